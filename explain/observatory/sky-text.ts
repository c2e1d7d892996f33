// The instants that decide between two skies, in words.

import { type SkyName, skyLabels } from '@nirnaya/dsl/vocabulary';
import { clockIn } from '../dates/clock.ts';
import type { DayMoment, SkyBoundary } from './sky-boundary.ts';

const verbs: Readonly<Record<SkyBoundary['end'], string>> = {
  begin: 'begins',
  end: 'ends',
  sankranti: 'month begins',
};

/** `begins 15:07 by drik, 18:10 by Vakya; sunset 18:01`: the other sky first, with dates where they differ. */
export function skyBoundaryText(
  { end, own, other, between }: SkyBoundary,
  skies: { readonly own: SkyName; readonly other: SkyName },
  zone: string,
): string {
  const clock = clockIn(zone);
  const instants = [own, other, ...(between === undefined ? [] : [between.at])];
  const oneDay = new Set(instants.map((jd) => clock.date(jd))).size === 1;
  const [ownAt, otherAt, momentAt] = instants.map((jd) => (oneDay ? clock.hm(jd) : clock.moment(jd)) ?? '');
  const moment = between === undefined ? '' : `; ${momentName(between)} ${momentAt}`;
  return `${verbs[end]} ${otherAt} by ${skyLabels[skies.other]}, ${ownAt} by ${skyLabels[skies.own]}${moment}`;
}

const momentName = ({ name, edge }: DayMoment): string => (edge === 'moment' ? name : `${edge} of ${name}`);

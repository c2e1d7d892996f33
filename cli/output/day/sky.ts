// The signs that rise through a day, and where the grahas stand as it begins.

import { table } from '../text/table.ts';
import { glued } from '../text/wrap.ts';
import { listed, type PageLine, underLabel } from './layout.ts';
import { spanOf, untilOf } from './moments.ts';
import type { FullDay } from './panchang.ts';

/** The lagnas one after another, then a row for each graha. */
export function skyLines({ astronomical: { lagna, grahas, eclipse } }: FullDay, day: number): PageLine[] {
  const rising = lagna?.map(({ rashi, end_at: end }) => glued(`${rashi} ${untilOf(end, day)}`)).join(', ');
  const rows = (grahas ?? []).map((at) => [
    at.graha,
    at.rashi,
    degreesText(at.degrees_in_rashi),
    `${at.nakshatra} ${at.pada}`,
    at.retrograde ? 'R' : '',
  ]);
  return [
    ...underLabel(
      'Eclipse',
      (eclipse?.eclipses ?? []).map((one) => eclipseText(one, day)),
    ),
    ['Lagna', rising ?? 'none, as some signs never rise here'],
    ...underLabel('Grahas', rows.length === 0 ? [] : table(rows).split('\n').map(glued)),
  ];
}

type EclipseOfDay = NonNullable<FullDay['astronomical']['eclipse']>['eclipses'][number];

// Seen or not, and its sutak where there is one; the clock of a page writes full minutes.
function eclipseText({ name, visible, local_times, sutak }: EclipseOfDay, day: number): string {
  const seen = local_times.seen.map((span) => glued(spanOf(span, day))).join(' and ');
  const sutakText =
    sutak?.start_at === undefined || sutak.end_at === undefined
      ? undefined
      : `sutak ${glued(spanOf({ start_at: sutak.start_at, end_at: sutak.end_at }, day))}`;
  return listed([name, visible ? `seen ${seen}` : 'not seen', sutakText]);
}

/** ` 4°29'`: whole minutes that are full. */
function degreesText(degrees: number): string {
  const minutes = Math.floor(degrees * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2)}°${String(minutes % 60).padStart(2, '0')}'`;
}

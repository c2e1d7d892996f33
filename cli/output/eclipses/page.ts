// An eclipse from a place, for people: its date and name, what is seen of it, its sutak.

import type { eclipsesOf } from '@nirnaya/app/eclipses';
import { parseIsoDate } from '@nirnaya/engine/civil';
import { listed } from '../day/layout.ts';
import { momentOf, spanOf } from '../day/moments.ts';
import { shortDay } from '../text/dates.ts';
import type { Sheet } from '../text/sheet.ts';
import { labelled } from '../text/wrap.ts';

/** An eclipse as the service answers it, its instants on full minutes. */
type Eclipse = Awaited<ReturnType<typeof eclipsesOf>>['eclipses'][number];
type AtPlace = NonNullable<Eclipse['at_place']>;

/** Cells of the column of dates. */
const column = 12;

/** The lines of an eclipse. */
export function eclipseLines(eclipse: Eclipse, { width, bold }: Sheet): string {
  const day = parseIsoDate(eclipse.date) ?? Number.NaN;
  const head = labelled(
    shortDay(day),
    `${eclipse.name}, greatest at ${momentOf(eclipse.greatest_at, day)}`,
    width,
    column,
  );
  const { at_place: here } = eclipse;
  const texts =
    here === undefined ? [] : [seenText(eclipse, here, day), sutakText(here, day), ...otherTexts(here, day)];
  return [
    bold(head),
    ...texts.flatMap((text) => (text === '' ? [] : [labelled('', text, width, column)])),
  ].join('\n');
}

function seenText(
  { type }: Eclipse,
  { visible, reason, type_here, local_times }: AtPlace,
  day: number,
): string {
  if (!visible) return `Not seen: ${reason}`;
  const { seen, rises_at, sets_at, maximum, contacts } = local_times;
  const first = contacts.find(({ contact }) => contact === 'C2' || contact === 'U2');
  const last = contacts.find(({ contact }) => contact === 'C3' || contact === 'U3');
  const whole =
    first && last && (first.is_up || last.is_up) ? { start_at: first.at, end_at: last.at } : undefined;
  const here = type_here === undefined || type_here === type ? undefined : `${type_here} here`;
  return listed([
    `Seen ${seen.map((span) => spanOf(span, day)).join(' and ')}`,
    here,
    whole && `${type_here} ${spanOf(whole, day)}`,
    maximum && `maximum ${momentOf(maximum.at, day)}${maximum.is_up ? '' : ' below the horizon'}`,
    ...rises_at.map((at) => `rises eclipsed ${momentOf(at, day)}`),
    ...sets_at.map((at) => `sets eclipsed ${momentOf(at, day)}`),
  ]);
}

function sutakText({ sutak, unavailable, visible }: AtPlace, day: number): string {
  if (sutak === null) return `Sutak unknown: ${unavailable?.sutak}`;
  if (sutak.start_at === undefined || sutak.end_at === undefined)
    return visible ? `No sutak: ${sutak.reason}` : '';
  const weak = sutak.children_old_sick;
  return listed([
    `Sutak ${spanOf({ start_at: sutak.start_at, end_at: sutak.end_at }, day)}`,
    weak && `for children, the old and the sick from ${momentOf(weak.start_at, day)}`,
  ]);
}

const otherTexts = ({ sutak }: AtPlace, day: number): string[] =>
  (sutak?.other_readings ?? []).map(
    ({ authority, ...span }) => `${authority.work}, ${authority.says}: ${spanOf(span, day)}`,
  );

// A chart as a page of 80 columns: whose it is, the diagram, where the grahas stand, which periods run.

import type { birthChartOf } from '@nirnaya/app/jyotisha';
import { parseIsoDate } from '@nirnaya/engine/civil';
import { longDate } from '../text/dates.ts';
import type { Sheet } from '../text/sheet.ts';
import { table } from '../text/table.ts';
import { wrapped } from '../text/wrap.ts';
import { statedOptions } from './conventions.ts';

/** A chart as it is answered. */
export type ShownChart = Awaited<ReturnType<typeof birthChartOf>>;

/** Whose chart it is, and what it was computed by. */
export function chartHead(
  { birth, conventions, lagna }: ShownChart,
  place: string,
  { width, bold, dim }: Sheet,
): string {
  const name = birth.name === null ? '' : `${birth.name}, `;
  const lines = [
    bold(`${name}${longDate(parseIsoDate(birth.date) ?? 0)}, ${birth.time}`),
    dim(
      wrapped(
        [
          `${place}, ${standardText(birth)} (${birth.utc_offset}); ${conventions.ayanamsa} ${degreesText(conventions.ayanamsa_degrees)}, ${conventions.node_type} node`,
          ...statedOptions(conventions.options),
        ].join(', '),
        width,
      ),
    ),
    ...(birth.other_time === undefined ? [] : [wrapped(`Note: ${birth.other_time.note}`, width)]),
    ...(birth.clock_change === undefined ? [] : [wrapped(`Note: ${birth.clock_change.note}`, width)]),
    `Lagna ${placeText(lagna)}, ${lagna.nakshatra} ${lagna.pada}`,
  ];
  return lines.join('\n');
}

/** By which time the clock of a birth was read. */
const standardText = ({ time_standard, timezone }: ShownChart['birth']): string =>
  ({ zone: timezone, lmt: 'local mean time', offset: 'stated offset' })[time_standard];

/** Where the nine grahas stand. */
export function grahaTable({ grahas }: ShownChart, { bold }: Sheet): string {
  const rows = grahas.map((of) => [
    of.graha,
    placeText(of),
    `${of.nakshatra} ${of.pada}`,
    String(of.house),
    [of.dignity, ...(of.retrograde ? ['retrograde'] : []), ...(of.combust ? ['combust'] : [])].join(', '),
  ]);
  const [head = '', ...lines] = table([['Graha', 'Place', 'Nakshatra', 'House', ''], ...rows]).split('\n');
  return [bold(head), ...lines].join('\n');
}

/** The periods of Vimshottari, and those that run. */
export function dashaText({ dashas, running_at }: ShownChart, { width, bold }: Sheet): string {
  const [vimshottari] = dashas;
  if (vimshottari === undefined) return '';
  const periods = vimshottari.periods.map(
    ({ lord, start_at: start }) => `${lord} from ${start.slice(0, 10)}`,
  );
  const runs = vimshottari.running.map(
    ({ lord, end_at: end }, i) => `${lord}${i < 3 ? ` to ${end.slice(0, 10)}` : ''}`,
  );
  return [
    bold(`Vimshottari, years of ${vimshottari.year.days} days`),
    wrapped(periods.join(', '), width, '  '),
    wrapped(
      runs.length === 0
        ? `None runs on ${running_at.slice(0, 10)}.`
        : `On ${running_at.slice(0, 10)}: ${runs.join(' > ')}`,
      width,
      '  ',
    ),
  ].join('\n');
}

/** The yogas and doshas that hold, each with what sets it aside. */
export function yogaText({ yogas }: ShownChart, { width, bold }: Sheet): string {
  if (yogas === undefined || yogas === null) return '';
  const lines = (of: readonly { name: string; cancellations: readonly { reason: string }[] }[]): string => {
    const shown = of.map(({ name, cancellations }) => {
      const by = cancellations.map(({ reason }) => reason).join('; ');
      return by === '' ? name : `${name} (set aside: ${by})`;
    });
    return wrapped(shown.length === 0 ? 'none' : shown.join(', '), width, '  ');
  };
  return [
    `${bold(`Yogas, ${yogas.yogas.length}`)}\n${lines(yogas.yogas)}`,
    `${bold(`Doshas, ${yogas.doshas.length}`)}\n${lines(yogas.doshas)}`,
  ].join('\n');
}

/** A place in the zodiac. */
interface Placed {
  readonly rashi: string;
  readonly degrees_in_rashi: number;
}

/** `12°34' Vrishabha`. */
export const placeText = ({ rashi, degrees_in_rashi }: Placed): string =>
  `${degreesText(degrees_in_rashi)} ${rashi}`;

/** `12°34'`, minutes cut off as almanacs do, so that no graha is shown in the next rashi. */
export function degreesText(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-6);
  return `${String(Math.floor(minutes / 60)).padStart(2)}°${String(minutes % 60).padStart(2, '0')}'`;
}

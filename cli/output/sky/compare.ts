// Ends of tithis, sankrantis and lunar months of some days on several skies, side by side.

import { nameOf, type SkyName, tithiFullName } from '@nirnaya/dsl/vocabulary';
import { type PlaceYear, placeYearOn } from '@nirnaya/engine/almanac';
import type { Lunation, SkyYear, Track } from '@nirnaya/engine/sky';
import type { LocalClock } from '@nirnaya/explain/dates';

/** One thing on every sky. */
interface Compared {
  readonly kind: 'tithi_end' | 'sankranti' | 'lunar_month';
  readonly name: string;
  /** on each sky, JD UT; NaN where that sky has none near */
  readonly instants: readonly number[];
  /** the lunar month on each sky, of tithis and months */
  readonly months: readonly string[];
}

/** The columns for some skies: instants by local clock, how far they lie apart, and lunar months. */
export const compareColumns = (skies: readonly SkyName[]): readonly string[] => [
  'kind',
  'name',
  ...skies,
  'minutes_apart',
  ...skies.map((sky) => `${sky}_month`),
];

/** A stretch of time, JD UT. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The rows of a place-year that fall into a stretch on the first sky, by time; the sky beyond the year's margins is not looked at. */
export function compareRows(
  py: PlaceYear,
  skies: readonly SkyName[],
  { from, to }: Stretch,
  clock: LocalClock,
): readonly (readonly string[])[] {
  const years = skies.map((sky) => placeYearOn(py, sky).sky);
  const [first, ...others] = years;
  if (first === undefined) return [];
  const rows = [
    ...tithiEnds(first, others),
    ...sankrantis(first, others),
    ...lunarMonths(first, others),
  ].filter(({ instants: [at = Number.NaN] }) => from <= at && at < to);
  return rows
    .sort(({ instants: [a = 0] }, { instants: [b = 0] }) => a - b)
    .map(({ kind, name, instants, months }) => [
      kind,
      name,
      ...instants.map((at) => clock.iso(at) ?? ''),
      minutesApart(instants),
      ...months,
    ]);
}

function minutesApart(instants: readonly number[]): string {
  const known = instants.filter((at) => !Number.isNaN(at));
  return ((Math.max(...known) - Math.min(...known)) * 1440).toFixed(1);
}

/** Days by which the same thing may lie apart on two skies. */
const NEAR = 2;

// The boundary of a label that is nearest, where it is near.
function nearest({ first, cycle, starts }: Track, label: number, to: number): number {
  let best = Number.NaN;
  for (const [i, at] of starts.entries()) {
    if ((first + i) % cycle !== label || Math.abs(at - to) > NEAR) continue;
    if (Number.isNaN(best) || Math.abs(at - to) < Math.abs(best - to)) best = at;
  }
  return best;
}

function tithiEnds(first: SkyYear, others: readonly SkyYear[]): Compared[] {
  const { tithi } = first;
  return [...tithi.starts].slice(1).map((end, i) => {
    const label = (tithi.first + i) % tithi.cycle;
    const next = (label + 1) % tithi.cycle;
    const instants = [end, ...others.map((year) => nearest(year.tithi, next, end))];
    const months = [first, ...others].map((year, n) => monthAt(year, instants[n] ?? end));
    return { kind: 'tithi_end', name: tithiFullName(label + 1), instants, months };
  });
}

function sankrantis(first: SkyYear, others: readonly SkyYear[]): Compared[] {
  const { sunRashi } = first;
  return [...sunRashi.starts].slice(1).map((at, i) => {
    const label = (sunRashi.first + i + 1) % sunRashi.cycle;
    const instants = [at, ...others.map((year) => nearest(year.sunRashi, label, at))];
    return {
      kind: 'sankranti',
      name: nameOf('rashi', label),
      instants,
      months: [first, ...others].map(() => ''),
    };
  });
}

function lunarMonths(first: SkyYear, others: readonly SkyYear[]): Compared[] {
  return first.lunations.map((lunation) => {
    const matches = [
      lunation,
      ...others.map(({ lunations }) =>
        lunations.find(({ start }) => Math.abs(start - lunation.start) < NEAR),
      ),
    ];
    return {
      kind: 'lunar_month',
      name: 'new moon',
      instants: matches.map((one) => one?.start ?? Number.NaN),
      months: matches.map((one) => (one === undefined ? '' : monthName(one))),
    };
  });
}

// Of the end of a tithi the month that it ends in, not the one that begins then.
function monthAt({ lunations }: SkyYear, at: number): string {
  const lunation = lunations.find(({ start, end }) => start < at && at <= end);
  return lunation === undefined ? '' : monthName(lunation);
}

function monthName({ months, adhika, kshaya }: Lunation): string {
  const names = months.map((month) => nameOf('lunar month', month - 1));
  return adhika ? `Adhika ${names[0]}` : kshaya ? `${names.join('-')} (kshaya)` : (names[0] ?? '');
}

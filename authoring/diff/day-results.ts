// The results of a chain on a day besides dates: the windows of its kalas, the parts of its divisions, the spans of its
// conditions, the times and days that its rules score. In a form in which two versions can be compared and shown.

import type { RuleInput } from '@nirnaya/compiler/front';
import { type CompiledPack, type Inputs, noInputs } from '@nirnaya/compiler/runtime';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { isoDate, JD_OF_CIVIL_DAY_0, offsetAt, zoneOffsets } from '@nirnaya/engine/civil';
import type { Spans } from '@nirnaya/engine/spans';

/** One thing that is given on a day. */
export interface DayResult {
  /** JD UT, cut at the ends of the day; NaN for a result of the day as a whole */
  readonly from: number;
  readonly to: number;
  /** the result: a label, a kind, a score */
  readonly what: string;
}

/** The results on the days of a place-year's civil year, one list for each day; of a rule for some of its inputs. */
export function resultsIn(
  pack: CompiledPack,
  py: PlaceYear,
  name: string,
  inputs: Inputs = noInputs,
): readonly (readonly DayResult[])[] {
  const days = Array.from({ length: py.yearEnd - py.yearStart }, (_, i) => py.firstDay + py.yearStart + i);
  const [kind, part = ''] = name.split(' ', 2);
  if (kind === 'kala')
    return days.map((day) => spanResults(pack.dayWindows.listedKala(py, part, day) ?? [], ''));
  if (kind === 'division')
    return days.map((day) =>
      (pack.dayWindows.division(py, part, day) ?? []).map(({ start, end, label }) => ({
        from: start,
        to: end,
        what: label,
      })),
    );
  if (pack.rules.has(name)) return days.map((day) => conditionResults(pack, py, { code: name, inputs }, day));
  if (pack.scored.get(name)?.checked.kind === 'muhurat')
    return muhuratResults(pack, py, { code: name, inputs }, days);
  const out: DayResult[][] = [];
  for (const day of days) {
    const worth = pack.scores.suitabilityBy(py, name, day, { inputs });
    out.push(worth === undefined ? [] : [ofDay(scoreText(worth))]);
  }
  return out;
}

const ofDay = (what: string): DayResult => ({ from: Number.NaN, to: Number.NaN, what });

function spanResults(spans: Spans, what: string): readonly DayResult[] {
  const out: DayResult[] = [];
  for (let i = 0; i + 1 < spans.length; i += 2) out.push({ from: spans[i], to: spans[i + 1], what });
  return out;
}

/** A rule with values of its inputs. */
interface RuleCase {
  readonly code: string;
  readonly inputs: Inputs;
}

function conditionResults(
  pack: CompiledPack,
  py: PlaceYear,
  { code, inputs }: RuleCase,
  day: number,
): readonly DayResult[] {
  const condition = pack.conditions.ofRule(py, code, day, inputs);
  if (condition === undefined) return [];
  return [
    ...condition.spans.map(({ start, end, kind = '' }) => ({ from: start, to: end, what: kind })),
    ...condition.windows.flatMap(({ name, spans }) => spanResults(spans, name)),
  ].flatMap((given) => cutTo(py, day, given));
}

function cutTo(py: PlaceYear, day: number, given: DayResult): readonly DayResult[] {
  const at = day - py.firstDay;
  const from = Math.max(given.from, py.dayStart[at]);
  const to = Math.min(given.to, py.dayStart[at + 1]);
  return to > from ? [{ ...given, from, to }] : [];
}

// The whole year is computed at once, and cut into days.
function muhuratResults(
  pack: CompiledPack,
  py: PlaceYear,
  { code, inputs }: RuleCase,
  days: readonly number[],
): readonly (readonly DayResult[])[] {
  const windows = pack.scores.muhurats(py, code, { from: days[0] ?? 0, to: days.at(-1) ?? 0, inputs }) ?? [];
  let first = 0;
  return days.map((day) => {
    const [from, to] = [py.dayStart[day - py.firstDay], py.dayStart[day - py.firstDay + 1]];
    while (first < windows.length && (windows[first]?.end ?? 0) <= from) first++;
    const out: DayResult[] = [];
    for (let i = first; i < windows.length; i++) {
      const window = windows[i];
      if (window === undefined || window.start >= to) break;
      out.push(...cutTo(py, day, { from: window.start, to: window.end, what: scoreText(window) }));
    }
    return out;
  });
}

interface Scored {
  readonly score: number;
  readonly rating: string | undefined;
  readonly blocked: boolean;
}

const scoreText = ({ score, rating, blocked }: Scored): string =>
  [blocked ? 'blocked' : `${score}`, ...(rating === undefined ? [] : [rating])].join(' ');

// Two ways of computing one instant differ by rounding; half a second is no other time.
const slack = 0.5 / 86400;
const isNear = (a: number, b: number): boolean => Object.is(a, b) || Math.abs(a - b) <= slack;

/** Whether two days have the same results. */
export const isSameDay = (a: readonly DayResult[], b: readonly DayResult[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => {
    const other = b[i];
    return (
      other !== undefined &&
      one.what === other.what &&
      isNear(one.from, other.from) &&
      isNear(one.to, other.to)
    );
  });

/**
 * Both sides of a civil day number by the clock of its place, without the results that both have; to the second where minutes show
 * no difference.
 */
export function dayTexts(
  py: PlaceYear,
  day: number,
  before: readonly DayResult[],
  after: readonly DayResult[],
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  const offsets = zoneOffsets(py.place.zone, py.midnight[0], py.midnight[py.count]);
  const ends = py.dayStart[day - py.firstDay + 1];
  const clock = (jd: number, unit: number): string => {
    const local = Math.round((jd + offsetAt(offsets, jd) - JD_OF_CIVIL_DAY_0) * unit) / unit;
    const seconds = Math.round((local - Math.floor(local)) * 86400);
    const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
      .slice(0, unit === 1440 ? 2 : 3)
      .map((part) => String(part).padStart(2, '0'))
      .join(':');
    // Past midnight the clock begins again; past the next sunrise another day begins.
    return jd <= ends + slack ? time : `${isoDate(Math.floor(local)).slice(5)} ${time}`;
  };
  const text =
    (unit: number) =>
    ({ from, to, what }: DayResult): string => {
      const window = Number.isNaN(from) ? '' : `${clock(from, unit)}..${clock(to, unit)}`;
      return [window, what].filter((part) => part !== '').join(' ');
    };
  const only = (some: readonly DayResult[], others: readonly DayResult[]): readonly DayResult[] =>
    some.filter((one) => !others.some((other) => isSameDay([one], [other])));
  const [gone, come] = [only(before, after), only(after, before)];
  const minutes = { before: gone.map(text(1440)), after: come.map(text(1440)) };
  return minutes.before.join() === minutes.after.join()
    ? { before: gone.map(text(86400)), after: come.map(text(86400)) }
    : minutes;
}

/** The inputs that a rule must be given, which a comparison has none of. */
export const needed = (inputs: readonly RuleInput[]): readonly string[] =>
  inputs.filter(({ optional }) => optional !== true).map(({ name }) => name);

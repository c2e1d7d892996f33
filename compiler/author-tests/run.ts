// Runs the claims of author tests: what was expected, what was found.

import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { civilFromDay, parseIsoDate } from '../../engine/place/civil.ts';
import type { Place } from '../../engine/place/place.ts';
import { offsetAt, zoneOffsets } from '../../engine/place/zone.ts';
import { type Dated, datedIn, decidedBy } from '../diff/dated.ts';
import type { Check, DateCheck, HoldsCheck, KalaCheck, YearCheck } from './checks.ts';

/** What came of a claim. */
export interface CheckResult {
  readonly check: Check;
  readonly passed: boolean;
  /** in words, one line each */
  readonly expected: string;
  readonly found: string;
  /** a civil day number about which the reason is worth telling; undefined where none is */
  readonly about: number | undefined;
}

/** Source of place-years. */
export type PlaceYears = (place: Place, year: number) => PlaceYear;

/** Runs one claim. */
export function runCheck(check: Check, placeYear: PlaceYears): CheckResult {
  switch (check.kind) {
    case 'year':
      return runYear(check, placeYear);
    case 'date':
      return runDate(check, placeYear);
    case 'holds':
      return runHolds(check, placeYear);
    case 'kala':
      return runKala(check, placeYear);
  }
}

/** The day number of a date that was read as one. */
function dayOf(date: string): number {
  const day = parseIsoDate(date.slice(0, 10));
  if (day === undefined) throw new Error(`no date: ${date}`);
  return day;
}

interface Found extends Dated {
  readonly by: string;
}

// The dates of a rule in a year with what decided them; none of a rule that the chain has disabled.
function datesIn(
  { pack, rule, mode, site }: YearCheck | DateCheck,
  year: number,
  placeYear: PlaceYears,
): readonly Found[] {
  if (rule.linked.disabled) return [];
  const py = placeYear(site.place, year);
  const dated = datedIn(pack, py, rule.code, mode);
  const traces = pack.traces(py, rule.code, py.firstDay + py.yearStart, py.firstDay + py.yearEnd - 1, {
    mode,
  });
  return dated.map((one) => {
    const trace = traces.find((t) => t.occurrence.start === one.start);
    return { ...one, by: trace === undefined ? '' : decidedBy(trace) };
  });
}

const hasDate = ({ text }: Dated): boolean => /^\d/.test(text);

function runYear(check: YearCheck, placeYear: PlaceYears): CheckResult {
  const all = datesIn(check, check.year, placeYear);
  const { by } = check;
  const found = all.filter(hasDate);
  const wanted = [...check.dates].sort();
  const same = wanted.length === found.length && wanted.every((text, i) => text === found[i]?.text);
  // With no date expected, `by` speaks of the occurrences that got none.
  const judged = wanted.length === 0 ? all : found;
  const passed = same && (by === undefined || (judged.length > 0 && judged.every((one) => one.by === by)));
  const strange = wanted.find((text) => !found.some((one) => one.text === text));
  const about =
    strange === undefined ? (found.find((one) => !wanted.includes(one.text)) ?? all[0])?.day : dayOf(strange);
  return {
    check,
    passed,
    expected: `${wanted.join(', ') || 'no date'}${byText(by)}`,
    found: all.length === 0 ? 'no date' : listed(all, by !== undefined),
    about,
  };
}

const byText = (by: string | undefined): string => (by === undefined ? '' : ` by \`${by}\``);

const listed = (dates: readonly Found[], withClauses: boolean): string =>
  dates.map(({ text, by }) => `${text}${withClauses ? byText(by) : ''}`).join(', ');

function runDate(check: DateCheck, placeYear: PlaceYears): CheckResult {
  const day = dayOf(check.date);
  const { by, falls } = check;
  const near = datesIn(check, civilFromDay(day).year, placeYear).filter(hasDate);
  const on = near.find(({ text }) => text === check.date);
  const passed = falls === (on !== undefined) && (by === undefined || !falls || on?.by === by);
  const nearest = [...near].sort((a, b) => Math.abs(a.day - day) - Math.abs(b.day - day)).slice(0, 1);
  return {
    check,
    passed,
    expected: `${falls ? '' : 'not '}${check.date}${falls ? byText(by) : ''}`,
    found: nearest.length === 0 ? 'no date in the year' : listed(nearest, by !== undefined),
    about: day,
  };
}

function runHolds(check: HoldsCheck, placeYear: PlaceYears): CheckResult {
  const { pack, rule, site, at, holds, inputs } = check;
  const day = dayOf(at.date);
  const py = placeYear(site.place, civilFromDay(day).year);
  const moment = py.clock(day - py.firstDay, at.minutes);
  // Before sunrise the day of the date before still runs.
  const spans = [day - 1, day].flatMap((d) => pack.conditionFor(py, rule.code, d, inputs)?.spans ?? []);
  const held = !rule.linked.disabled && spans.some(({ start, end }) => start <= moment && moment < end);
  const when = `${at.date} ${clockText(at.minutes)}`;
  return {
    check,
    passed: held === holds,
    expected: `${holds ? 'holds' : 'does not hold'} at ${when}`,
    found: held ? 'it holds' : 'it does not hold',
    about: undefined,
  };
}

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** How far a window may be from what almanacs print to the minute, cut or rounded. */
const slack = 1;

function runKala(check: KalaCheck, placeYear: PlaceYears): CheckResult {
  const { pack, site, kala, date, windows } = check;
  const day = dayOf(date);
  const py = placeYear(site.place, civilFromDay(day).year);
  const spans = pack.kalaListedOn(py, kala, day) ?? [];
  const offsets = zoneOffsets(site.place.zone, py.midnight[0] ?? 0, py.midnight[py.count] ?? 0);
  const minutes = [...spans].map((jd) => {
    const local = jd + offsetAt(offsets, jd) + 0.5;
    return (local - Math.floor(local)) * 1440;
  });
  const found: [number, number][] = [];
  for (let i = 0; i + 1 < minutes.length; i += 2) found.push([minutes[i] ?? 0, minutes[i + 1] ?? 0]);
  const near = (a: number, b: number): boolean => {
    const apart = Math.abs(a - b);
    return Math.min(apart, 1440 - apart) <= slack;
  };
  const passed =
    found.length === windows.length &&
    windows.every(([from, to], i) => near(from, found[i]?.[0] ?? 0) && near(to, found[i]?.[1] ?? 0));
  const text = (all: readonly (readonly [number, number])[]): string =>
    all
      .map(([from, to]) => `${clockText(Math.round(from) % 1440)}..${clockText(Math.round(to) % 1440)}`)
      .join(', ') || 'no window';
  return { check, passed, expected: text(windows), found: text(found), about: undefined };
}

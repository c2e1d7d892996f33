// Runs the claims of author tests: what was expected, what was found.

import { civilFromDay } from '@nirnaya/engine/civil';
import { type Dated, datedIn, decidedBy } from '../diff/dated.ts';
import type {
  Check,
  DateCheck,
  HoldsCheck,
  KalaCheck,
  NamedWindowCheck,
  UndecidedCheck,
  YearCheck,
} from './checks.ts';
import {
  areFestivalWindows,
  areSameWindows,
  clockText,
  clockWindows,
  dayOf,
  momentText,
  windowsText,
} from './clock.ts';
import type { CheckResult, PlaceYears } from './result.ts';
import { runBirthTest } from './run-birth.ts';
import { runScoredTests } from './run-scored.ts';

/** Runs one claim. */
export function runCheck(check: Check, placeYear: PlaceYears): CheckResult {
  switch (check.kind) {
    case 'year':
      return runYear(check, placeYear);
    case 'date':
      return runDate(check, placeYear);
    case 'undecided':
      return runUndecided(check, placeYear);
    case 'holds':
      return runHolds(check, placeYear);
    case 'named':
      return runNamedWindow(check, placeYear);
    case 'kala':
      return runKala(check, placeYear);
    case 'birth':
    case 'match':
      return runBirthTest(check);
    default:
      return runScoredTests(check, placeYear);
  }
}

interface DatedOccurrence extends Dated {
  readonly by: string;
}

// The dates of a rule in a year with what decided them; none of a rule that the chain has disabled.
function datesIn(
  { pack, rule, mode, site }: YearCheck | DateCheck | UndecidedCheck,
  year: number,
  placeYear: PlaceYears,
): readonly DatedOccurrence[] {
  if (rule.linked.disabled) return [];
  const py = placeYear(site.place, year);
  const trace = pack.traces.tracer(py, rule.code, { mode });
  return datedIn(pack, py, rule.code, mode).map((one) => ({
    ...one,
    by: trace === undefined ? '' : decidedBy(trace(one.occurrence)),
  }));
}

const hasDate = ({ text }: Dated): boolean => /^\d/.test(text);

function runYear(check: YearCheck, placeYear: PlaceYears): CheckResult {
  const all = datesIn(check, check.year, placeYear);
  const { by } = check;
  const actual = all.filter(hasDate);
  const expected = [...check.dates].sort();
  const same = expected.length === actual.length && expected.every((text, i) => text === actual[i]?.text);
  // With no date expected, `by` is about the occurrences without one.
  const compared = expected.length === 0 ? all : actual;
  const passed =
    same && (by === undefined || (compared.length > 0 && compared.every((one) => one.by === by)));
  const strange = expected.find((text) => !actual.some((one) => one.text === text));
  const about =
    strange === undefined
      ? (actual.find((one) => !expected.includes(one.text)) ?? all[0])?.day
      : dayOf(strange);
  return {
    check,
    passed,
    expected: `${expected.join(', ') || 'no date'}${byText(by)}`,
    actual: all.length === 0 ? 'no date' : listed(all, by !== undefined),
    about,
  };
}

const byText = (by: string | undefined): string => (by === undefined ? '' : ` by \`${by}\``);

const listed = (dates: readonly DatedOccurrence[], withClauses: boolean): string =>
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
    actual: nearest.length === 0 ? 'no date in the year' : listed(nearest, by !== undefined),
    about: day,
  };
}

function runUndecided(check: UndecidedCheck, placeYear: PlaceYears): CheckResult {
  const [first = ''] = check.dates;
  const day = dayOf(first);
  const all = datesIn(check, civilFromDay(day).year, placeYear);
  const expected = `undecided ${check.dates.join('|')}`;
  const near = [...all].sort((a, b) => Math.abs(a.day - day) - Math.abs(b.day - day)).slice(0, 1);
  return {
    check,
    passed: all.some(({ text }) => text === expected),
    expected: openText(expected),
    actual: near.length === 0 ? 'no date in the year' : near.map(({ text }) => openText(text)).join(', '),
    about: day,
  };
}

const openText = (text: string): string => text.replaceAll('|', ' or ');

function runHolds(check: HoldsCheck, placeYear: PlaceYears): CheckResult {
  const { pack, rule, site, at, holds, inputs, called } = check;
  const day = dayOf(at.date);
  const py = placeYear(site.place, civilFromDay(day).year);
  const moment = py.clock(day - py.firstDay, at.minutes);
  // Before sunrise the day of the date before still runs.
  const spans = [day - 1, day].flatMap((d) => pack.conditions.ofRule(py, rule.code, d, inputs)?.spans ?? []);
  const span = rule.linked.disabled
    ? undefined
    : spans.find(({ start, end }) => start <= moment && moment < end);
  const asCalled = (kind: string | undefined): string => (kind === undefined ? '' : ` as ${kind}`);
  const kind = span && (span.kind ?? 'none');
  const when = `${at.date} ${clockText(at.minutes)}`;
  const near = spans.map(
    ({ start, end, kind }) => `holds ${momentText(py, start)} to ${momentText(py, end)}${asCalled(kind)}`,
  );
  return {
    check,
    passed: (span !== undefined) === holds && (called === undefined || kind === called),
    expected: `${holds ? 'holds' : 'does not hold'}${asCalled(called)} at ${when}`,
    actual: span === undefined ? 'it does not hold' : `it holds${called === undefined ? '' : asCalled(kind)}`,
    why: [...new Set(near)],
  };
}

function runNamedWindow(check: NamedWindowCheck, placeYear: PlaceYears): CheckResult {
  const { pack, rule, site, mode, date, window, is } = check;
  const day = dayOf(date);
  const py = placeYear(site.place, civilFromDay(day).year);
  const observance = pack.observances.on(py, day, { mode }).find((one) => one.rule.code === rule.code);
  const expected = `${window} ${windowsText(is)}`;
  if (observance === undefined)
    return { check, passed: false, expected, actual: 'no observance', about: day };
  const own = pack.observances.windowsOf(py, observance, { mode }).find(({ name }) => name === window);
  const actual = clockWindows(py, own?.spans ?? []);
  return {
    check,
    passed: areFestivalWindows(is, actual),
    expected,
    actual: `${window} ${windowsText(actual)}`,
  };
}

function runKala(check: KalaCheck, placeYear: PlaceYears): CheckResult {
  const { pack, site, kala, date, windows } = check;
  const day = dayOf(date);
  const py = placeYear(site.place, civilFromDay(day).year);
  const actual = clockWindows(py, pack.dayWindows.listedKala(py, kala, day) ?? []);
  const passed = areSameWindows(windows, actual);
  return { check, passed, expected: windowsText(windows), actual: windowsText(actual) };
}

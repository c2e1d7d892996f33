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

interface Found extends Dated {
  readonly by: string;
}

// The dates of a rule in a year with what decided them; none of a rule that the chain has disabled.
function datesIn(
  { pack, rule, mode, site }: YearCheck | DateCheck | UndecidedCheck,
  year: number,
  placeYear: PlaceYears,
): readonly Found[] {
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
  const found = all.filter(hasDate);
  const wanted = [...check.dates].sort();
  const same = wanted.length === found.length && wanted.every((text, i) => text === found[i]?.text);
  // With no date expected, `by` is about the occurrences without one.
  const compared = wanted.length === 0 ? all : found;
  const passed =
    same && (by === undefined || (compared.length > 0 && compared.every((one) => one.by === by)));
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

function runUndecided(check: UndecidedCheck, placeYear: PlaceYears): CheckResult {
  const [first = ''] = check.dates;
  const day = dayOf(first);
  const all = datesIn(check, civilFromDay(day).year, placeYear);
  const wanted = `undecided ${check.dates.join('|')}`;
  const near = [...all].sort((a, b) => Math.abs(a.day - day) - Math.abs(b.day - day)).slice(0, 1);
  return {
    check,
    passed: all.some(({ text }) => text === wanted),
    expected: openText(wanted),
    found: near.length === 0 ? 'no date in the year' : near.map(({ text }) => openText(text)).join(', '),
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
  const held = rule.linked.disabled
    ? undefined
    : spans.find(({ start, end }) => start <= moment && moment < end);
  const asCalled = (kind: string | undefined): string => (kind === undefined ? '' : ` as ${kind}`);
  const found = held && (held.kind ?? 'none');
  const when = `${at.date} ${clockText(at.minutes)}`;
  const near = spans.map(
    ({ start, end, kind }) => `holds ${momentText(py, start)} to ${momentText(py, end)}${asCalled(kind)}`,
  );
  return {
    check,
    passed: (held !== undefined) === holds && (called === undefined || found === called),
    expected: `${holds ? 'holds' : 'does not hold'}${asCalled(called)} at ${when}`,
    found: held === undefined ? 'it does not hold' : `it holds${called === undefined ? '' : asCalled(found)}`,
    why: [...new Set(near)],
  };
}

function runNamedWindow(check: NamedWindowCheck, placeYear: PlaceYears): CheckResult {
  const { pack, rule, site, mode, date, window, is } = check;
  const day = dayOf(date);
  const py = placeYear(site.place, civilFromDay(day).year);
  const observance = pack.observances.on(py, day, { mode }).find((one) => one.rule.code === rule.code);
  const expected = `${window} ${windowsText(is)}`;
  if (observance === undefined) return { check, passed: false, expected, found: 'no observance', about: day };
  const own = pack.observances.windowsOf(py, observance, { mode }).find(({ name }) => name === window);
  const found = clockWindows(py, own?.spans ?? []);
  return { check, passed: areFestivalWindows(is, found), expected, found: `${window} ${windowsText(found)}` };
}

function runKala(check: KalaCheck, placeYear: PlaceYears): CheckResult {
  const { pack, site, kala, date, windows } = check;
  const day = dayOf(date);
  const py = placeYear(site.place, civilFromDay(day).year);
  const found = clockWindows(py, pack.dayWindows.listedKala(py, kala, day) ?? []);
  const passed = areSameWindows(windows, found);
  return { check, passed, expected: windowsText(windows), found: windowsText(found) };
}

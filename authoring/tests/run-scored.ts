// Runs the claims about rules that decide no day: the rating of a time or a day, the result of a chakra.

import type { ChakraStep, ChakraValue, MuhuratWindow, Reason } from '@nirnaya/compiler/runtime';
import { civilFromDay } from '@nirnaya/engine/civil';
import {
  areSameWindows,
  type ClockWindow,
  clockText,
  clockWindows,
  dayOf,
  isSameWindow,
  windowsText,
} from './clock.ts';
import type { CheckResult, PlaceYears } from './result.ts';
import type {
  ChakraCheck,
  ScoredCheck,
  TimeCheck,
  Verdict,
  WindowsCheck,
  WorthCheck,
} from './scored-checks.ts';

/** Runs one such claim. */
export function runScoredTests(check: ScoredCheck, placeYear: PlaceYears): CheckResult {
  switch (check.kind) {
    case 'time':
      return runTime(check, placeYear);
    case 'windows':
      return runWindows(check, placeYear);
    case 'worth':
      return runWorth(check, placeYear);
    case 'chakra':
      return runChakra(check);
  }
}

function runTime(check: TimeCheck, placeYear: PlaceYears): CheckResult {
  const { pack, rule, site, at, window, verdict, inputs } = check;
  const date = dayOf(at.date);
  const py = placeYear(site.place, civilFromDay(date).year);
  const moment = py.clock(date - py.firstDay, at.minutes);
  // Before sunrise the day of the date before still runs.
  const day = moment < py.dayStart[date - py.firstDay] ? date - 1 : date;
  const match = (pack.scores.muhurats(py, rule.code, { from: day, to: day, inputs }) ?? []).find(
    ({ start, end }) => start <= moment && moment < end,
  );
  const bounds = match && clockWindows(py, [match.start, match.end])[0];
  const passed =
    window === 'none' || match === undefined || bounds === undefined
      ? window === 'none' && match === undefined
      : (window === undefined || isSameWindow(window, bounds)) && meets(verdict, match);
  const expected = window === 'none' ? 'no window' : verdictText(verdict, window);
  return {
    check,
    passed,
    expected: `${expected} at ${clockText(at.minutes)}`,
    actual: match === undefined ? 'no window' : worthText(match, bounds),
    why: match?.reasons.map(reasonText),
  };
}

function runWindows(check: WindowsCheck, placeYear: PlaceYears): CheckResult {
  const { pack, rule, site, date, windows, inputs } = check;
  const day = dayOf(date);
  const py = placeYear(site.place, civilFromDay(day).year);
  const all = pack.scores.muhurats(py, rule.code, { from: day, to: day, inputs }) ?? [];
  const clock = (some: readonly MuhuratWindow[]): readonly ClockWindow[] =>
    clockWindows(
      py,
      some.flatMap(({ start, end }) => [start, end]),
    );
  const actual = clock(all.filter(({ blocked }) => !blocked));
  const why = all.map(
    (one) => `${worthText(one, clock([one])[0])}: ${one.reasons.map(reasonText).join(', ')}`,
  );
  const passed = areSameWindows(windows, actual);
  return { check, passed, expected: windowsText(windows), actual: windowsText(actual), why };
}

function runWorth(check: WorthCheck, placeYear: PlaceYears): CheckResult {
  const { pack, rule, site, date, verdict, inputs } = check;
  const day = dayOf(date);
  const py = placeYear(site.place, civilFromDay(day).year);
  const worth = pack.scores.suitabilityBy(py, rule.code, day, { inputs });
  const expected = verdictText(verdict, undefined);
  if (worth === undefined) return { check, passed: false, expected, actual: 'the rule is disabled' };
  const reasons = [...worth.blocking, ...worth.supporting];
  const rated = { ...worth, reasons };
  return {
    check,
    passed: meets(verdict, rated),
    expected,
    actual: worthText(rated, undefined),
    why: reasons.map(reasonText),
  };
}

interface Worth {
  readonly score: number;
  readonly rating: string | undefined;
  readonly blocked: boolean;
  readonly reasons: readonly Reason[];
}

function meets({ score, rating, because, blockedBy }: Verdict, rated: Worth): boolean {
  const says = (how: (reason: Reason) => boolean) => (text: string) =>
    rated.reasons.some((reason) => how(reason) && reason.because === text);
  return (
    (score === undefined || score === rated.score) &&
    (rating === undefined || rating === rated.rating) &&
    because.every(says(() => true)) &&
    blockedBy.every(says(({ how }) => how === 'block'))
  );
}

const quoted = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join(', ');

// `08:40..09:28, 60 GOOD, because "a good tithi"`, of what is claimed.
function verdictText(
  { score, rating, because, blockedBy }: Verdict,
  window: ClockWindow | undefined,
): string {
  const worth = [score, rating].filter((part) => part !== undefined).join(' ');
  return [
    window && windowsText([window]),
    worth,
    because.length > 0 ? `because ${quoted(because)}` : '',
    blockedBy.length > 0 ? `blocked by ${quoted(blockedBy)}` : '',
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
}

function worthText({ score, rating, blocked, reasons }: Worth, window: ClockWindow | undefined): string {
  const texts = (some: readonly Reason[]): string[] => some.map(({ because }) => because);
  const blockedBy = blocked ? texts(reasons.filter(({ how }) => how === 'block')) : [];
  return verdictText({ score, rating, because: [], blockedBy }, window);
}

// `+20 a good tithi`.
const reasonText = ({ how, points, because }: Reason): string =>
  how === 'block' ? `blocks: ${because}` : `${points < 0 ? '' : '+'}${points} ${because}`;

function runChakra({ pack, rule, inputs, result, ...check }: ChakraCheck): CheckResult {
  const steps = pack.chakraResults.stepsOf(rule.code, inputs) ?? [];
  const actual = new Map(
    steps.filter(({ role }) => role === 'result').map(({ name, value }) => [name, shown(value)]),
  );
  const expected = result.map(({ name, value }) => [name.text, shown(value ?? null)] as const);
  const listed = (fields: readonly (readonly [string, string])[]): string =>
    fields.map(([name, value]) => `${name}: ${value}`).join(', ');
  return {
    check: { pack, rule, inputs, result, ...check },
    passed: expected.every(([name, value]) => actual.get(name) === value),
    expected: listed(expected),
    actual: listed(expected.map(([name]) => [name, actual.get(name) ?? shown(null)])),
    why: steps.map(stepText),
  };
}

const stepText = ({ name, text, value }: ChakraStep): string => `${name} is ${shown(value)}: ${text}`;

// A value as a test writes it.
const shown = (value: ChakraValue): string =>
  value === null ? 'none' : typeof value === 'object' ? `[${value.join(', ')}]` : String(value);

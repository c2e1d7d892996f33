// Windows of festivals as newspapers print them: puja, parana, and the times to avoid. A page that names no city agrees
// where it has the window of New Delhi or of another city of the list; how many have that of New Delhi is counted apart.

import type { Observance } from '../../../compiler/runtime/observances.ts';
import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import { parseIsoDate } from '../../../engine/civil/civil.ts';
import type { Place } from '../../../engine/place/place.ts';
import { intersect, type Spans } from '../../../engine/spans/spans.ts';
import { type Calculator, localTime, nearest } from '../calculator.ts';
import { indianCities } from '../cities.ts';
import { type PrintedWindow, printedWindows } from '../festival-window-names.ts';
import { digitsApart } from '../misprints.ts';
import { namedRules } from '../naming/named-rules.ts';
import { spokenOf } from '../naming/search.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { spansOfExpression } from '../spans-of-expression.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** Chain whose rules are queried. */
const PACK = 'NORTH_INDIA';

/** Minutes within which we agree: sources round and cut. */
const TOLERANCE = 2;

/** Minutes within which a window is held to be that of a city that the page does not name. */
const CITY_TOLERANCE = 1;

/** JD UT; undefined where the page prints only the other end. */
interface Printed {
  readonly start: number | undefined;
  readonly end: number | undefined;
}

type Span = readonly [number, number];

/** A row and what it is about. */
interface Question {
  readonly calculator: Calculator;
  readonly pack: CompiledPack;
  readonly row: Row;
  readonly day: number;
  readonly window: PrintedWindow;
}

/** Judges a printed window of a festival. */
export function checkFestivalWindow(calculator: Calculator, row: Row): Verdict {
  const name = `${row.at('festival')} ${row.at('window')}`;
  const window = printedWindows[name] ?? windowNamed(calculator, row);
  const pack = calculator.pack(PACK);
  const day = parseIsoDate(row.at('date'));
  const place = placeNamed(row.at('place')) ?? places['New Delhi'];
  const printed = printedAt(calculator, place, row);
  if (window === undefined || pack === undefined || day === undefined || printed === undefined)
    return uncovered;
  const question: Question = { calculator, pack, row, day, window };
  const result = windowAt(question, place, printed);
  const fitsHere = result !== undefined && fits(result, printed, TOLERANCE);
  const isNamed = !unnamed.has(row.at('place'));
  const agrees = fitsHere || (!isNamed && citiesOf(question, window).length > 0);
  return verdict(
    agrees,
    () => ({
      what: `${name} ${row.at('date')}, ${row.at('place') || 'no city named'}`,
      expected: `${row.at('start')}-${row.at('end')}`,
      actual: result === undefined ? 'no window' : result.map((t) => clock(place, t)).join('-'),
      reason: reasonOf(question, place, printed, result),
      note: result && apart(result, printed),
    }),
    isNamed ? { 'city named': agrees } : { 'no city named': agrees, 'no city named, of New Delhi': fitsHere },
  );
}

// A festival in another spelling: what its rule has under the window's name, or what the list calls its windows elsewhere.
function windowNamed(calculator: Calculator, row: Row): PrintedWindow | undefined {
  const rules = namedRules(calculator, PACK, row.at('festival')).filter(({ pack }) => pack === PACK);
  const rule = spokenOf(calculator, { place: places['New Delhi'] }, rules, row.at('date'));
  if (rule === undefined) return undefined;
  const { code } = rule;
  const printed = row.at('window');
  const known = Object.entries(printedWindows).find(
    ([key, window]) => window?.code === code && key.endsWith(` ${printed}`),
  )?.[1];
  if (known !== undefined) return known;
  const { windows } = calculator.pack(PACK)?.rules.get(code)?.checked ?? {};
  return windows?.some(({ name }) => name === printed) === true ? { code, windows: [printed] } : undefined;
}

const unnamed: ReadonlySet<string> = new Set(['', 'India']);

const placeNamed = (name: string): Place | undefined =>
  name.startsWith('India') ? places['New Delhi'] : indianCities[name];

// To the nearest minute, as pages print.
const clock = (place: Place, jd: number): string => localTime(place, jd + 0.5 / 1440).slice(11, 16);

function printedAt(calculator: Calculator, place: Place, row: Row): Printed | undefined {
  const [from, to] = [row.at('start'), row.at('end')];
  const instant = (time: string): number | undefined =>
    time === '' ? undefined : calculator.instant(place, `${row.at('date')}T${time}`);
  const start = instant(from);
  const end = instant(to);
  if (start === undefined && end === undefined) return undefined;
  // What ends earlier than it begins ends on the next day.
  const isNextDay = from !== '' && to !== '' && to < from;
  return { start, end: end !== undefined && isNextDay ? end + 1 : end };
}

const fits = ([from, to]: Span, { start, end }: Printed, minutes: number): boolean =>
  (start === undefined || isNear(from, start, minutes)) && (end === undefined || isNear(to, end, minutes));

// Half a minute is rounding.
const isNear = (ours: number, printed: number, minutes: number): boolean =>
  Math.abs(ours - printed) * 1440 <= minutes + 0.5;

function apart([from, to]: Span, { start, end }: Printed): string {
  const minutes = (ours: number, printed: number | undefined): string =>
    printed === undefined ? '-' : `${((printed - ours) * 1440).toFixed(1)} min`;
  return `start printed ${minutes(from, start)} later, end ${minutes(to, end)}`;
}

/** The span of ours that is nearest to the printed one, whole or cut to the day. */
function windowAt(
  question: Question,
  place: Place,
  printed: Printed,
  window: PrintedWindow = question.window,
): Span | undefined {
  const { calculator, row, day } = question;
  const observance = observanceAt(question, place);
  const at = observance && calculator.dayOf(place, observance.day);
  if (observance === undefined || at === undefined) return undefined;
  const spans = spansOf(question, observance, place, window);
  const cut = intersect(spans, [at.py.dayStart[at.index], at.py.dayStart[at.index + 1]]);
  // Where the page did not print the date, the hours alone are compared.
  const shift = row.at('note').startsWith('date not printed') ? observance.day - day : 0;
  const best = nearestOf([...spans, ...cut], moved(printed, shift));
  return best && [best[0] - shift, best[1] - shift];
}

/** The observance that the row is about, by the mode whose day is nearer to it. */
function observanceAt({ calculator, window, day }: Question, place: Place): Observance | undefined {
  const modes = (['standard', 'drik'] as const).flatMap((mode) => {
    const all = calculator.observances({ code: window.code, pack: PACK, place, mode }, day);
    const one = nearest(all, day);
    return one === undefined ? [] : [one];
  });
  const best = nearest(modes, day);
  return best === undefined || Math.abs(best.day - day) > 1 ? undefined : best;
}

const moved = ({ start, end }: Printed, days: number): Printed => ({
  start: start === undefined ? undefined : start + days,
  end: end === undefined ? undefined : end + days,
});

function spansOf(
  { calculator, pack }: Question,
  observance: Observance,
  place: Place,
  window: PrintedWindow,
): Spans {
  const at = calculator.dayOf(place, observance.day);
  if (at === undefined) return [];
  if ('expression' in window) return spansOfExpression(calculator, PACK, window.expression, at) ?? [];
  return pack.observances
    .windowsOf(at.py, observance)
    .filter(({ name }) => window.windows.includes(name))
    .flatMap(({ spans }) => [...spans]);
}

function nearestOf(spans: Spans, { start, end }: Printed): Span | undefined {
  const distance = ([from, to]: Span): number =>
    (start === undefined ? 0 : Math.abs(from - start)) + (end === undefined ? 0 : Math.abs(to - end));
  let best: Span | undefined;
  for (let i = 0; i + 1 < spans.length; i += 2) {
    const span: Span = [spans[i], spans[i + 1]];
    if (best === undefined || distance(span) < distance(best)) best = span;
  }
  return best;
}

/** The cities of the list whose window it is. */
function citiesOf(question: Question, window: PrintedWindow): readonly string[] {
  const { calculator, row } = question;
  return Object.entries({ ...places, ...indianCities }).flatMap(([name, city]) => {
    const printed = printedAt(calculator, city, row);
    const there = printed && windowAt(question, city, printed, window);
    return printed !== undefined && there !== undefined && fits(there, printed, CITY_TOLERANCE) ? [name] : [];
  });
}

// Every reason is measured on the row at hand: no date, no source and no festival is known here.
function reasonOf(
  question: Question,
  place: Place,
  printed: Printed,
  actual: Span | undefined,
): string | null {
  const { row, window } = question;
  const others = (window.others ?? []).map(({ says, expression }) => ({
    says,
    window: { code: window.code, expression },
  }));
  const elsewhere = /differs from other sources (\d\d:\d\d)/.exec(row.at('source'))?.[1];
  if (elsewhere !== undefined && actual?.some((jd) => clock(place, jd) === elsewhere))
    return `other sources print ${elsewhere}, as computed here`;
  for (const other of others) {
    const there = windowAt(question, place, printed, other.window);
    if (there !== undefined && fits(there, printed, TOLERANCE)) return `another reckoning: ${other.says}`;
  }
  const cities = citiesOf(question, window);
  if (cities.length > 0) return `the window of another city: ${cities.join(', ')}`;
  for (const other of others) {
    const there = citiesOf(question, other.window);
    if (there.length > 0) return `another reckoning, for another city: ${other.says}; ${there.join(', ')}`;
  }
  if (actual === undefined) return null;
  for (const days of [-1, 1]) {
    const there = windowAt(question, place, moved(printed, days));
    if (there !== undefined && fits(there, moved(printed, days), TOLERANCE))
      return `the window of the day ${days < 0 ? 'before' : 'after'}, printed under this date`;
  }
  return misprint(place, printed, actual);
}

/** A misprint of the one end that differs; a wrong last digit proves nothing. */
function misprint(place: Place, { start, end }: Printed, [from, to]: Span): string | null {
  if (start === undefined && end !== undefined && isNear(from + 0.5, end, 0))
    return 'a misprint: the start, twelve hours late, in place of the end';
  const startDiffers = start !== undefined && !isNear(from, start, TOLERANCE);
  const endDiffers = end !== undefined && !isNear(to, end, TOLERANCE);
  if (start === undefined || end === undefined || startDiffers === endDiffers) return null;
  const [ours, theirs] = startDiffers ? [from, start] : [to, end];
  const digits = digitsApart(clock(place, ours), clock(place, theirs));
  return digits === undefined || isNear(ours, theirs, 9) ? null : `a misprint of one end: ${digits}`;
}

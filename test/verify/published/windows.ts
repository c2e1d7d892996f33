// Windows of a day: kalas, and named windows of rules.

import { parseIsoDate } from '../../../engine/civil/civil.ts';
import { intersect, type Spans } from '../../../engine/spans/spans.ts';
import { type Calculator, localTime, nearest, type PlaceDay } from '../calculator.ts';
import { spansOfExpression } from '../spans-of-expression.ts';
import { variantPack } from '../variant-pack.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { plainName, type WindowName, windowNames } from '../window-names.ts';
import { flagged, HAIR_MINUTES, labelOf, later, type PublishedRow, within } from './row.ts';

/** Chain whose kalas and rules are queried. */
const PACK = 'NORTH_INDIA';
/** Minutes of tolerance at either end. */
const TOLERANCE = 1;

/** Cities that pages without a city of their own may have been computed for. */
const northernCities: Readonly<Record<string, { readonly lat: number; readonly lon: number }>> = {
  Chandigarh: { lat: 30.7333, lon: 76.7794 },
  Shimla: { lat: 31.1048, lon: 77.1734 },
  Jaipur: { lat: 26.9124, lon: 75.7873 },
  Lucknow: { lat: 26.8467, lon: 80.9462 },
  Ujjain: { lat: 23.1765, lon: 75.7885 },
};

type Span = readonly [number, number];

/** Judges a window `start/end` by the nearest span of ours, whole or cut to the day. */
export function checkWindow(published: PublishedRow): Verdict {
  const { calculator, row, place, name, value } = published;
  const named = windowNames[plainName(name)];
  const day = parseIsoDate(row.at('date'));
  const at = day === undefined ? undefined : calculator.dayOf(place, day);
  const [start, end] = value.split('/').map((text) => calculator.instant(place, text));
  if (named === undefined || at === undefined || start === undefined || end === undefined) return uncovered;
  const spans = spansOf(calculator, named, at);
  if (spans === undefined) return uncovered;
  const printed: Span = [start, end];
  const result = nearestSpan(spans, at, printed);
  return verdict(same(result, printed, TOLERANCE), () => ({
    what: labelOf(published),
    expected: value,
    actual: result === undefined ? 'no window' : result.map((t) => localTime(place, t)).join(' / '),
    reason: flagged(published) ?? reasonOf(calculator, named, { at, found: result, printed }),
    note: result && `printed ${signed(later(result[0], start))} and ${signed(later(result[1], end))} min`,
  }));
}

const signed = (minutes: number): string => `${minutes > 0 ? '+' : ''}${minutes.toFixed(1)}`;

const same = (actual: Span | undefined, [start, end]: Span, minutes: number): boolean =>
  actual !== undefined && within(actual[0], start, minutes) && within(actual[1], end, minutes);

function reasonOf(
  calculator: Calculator,
  named: WindowName,
  {
    at,
    found: actual,
    printed,
  }: { readonly at: PlaceDay; readonly found: Span | undefined; readonly printed: Span },
): string | null {
  if (same(actual, printed, HAIR_MINUTES)) return 'another almanac: within two minutes of ours at both ends';
  for (const { says, expression } of named.others ?? []) {
    const lines = ['kala:', `  other_reckoning: ${expression}`];
    const spans = variantPack(calculator, PACK, lines)?.dayWindows.kala(
      at.py,
      'other_reckoning',
      at.py.firstDay + at.index,
    );
    if (same(spans && nearestSpan(spans, at, printed), printed, HAIR_MINUTES))
      return `another computation: ${says}`;
  }
  for (const [city, { lat, lon }] of Object.entries(northernCities)) {
    const there = calculator.dayOf({ lat, lon, zone: at.py.place.zone }, at.py.firstDay + at.index);
    const spans = there && spansOf(calculator, named, there);
    if (there !== undefined && same(spans && nearestSpan(spans, there, printed), printed, TOLERANCE)) {
      return `another place: the window of ${city}`;
    }
  }
  for (const days of [-1, 1]) {
    const there = { py: at.py, index: at.index + days };
    const spans = 'kala' in named ? spansOf(calculator, named, there) : undefined;
    if (same(spans && nearestSpan(spans, there, printed), printed, TOLERANCE)) {
      return `the window of the day ${days < 0 ? 'before' : 'after'}`;
    }
  }
  return null;
}

function spansOf(calculator: Calculator, named: WindowName, at: PlaceDay): Spans | undefined {
  const pack = calculator.pack(PACK);
  const day = at.py.firstDay + at.index;
  if (pack === undefined) return undefined;
  if ('kala' in named) return pack.dayWindows.kala(at.py, named.kala, day);
  if ('expression' in named) return spansOfExpression(calculator, PACK, named.expression, at);
  const subject = { code: named.code, pack: PACK, place: at.py.place };
  const observance = nearest(calculator.observances(subject, day), day);
  // The source may keep another day; its windows are those of that day all the same.
  if (observance === undefined || Math.abs(observance.day - day) > 1) return undefined;
  return pack.observances.windowsOf(at.py, { ...observance, day }).find((w) => w.name === named.window)
    ?.spans;
}

// Pages print what falls in the day, so a span counts whole or cut to it.
function nearestSpan(spans: Spans, { py, index }: PlaceDay, [start, end]: Span): Span | undefined {
  const all = [...spans, ...intersect(spans, [py.dayStart[index], py.dayStart[index + 1]])];
  const distance = ([a, b]: Span): number => Math.abs(a - start) + Math.abs(b - end);
  let best: Span | undefined;
  for (let i = 0; i < all.length; i += 2) {
    const span: Span = [all[i], all[i + 1]];
    if (best === undefined || distance(span) < distance(best)) best = span;
  }
  return best;
}

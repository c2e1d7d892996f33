// Evaluators of spans: one case an operation of the algebra.

import type { PlaceYear } from '@nirnaya/engine/almanac';
import { gregorian } from '@nirnaya/engine/calendars';
import {
  allSpans,
  arcSpans,
  ingressesOf,
  lunarSpans,
  spansWith,
  tropicalIngresses,
} from '@nirnaya/engine/observe';
import { type Graha, labelOfSpan } from '@nirnaya/engine/sky';
import {
  complement,
  intersect,
  lastBefore,
  nextAfter,
  noSpans,
  type Spans,
  subtract,
  unite,
} from '@nirnaya/engine/spans';
import { isSteady } from '../../front/check/steady.ts';
import type { QuantityRef, TypedExpression } from '../../front/check/typed.ts';
import { isWholeDays } from '../../front/check/whole-days.ts';
import { astaSpans } from './asta.ts';
import { calendarNamed, calendarSpans, worldSpans } from './calendar.ts';
import type { Context, SpansOf } from './context.ts';
import { dependencies, dependsOnDay, dependsOnReading } from './depends.ts';
import { divisionParts, divisionSpans } from './divisions.ts';
import { eclipseTimes } from './eclipses.ts';
import { type Emitter, once, onDay, readingAt } from './emitter.ts';
import { isTruthTerm, type NumberOp, type TermOf } from './evaluated-as.ts';
import { nthWithin, occurrencesOf, withinEach } from './occurrences.ts';
import { emitOver, type Stretch } from './over.ts';
import { steadySpans } from './steady.ts';

/** The evaluator of a term as spans; an event becomes spans of no length, an absent one none. */
export function emitSpans(emitter: Emitter, term: TypedExpression): SpansOf {
  const evaluate = build(emitter, term);
  return dependencies(term) === 0 ? once(emitter, evaluate) : evaluate;
}

/** The evaluator of a term over all days of the year, for what belongs to a day; others as they are. */
function emitYearly(emitter: Emitter, term: TypedExpression): SpansOf {
  const bits = dependencies(term);
  if ((bits & (dependsOnDay | dependsOnReading)) === 0) return emitter.spans(term);
  if (term.op === 'instant' && (term.name === 'moonrise' || term.name === 'moonset')) {
    const { name } = term;
    return once(emitter, (cx) => {
      const instants = name === 'moonrise' ? cx.py.moonrises : cx.py.moonsets;
      return Array.from(instants).flatMap((t) => [t, t]);
    });
  }
  const over = emitOver(emitter, term);
  const yearly = (cx: Context): Spans => over(cx, wholeYear(cx.py));
  return (bits & ~(dependsOnDay | dependsOnReading)) === 0 ? once(emitter, yearly) : yearly;
}

// What is next after an entry late in the year may lie in the next one.
function emitBeyond(emitter: Emitter, term: TypedExpression): SpansOf {
  if (term.op !== 'enters' || term.body === 'Sun' || term.body === 'Moon') return emitYearly(emitter, term);
  const { body, rashi } = term;
  return (cx) => ingresses(cx, body, rashi, { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY });
}

// The days at the very ends lack a neighbour.
const wholeYear = ({ sky, count }: PlaceYear): Stretch => ({
  from: sky.from,
  to: sky.to,
  first: 1,
  last: count - 2,
});

const eventSpans = (jd: number): Spans => (Number.isNaN(jd) ? noSpans : [jd, jd]);
const windowSpans = (start: number, end: number): Spans => (start < end ? [start, end] : noSpans);

function build(emitter: Emitter, term: TypedExpression): SpansOf {
  if (isTruthTerm(term)) throw new Error(`${term.op} is a truth`);
  switch (term.op) {
    case 'day':
      return (cx) => windowSpans(cx.py.sunrise[cx.day], cx.py.sunset[cx.day]);
    case 'night':
      return (cx) => windowSpans(cx.py.sunset[cx.day], cx.py.nextSunrise[cx.day]);
    case 'always':
      return (cx) => [cx.py.sky.from, cx.py.sky.to];
    case 'adhika':
      return (cx) => cx.py.sky.lunations.filter((l) => l.adhika).flatMap((l) => [l.start, l.end]);
    case 'target':
      return (cx) => cx.target;
    case 'named':
      return emitter.spans(term.body);
    case 'lunar':
      return (cx) => lunarSpans(cx.py, term);
    case 'quantity-spans':
      return quantitySpans(term.quantity, term.labels);
    case 'quantity-in':
      return isSteady(term) ? steadySpans(emitter, term, searchRange) : quantityInTable(emitter, term);
    case 'compare':
    case 'label-in':
    case 'text-in':
    case 'label-in-table':
    case 'in-house':
    case 'aspects':
      return steadySpans(emitter, term, searchRange);
    case 'division':
      return divisionParts(emitter, term.division);
    case 'division-spans':
      return divisionSpans(emitter, term.division, term.labels);
    case 'rule':
      return (cx) => ruleSpans(cx, term.code);
    case 'calendar':
      return (cx) => calendarSpans(cx, term.calendar, term.month, term.day);
    case 'gregorian':
      return (cx) => worldSpans(cx.py, gregorian, term.month, term.day);
    case 'world':
      return (cx) => worldSpans(cx.py, calendarNamed(cx.py, term.calendar), term.month, term.day);
    case 'asta':
      return astaSpans(term);
    case 'eclipse':
      return eclipseTimes(term.which, term.visible);
    case 'enters':
      if (term.tropical === true)
        return (cx) => tropicalIngresses(cx.py.sky, term.rashi).flatMap((jd) => [jd, jd]);
      return (cx) => ingresses(cx, term.body, term.rashi, { from: cx.py.sky.from, to: cx.py.sky.to });
    case 'arc':
      return (cx) => arcSpans(cx.py.sky, term.body, term.from, term.to);
    case 'set':
    case 'logic':
      return setOperation(emitter, term);
    case 'complement':
    case 'not': {
      const of = emitter.spans(term.of);
      return (cx) => complement(of(cx), cx.py.sky.from, cx.py.sky.to);
    }
    case 'when': {
      const of = emitter.spans(term.of);
      const condition = emitter.truth(term.condition);
      return (cx) => (condition(cx) ? of(cx) : noSpans);
    }
    case 'else': {
      const first = emitter.spans(term.first);
      const second = emitter.spans(term.second);
      return (cx) => {
        const spans = first(cx);
        return spans.length > 0 ? spans : second(cx);
      };
    }
    case 'neighbour': {
      const of = emitBeyond(emitter, term.of);
      const anchor = emitter.number(term.anchor);
      const find = term.which === 'next' ? nextAfter : lastBefore;
      return (cx) => {
        const jd = anchor(cx);
        return Number.isNaN(jd) ? noSpans : find(of(cx), jd);
      };
    }
    case 'within': {
      const of = emitYearly(emitter, term.of);
      const within = emitYearly(emitter, term.within);
      return (cx) => withinEach(of(cx), within(cx)).flatMap((o) => o.spans);
    }
    case 'nth': {
      const of = emitYearly(emitter, term.of);
      const within = emitYearly(emitter, term.within);
      return (cx) => nthWithin(of(cx), within(cx), term.n).flatMap((o) => o.spans);
    }
    case 'every':
      return emitYearly(emitter, term.of);
    case 'part':
      return parts(emitter, term);
    case 'from-for': {
      const from = emitter.number(term.from);
      const length = emitter.number(term.length);
      return (cx) => {
        const start = from(cx);
        return windowSpans(start, start + length(cx));
      };
    }
    case 'from-to':
      return fromTo(emitter, term);
    case 'each-side': {
      const by = emitter.number(term.by);
      const anchor = emitter.number(term.anchor);
      return (cx) => {
        const jd = anchor(cx);
        return windowSpans(jd - by(cx), jd + by(cx));
      };
    }
    case 'shifted': {
      const of = emitter.spans(term.of);
      return (cx) => onDay(cx, cx.day + term.days, of);
    }
    case 'days-from':
    case 'weekday-near': {
      const occurrences = occurrencesOf(emitter, term);
      return (cx) => occurrences(cx).flatMap((o) => o.spans);
    }
    default: {
      // What is left are events: instants of the day and what is placed from them.
      const instant: TermOf<NumberOp> = term;
      const event = emitter.number(instant);
      return (cx) => eventSpans(event(cx));
    }
  }
}

// The lagna turns once a day, so only the days around are worth finding.
const searchRange = (cx: Context): readonly [number, number] => [
  cx.py.dayStart[Math.max(0, cx.day - 1)],
  cx.py.dayStart[Math.min(cx.py.count, cx.day + 2)],
];

function quantitySpans(quantity: QuantityRef, labels: readonly number[] | undefined): SpansOf {
  if (labels === undefined) return (cx) => allSpans(cx.py, quantity, searchRange(cx)).spans;
  const selected = new Set(labels);
  return (cx) => spansWith(cx.py, quantity, selected, searchRange(cx));
}

// A table keyed by what is read at a given time: its labels there, whenever the quantity has one of them.
function quantityInTable(emitter: Emitter, term: Extract<TypedExpression, { op: 'quantity-in' }>): SpansOf {
  const values = emitter.values(term.table);
  return (cx) => {
    const spans = spansWith(cx.py, term.quantity, new Set(values(cx) as readonly number[]), searchRange(cx));
    return term.negated ? complement(spans, cx.py.sky.from, cx.py.sky.to) : spans;
  };
}

function ruleSpans(cx: Context, code: string): Spans {
  const own = cx.run.spansOf(code, cx.inputs);
  if (own !== undefined) return own;
  return cx.run.daysOf(code).flatMap(([first, last]) => [cx.py.dayStart[first], cx.py.dayStart[last + 1]]);
}

/** A stretch of time, JD UT. */
interface Bounds {
  readonly from: number;
  readonly to: number;
}

function ingresses(
  { py: { sky } }: Context,
  body: Graha,
  rashi: number | undefined,
  { from, to }: Bounds,
): Spans {
  const out: number[] = [];
  const enter = (instant: number, label: number): void => {
    if (rashi === undefined || label === rashi) out.push(instant, instant);
  };
  if (body === 'Sun' || body === 'Moon') {
    const track = body === 'Sun' ? sky.sunRashi : sky.moonRashi;
    // The first start is where the data begins, not an ingress.
    for (let i = 1; i + 1 < track.starts.length; i++) enter(track.starts[i], labelOfSpan(track, i));
  } else for (const { instant, label } of ingressesOf(sky, body, from, to)) enter(instant, label);
  return out;
}

function setOperation(emitter: Emitter, term: Extract<TypedExpression, { op: 'set' | 'logic' }>): SpansOf {
  const left = emitter.spans(term.left);
  const right = emitter.spans(term.right);
  const operation = term.how === 'and' ? intersect : term.how === 'or' ? unite : subtract;
  return (cx) => operation(left(cx), right(cx));
}

function parts(emitter: Emitter, term: Extract<TypedExpression, { op: 'part' }>): SpansOf {
  const of = emitter.spans(term.of);
  const from = emitter.values(term.from);
  const to = term.to && emitter.values(term.to);
  const { count } = term;
  return (cx) => {
    const windows = of(cx);
    const out: number[] = [];
    for (let i = 0; i < windows.length; i += 2) {
      const start = windows[i];
      const share = (windows[i + 1] - start) / count;
      const firsts = readingAt(cx, start, from);
      const lasts = to === undefined ? firsts : readingAt(cx, start, to);
      firsts.forEach((first, n) => {
        const last = Number(lasts[n] ?? first);
        out.push(start + share * (Number(first) - 1), start + share * last);
      });
    }
    return out.length <= 2 ? out : sorted(out);
  };
}

function sorted(pairs: readonly number[]): Spans {
  let out: Spans = noSpans;
  let ordered = true;
  for (let i = 2; i < pairs.length; i += 2) if (pairs[i] < pairs[i - 1]) ordered = false;
  if (ordered) return pairs;
  for (let i = 0; i < pairs.length; i += 2) out = unite(out, [pairs[i], pairs[i + 1]]);
  return out;
}

function fromTo(emitter: Emitter, term: Extract<TypedExpression, { op: 'from-to' }>): SpansOf {
  if (isWholeDays(term)) {
    const occurrences = occurrencesOf(emitter, term);
    return (cx) => occurrences(cx).flatMap((o) => o.spans);
  }
  const from = emitter.number(term.from);
  const to = emitter.number(term.to);
  return (cx) => windowSpans(from(cx), to(cx));
}

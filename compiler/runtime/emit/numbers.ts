// Evaluators of single numbers: instants (JD UT), durations (days), plain numbers and labels.
// NaN is an absent instant or number; -1 an absent label.

import { grahaLongitude, labelAt, placeOfStar } from '@nirnaya/engine/observe';
import { lengthOf, overlapOf } from '@nirnaya/engine/spans';
import type { LabelKind, TypedExpression } from '../../front/check/typed.ts';
import type { Context, NumberOf } from './context.ts';
import { type Emitter, onDay, probed, readingAt } from './emitter.ts';
import type { SpansTerm, TermOf, TruthOp } from './evaluated-as.ts';

/** The evaluator of a term as a number. */
export function emitNumber(emitter: Emitter, term: TypedExpression): NumberOf {
  const evaluate = build(emitter, term);
  if (term.op === 'named' || term.op === 'constant' || term.op === 'duration') return evaluate;
  if (term.type === 'event') return probed(emitter, term, evaluate, (jd) => ({ kind: 'instant', jd }));
  if (term.type === 'duration')
    return probed(emitter, term, evaluate, (days) => ({ kind: 'duration', days }));
  if (typeof term.type === 'object') {
    const of = term.type.label;
    return probed(emitter, term, evaluate, (label) => ({ kind: 'label', of, label }));
  }
  return probed(emitter, term, evaluate, (value) => ({ kind: 'number', value }));
}

function build(emitter: Emitter, term: TypedExpression): NumberOf {
  switch (term.op) {
    case 'constant': {
      const value = Number(term.value);
      return () => value;
    }
    case 'clock':
      return (cx) => cx.py.clock(cx.day, term.minutes);
    case 'instant': {
      const { name } = term;
      return (cx) => cx.py[name][cx.day] ?? Number.NaN;
    }
    case 'target':
      return (cx) => cx.target[0] ?? Number.NaN;
    case 'named':
      return emitter.number(term.body);
    case 'shifted': {
      const of = emitter.number(term.of);
      return (cx) => onDay(cx, cx.day + term.days, of);
    }
    case 'edge':
      return edge(emitter, term);
    case 'offset': {
      const by = emitter.number(term.by);
      const anchor = emitter.number(term.anchor);
      return (cx) => anchor(cx) + term.sign * by(cx);
    }
    case 'length': {
      const of = emitter.spans(term.of);
      return (cx) => lengthOf(of(cx));
    }
    case 'overlap': {
      const of = emitter.spans(term.of);
      const within = emitter.spans(term.within);
      return (cx) => overlapOf(of(cx), within(cx));
    }
    case 'duration': {
      const { amount, unit } = term;
      if (term.of === undefined) return () => amount * unit;
      const of = emitter.spans(term.of);
      return (cx) => amount * unit * lengthOf(of(cx));
    }
    case 'read': {
      const { quantity } = term;
      if (term.instant === undefined) {
        return (cx) => labelAt(cx.py, quantity, readingInstant(cx), cx.range);
      }
      const instant = emitter.number(term.instant);
      return (cx) => labelAt(cx.py, quantity, instant(cx));
    }
    case 'longitude': {
      const { body } = term;
      const instant = term.instant === undefined ? readingInstant : emitter.number(term.instant);
      return (cx) => {
        const jd = instant(cx);
        return Number.isNaN(jd) ? Number.NaN : grahaLongitude(cx.py.sky, body, jd);
      };
    }
    case 'house': {
      const of = emitter.number(term.of);
      const ahead = term.house - 1;
      return (cx) => {
        const sign = of(cx);
        return sign >= 0 ? (sign + ahead) % 12 : -1;
      };
    }
    case 'division':
    case 'division-at': {
      const values = emitter.values(term);
      return (cx) => Number(values(cx)[0] ?? -1);
    }
    case 'labels': {
      const [label = -1] = term.labels;
      return () => label;
    }
    case 'lookup': {
      const values = emitter.values(term);
      return (cx) => Number(values(cx)[0] ?? Number.NaN);
    }
    case 'number-of': {
      const of = placeOf(emitter, term.of);
      return (cx) => of(cx) + 1;
    }
    case 'count':
      return count(emitter, term);
    case 'input': {
      const { name } = term;
      return (cx) => {
        const value = cx.inputs[name];
        return typeof value === 'number' ? value : Number.NaN;
      };
    }
    case 'sky':
      return () => Number.NaN;
    case 'reading': {
      const of = emitter.number(term.of);
      const instant = emitter.number(term.instant);
      return (cx) => {
        const jd = instant(cx);
        return Number.isNaN(jd) ? Number.NaN : readingAt(cx, jd, of);
      };
    }
    case 'arithmetic':
      return arithmetic(emitter, term);
    case 'when': {
      const of = emitter.number(term.of);
      const condition = emitter.truth(term.condition);
      return (cx) => (condition(cx) ? of(cx) : Number.NaN);
    }
    case 'else': {
      const first = emitter.number(term.first);
      const second = emitter.number(term.second);
      return (cx) => {
        const value = first(cx);
        return Number.isNaN(value) ? second(cx) : value;
      };
    }
    default: {
      // An event of spans: `last moonrise before sunrise`, `Sun enters Makara`.
      const event: SpansTerm | TermOf<TruthOp> = term;
      const spans = emitter.spans(event);
      return (cx) => spans(cx)[0] ?? Number.NaN;
    }
  }
}

/** Where bare quantities are read: the start of what is being divided, else the day's sunrise. */
export function readingInstant(cx: Context): number {
  return Number.isNaN(cx.readAt) ? cx.py.sunrise[cx.day] : cx.readAt;
}

// Where a label stands in the round of its kind; NaN where it is absent. Only the cycle of 28 stars has labels in
// another order than its own.
function placeOf(emitter: Emitter, term: TypedExpression): NumberOf {
  const label = emitter.number(term);
  const kind: LabelKind | undefined = typeof term.type === 'object' ? term.type.label : undefined;
  const place = kind === 'nakshatra28' ? placeOfStar : (n: number): number => n;
  return (cx) => {
    const n = label(cx);
    return n >= 0 ? place(n) : Number.NaN;
  };
}

// An intercalary month has no place among the twelve, so it is counted neither from nor to.
function count(emitter: Emitter, term: Extract<TypedExpression, { op: 'count' }>): NumberOf {
  const from = placeOf(emitter, term.from);
  const to = placeOf(emitter, term.to);
  const { over } = term;
  return (cx) => {
    const a = from(cx);
    const b = to(cx);
    return a < over && b < over ? ((b - a + over) % over) + 1 : Number.NaN;
  };
}

function edge(emitter: Emitter, term: Extract<TypedExpression, { op: 'edge' }>): NumberOf {
  const of = emitter.spans(term.of);
  switch (term.which) {
    case 'start':
      return (cx) => of(cx)[0] ?? Number.NaN;
    case 'end':
      return (cx) => of(cx).at(-1) ?? Number.NaN;
    case 'middle':
      return (cx) => {
        const spans = of(cx);
        return spans.length === 0 ? Number.NaN : (spans[0] + spans[spans.length - 1]) / 2;
      };
  }
}

function arithmetic(emitter: Emitter, term: Extract<TypedExpression, { op: 'arithmetic' }>): NumberOf {
  const left = emitter.number(term.left);
  const right = emitter.number(term.right);
  switch (term.how) {
    case '+':
      return (cx) => left(cx) + right(cx);
    case '-':
      return (cx) => left(cx) - right(cx);
    case '*':
      return (cx) => left(cx) * right(cx);
    case '/':
      return (cx) => left(cx) / right(cx);
    case 'mod':
      return (cx) => {
        const by = right(cx);
        return ((left(cx) % by) + by) % by;
      };
  }
}

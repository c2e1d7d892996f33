// Evaluators of truths about a day.

import { aspects, labelAt } from '@nirnaya/engine/observe';
import { covers, holdsAt, near, type Spans, touches } from '@nirnaya/engine/spans';
import type { CompareOperator, TypedExpression } from '../../front/check/typed.ts';
import type { Context, SpansOf, TruthOf } from './context.ts';
import { type Emitter, probed } from './emitter.ts';
import type { NumberOp, SpansTerm, TermOf } from './evaluated-as.ts';
import { readingInstant } from './numbers.ts';

/** The evaluator of a term as a truth. */
export function emitTruth(emitter: Emitter, term: TypedExpression): TruthOf {
  return probed(emitter, term, build(emitter, term), (value) => ({ kind: 'truth', value }));
}

function build(emitter: Emitter, term: TypedExpression): TruthOf {
  switch (term.op) {
    case 'logic':
    case 'set': {
      const left = emitter.truth(term.left);
      const right = emitter.truth(term.right);
      // Both sides are always read, so that a trace shows both.
      if (emitter.tracing) {
        return (cx) => {
          const a = left(cx);
          const b = right(cx);
          return term.how === 'and' ? a && b : a || b;
        };
      }
      return term.how === 'and' ? (cx) => left(cx) && right(cx) : (cx) => left(cx) || right(cx);
    }
    case 'not': {
      const of = emitter.truth(term.of);
      return (cx) => !of(cx);
    }
    case 'named':
      return emitter.truth(term.body);
    case 'shifted': {
      const of = emitter.truth(term.of);
      return (cx) => {
        const before = cx.day;
        cx.day = before + term.days;
        const value = of(cx);
        cx.day = before;
        return value;
      };
    }
    case 'touches':
    case 'covers': {
      const left = seen(emitter, term.left);
      const right = seen(emitter, term.right);
      const test = term.op === 'touches' ? touches : covers;
      return (cx) => test(left(cx), right(cx));
    }
    case 'at': {
      const of = seen(emitter, term.of);
      const instant = emitter.number(term.instant);
      return (cx) => holdsAt(of(cx), instant(cx));
    }
    case 'order': {
      const left = emitter.number(term.left);
      const right = emitter.number(term.right);
      return term.how === 'before' ? (cx) => left(cx) < right(cx) : (cx) => left(cx) > right(cx);
    }
    case 'compare':
      return compare(emitter, term);
    case 'quantity-spans': {
      const labels = new Set(term.labels);
      return (cx) => labels.has(labelAt(cx.py, term.quantity, readingInstant(cx), cx.range));
    }
    case 'quantity-in': {
      const values = emitter.values(term.table);
      return (cx) =>
        values(cx).includes(labelAt(cx.py, term.quantity, readingInstant(cx), cx.range)) !== term.negated;
    }
    case 'lunar': {
      // `tithi is Ekadashi` read at sunrise.
      const spans = emitter.spans(term);
      return (cx) => holdsAt(spans(cx), readingInstant(cx));
    }
    case 'label-in': {
      const of = emitter.number(term.of);
      const labels = new Set(term.labels);
      return (cx) => labels.has(of(cx)) !== term.negated;
    }
    case 'text-in': {
      // An absent value is neither among the texts nor among the others.
      const of = emitter.values(term.of);
      return (cx) => {
        const [value] = of(cx);
        return value !== undefined && term.texts.includes(String(value)) !== term.negated;
      };
    }
    case 'label-in-table': {
      const of = emitter.number(term.of);
      const values = emitter.values(term.table);
      return (cx) => values(cx).includes(of(cx)) !== term.negated;
    }
    case 'in-house': {
      const of = emitter.number(term.of);
      const signs = term.signs.map((sign) => emitter.number(sign));
      // A house by how many signs it is ahead of the first.
      const isNamedHouse = Array.from({ length: 12 }, (_, ahead) => term.houses.includes(ahead + 1));
      return (cx) => {
        const first = of(cx);
        if (!(first >= 0)) return false;
        let isMet = false;
        for (const sign of signs) {
          const at = sign(cx);
          if (at >= 0 && isNamedHouse[(at - first + 12) % 12]) isMet = true;
          if (isMet && !emitter.tracing) break;
        }
        return isMet !== term.negated;
      };
    }
    case 'aspects': {
      const to = emitter.number(term.to);
      const signs = term.signs.map((sign) => emitter.number(sign));
      return (cx) => {
        const target = to(cx);
        const seen = signs.map((sign, i) => {
          const from = sign(cx);
          return from >= 0 && target >= 0 && aspects(term.grahas[i], from, target);
        });
        return seen.includes(true);
      };
    }
    case 'grows': {
      const of = seen(emitter, term.of);
      const changes = term.how === 'vriddhi' ? 2 : 0;
      return (cx) => {
        const spans = of(cx);
        if (spans.length === 0) return false;
        const sunrises = sunrisesIn(cx, spans);
        return (changes === 0 ? sunrises === 0 : sunrises >= changes) !== term.negated;
      };
    }
    default: {
      const ofSpans: SpansTerm | TermOf<NumberOp> = term;
      const spans = emitter.spans(ofSpans);
      return (cx) => holdsAt(spans(cx), readingInstant(cx));
    }
  }
}

// How many sunrises of the days around fall in the spans (vriddhi: two; kshaya: none).
function sunrisesIn(cx: Context, spans: Spans): number {
  let count = 0;
  const from = Math.max(0, Math.floor(spans[0] - cx.py.dayStart[0]) - 1);
  const end = spans[spans.length - 1];
  for (let day = from; day < cx.py.count && cx.py.dayStart[day] < end; day++) {
    if (holdsAt(spans, cx.py.sunrise[day])) count++;
  }
  return count;
}

// In a tracing build the spans compared are recorded too, those near the day.
function seen(emitter: Emitter, term: TypedExpression): SpansOf {
  const spans = emitter.spans(term);
  if (!emitter.tracing) return spans;
  const { source } = term;
  return (cx) => {
    const value = spans(cx);
    const { dayStart, count } = cx.py;
    const from = dayStart[Math.max(0, cx.day - 1)];
    const to = dayStart[Math.min(count, cx.day + 2)];
    cx.readings?.push({ source, day: cx.day, value: { kind: 'spans', spans: near(value, from, to) } });
    return value;
  };
}

// Sums of shares of a window round; a millisecond of slack keeps "3 muhurta >= 3 muhurta" true.
const slack = 1e-8;

const comparisons: Readonly<Record<CompareOperator, (a: number, b: number) => boolean>> = {
  '>=': (a, b) => a >= b - slack,
  '<=': (a, b) => a <= b + slack,
  '>': (a, b) => a > b + slack,
  '<': (a, b) => a < b - slack,
  '=': (a, b) => Math.abs(a - b) <= slack,
  '!=': (a, b) => Math.abs(a - b) > slack,
};

function compare(emitter: Emitter, term: Extract<TypedExpression, { op: 'compare' }>): TruthOf {
  if (term.left.type === 'text') {
    const left = emitter.values(term.left);
    const right = emitter.values(term.right);
    return (cx) => {
      const [a] = left(cx);
      const [b] = right(cx);
      return a !== undefined && b !== undefined && (a === b) === (term.how === '=');
    };
  }
  const test = comparisons[term.how];
  const left = emitter.number(term.left);
  const right = emitter.number(term.right);
  return (cx) => test(left(cx), right(cx));
}

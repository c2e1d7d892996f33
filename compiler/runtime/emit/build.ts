// The emitter itself: ties the evaluators of spans, numbers, truths and values into one build of a pack.

import type { TypedExpression } from '../../front/check/typed.ts';
import type { SpansOf } from './context.ts';
import type { Emitter } from './emitter.ts';
import { emitNumber } from './numbers.ts';
import { emitSpans } from './spans.ts';
import { emitTruth } from './truths.ts';
import { emitValues } from './values.ts';

/** Counts the slots of one pack; both builds of the pack draw from the same counter. */
export interface Slots {
  count: number;
}

/** A build of evaluators. The same term has the same evaluator, so kalas are shared between rules. */
export function emitterFor(slots: Slots, tracing: boolean): Emitter {
  const spansOf = new WeakMap<TypedExpression, SpansOf>();
  const emitter: Emitter = {
    tracing,
    slot: () => slots.count++,
    spans: (term) => {
      const known = spansOf.get(term);
      if (known !== undefined) return known;
      const evaluate = emitSpans(emitter, term);
      spansOf.set(term, evaluate);
      return evaluate;
    },
    number: (term) => emitNumber(emitter, term),
    truth: (term) => emitTruth(emitter, term),
    values: (term) => emitValues(emitter, term),
  };
  return emitter;
}

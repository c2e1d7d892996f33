// The answers of rules that score: the windows of muhurats, and the ratings of days.

import type { PlaceYear } from '@nirnaya/engine/almanac';
import type { OtherRules } from '../front/check/other-rules.ts';
import type { ChainPlan } from '../front/plan/chain-plan.ts';
import { noInputs } from './emit/context.ts';
import type { Emitter } from './emit/emitter.ts';
import { hasInputs } from './inputs.ts';
import { emitMuhurats, type MuhuratsOf, type MuhuratWindow } from './muhurats.ts';
import type { DayRange, InputOptions, RunOf } from './query.ts';
import { emitSuitability, type Suitability, type SuitabilityOf } from './suitability.ts';

/** The answers of rules that score. Disabled rules have none. */
export interface Scores {
  /**
   * The windows of a muhurat rule from the sunrise of a civil day number to the sunrise after another, sorted and
   * disjoint; undefined if the chain has no such rule in force. A window that reaches beyond the days is cut, but counts as
   * long as it is. Throws `RangeError` for days outside of the place-year, and for an input that is missing or none of
   * its kind.
   */
  muhurats(py: PlaceYear, code: string, query: DayRange & InputOptions): readonly MuhuratWindow[] | undefined;
  /**
   * The rating of a civil day number for an event; undefined if no rule in force rates days for it. Throws
   * `RangeError` as `muhurats` does.
   */
  suitability(py: PlaceYear, event: string, day: number, options?: InputOptions): Suitability | undefined;
  /** the same by one rule, which may have no event; undefined if the chain has no such suitability in force */
  suitabilityBy(py: PlaceYear, code: string, day: number, options?: InputOptions): Suitability | undefined;
}

/** Makes the answers. Evaluators are emitted when first needed. */
export function packScores(
  { scored, ratings }: Pick<OtherRules, 'scored'> & Pick<ChainPlan, 'ratings'>,
  emitter: Emitter,
  runOf: RunOf,
): Scores {
  const muhurats = new Map<string, MuhuratsOf>();
  const suitabilities = new Map<string, SuitabilityOf>();
  const suitabilityBy: Scores['suitabilityBy'] = (py, code, day, { inputs = noInputs } = {}) => {
    const rule = scored.get(code);
    if (rule?.checked.kind !== 'suitability' || rule.linked.disabled) return undefined;
    hasInputs(code, rule.checked.inputs, inputs, true);
    const cx = runOf(py).context(inputs);
    cx.day = dayOf(py, day);
    const evaluate = memoized(suitabilities, code, () => emitSuitability(emitter, rule));
    return evaluate(cx);
  };
  return {
    muhurats: (py, code, { from, to, inputs = noInputs }) => {
      const rule = scored.get(code);
      if (rule?.checked.kind !== 'muhurat' || rule.linked.disabled) return undefined;
      const [first, last] = [dayOf(py, from), dayOf(py, to)];
      hasInputs(code, rule.checked.inputs, inputs, true);
      const evaluate = memoized(muhurats, code, () => emitMuhurats(emitter, rule));
      return evaluate(runOf(py).context(inputs), first, last);
    },
    suitability: (py, event, day, options) => {
      const code = ratings.get(event);
      return code === undefined ? undefined : suitabilityBy(py, code, day, options);
    },
    suitabilityBy,
  };
}

function memoized<T>(known: Map<string, T>, key: string, make: () => T): T {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
}

// The days at the very ends lack a neighbour.
function dayOf(py: PlaceYear, day: number): number {
  const index = day - py.firstDay;
  if (Number.isInteger(index) && index >= 1 && index <= py.count - 2) return index;
  throw new RangeError(`day ${day} lies outside of the place-year of ${py.year}`);
}

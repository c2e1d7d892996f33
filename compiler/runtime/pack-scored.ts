// The results of a compiled chain besides days and spans: times and days scored, and chakras.

import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import type { OtherRules } from '../front/check/other-rules.ts';
import type { ChainPlan } from '../front/plan/chain-plan.ts';
import { type ChakraEvaluator, type ChakraStep, type ChakraValue, emitChakra } from './chakras.ts';
import { type Inputs, noInputs } from './emit/context.ts';
import type { Emitter } from './emit/emitter.ts';
import { hasInputs } from './inputs.ts';
import { emitMuhurats, type MuhuratsOf, type MuhuratWindow } from './muhurats.ts';
import type { PackRun } from './run.ts';
import { emitSuitability, type Suitability, type SuitabilityOf } from './suitability.ts';

/** What the caller supplies. */
export interface InputOptions {
  readonly inputs?: Inputs;
}

/** The answers of rules that score and of chakras. Disabled rules have none. */
export interface ScoredPack extends Pick<OtherRules, 'scored' | 'chakras'> {
  /**
   * The windows of a muhurat rule from the sunrise of a civil day number to the sunrise after another, sorted and
   * disjoint; undefined if the chain has no such rule in force. A window that reaches beyond the days is cut, but counts as
   * long as it is. Throws `RangeError` for days outside of the place-year, and for an input that is missing or none of
   * its kind.
   */
  muhurats(
    py: PlaceYear,
    code: string,
    from: number,
    to: number,
    options?: InputOptions,
  ): readonly MuhuratWindow[] | undefined;
  /**
   * The rating of a civil day number for an event; undefined if no rule in force rates days for it. Throws
   * `RangeError` as `muhurats` does.
   */
  suitability(py: PlaceYear, event: string, day: number, options?: InputOptions): Suitability | undefined;
  /** the same by one rule, which may have no event; undefined if the chain has no such suitability in force */
  worthBy(py: PlaceYear, code: string, day: number, options?: InputOptions): Suitability | undefined;
  /**
   * The result of a chakra, field by field; undefined if the chain has no such rule in force. Throws `RangeError` for an
   * input that is missing or none of its kind.
   */
  chakra(code: string, inputs: Inputs): Readonly<Record<string, ChakraValue>> | undefined;
  /** what led to it, its lets and then its result; otherwise as `chakra` */
  chakraSteps(code: string, inputs: Inputs): readonly ChakraStep[] | undefined;
}

/** Makes the answers. Evaluators are emitted when first needed. */
export function scoredPack(
  { scored, chakras, ratings }: Pick<OtherRules, 'scored' | 'chakras'> & Pick<ChainPlan, 'ratings'>,
  emitter: Emitter,
  runOf: (py: PlaceYear) => PackRun,
): ScoredPack {
  const muhurats = new Map<string, MuhuratsOf>();
  const suitabilities = new Map<string, SuitabilityOf>();
  const evaluators = new Map<string, ChakraEvaluator>();
  function worthBy(
    py: PlaceYear,
    code: string,
    day: number,
    { inputs = noInputs }: InputOptions = {},
  ): Suitability | undefined {
    const rule = scored.get(code);
    if (rule?.checked.kind !== 'suitability' || rule.linked.disabled) return undefined;
    hasInputs(code, rule.checked.inputs, inputs, true);
    const cx = runOf(py).context(inputs);
    cx.day = dayOf(py, day);
    const evaluate = remembered(suitabilities, code, () => emitSuitability(emitter, rule));
    return evaluate(cx);
  }
  function muhuratsOf(
    py: PlaceYear,
    code: string,
    from: number,
    to: number,
    { inputs = noInputs }: InputOptions = {},
  ): readonly MuhuratWindow[] | undefined {
    const rule = scored.get(code);
    if (rule?.checked.kind !== 'muhurat' || rule.linked.disabled) return undefined;
    const [first, last] = [dayOf(py, from), dayOf(py, to)];
    hasInputs(code, rule.checked.inputs, inputs, true);
    const evaluate = remembered(muhurats, code, () => emitMuhurats(emitter, rule));
    return evaluate(runOf(py).context(inputs), first, last);
  }
  const chakraOf = (code: string): ChakraEvaluator | undefined => {
    const rule = chakras.get(code);
    if (rule === undefined || rule.linked.disabled) return undefined;
    return remembered(evaluators, code, () => emitChakra(emitter, rule));
  };
  return {
    scored,
    chakras,
    muhurats: muhuratsOf,
    suitability: (py, event, day, options) => {
      const code = ratings.get(event);
      return code === undefined ? undefined : worthBy(py, code, day, options);
    },
    worthBy,
    chakra: (code, inputs) => chakraOf(code)?.result(inputs),
    chakraSteps: (code, inputs) => chakraOf(code)?.steps(inputs),
  };
}

function remembered<T>(known: Map<string, T>, key: string, make: () => T): T {
  let found = known.get(key);
  if (found === undefined) {
    found = make();
    known.set(key, found);
  }
  return found;
}

// The days at the very ends lack a neighbour.
function dayOf(py: PlaceYear, day: number): number {
  const index = day - py.firstDay;
  if (Number.isInteger(index) && index >= 1 && index <= py.count - 2) return index;
  throw new RangeError(`day ${day} lies outside of the place-year of ${py.year}`);
}

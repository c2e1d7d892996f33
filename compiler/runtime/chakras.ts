// Chakras: values computed from inputs and tables, with no sky.

import type { SourceRange } from '@nirnaya/dsl/source';
import { printExpression } from '@nirnaya/dsl/syntax';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import type { CheckedField } from '../front/check/chakra.ts';
import type { ChakraRule } from '../front/check/other-rules.ts';
import type { Context, Inputs } from './emit/context.ts';
import type { Emitter } from './emit/emitter.ts';
import { nowhere } from './emit/nowhere.ts';
import { hasInputs } from './inputs.ts';

/**
 * What a field may be: a truth, a number, a text or the name of a label; a list of these where a table has lists. Null
 * where there is none, because a table lacks the key or an input that may be left out was.
 */
export type ChakraValue = boolean | number | string | readonly (number | string)[] | null;

/** An intermediate value, or a field of the result. */
export interface ChakraStep {
  readonly role: 'let' | 'result';
  readonly name: string;
  /** the expression in its canonical spelling */
  readonly text: string;
  readonly value: ChakraValue;
  readonly range: SourceRange;
  /** the pack it comes from */
  readonly pack: string;
}

/** The results of the chakras of a chain. Disabled rules have none. */
export interface ChakraResults {
  /**
   * The result of a chakra, field by field; undefined if the chain has no such rule in force. Throws `RangeError` for an
   * input that is missing or none of its kind.
   */
  of(code: string, inputs: Inputs): Readonly<Record<string, ChakraValue>> | undefined;
  /** what led to it, its lets and then its result; otherwise as `of` */
  stepsOf(code: string, inputs: Inputs): readonly ChakraStep[] | undefined;
}

/** Makes the results. Evaluators are emitted when first needed. */
export function chakraResults(chakras: ReadonlyMap<string, ChakraRule>, emitter: Emitter): ChakraResults {
  const evaluators = new Map<string, ChakraEvaluator>();
  const evaluatorOf = (code: string): ChakraEvaluator | undefined => {
    const known = evaluators.get(code);
    if (known !== undefined) return known;
    const rule = chakras.get(code);
    if (rule === undefined || rule.linked.disabled) return undefined;
    const evaluator = emitChakra(emitter, rule);
    evaluators.set(code, evaluator);
    return evaluator;
  };
  return {
    of: (code, inputs) => evaluatorOf(code)?.result(inputs),
    stepsOf: (code, inputs) => evaluatorOf(code)?.steps(inputs),
  };
}

/** A chakra ready to be evaluated. */
interface ChakraEvaluator {
  /** Throws `RangeError` for an input that is missing or none of its kind. */
  result(inputs: Inputs): Readonly<Record<string, ChakraValue>>;
  /** the same with what led there: its lets first, then its result. Throws as `result` does. */
  steps(inputs: Inputs): readonly ChakraStep[];
}

/** Emits a chakra. */
function emitChakra(emitter: Emitter, { code, linked, checked }: ChakraRule): ChakraEvaluator {
  const ready = (role: ChakraStep['role'], fields: readonly CheckedField[]) =>
    fields.map((field) => ({ role, field, value: emitField(emitter, field) }));
  const results = ready('result', checked.results);
  const bindings = ready('let', checked.bindings);
  const context = (inputs: Inputs): Context => {
    hasInputs(code, checked.inputs, inputs, true);
    return nowhere(inputs);
  };
  return {
    result: (inputs) => {
      const cx = context(inputs);
      return Object.fromEntries(results.map(({ field, value }) => [field.name, value(cx)]));
    },
    steps: (inputs) => {
      const cx = context(inputs);
      return [...bindings, ...results].map(({ role, field: { name, term, range }, value }) => ({
        role,
        name,
        text: printExpression(term.source),
        value: value(cx),
        range,
        pack: linked.provenance.get(`${role}.${name}`) ?? '',
      }));
    },
  };
}

function emitField(emitter: Emitter, { term, many, needs }: CheckedField): (cx: Context) => ChakraValue {
  const { type } = term;
  if (type === 'truth' || type === 'holds') {
    const truth = emitter.truth({ ...term, type: 'truth' });
    // A value that was not given is neither true nor false.
    return (cx) => (needs.every((name) => cx.inputs[name] !== undefined) ? truth(cx) : null);
  }
  const values = emitter.values(term);
  const named =
    typeof type === 'object' ? (value: number | string) => labelName(type.label, value) : undefined;
  return (cx) => {
    const numbers = values(cx).filter((value) => !Number.isNaN(value));
    const shown = named === undefined ? numbers : numbers.map(named);
    return shown.length === 0 ? null : many ? shown : shown[0];
  };
}

const labelName = (kind: Parameters<typeof nameOf>[0], value: number | string): string =>
  nameOf(kind, Number(value));

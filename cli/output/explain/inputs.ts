// The inputs of a rule that are not given: what depends on them does not hold.

import { type AnyRule, type Inputs, inputText } from '@nirnaya/compiler/runtime';
import { wrapped } from '../text/wrap.ts';
import type { Layout } from './blocks.ts';

/** The inputs that are not given, in the order of the rule. */
export const missingInputs = ({ inputs }: AnyRule, given: Inputs): AnyRule['inputs'] =>
  inputs.filter(({ name }) => !(name in given));

/** The same as text; nothing where all are given. */
export function inputsPart(inputs: AnyRule['inputs'], { paint, columns }: Layout): string {
  if (inputs.length === 0) return '';
  const lines = inputs.map((input) =>
    wrapped(`${input.name}, ${inputText(input)}`, columns, '    ').replace(/^ {4}/, '  '),
  );
  return [paint.bold('Inputs not given, so that what depends on them does not hold'), ...lines].join('\n');
}

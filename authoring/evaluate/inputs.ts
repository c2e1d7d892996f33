// The values that rules wait for, as the caller supplies them.

import { unsupported } from '@nirnaya/app/requests';
import type { RuleInput } from '@nirnaya/compiler/front';
import { type Inputs, inputText, inputValue } from '@nirnaya/compiler/runtime';
import { vocabularyWith } from '@nirnaya/dsl/vocabulary';

/** Values by the names of inputs, as texts: `{janma_nakshatra: 'Rohini'}`. */
export type InputTexts = Readonly<Record<string, string>>;

const vocabulary = vocabularyWith([]);

/**
 * The inputs of a rule among the values given; undefined where one is missing that it cannot do without. Throws
 * `Refusal` for a value that is none of the kind wanted.
 */
export function inputsFor(
  code: string,
  declared: readonly RuleInput[],
  given: InputTexts,
): Inputs | undefined {
  const values: Record<string, number | string> = {};
  for (const input of declared) {
    const text = Object.hasOwn(given, input.name) ? given[input.name] : undefined;
    if (text === undefined) {
      if (input.optional === true) continue;
      return undefined;
    }
    const value = inputValue(input, text, vocabulary);
    if (value === undefined) throw wrongValue(code, input, text);
    values[input.name] = value;
  }
  return values;
}

const wrongValue = (code: string, input: RuleInput, text: string): Error =>
  unsupported(
    'invalid_input',
    `inputs.${input.name}: must be ${inputText(input)} for ${code}, found ${text}.`,
  );

/** Throws `Refusal` where a value is given that no rule takes. */
export function requireInputs(given: InputTexts, declared: Iterable<RuleInput>): void {
  const names = new Set([...declared].map(({ name }) => name));
  const strange = Object.keys(given).find((name) => !names.has(name));
  if (strange === undefined) return;
  const known =
    names.size === 0 ? 'They have no inputs.' : `Their inputs are ${[...names].sort().join(', ')}.`;
  throw unsupported('unknown_input', `inputs.${strange}: none of the rules has this input. ${known}`);
}

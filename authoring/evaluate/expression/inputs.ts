// The inputs of an expression: what kind of value each one given is, and the value itself. An expression declares no
// inputs, so the kind is that of an input of the same name in the chain, else the one that the value itself says.

import { unsupported } from '@nirnaya/app/requests';
import type { RuleInput } from '@nirnaya/compiler/front';
import { allRules, type CompiledPack, type Inputs, inputText, inputValue } from '@nirnaya/compiler/runtime';
import { inputKinds, smallName } from '@nirnaya/dsl/pack';
import { vocabularyWith } from '@nirnaya/dsl/vocabulary';
import type { InputTexts } from '../inputs.ts';

/** Inputs with their kinds, and their values. */
export interface ExpressionInputs {
  readonly inputs: readonly RuleInput[];
  readonly values: Inputs;
}

const vocabulary = vocabularyWith([]);

/** The inputs of an expression in a chain. Throws `Refusal` for a value of no kind, or of another than the name has. */
export function expressionInputs(given: InputTexts, pack: CompiledPack): ExpressionInputs {
  const declared = new Map(
    allRules(pack).flatMap(({ inputs }) => inputs.map((input) => [input.name, input])),
  );
  const inputs: RuleInput[] = [];
  const values: Record<string, number | string> = {};
  for (const [name, text] of Object.entries(given)) {
    if (!smallName.test(name))
      throw unsupported(
        'invalid_input',
        `inputs.${name}: names of inputs consist of lowercase letters, digits and _.`,
      );
    const [input, value] = known(name, text, declared.get(name)) ?? byValue(name, text);
    inputs.push(input);
    values[name] = value;
  }
  return { inputs, values };
}

type Valued = readonly [RuleInput, number | string];

function known(name: string, text: string, declared: RuleInput | undefined): Valued | undefined {
  if (declared === undefined) return undefined;
  const { optional: _, ...input } = declared;
  const value = inputValue(input, text, vocabulary);
  if (value !== undefined) return [input, value];
  // An author may mean another kind by the same name, where it is stated: `nakshatra Rohini`.
  if (kindBefore(text) !== undefined) return undefined;
  throw unsupported('invalid_input', `inputs.${name}: must be ${inputText(input)}, found ${text}.`);
}

// `Rohini`, `5`; where a name is of several kinds, or a text is meant, the kind stands before it.
function byValue(name: string, text: string): Valued {
  const stated = kindBefore(text);
  if (stated?.kind === 'text') return [{ name, kind: 'text', texts: [stated.value] }, stated.value];
  if (stated !== undefined) {
    const input = { name, kind: stated.kind };
    const value = inputValue(input, stated.value, vocabulary);
    if (value !== undefined) return [input, value];
    throw unsupported(
      'invalid_input',
      `inputs.${name}: ${JSON.stringify(stated.value)} is not a ${stated.kind}.`,
    );
  }
  const readings = valued.flatMap((kind): Valued[] => {
    const value = inputValue({ name, kind }, text, vocabulary);
    return value === undefined ? [] : [[{ name, kind }, value]];
  });
  const [only, ...others] = readings;
  if (only !== undefined && others.length === 0) return only;
  const kinds = only === undefined ? inputKinds : readings.map(([{ kind }]) => kind);
  const which = only === undefined ? 'is neither a number nor a name' : 'is ambiguous';
  const say = `write the kind before it: ${kinds.map((kind) => `"${kind} ${text}"`).join(', ')}`;
  throw unsupported('invalid_input', `inputs.${name}: ${JSON.stringify(text)} ${which}; ${say}.`);
}

// The 28 stars have the names of the 27, which are meant unless they are named.
const valued = inputKinds.filter((kind) => kind !== 'text' && kind !== 'nakshatra28');

function kindBefore(text: string) {
  const [, word, value = ''] = /^([a-z]+[0-9]*) +(\S.*)$/.exec(text) ?? [];
  const kind = inputKinds.find((one) => one === word);
  return kind === undefined ? undefined : { kind, value };
}

// Values for the inputs of rules, as a request or a command line writes them.

import type { RuleInput } from '@nirnaya/compiler/front';
import { type Inputs, inputText } from '@nirnaya/compiler/runtime';
import { labelRead, type Read } from '@nirnaya/contract/schema';
import type { FieldError } from '../requests/refusal.ts';

/** Values by the names of inputs, as texts; what is undefined is not given. */
export type GivenTexts = Readonly<Record<string, string | undefined>>;

/** What was read. */
export interface InputsRead {
  readonly values: Inputs;
  /** what cannot be read, and what is missing */
  readonly errors: readonly FieldError[];
  /** what is no input of the rules */
  readonly strange: readonly string[];
}

/** Reads the values of inputs. */
export function inputsRead(inputs: readonly RuleInput[], given: GivenTexts): InputsRead {
  const byName = new Map(inputs.map((input) => [input.name, input]));
  const errors: FieldError[] = [];
  const strange: string[] = [];
  const values: Record<string, number | string> = {};
  for (const [field, text] of Object.entries(given)) {
    if (text === undefined) continue;
    const input = byName.get(field);
    const read = input && valueRead(input, text);
    if (read === undefined) strange.push(field);
    else if ('error' in read) errors.push({ field, message: read.error });
    else values[field] = read.value;
  }
  for (const { name, optional } of inputs) {
    if (!optional && given[name] === undefined) errors.push({ field: name, message: 'is required' });
  }
  return { values, errors, strange };
}

function valueRead(input: RuleInput, text: string): Read<number | string> {
  const { kind, texts = [] } = input;
  if (kind === 'nakshatra' || kind === 'nakshatra28' || kind === 'rashi' || kind === 'graha')
    return labelRead(kind, text);
  if (kind === 'text') {
    const value = texts.find((word) => word.toLowerCase() === text.trim().toLowerCase());
    return value === undefined ? { error: `must be ${inputText(input)}` } : { value };
  }
  const value = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  return kind === 'number' && !Number.isNaN(value) ? { value } : { error: `must be ${inputText(input)}` };
}

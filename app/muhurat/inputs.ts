// What a request says of the people and the purpose: values for the inputs of the rules of an event.

import type { RuleInput } from '../../compiler/check/scope.ts';
import type { Inputs } from '../../compiler/emit/context.ts';
import { inputText } from '../../compiler/runtime/inputs.ts';
import { labelRead, type Read } from '../labels.ts';
import { type FieldError, invalidParameters, unsupported } from '../refusal.ts';
import { inputsOfEvent, type MuhuratEvent } from './events.ts';

/** Values by the names of inputs, as texts; what is undefined is not given. */
export type GivenTexts = Readonly<Record<string, string | undefined>>;

/**
 * The inputs of the rules of some events. Every value that cannot be read, and every one that is missing, is a 400; one that no
 * rule of them takes a 422.
 */
export function inputsForAll(events: readonly MuhuratEvent[], given: GivenTexts): Inputs {
  const inputs = new Map(events.flatMap(inputsOfEvent).map((input) => [input.name, input]));
  const errors: FieldError[] = [];
  const strange: string[] = [];
  const values: Record<string, number | string> = {};
  for (const [field, text] of Object.entries(given)) {
    if (text === undefined) continue;
    const input = inputs.get(field);
    const read = input && valueRead(input, text);
    if (read === undefined) strange.push(field);
    else if ('error' in read) errors.push({ field, message: read.error });
    else values[field] = read.value;
  }
  for (const { name, optional } of inputs.values()) {
    if (!optional && given[name] === undefined) errors.push({ field: name, message: 'is required' });
  }
  if (errors.length > 0) throw invalidParameters(errors);
  if (strange.length > 0) throw notWeighed(strange, events, [...inputs.keys()]);
  return values;
}

/** The values that one rule of an event takes. */
export const inputsTaken = (inputs: Inputs, taken: readonly RuleInput[]): Inputs =>
  Object.fromEntries(Object.entries(inputs).filter(([name]) => taken.some((input) => input.name === name)));

function notWeighed(fields: readonly string[], events: readonly MuhuratEvent[], names: readonly string[]) {
  const what = events.length === 1 ? events.map(({ event }) => event).join() : 'any event';
  const weighed = names.length === 0 ? 'nothing of the kind' : names.join(', ');
  return unsupported('not_weighed', `${fields.join(', ')}: is not weighed for ${what}; what is: ${weighed}`);
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

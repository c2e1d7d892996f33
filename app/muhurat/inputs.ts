// What a request says of the people and the purpose: values for the inputs of the rules of an event.

import type { RuleInput } from '../../compiler/check/scope.ts';
import type { Inputs } from '../../compiler/emit/context.ts';
import { inputText } from '../../compiler/runtime/inputs.ts';
import { labelRead, type Read } from '../labels.ts';
import { type FieldError, invalidParameters } from '../refusal.ts';
import { inputsOfEvent, type MuhuratEvent } from './events.ts';

/** Values by the names of inputs, as texts; what is undefined is not given. */
export type GivenTexts = Readonly<Record<string, string | undefined>>;

/**
 * The inputs of the rules of some events. Every value that cannot be read, every one that no rule of them takes, and every
 * one that is missing is a 400.
 */
export function inputsForAll(events: readonly MuhuratEvent[], given: GivenTexts): Inputs {
  const inputs = new Map(events.flatMap(inputsOfEvent).map((input) => [input.name, input]));
  const errors: FieldError[] = [];
  const values: Record<string, number | string> = {};
  for (const [field, text] of Object.entries(given)) {
    if (text === undefined) continue;
    const input = inputs.get(field);
    const read: Read<number | string> =
      input === undefined ? { error: notTaken(events, [...inputs.keys()]) } : valueRead(input, text);
    if ('error' in read) errors.push({ field, message: read.error });
    else values[field] = read.value;
  }
  for (const { name, optional } of inputs.values()) {
    if (!optional && given[name] === undefined) errors.push({ field: name, message: 'is required' });
  }
  if (errors.length > 0) throw invalidParameters(errors);
  return values;
}

/** The values that one rule of an event takes. */
export const inputsTaken = (inputs: Inputs, taken: readonly RuleInput[]): Inputs =>
  Object.fromEntries(Object.entries(inputs).filter(([name]) => taken.some((input) => input.name === name)));

function notTaken(events: readonly MuhuratEvent[], names: readonly string[]): string {
  const what = events.length === 1 ? events.map(({ event }) => event).join() : 'any event';
  return `is not weighed for ${what}; what is: ${names.length === 0 ? 'nothing of the kind' : names.join(', ')}`;
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

// The values that a rule waits for, as `--input name=value` options.

import type { RuleInput } from '@nirnaya/compiler/front';
import { type AnyRule, type Inputs, inputText, inputValue } from '@nirnaya/compiler/runtime';
import { vocabularyWith } from '@nirnaya/dsl/vocabulary';
import { Option } from 'commander';
import { UsageError } from './failure.ts';

const vocabulary = vocabularyWith([]);

/** `--input name=value`, any number of times. `what` it is, with an example. */
export const inputOption = (what: string): Option =>
  new Option('--input <name=value>', `${what}; repeatable`)
    .default([])
    .argParser((value: string, values: readonly string[]) => [...values, value]);

/** Values by their names, not yet read. A word of another form is a `UsageError`, all of them at once. */
export function assignmentsOf(words: readonly string[]): Record<string, string> {
  const wrong = words.filter((word) => !/^[^=]+=/.test(word));
  if (wrong.length > 0)
    throw new UsageError(
      ...wrong.map((word) => `--input: ${JSON.stringify(word)} must have the form name=value`),
    );
  return Object.fromEntries(
    words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
  );
}

/** The inputs of a rule; every error at once: unknown names, values of another kind, what is missing. */
export function inputsOf({ code, inputs }: AnyRule, assignments: readonly string[]): Inputs {
  const values: Record<string, number | string> = {};
  const errors: string[] = [];
  for (const word of assignments) {
    const [, name = word, text = ''] = /^([^=]*)=(.*)$/.exec(word) ?? [];
    const input = inputs.find((known) => known.name === name);
    const value = input && inputValue(input, text, vocabulary);
    if (input === undefined) errors.push(`--input: unknown input ${name} of ${code}${known(inputs)}`);
    else if (value === undefined) errors.push(`--input: ${name} must be ${inputText(input)}, found ${text}`);
    else values[name] = value;
  }
  for (const input of inputs) {
    if (
      input.optional === true ||
      input.name in values ||
      assignments.some((w) => w.startsWith(`${input.name}=`))
    )
      continue;
    errors.push(`--input: ${code} requires ${input.name}=..., ${inputText(input)}`);
  }
  if (errors.length > 0) throw new UsageError(...errors);
  return values;
}

const known = (inputs: readonly RuleInput[]): string =>
  inputs.length === 0 ? '' : `; known inputs are ${inputs.map(({ name }) => name).join(', ')}`;

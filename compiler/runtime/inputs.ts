// Input values: whether they are of the kind of an input, and their parsing from text.

import type { InputKind } from '@nirnaya/dsl/pack';
import type { Vocabulary } from '@nirnaya/dsl/vocabulary';
import { labelsOfText } from '../front/check/names-to-labels.ts';
import type { RuleInput } from '../front/check/scope.ts';
import type { Inputs } from './emit/context.ts';

/** How many values an input of a kind may have: labels from 0; a number is any. */
const labelsOfKind: Readonly<Record<Exclude<InputKind, 'text'>, number>> = {
  rashi: 12,
  nakshatra: 27,
  nakshatra28: 28,
  tithi: 30,
  weekday: 7,
  graha: 9,
  number: Number.POSITIVE_INFINITY,
};

/**
 * Whether a rule's inputs are all given, but for those that may be left out. Throws `RangeError` for a value that is none
 * of its kind, and for a missing one that is `needed`.
 */
export function hasInputs(
  code: string,
  declared: readonly RuleInput[],
  inputs: Inputs,
  needed: boolean,
): boolean {
  for (const input of declared) {
    const { name, kind, optional } = input;
    const value = inputs[name];
    if (value === undefined) {
      if (optional) continue;
      if (needed) throw new RangeError(`${code} needs the input ${name}, a ${kind}`);
      return false;
    }
    if (isOfKind(input, value)) continue;
    throw new RangeError(`the input ${name} of ${code} is ${expectedText(input)}, found ${value}`);
  }
  return true;
}

function isOfKind({ kind, texts }: RuleInput, value: number | string): boolean {
  if (kind === 'text') return texts?.includes(String(value)) === true;
  if (typeof value !== 'number') return false;
  if (kind === 'number') return Number.isFinite(value);
  return Number.isInteger(value) && value >= 0 && value < labelsOfKind[kind];
}

/**
 * Every value that an input may have, for one that may be left out none as well. A number has no end of them: it is left
 * out where it may be, otherwise it cannot be known, and undefined is returned.
 */
export function valuesOf({
  kind,
  texts,
  optional,
}: RuleInput): readonly (number | string | undefined)[] | undefined {
  if (kind === 'number') return optional ? [undefined] : undefined;
  const values = kind === 'text' ? (texts ?? []) : Array.from({ length: labelsOfKind[kind] }, (_, i) => i);
  return optional ? [undefined, ...values] : values;
}

/** The expected value of an input, in words: `a rashi`, `one of FORWARD, BACKWARD`. */
export const inputText = ({ kind, texts }: RuleInput): string =>
  kind === 'text' ? `one of ${texts?.join(', ')}` : `a ${kind}`;

// The same of values given by their numbers.
function expectedText(input: RuleInput): string {
  const { kind } = input;
  return kind === 'text' || kind === 'number'
    ? inputText(input)
    : `${inputText(input)} from 0 to ${labelsOfKind[kind] - 1}`;
}

/** The value of an input that a text names (`Uttara Phalguni`, `12`, `FORWARD`); undefined where it names none, or several. */
export function inputValue(
  { kind, texts }: RuleInput,
  text: string,
  vocabulary: Vocabulary,
): number | string | undefined {
  if (kind === 'text') return texts?.find((word) => word === text);
  if (kind === 'number')
    return text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
  const labels = labelsOfText(text, kind, vocabulary) ?? [];
  return labels.length === 1 ? labels[0] : undefined;
}

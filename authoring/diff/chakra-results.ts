// The results of the fields of a chakra, in two versions, for every way in which the inputs that they read may be given.

import type { CheckedField, RuleInput } from '@nirnaya/compiler/front';
import { type ChakraValue, type CompiledPack, type Inputs, valuesOf } from '@nirnaya/compiler/runtime';
import { nameOf } from '@nirnaya/dsl/vocabulary';

/** The most ways that are tried for one field. */
export const mostCombinations = 100_000;

/** One way in which the inputs were given, and a field that differs. */
export interface ResultChange {
  /** `janma_nakshatra Ashwini, motion DIRECT` */
  readonly on: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A field that both versions have, with the inputs that either reads and the values of those that it must have. */
export interface ComparedField {
  readonly name: string;
  readonly inputs: readonly RuleInput[];
  readonly others: Inputs;
  /** how many ways there are to give the inputs; undefined where they have no end */
  readonly combinations: number | undefined;
}

/** The fields of a chakra whose results can be compared. Its inputs are the same in both versions. */
export function comparedFields(
  before: CompiledPack,
  after: CompiledPack,
  code: string,
): readonly ComparedField[] {
  const old = before.chakras.get(code)?.checked.results ?? [];
  const now = after.chakras.get(code)?.checked;
  return (now?.results ?? []).flatMap((field): ComparedField[] => {
    const same = old.find(({ name }) => name === field.name);
    return same === undefined ? [] : [compared(field, same, now?.inputs ?? [])];
  });
}

function compared(one: CheckedField, other: CheckedField, all: readonly RuleInput[]): ComparedField {
  const isRead = ({ name }: RuleInput): boolean => one.needs.includes(name) || other.needs.includes(name);
  const inputs = all.filter(isRead);
  // An input that a field does not read must still be given where the rule needs it.
  const others = all.flatMap((input): (readonly [string, number | string])[] =>
    isRead(input) || input.optional ? [] : [[input.name, valuesOf(input)?.[0] ?? 0]],
  );
  return { name: one.name, inputs, others: Object.fromEntries(others), combinations: combinationsOf(inputs) };
}

function combinationsOf(inputs: readonly RuleInput[]): number | undefined {
  let combinations = 1;
  for (const input of inputs) {
    const values = valuesOf(input);
    if (values === undefined) return undefined;
    combinations *= values.length;
  }
  return combinations;
}

/** The ways for which a field differs. */
export function changedResults(
  before: CompiledPack,
  after: CompiledPack,
  code: string,
  { name, inputs, others }: ComparedField,
): readonly ResultChange[] {
  const changes: ResultChange[] = [];
  for (const given of everyWay(inputs, {})) {
    const side = (pack: CompiledPack): string =>
      `${name} ${valueText(pack.chakraResults.of(code, { ...others, ...given })?.[name] ?? null)}`;
    const [was, is] = [side(before), side(after)];
    if (was !== is) changes.push({ on: givenText(inputs, given), before: [was], after: [is] });
  }
  return changes;
}

function* everyWay(inputs: readonly RuleInput[], given: Inputs): Generator<Inputs> {
  const [input, ...rest] = inputs;
  if (input === undefined) {
    yield given;
    return;
  }
  for (const value of valuesOf(input) ?? [])
    yield* everyWay(rest, value === undefined ? given : { ...given, [input.name]: value });
}

const givenText = (inputs: readonly RuleInput[], given: Inputs): string =>
  inputs
    .flatMap((input) => {
      const value = given[input.name];
      return value === undefined ? [] : [`${input.name} ${inputText(input, value)}`];
    })
    .join(', ') || 'without inputs';

const inputText = ({ kind }: RuleInput, value: number | string): string =>
  kind === 'text' || kind === 'number' ? String(value) : nameOf(kind, Number(value));

function valueText(value: ChakraValue): string {
  if (value === null) return 'none';
  return Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
}

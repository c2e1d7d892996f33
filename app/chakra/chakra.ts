// A chakra computed by its rule: of what was given, for each graha of a sky, and part by part.

import type { ChakraRule } from '@nirnaya/compiler/front';
import type { ChakraValue, CompiledPack, Inputs } from '@nirnaya/compiler/runtime';
import type { chakraComputed } from '@nirnaya/contract/chakra';
import type { z } from '@nirnaya/contract/schema';
import type { WorkEntry } from '@nirnaya/dsl/pack';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { authoritiesOf } from '@nirnaya/explain/sentences';
import { degrees } from '../day/numbers.ts';
import { unavailable } from '../requests/refusal.ts';
import { type FigureName, figures, type GivenValues } from './figures.ts';
import type { SkyGraha } from './sky.ts';
import { starName, stars } from './stars.ts';

/** The pack of the chakras. */
export const chakraPack = 'chakra';

/** A chakra as answered, without its envelope. */
export type ChakraComputed = z.output<typeof chakraComputed>;

type Result = NonNullable<ChakraComputed['result']>;

/** The rules that chakras are computed by. */
export interface ChakraRules {
  readonly pack: CompiledPack;
  readonly works: ReadonlyMap<string, WorkEntry>;
}

/** Computes a figure of what was given, and of a sky where there is one. Throws a refusal where the packs lack its rule. */
export function chakraOf(
  rules: ChakraRules,
  name: FigureName,
  given: GivenValues,
  sky?: readonly SkyGraha[],
): ChakraComputed {
  const figure = figures[name];
  const code = figure.rule(given);
  const rule = ruleOf(rules, code);
  const own = inputsOf(figure.inputs, given);
  const inputs = { ...(sky === undefined ? {} : figure.ofSky?.(sky)), ...own };
  const compute = (more: Inputs): Result => resultOf(rules, code, more);
  const wantsParts = figure.part !== undefined && given.include_trident_parts === true;
  return {
    chakra: name,
    calculation_only: true,
    ruleset: rulesetOf(rules, rule),
    inputs: shownInputs(rule, inputs),
    result: figure.complete(inputs) ? compute(inputs) : null,
    ...(sky === undefined ? {} : { transits: transitsOf(name, own, sky, compute) }),
    ...(wantsParts ? { parts: partsOf(figure.part, own, compute) } : {}),
  };
}

/** A chakra of any pack as answered, without its envelope: its fields of given inputs. */
export type OwnChakra = Omit<ChakraComputed, 'chakra' | 'transits' | 'parts'> & { readonly chakra: string };

/** Computes a chakra by its code, of inputs that are read already. Throws a refusal where the pack lacks it. */
export function chakraByCode(rules: ChakraRules, code: string, inputs: Inputs): OwnChakra {
  const rule = ruleOf(rules, code);
  return {
    chakra: code,
    calculation_only: true,
    ruleset: rulesetOf(rules, rule),
    inputs: shownInputs(rule, inputs),
    result: resultOf(rules, code, inputs),
  };
}

function transitsOf(
  name: FigureName,
  own: Inputs,
  sky: readonly SkyGraha[],
  compute: (inputs: Inputs) => Result,
) {
  return sky.flatMap((placed) => {
    const inputs = figures[name].transit(placed);
    if (inputs === undefined) return [];
    const { graha, star, longitude, speed, retrograde } = placed;
    const result = compute({ ...own, ...inputs });
    return [
      {
        graha,
        nakshatra: starName(star),
        longitude: degrees(longitude),
        speed: degrees(speed),
        retrograde,
        result,
      },
    ];
  });
}

const partsOf = (part: string, own: Inputs, compute: (inputs: Inputs) => Result) =>
  stars
    .map(({ name, number }) => ({ nakshatra: name, result: compute({ ...own, [part]: number - 1 }) }))
    .sort((a, b) => Number(a.result.position) - Number(b.result.position));

function ruleOf({ pack }: ChakraRules, code: string): ChakraRule {
  const rule = pack.chakras.get(code);
  if (rule === undefined || rule.linked.disabled)
    throw unavailable('unknown_rule', `The pack ${pack.name} has no active rule ${code}.`);
  return rule;
}

// Lists are copied, as an answer belongs to its caller.
function resultOf({ pack }: ChakraRules, code: string, inputs: Inputs): Result {
  const fields = Object.entries(pack.chakraResults.of(code, inputs) ?? {});
  return Object.fromEntries(
    fields.map(([field, value]) => [field, isList(value) ? [...value] : value] as const),
  );
}

const isList = (value: ChakraValue): value is Extract<ChakraValue, readonly unknown[]> =>
  Array.isArray(value);

/** The rules of an answer: their pack and level, and whose word they are. */
function rulesetOf({ pack, works }: ChakraRules, rule: ChakraRule): ChakraComputed['ruleset'] {
  const { code, linked } = rule;
  const authorities = [...authoritiesOf(rule, { works })];
  return {
    pack: pack.name,
    rule_pack_chain: [...pack.chain],
    rules_snapshot_version: pack.fingerprint,
    rules: [
      {
        code,
        name: linked.fields.name ?? code,
        name_sa: linked.fields.name_sa ?? null,
        summary: linked.fields.summary ?? null,
        verification_level: authorities[0]?.level ?? null,
        authorities,
      },
    ],
  };
}

function inputsOf(mapping: Readonly<Record<string, string>>, given: GivenValues): Inputs {
  const inputs: Record<string, number | string> = {};
  for (const [parameter, input] of Object.entries(mapping)) {
    const value = given[parameter];
    if (typeof value === 'number' || typeof value === 'string') inputs[input] = value;
  }
  return inputs;
}

const shownInputs = (rule: ChakraRule, inputs: Inputs): Record<string, number | string> =>
  Object.fromEntries(Object.entries(inputs).map(([input, value]) => [input, shownInput(rule, input, value)]));

// A label by its name; numbers and words as they are.
function shownInput({ checked }: ChakraRule, name: string, value: number | string): number | string {
  const kind = checked.inputs.find((input) => input.name === name)?.kind;
  if (typeof value === 'string' || kind === undefined || kind === 'number' || kind === 'text') return value;
  return nameOf(kind, value);
}

// The chakras that the loaded packs define: found by code or by the end of it, and their inputs read. In: the chains that may
// have chakras. Out: the rule, and the chain whose word on it counts.

import type { ChakraRule, PackOutline } from '@nirnaya/compiler/front';
import type { CompiledPack, Inputs } from '@nirnaya/compiler/runtime';
import { suggest, unknownText } from '@nirnaya/dsl/vocabulary';
import { readingPack } from '../jyotisha/rules.ts';
import { type FieldError, invalidParameters, notFound } from '../requests/refusal.ts';
import { definingChains } from '../rules/defining-chains.ts';
import { type GivenTexts, inputsRead } from '../rules/given-inputs.ts';
import { type Chains, decidedCodes } from '../rules/last-word.ts';
import { chakraPack } from './chakra.ts';

/** The names of the chains that may have chakras: that of the bundled pack first, then those of one's own. */
export const chakraChains = (packs: ReadonlyMap<string, PackOutline>): readonly string[] =>
  definingChains({ pack: chakraPack, kinds: ['chakra'], except: readingPack }, packs);

/** A chakra, and the chain whose word on it counts. */
export interface ChakraMatch {
  readonly rule: ChakraRule;
  readonly pack: CompiledPack;
}

/** Every chakra in force. */
export const chakrasAmong = (chains: Chains): readonly ChakraMatch[] =>
  [...decidedCodes(chains, ({ chakras }) => chakras.keys())].flatMap(([code, pack]) => {
    const rule = pack.chakras.get(code);
    return rule === undefined || rule.linked.disabled ? [] : [{ rule, pack }];
  });

/** The most names of a message. */
const MOST_LISTED = 30;

const plainCode = (name: string): string => name.trim().toUpperCase().replaceAll('-', '_');

/** The same; undefined where there is none. */
export function chakraAmong(chains: Chains, name: string): ChakraMatch | undefined {
  const all = chakrasAmong(chains);
  const plain = plainCode(name);
  return (
    all.find(({ rule }) => rule.code === plain) ?? all.find(({ rule }) => rule.code === `CHAKRA_${plain}`)
  );
}

/** The chakra of a code, or of what follows `CHAKRA_` in it, in any case. An unknown one is a 404 that lists those there are. */
export function chakraNamed(chains: Chains, name: string): ChakraMatch {
  const match = chakraAmong(chains, name);
  if (match !== undefined) return match;
  const plain = plainCode(name);
  const codes = chakrasAmong(chains).map(({ rule }) => rule.code);
  const near = suggest(plain, codes);
  const known = codes.slice(0, MOST_LISTED);
  const message = unknownText({ what: 'chakra', text: name, known, near: near === undefined ? [] : [near] });
  throw notFound('unknown_chakra', `code: ${message}.`);
}

/** The inputs of a chakra, read. Every one that cannot be read, is missing or is none of the rule's is a 400. */
export function chakraInputs({ rule: { checked } }: ChakraMatch, given: GivenTexts): Inputs {
  const { values, errors, strange } = inputsRead(checked.inputs, given);
  const names = checked.inputs.map((input) => input.name).join(', ');
  const unknown = strange.map(
    (field): FieldError => ({
      field,
      message: `is not an input of the rule; known inputs are ${names || 'none'}`,
    }),
  );
  if (errors.length + unknown.length > 0) throw invalidParameters([...errors, ...unknown]);
  return values;
}

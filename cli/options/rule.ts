// The rule that an argument of the command line names: its code, or one of its names.

import { nearKeys } from '../../app/festivals/keys.ts';
import type { PackOutline } from '../../compiler/link/chain.ts';
import { type AnyRule, allRules } from '../../compiler/runtime/any-rule.ts';
import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import { UsageError } from '../failure.ts';

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The prefixes of codes that an argument may omit. */
const beginnings = ['FESTIVAL', 'VRAT', 'SANKRANTI', 'CONDITION', 'YOGA', 'MUHURAT', 'SUITABILITY', 'CHAKRA'];

/** The rule of any kind that is meant. Where the chain has none, packs that do are named. */
export function anyRuleOf(
  text: string,
  pack: CompiledPack,
  packs: ReadonlyMap<string, PackOutline>,
): AnyRule {
  const rules = allRules(pack);
  const found = among(rules, text);
  if (found !== undefined) return found;
  const elsewhere = [...packs].flatMap(([name, { documents }]) =>
    documents.flatMap((document) => document.rules.map(({ code }) => ({ name, code }))),
  );
  const there = elsewhere.find(({ code }) => code === codeOf(text));
  const hint = there === undefined ? '' : `; \`--region ${there.name}\` has it`;
  throw unknown(text, pack, there === undefined ? rules : [], hint);
}

const codeOf = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');

function among<R extends Pick<AnyRule, 'code' | 'linked'>>(rules: readonly R[], text: string): R | undefined {
  const code = codeOf(text);
  return (
    rules.find((rule) => rule.code === code) ??
    rules.find((rule) => beginnings.some((kind) => rule.code === `${kind}_${code}`)) ??
    rules.find((rule) => namesOf(rule).some((name) => same(name, text.trim())))
  );
}

function unknown(
  text: string,
  pack: CompiledPack,
  rules: readonly Pick<AnyRule, 'code'>[],
  hint: string,
): UsageError {
  const near = nearKeys(
    codeOf(text),
    rules.map((rule) => rule.code),
  );
  const meant = near.length === 0 ? hint : `; did you mean ${near.join(', ')}?`;
  return new UsageError(`CODE: ${pack.name} has no rule ${JSON.stringify(text)}${meant}`);
}

function namesOf({ linked }: Pick<AnyRule, 'linked'>): readonly string[] {
  const { name, aliases } = linked.fields;
  return [...(name === undefined ? [] : [name]), ...(aliases ?? [])];
}

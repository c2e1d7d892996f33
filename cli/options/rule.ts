// The rule that an argument of the command line names by its code, or by a name where it is no observance.

import { nearKeys } from '@nirnaya/app/festivals';
import type { PackOutline } from '@nirnaya/compiler/front';
import { type AnyRule, allRules, anyRule, type CompiledPack } from '@nirnaya/compiler/runtime';
import { UsageError } from './failure.ts';

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The prefixes of codes that an argument may omit. */
const beginnings = ['FESTIVAL', 'VRAT', 'SANKRANTI', 'CONDITION', 'YOGA', 'MUHURAT', 'SUITABILITY', 'CHAKRA'];

/** The rule of any kind that a code means; of other kinds than observances also by a name. Undefined where there is none. */
export function ruleOfCode(text: string, pack: CompiledPack): AnyRule | undefined {
  const code = codeOf(text);
  const prefixed = beginnings.map((kind) => `${kind}_${code}`);
  const known = codesOf(pack).find((one) => prefixed.includes(one));
  return (
    anyRule(pack, code) ??
    (known === undefined ? undefined : anyRule(pack, known)) ??
    allRules(pack).find(
      (rule) => rule.kind !== 'observance' && namesOf(rule).some((name) => same(name, text.trim())),
    )
  );
}

/** The same of a chain that must have it; where it has not, packs that have it are named. */
export function requiredRule(
  text: string,
  pack: CompiledPack,
  packs: ReadonlyMap<string, PackOutline>,
): AnyRule {
  const rule = ruleOfCode(text, pack);
  if (rule !== undefined) return rule;
  const there = packOfCode(text, packs);
  const near = there === undefined ? nearKeys(codeOf(text), codesOf(pack)) : [];
  const known = there === undefined ? '' : `; \`--region ${there}\` has it`;
  const meant = near.length === 0 ? known : `; did you mean ${near.join(', ')}?`;
  throw new UsageError(`CODE: unknown rule ${JSON.stringify(text)} in ${pack.name}${meant}`);
}

/** The first of some packs that has a rule of a code; undefined where none has. */
export const packOfCode = (text: string, packs: ReadonlyMap<string, PackOutline>): string | undefined =>
  [...packs.values()].find(({ documents }) =>
    documents.some(({ rules }) => rules.some(({ code }) => code === codeOf(text))),
  )?.name;

const codeOf = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');

const codesOf = ({ rules, scored, chakras, births }: CompiledPack): readonly string[] =>
  [rules, scored, chakras, births].flatMap((some) => [...some.keys()]);

function namesOf({ linked }: Pick<AnyRule, 'linked'>): readonly string[] {
  const { name, aliases } = linked.fields;
  return [...(name === undefined ? [] : [name]), ...(aliases ?? [])];
}

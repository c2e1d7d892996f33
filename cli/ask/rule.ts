// Which rule a word of the command line means: its code, or one of its names.

import type { CompiledPack } from '../../compiler/pack.ts';
import type { PackRule } from '../../compiler/pack-rule.ts';
import { nearKeys } from '../../server/festivals/keys.ts';
import { UsageError } from '../failure.ts';

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The observance meant: by code in any case, with or without its kind, or by a name. */
export function ruleOf(text: string, pack: CompiledPack): PackRule {
  const rules = [...pack.rules.values()].filter((rule) => rule.checked.kind === 'observance');
  const code = text
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  const found =
    rules.find((rule) => rule.code === code) ??
    rules.find((rule) => ['FESTIVAL', 'VRAT', 'SANKRANTI'].some((kind) => rule.code === `${kind}_${code}`)) ??
    rules.find((rule) => namesOf(rule).some((name) => same(name, text.trim())));
  if (found !== undefined) return found;
  const near = nearKeys(
    code,
    rules.map((rule) => rule.code),
  );
  const hint = near.length === 0 ? '' : `; did you mean ${near.join(', ')}?`;
  throw new UsageError(`CODE: ${pack.name} has no rule ${JSON.stringify(text)}${hint}`);
}

function namesOf({ linked }: PackRule): readonly string[] {
  const { name, aliases } = linked.fields ?? {};
  return [...(name === undefined ? [] : [name]), ...(aliases ?? [])];
}

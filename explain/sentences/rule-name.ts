// The name of a rule in a sentence.

import type { PackRule } from '@nirnaya/compiler/front';
import { capitalized } from '@nirnaya/dsl/vocabulary';
import type { ExplainOptions } from './options.ts';

/** A key made of words, as a title: `FESTIVAL_HOLIKA_DAHAN` -> `Holika Dahan`, `hari_bhakti_vilasa` -> its title. */
export function titleOf(key: string): string {
  return key
    .replace(/^(FESTIVAL|VRAT|SANKRANTI|CONDITION)_/, '')
    .split('_')
    .map((word) => capitalized(word.toLowerCase()))
    .join(' ');
}

/** The name of an observance: that of the day if given, else the rule's own. */
export function ruleName(rule: PackRule, options: Pick<ExplainOptions, 'name'> = {}): string {
  return options.name ?? rule.linked.fields.name ?? titleOf(rule.code);
}

/** The name of a rule by its code, out of the pack if there is one. */
export function nameOfCode(code: string, options: Pick<ExplainOptions, 'pack'>): string {
  return options.pack?.rules.get(code)?.linked.fields.name ?? titleOf(code);
}

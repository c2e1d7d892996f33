// Festival keys: those of a chain, and suggestions for a misspelled one.

import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import type { PackRule } from '../../compiler/runtime/pack-rule.ts';
import { suggest } from '../../dsl/diagnostics/suggest.ts';
import { notFound } from '../refusal.ts';

/** At most so many keys are offered. */
const offered = 5;

/** The rule of a festival key, in any case. An unknown key is a 404 that offers near ones. */
export function festivalRule(pack: CompiledPack, key: string): PackRule {
  const rule = pack.rules.get(key) ?? pack.rules.get(key.toUpperCase());
  if (rule !== undefined && rule.checked.kind === 'observance') return rule;
  const keys = [...pack.rules.values()].filter((r) => r.checked.kind === 'observance').map((r) => r.code);
  const near = nearKeys(key, keys);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
  throw notFound('unknown_festival', `There is no festival ${key} in ${pack.name}.${hint}`);
}

/** Keys near to one that is not known: misspelled ones first, then those that share a word with it. */
export function nearKeys(key: string, known: readonly string[]): string[] {
  const wanted = key.toUpperCase();
  const near = new Set<string>();
  for (const name of [wanted, `FESTIVAL_${wanted}`, `VRAT_${wanted}`]) {
    const best = known.includes(name) ? name : suggest(name, known);
    if (best !== undefined) near.add(best);
  }
  const stems = wordsOf(wanted).map((word) => word.slice(0, stem));
  for (const code of known) {
    if (wordsOf(code).some((word) => stems.includes(word.slice(0, stem)))) near.add(code);
  }
  return [...near].slice(0, offered);
}

// Words that begin alike are taken for the same: GANESHA, GANESH.
const stem = 5;
const kinds = new Set(['FESTIVAL', 'VRAT', 'SANKRANTI']);
const wordsOf = (code: string): string[] =>
  code.split(/[_-]/).filter((word) => word.length > 3 && !kinds.has(word));

// The names of the observances of a chain with their keys, made once for each chain.

import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import type { PackRule } from '../../../compiler/runtime/pack-rule.ts';
import type { TableNode } from '../../../dsl/pack/document.ts';
import { type SearchKeys, searchKeys } from './keys.ts';

/** A name of an observance. */
export interface IndexedName extends SearchKeys {
  readonly rule: PackRule;
  readonly text: string;
  /** the words of its sound */
  readonly words: readonly string[];
}

/** Names keyed between two pauses. */
const NAMES_A_STEP = 100;

const indexes = new WeakMap<CompiledPack, readonly IndexedName[]>();

/** The names of the observances in force in a chain, with pauses where they are keyed for the first time. */
export async function namesIn(
  pack: CompiledPack,
  pause: () => Promise<void> | undefined,
): Promise<readonly IndexedName[]> {
  const known = indexes.get(pack);
  if (known !== undefined) return known;
  const all: IndexedName[] = [];
  for (const rule of pack.rules.values()) {
    if (rule.linked.disabled || rule.checked.kind !== 'observance') continue;
    for (const text of namesOf(rule, pack)) {
      const keys = searchKeys(text);
      if (keys.sound === '') continue;
      all.push({ ...keys, rule, text, words: keys.sound.split(' ') });
      if (all.length % NAMES_A_STEP === 0) await pause();
    }
  }
  indexes.set(pack, all);
  return all;
}

/** Everything that an observance is called, each once. */
function namesOf({ code, linked, checked }: PackRule, pack: CompiledPack): ReadonlySet<string> {
  const { fields } = linked;
  const { name, name_sa, aliases = [] } = fields;
  const named = fields.kind === 'observance' ? fields.named : undefined;
  return new Set([
    ...(name === undefined ? [] : [name]),
    ...(name_sa === undefined ? [] : [name_sa]),
    ...aliases,
    ...checked.variants.map((variant) => variant.name),
    // Of a name that is looked up all that it may be.
    ...(named?.text ?? '').split(/\W+/).flatMap((word) => {
      const table = pack.tables.get(word);
      return table === undefined ? [] : textsIn(table);
    }),
    code.replace(/^[A-Z]+_/, '').replaceAll('_', ' '),
  ]);
}

function textsIn(node: TableNode): readonly string[] {
  if (node.kind === 'scalar') return typeof node.value === 'string' ? [node.value] : [];
  const inner = node.kind === 'list' ? node.items : node.entries.map(({ value }) => value);
  return inner.flatMap(textsIn);
}

// The names of the observances of a chain with their keys, made once for each chain.

import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import type { PackRule } from '../../../compiler/runtime/pack-rule.ts';
import type { TableNode } from '../../../dsl/pack/document.ts';
import type { WordsBook } from '../../words/book.ts';
import { type SearchKeys, searchKeys } from './keys.ts';

/** A name of an observance. */
export interface IndexedName extends SearchKeys {
  readonly rule: PackRule;
  readonly text: string;
  /** the words of its sound */
  readonly words: readonly string[];
  /** whether the packs call it so; else it is an established name of some language */
  readonly own: boolean;
}

/** Names keyed between two pauses. */
const NAMES_A_STEP = 100;

interface Index {
  readonly book: WordsBook;
  readonly names: readonly IndexedName[];
}

// A chain has one index, that of the words which were read last.
const indexes = new WeakMap<CompiledPack, Index>();

/**
 * The names of the observances in force in a chain, those of the packs and the established ones of every language, with pauses
 * where they are keyed for the first time.
 */
export async function namesIn(
  pack: CompiledPack,
  book: WordsBook,
  pause: () => Promise<void> | undefined,
): Promise<readonly IndexedName[]> {
  const known = indexes.get(pack);
  if (known?.book === book) return known.names;
  const names: IndexedName[] = [];
  for (const rule of pack.rules.values()) {
    if (rule.linked.disabled || rule.checked.kind !== 'observance') continue;
    const own = namesOf(rule, pack);
    for (const text of new Set([...own, ...establishedNames(rule, book)])) {
      const keys = searchKeys(text);
      if (keys.sound === '') continue;
      names.push({ ...keys, rule, text, words: keys.sound.split(' '), own: own.has(text) });
      if (names.length % NAMES_A_STEP === 0) await pause();
    }
  }
  indexes.set(pack, { book, names });
  return names;
}

const establishedNames = ({ code }: PackRule, book: WordsBook): readonly string[] =>
  book.languages.flatMap((language) => book.texts(language, code)?.name ?? []);

/** Everything that the packs call an observance, each once. */
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

// Names that were written, kept by language, kind and English: a panchang has dozens, so that finding one must cost next
// to nothing. Bounded by the count of names of all languages together; beyond, all are written again.

import { registerCache } from '@nirnaya/engine/cache';

/** A name as kept: of a rule, or of a variant of one, where it is one's. */
interface CachedName {
  readonly code: string | undefined;
  readonly name: string;
}

/** The names of a kind in a language, by their English. */
type OfKind = Map<string, CachedName>;

/** The most names: some 16 MB. */
const limit = 100_000;

const tables: OfKind[] = [];
const measured = registerCache('names', { size: 0, max: limit, hits: 0, misses: 0, clear: forgetAll });

/** Keeps names of one language. */
export interface CachedNames {
  /** the name kept; undefined where none is */
  find(kind: string, english: string, code: string | undefined): string | undefined;
  /** keeps a name, and gives it */
  keep(kind: string, english: string, code: string | undefined, name: string): string;
}

/** Makes a place for the names of a language. */
export function cachedNames(): CachedNames {
  const kinds = new Map<string, OfKind>();
  const ofKind = (kind: string): OfKind => {
    const table: OfKind = new Map();
    kinds.set(kind, table);
    tables.push(table);
    return table;
  };
  return {
    find: (kind, english, code) => {
      const cached = kinds.get(kind)?.get(english);
      if (cached === undefined || cached.code !== code) return undefined;
      measured.hits += 1;
      return cached.name;
    },
    keep: (kind, english, code, name) => {
      measured.misses += 1;
      const table = kinds.get(kind) ?? ofKind(kind);
      if (measured.size >= limit) forgetAll();
      table.set(english, { code, name });
      measured.size += 1;
      return name;
    },
  };
}

function forgetAll(): void {
  for (const table of tables) table.clear();
  measured.size = 0;
}

// Names that were written, kept by language, kind and English: a panchang has dozens, so that finding one must cost next
// to nothing. Bounded in bytes of all languages together; beyond, all are written again.

import { listCache } from '../../engine/cache/registry.ts';
import { objectBytes, textBytes } from '../../engine/cache/weight.ts';

/** A name as kept: of a rule, or of a variant of one, where it is one's. */
interface KeptName {
  readonly code: string | undefined;
  readonly name: string;
}

/** The names of a kind in a language, by their English. */
type OfKind = Map<string, KeptName>;

/** Bytes of all names kept. */
const limit = 16_000_000;

const tables: OfKind[] = [];
const measured = listCache('names', {
  size: 0,
  calculatedSize: 0,
  maxSize: limit,
  hits: 0,
  misses: 0,
});

/** Keeps names of one language. */
export interface KeptNames {
  /** the name kept; undefined where none is */
  find(kind: string, english: string, code: string | undefined): string | undefined;
  /** keeps a name, and gives it */
  keep(kind: string, english: string, code: string | undefined, name: string): string;
}

/** Makes a place for the names of a language. */
export function keptNames(): KeptNames {
  const kinds = new Map<string, OfKind>();
  const ofKind = (kind: string): OfKind => {
    const table: OfKind = new Map();
    kinds.set(kind, table);
    tables.push(table);
    return table;
  };
  return {
    find: (kind, english, code) => {
      const kept = kinds.get(kind)?.get(english);
      if (kept === undefined || kept.code !== code) return undefined;
      measured.hits += 1;
      return kept.name;
    },
    keep: (kind, english, code, name) => {
      measured.misses += 1;
      const table = kinds.get(kind) ?? ofKind(kind);
      const bytes = textBytes(english) + textBytes(name) + objectBytes(2);
      if (measured.calculatedSize + bytes > limit) forgetAll();
      table.set(english, { code, name });
      measured.size += 1;
      measured.calculatedSize += bytes;
      return name;
    },
  };
}

function forgetAll(): void {
  for (const table of tables) table.clear();
  measured.size = 0;
  measured.calculatedSize = 0;
}

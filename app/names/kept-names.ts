// Names that were written, kept by language, kind and English: a panchang has dozens, so that finding one must cost next
// to nothing. Bounded in bytes of all languages together; beyond, all are written again.

import { listCache } from '../../engine/cache/registry.ts';
import { objectBytes, textBytes } from '../../engine/cache/weight.ts';

/** A name as kept: of the rule of a code, where it is one's. */
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
  /** the name kept, or the one that `make` gives, which is kept from now on */
  get(kind: string, english: string, code: string | undefined, make: () => string): string;
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
    get: (kind, english, code, make) => {
      const table = kinds.get(kind) ?? ofKind(kind);
      const kept = table.get(english);
      if (kept !== undefined && kept.code === code) {
        measured.hits += 1;
        return kept.name;
      }
      measured.misses += 1;
      const name = make();
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

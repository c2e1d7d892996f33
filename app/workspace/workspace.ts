// The workspace of a command or a thread: the sky, the places' years and the compiled packs, opened once.

import type { Compilation, PackSet } from '@nirnaya/compiler/compile';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { type Almanac, openAlmanac } from '@nirnaya/engine/almanac';
import type { WorldCalendars } from '@nirnaya/engine/calendars';
import type { Sky } from '@nirnaya/engine/sky';
import type { WorldDates } from '../data/world-dates.ts';
import type { WordsBook } from '../words/book.ts';

/** Sky, almanac and packs together. */
export interface Workspace {
  readonly sky: Sky;
  readonly almanac: Almanac;
  /** dates of festivals of the world that were found beforehand */
  readonly worldDates: WorldDates;
  packs(): PackSet;
  /** the compiled chain that ends in a pack; undefined where there is none or it has errors */
  pack(name: string): CompiledPack | undefined;
  compile(name: string): Compilation;
  /** the words of observances in every language, read when first asked for */
  words(): WordsBook;
  close(): void;
}

/** What a workspace is made of. */
interface WorkspaceParts {
  readonly sky: Sky;
  readonly calendars: WorldCalendars;
  readonly worldDates: WorldDates;
  readonly packs: PackSet;
  /** opens the words; is called once, when they are first asked for */
  words(): WordsBook;
}

/** A workspace over data and packs that are open. */
export function workspaceOver({ sky, calendars, worldDates, packs, words }: WorkspaceParts): Workspace {
  let book: WordsBook | undefined;
  return {
    sky,
    almanac: openAlmanac(sky, { calendars }),
    worldDates,
    packs: () => packs,
    pack: (name) => packs.compile(name).pack,
    compile: (name) => packs.compile(name),
    words: () => {
      book ??= words();
      return book;
    },
    close: () => sky.close(),
  };
}

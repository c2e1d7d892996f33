// The workspace of a command or a server: the sky, the places' years and the compiled packs, opened once.
// Reloading keeps the last good chain of a pack where its new files have errors.

import type { Compilation, PackSet } from '../compiler/compile.ts';
import type { CompiledPack } from '../compiler/runtime/pack.ts';
import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import { type Almanac, openAlmanac } from '../engine/almanac/place-year.ts';
import type { Sky } from '../engine/sky/sky.ts';
import { openBundledSky } from '../ephemeris/bundled.ts';
import { type ReadPacks, readPacks } from './pack-bundle/read-packs.ts';
import { failingPacks, withLastGood } from './packs-in-force.ts';
import type { WordsBook } from './words/book.ts';

/** Sky, almanac and packs together. */
export interface Workspace {
  readonly sky: Sky;
  readonly almanac: Almanac;
  /** the packs in force */
  packs(): PackSet;
  /** the compiled chain that ends in a pack; undefined where there is none or it has errors */
  pack(name: string): CompiledPack | undefined;
  compile(name: string): Compilation;
  /** the words of observances in every language, read from the same folders when first asked for */
  words(): WordsBook;
  /** what the packs in force lack to serve, a sentence each */
  lacking(): readonly string[];
  /** the packs whose files as last read have errors: they serve as they last compiled, or not at all */
  failing(): readonly string[];
  /**
   * Reads the packs again. A chain with errors stays as it was, the others take the place of the old ones; where the new
   * packs lack what serving needs, all packs in force stay.
   */
  reload(): Reloaded;
  close(): void;
}

/** The outcome of reading the packs again. */
export interface Reloaded {
  /** whether every chain compiled, so that none of the old ones serves on */
  readonly replaced: boolean;
  /** the packs whose chains have errors */
  readonly failing: readonly string[];
  /** what the new packs lack to serve, a sentence each */
  readonly lacking: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Options of opening a workspace. */
export interface WorkspaceOptions {
  /** folders of packs, laid over those that come with Nirnaya */
  readonly packs?: readonly string[];
  /** a file of compiled packs (`nirnaya compile`), taken instead of any folder */
  readonly bundle?: string;
  /** whether all ephemeris files are held against their checksums at once, not each before its first use */
  readonly verifySky?: boolean;
  /** bytes of cached place-years, with all that hangs on them; default a share of the heap */
  readonly cachePlaceBytes?: number;
}

/** Opens a workspace. Packs are read at once and compiled chain by chain on first use. */
export function openWorkspace(options: WorkspaceOptions = {}): Workspace {
  const sky = openBundledSky({ verify: options.verifySky === true });
  const almanac = openAlmanac(sky, {
    ...(options.cachePlaceBytes === undefined ? {} : { cacheBytes: options.cachePlaceBytes }),
  });
  const read = (): ReadPacks =>
    readPacks({ folders: options.packs ?? [], file: options.bundle }, sky.ephemerisVersion);
  let { set: packs, lacking, words: wordsNow } = read();
  let failing: readonly string[] | undefined;
  let words: WordsBook | undefined;
  return {
    sky,
    almanac,
    packs: () => packs,
    pack: (name) => packs.compile(name).pack,
    compile: (name) => packs.compile(name),
    words: () => {
      words ??= wordsNow();
      return words;
    },
    lacking: () => lacking(),
    failing: () => {
      failing ??= failingPacks(packs);
      return failing;
    },
    reload: () => {
      const { set: next, words: wordsNext, ...rest } = read();
      const lacks = rest.lacking();
      const { diagnostics } = next.compileAll(lacks.length > 0 ? [] : undefined);
      if (lacks.length > 0) return { replaced: false, failing: [], lacking: lacks, diagnostics };
      failing = failingPacks(next);
      packs = withLastGood(packs, next);
      lacking = rest.lacking;
      wordsNow = wordsNext;
      if (words !== undefined) words = wordsNow();
      // What hangs on place-years belongs to the packs that were in force.
      almanac.clear();
      const replaced = !diagnostics.some((d) => d.severity === 'error');
      return { replaced, failing, lacking: [], diagnostics };
    },
    close: () => sky.close(),
  };
}

// From rule packs as text to compiled chains: read, parse, resolve, check, lint, link, plan, emit.
// Nothing is thrown for what an author wrote: it becomes a diagnostic. An error keeps the chains that use its file from
// giving a pack; the others stand.

import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import { readPack } from '@nirnaya/dsl/pack';
import type { SourceFile } from '@nirnaya/dsl/source';
import { type CountedCache, openCache } from '@nirnaya/engine/cache';
import { environmentsOf, type ParseMemory, type Sound } from '../front/check/environment.ts';
import { type LayerRead, type Pack, packsOf } from '../front/link/chain.ts';
import { mayStandOver, overLandOf } from '../front/link/over-land.ts';
import { ignoresOf } from '../front/lint/ignored.ts';
import { unusedIn } from '../front/lint/unused.ts';
import type { CompiledPack } from '../runtime/pack.ts';
import {
  type Compilation,
  type CompileOptions,
  compileChain,
  distinct,
  noCompilation,
  type Shared,
} from './compile-chain.ts';
import { isError } from './failure.ts';

export type { Compilation };

/** Packs read from text, ready to be compiled chain by chain. */
export interface PackSet {
  readonly packs: ReadonlyMap<string, Pack>;
  /** diagnostics of reading the files themselves, also of those that belong to no pack */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * compiles the chain that ends in a pack, or of a tradition over a land, `IN-MH+vaishnava`; the same answer each time,
   * of the latter as long as it is cached
   */
  compile(name: string): Compilation;
  /** warnings about the set as a whole, for sets without errors: what none of its packs uses */
  lint(): readonly Diagnostic[];
  /** compiles every chain, or those of some packs, and returns every diagnostic of their files, each once */
  compileAll(names?: Iterable<string>): {
    readonly chains: ReadonlyMap<string, CompiledPack>;
    readonly diagnostics: readonly Diagnostic[];
  };
  /** what the set was made of and has compiled so far, for those who store it */
  readonly made: PackSetMade;
}

/** A file as read. */
export type PackRead = ReturnType<typeof readPack>;

/** What a set of packs was made of, and what its chains share. */
export interface PackSetMade {
  readonly reads: readonly PackRead[];
  readonly shared: Shared;
  /** what is said of a set without errors as a whole, once its chains are compiled */
  lints(): readonly Diagnostic[];
}

/** What is known of packs before they are compiled. */
export interface PackMemory {
  /** expressions that were parsed */
  readonly parses?: ParseMemory;
  /** layers that were linked, by the names of their packs */
  readonly layers?: Map<string, LayerRead>;
  /** environments that were found sound */
  readonly sound?: Map<string, Sound>;
  /** the numbers of the files that they were found for; by default those of their order */
  readonly files?: Map<SourceFile, number>;
  /** a chain that was compiled before; undefined where it was not */
  readonly chain?: (name: string) => CompiledBefore | undefined;
  /** what is said of the set as a whole */
  readonly lints?: readonly Diagnostic[];
}

/** A chain that was compiled before. */
export interface CompiledBefore {
  readonly diagnostics: readonly Diagnostic[];
  open(): CompiledPack;
}

/** Reads packs. The files may belong to any number of packs. */
export function readPackSet(files: readonly SourceFile[], options: CompileOptions): PackSet {
  return packSetOf(
    files.map((file) => readPack(file)),
    options,
  );
}

/** The packs of files that are read already. */
export function packSetOf(
  reads: readonly PackRead[],
  options: CompileOptions,
  memory: PackMemory = {},
): PackSet {
  const documents = reads.flatMap(({ document }) => document ?? []);
  const ignores = ignoresOf(documents.flatMap((document) => document.ignores));
  const reading = reads.flatMap((read) => read.diagnostics);
  const packs = packsOf(documents, reading);
  const diagnostics = ignores.left(reading);
  const shared: Shared = {
    world: { packs, strays: reads.flatMap(({ stray }) => stray ?? []) },
    ignores,
    layers: memory.layers ?? new Map(),
    environments: {
      ...environmentsOf(memory.parses ?? new Map()),
      ...(memory.sound === undefined ? {} : { sound: memory.sound }),
      files: memory.files ?? filesOf(reads),
    },
    reading: byFile(diagnostics),
    options,
  };
  const done = new Map<string, Compilation>();
  let composed: CountedCache<string, Compilation> | undefined;
  function compile(name: string): Compilation {
    const over = overLandOf(name);
    if (over !== undefined) {
      if (!mayStandOver(over, packs)) return noCompilation;
      composed ??= openCache({ name: 'chains', limit: COMPOSED_CHAINS });
      return composed.getOrCompute(name, () => compileChain(name, shared));
    }
    const known = done.get(name);
    if (known !== undefined) return known;
    const stored = memory.chain?.(name);
    if (stored !== undefined) {
      const compilation = storedCompilation(stored, () => compileChain(name, shared));
      done.set(name, compilation);
      return compilation;
    }
    const compilation = compileChain(name, shared);
    // An unknown name is not cached: a caller may make up any number of them.
    if (!packs.has(name)) return compilation;
    done.set(name, compilation);
    return compilation;
  }
  let unused: readonly Diagnostic[] | undefined;
  const lint = (): readonly Diagnostic[] => {
    unused ??= ignores.left(unusedIn(packs));
    return unused;
  };
  const lints = (): readonly Diagnostic[] => memory.lints ?? [...lint(), ...ignores.idle()];
  return {
    packs,
    diagnostics,
    made: { reads, shared, lints },
    compile,
    lint,
    compileAll: (names = packs.keys()) => {
      const all = [...diagnostics];
      const chains = new Map<string, CompiledPack>();
      for (const name of names) {
        const { pack, diagnostics: own } = compile(name);
        all.push(...own);
        if (pack !== undefined) chains.set(name, pack);
      }
      // What an error hides may be a use, or just what is ignored.
      if (!all.some(isError)) all.push(...lints());
      return { chains, diagnostics: distinct(all) };
    },
  };
}

// A chain that was compiled before: the rest of its compilation is found when it is asked for.
function storedCompilation(before: CompiledBefore, compiled: () => Compilation): Compilation {
  let pack: CompiledPack | undefined;
  let whole: Compilation | undefined;
  const anew = (): Compilation => {
    whole ??= compiled();
    return whole;
  };
  return {
    get pack() {
      pack ??= before.open();
      return pack;
    },
    get parts() {
      return anew().parts;
    },
    get diagnostics() {
      return before.diagnostics;
    },
    get expression() {
      return anew().expression;
    },
  };
}

const filesOf = (reads: readonly PackRead[]): Map<SourceFile, number> =>
  new Map(
    reads.flatMap(({ document, stray }) => document?.file ?? stray?.file ?? []).map((file, i) => [file, i]),
  );

function byFile(diagnostics: readonly Diagnostic[]): ReadonlyMap<SourceFile, readonly Diagnostic[]> {
  const out = new Map<SourceFile, Diagnostic[]>();
  for (const d of diagnostics) {
    const own = out.get(d.range.file);
    if (own === undefined) out.set(d.range.file, [d]);
    else own.push(d);
  }
  return out;
}

/**
 * Cached chains of traditions over lands: there are as many as lands times traditions. Each takes some 1.2 MB besides what
 * it shares with others.
 */
const COMPOSED_CHAINS = 16;

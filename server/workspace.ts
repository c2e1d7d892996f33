// What a command or a server works with: the sky, the places' years and the compiled packs, opened once.
// Reloading keeps the last good packs where the new ones have errors.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Compilation, type PackSet, readPackSet } from '../compiler/compile.ts';
import type { CompiledPack } from '../compiler/pack.ts';
import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import { loadPackFiles } from '../dsl/pack/load-folder.ts';
import { type Almanac, openAlmanac } from '../engine/almanac/place-year.ts';
import { openSky, type Sky } from '../engine/sky/sky.ts';

/** Sky, almanac and packs together. */
export interface Workspace {
  readonly sky: Sky;
  readonly almanac: Almanac;
  readonly packsDir: string;
  /** the packs in force */
  packs(): PackSet;
  /** the compiled chain that ends in a pack; undefined where there is none or it has errors */
  pack(name: string): CompiledPack | undefined;
  compile(name: string): Compilation;
  /** reads the packs anew; with errors the packs in force stay, and the errors are given */
  reload(): { readonly replaced: boolean; readonly diagnostics: readonly Diagnostic[] };
  close(): void;
}

/** Options of opening a workspace. */
export interface WorkspaceOptions {
  /** folder of rule packs; default the packs that come with Nirnaya */
  readonly packsDir?: string;
  /** how many place-years are kept */
  readonly cachePlaceYears?: number;
}

/** The folder of the packs that come with Nirnaya, from the sources or from the build. */
export function bundledPacksDir(): string {
  const near = fileURLToPath(new URL('../rulepacks', import.meta.url));
  return existsSync(near) ? near : fileURLToPath(new URL('../../rulepacks', import.meta.url));
}

/** The folder of the conformance suite's packs with mistakes, from the sources or from the build. */
export function badPacksDir(): string {
  const near = fileURLToPath(new URL('../conformance/bad', import.meta.url));
  return existsSync(near) ? near : fileURLToPath(new URL('../../conformance/bad', import.meta.url));
}

/** Opens a workspace. Packs are read at once and compiled chain by chain as they are asked for. */
export function openWorkspace(options: WorkspaceOptions = {}): Workspace {
  const packsDir = options.packsDir ?? bundledPacksDir();
  const sky = openSky();
  const almanac = openAlmanac(sky, { cachePlaceYears: options.cachePlaceYears });
  const read = (): PackSet => readPackSet(loadPackFiles(packsDir), { dataVersion: sky.ephemerisVersion });
  let packs = read();
  return {
    sky,
    almanac,
    packsDir,
    packs: () => packs,
    pack: (name) => packs.compile(name).pack,
    compile: (name) => packs.compile(name),
    reload: () => {
      const next = read();
      const { diagnostics } = next.compileAll();
      const replaced = !diagnostics.some((d) => d.severity === 'error');
      if (replaced) packs = next;
      return { replaced, diagnostics };
    },
    close: () => sky.close(),
  };
}

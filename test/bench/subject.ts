// What is measured: sky, packs and places, opened once.

import { bundledPacksDir } from '../../app/packs/pack-folders.ts';
import { readPackSet } from '../../compiler/compile/compile.ts';
import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import { loadPackFiles } from '../../dsl/pack/load-folder.ts';
import type { SourceFile } from '../../dsl/source/source-file.ts';
import type { Place } from '../../engine/place/place.ts';
import type { Sky } from '../../engine/sky/sky.ts';
import { openBundledSky } from '../../ephemeris/bundled.ts';

export const newDelhi: Place = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };

/** Years that the measurements go through, so that none is measured on one year alone. */
export const years: readonly number[] = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];

/** What the tasks work with. */
export interface Subject {
  readonly sky: Sky;
  /** the packs as text in memory */
  readonly files: readonly SourceFile[];
  pack(name: string): CompiledPack;
}

/** Opens the sky, and compiles the packs that come with Nirnaya. */
export function openSubject(): Subject {
  const sky = openBundledSky();
  const files = loadPackFiles(bundledPacksDir());
  const { chains, diagnostics } = readPackSet(files, { dataVersion: sky.ephemerisVersion }).compileAll();
  return {
    sky,
    files,
    pack: (name) => {
      const pack = chains.get(name);
      if (pack !== undefined) return pack;
      const error = diagnostics.find((d) => d.severity === 'error');
      throw new Error(`no pack ${name} compiles: ${error?.message ?? 'there is none'}`);
    },
  };
}

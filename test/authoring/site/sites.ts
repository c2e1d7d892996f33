// Sites made for tests, with the packs that they are made of.

import { bundledCalendars } from '../../../app/data/bundled.ts';
import { badPacksDir } from '../../../app/packs/pack-folders.ts';
import { placeOfPack } from '../../../app/places/pack-place.ts';
import { siteOf } from '../../../authoring/site/site.ts';
import { exampleIn } from '../../../cli/output/docs/examples.ts';
import { languageReference } from '../../../cli/output/docs/language.ts';
import { type PackRead, type PackSet, packSetOf } from '../../../compiler/compile/compile.ts';
import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import { readPack } from '../../../dsl/pack/read-pack.ts';
import type { SourceFile } from '../../../dsl/source/source-file.ts';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { bundledReads } from '../../bundled-packs.ts';

/** A site and what it is made of. */
export interface Made {
  /** the text of each file by its name */
  readonly files: ReadonlyMap<string, string>;
  readonly packs: PackSet['packs'];
  readonly chains: ReadonlyMap<string, CompiledPack>;
}

/** The site of the packs that come with nirnaya, with the dates of 2026. */
export const bundledSite = (): Made => made(bundledReads(), languageReference());

/** The site of some packs, with the dates of 2026. Throws where they have errors. */
export const madeOf = (sources: readonly SourceFile[], language: string): Made =>
  made(
    sources.map((file) => readPack(file)),
    language,
  );

function made(reads: readonly PackRead[], language: string): Made {
  const sky = openBundledSky();
  try {
    const set = packSetOf(reads, { dataVersion: sky.ephemerisVersion });
    const { chains, diagnostics } = set.compileAll();
    const error = diagnostics.find(({ severity }) => severity === 'error');
    if (error !== undefined) throw new Error(error.message);
    const { packs } = set;
    const files = siteOf({
      packs,
      chains,
      language,
      version: '0',
      dates: {
        kind: 'shown',
        years: [2026],
        placeYear: openAlmanac(sky, { calendars: bundledCalendars() }).placeYear,
      },
      siteOf: (pack) => placeOfPack(pack, packs),
      exampleOf: (code) => exampleIn(badPacksDir(), code),
    });
    return { files, packs, chains };
  } finally {
    sky.close();
  }
}

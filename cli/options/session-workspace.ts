// The sky, the almanac and the packs of a command that works in one chain.

import { bundledPacksDir } from '../../app/pack-folders.ts';
import { bundledCatalogue, type CatalogueSource } from '../../app/places/catalogue/bundled.ts';
import type { PackOutline } from '../../compiler/link/chain.ts';
import { loadPackFiles } from '../../dsl/pack/load-folder.ts';
import { type Almanac, openAlmanac } from '../../engine/almanac/place-year.ts';
import { openSky, type Sky } from '../../engine/sky/sky.ts';
import { cacheFiles } from '../cache/files.ts';
import { cacheFolder } from '../cache/folder.ts';
import {
  buildOfProgram,
  cachedPacks,
  type PackSource,
  packsOfSet,
  type SessionPacks,
} from '../cache/packs.ts';
import { packFilesAt } from './pack-files.ts';
import { namedPlace } from './place.ts';
import { traditionFor } from './tradition.ts';

/** The workspace of a session. */
export interface SessionWorkspace {
  readonly almanac: Almanac;
  readonly packs: SessionPacks;
  readonly sky: Sky;
  /** the places that are not curated */
  readonly catalogue: CatalogueSource;
  close(): void;
}

/** The options that determine the chain. */
interface ChainOptions {
  readonly packs?: string;
  readonly region?: string;
  readonly tradition?: string;
  readonly place?: string;
  readonly lat?: string;
}

/** Opens it over the bundled packs, or over a folder of one's own that may stand on them. */
export async function openSessionWorkspace(options: ChainOptions): Promise<SessionWorkspace> {
  const sky = openSky();
  const catalogue = bundledCatalogue();
  try {
    const packs = await packsFor(options, sourceOf(options.packs, sky.ephemerisVersion), catalogue);
    return { almanac: openAlmanac(sky), packs, sky, catalogue, close: () => sky.close() };
  } catch (error) {
    sky.close();
    throw error;
  }
}

async function packsFor(
  options: ChainOptions,
  source: PackSource,
  catalogue: CatalogueSource,
): Promise<SessionPacks> {
  const build = buildOfProgram();
  if (build === undefined) return packsOfSet(await source.read());
  const location = await locationOf(options, catalogue);
  const chainOf = (packs: ReadonlyMap<string, PackOutline>): string =>
    traditionFor(options.region, location, packs, options.tradition).pack;
  return cachedPacks(source, cacheFiles(cacheFolder()), build, chainOf);
}

// As `placeOf` finds it; what is wrong with it is said there.
const locationOf = async ({ place, lat }: ChainOptions, catalogue: CatalogueSource) =>
  place === undefined || lat !== undefined ? undefined : namedPlace(place, catalogue);

function sourceOf(folder: string | undefined, dataVersion: string): PackSource {
  const named = packFilesAt(folder === undefined ? [] : [folder]);
  // What a folder extends may be bundled.
  const files = folder === undefined ? named : [...named, ...loadPackFiles(bundledPacksDir())];
  return {
    files,
    dataVersion,
    read: async () => {
      const { packsOf } = await import('./packs.ts');
      return packsOf(named, dataVersion);
    },
  };
}

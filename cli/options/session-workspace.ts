// The sky, the almanac and the packs of a command that works in one chain.

import { bundledCalendars } from '@nirnaya/app/data';
import { buildId } from '@nirnaya/app/packs';
import { bundledCatalogue, type CatalogueSource, resolveTradition } from '@nirnaya/app/places';
import type { PackOutline } from '@nirnaya/compiler/front';
import { type Almanac, openAlmanac } from '@nirnaya/engine/almanac';
import type { Sky } from '@nirnaya/engine/sky';
import { openBundledSky } from '@nirnaya/ephemeris';
import { cacheFiles } from '../cache/files.ts';
import { cacheFolder } from '../cache/folder.ts';
import { builtPacks, cachedPacks, type PackSource, packsOfSet, type SessionPacks } from '../cache/packs.ts';
import { openSkyCache } from '../cache/sky.ts';
import { packFilesAt } from './pack-files.ts';
import { namedPlace } from './place.ts';
import { forTradition, traditionQuery } from './tradition.ts';

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
  readonly packs?: readonly string[];
  readonly region?: string;
  readonly tradition?: string;
  readonly place?: string;
  readonly lat?: string;
}

/** Opens it over the bundled packs, with folders of one's own laid over them. */
export async function openSessionWorkspace(options: ChainOptions): Promise<SessionWorkspace> {
  const cache = buildId === undefined ? undefined : openSkyCache(cacheFolder(), buildId.slice(0, 20));
  const sky = openBundledSky(cache && { fits: cache.fits });
  const catalogue = bundledCatalogue();
  try {
    const packs = await packsFor(options, sourceOf(options.packs, sky.ephemerisVersion), catalogue);
    return {
      almanac: openAlmanac(sky, { calendars: bundledCalendars() }),
      packs,
      sky,
      catalogue,
      close: () => {
        cache?.storeZones();
        sky.close();
      },
    };
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
  if (buildId === undefined) return packsOfSet(await source.read());
  if (options.packs === undefined || options.packs.length === 0) {
    const built = builtPacks(source);
    if (built !== undefined) return built;
  }
  const location = await locationOf(options, catalogue);
  const chainOf = (packs: ReadonlyMap<string, PackOutline>): string =>
    forTradition(options, () => resolveTradition(traditionQuery(options, packs), packs, location)).pack;
  return cachedPacks(source, cacheFiles(cacheFolder()), buildId, chainOf);
}

// As `placeOf` finds it; what is wrong with it is said there.
const locationOf = async ({ place, lat }: ChainOptions, catalogue: CatalogueSource) =>
  place === undefined || lat !== undefined ? undefined : namedPlace(place, catalogue);

function sourceOf(folders: readonly string[] = [], dataVersion: string): PackSource {
  const { files } = packFilesAt(folders);
  return {
    files,
    dataVersion,
    read: async () => {
      const { readPackSetOnce } = await import('@nirnaya/app/packs');
      return readPackSetOnce(files, dataVersion);
    },
  };
}

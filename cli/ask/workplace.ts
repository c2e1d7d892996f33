// The sky, the almanac and the packs that a command works with.

import type { PackSet } from '../../compiler/compile.ts';
import { type Almanac, openAlmanac } from '../../engine/almanac/place-year.ts';
import { openSky, type Sky } from '../../engine/sky/sky.ts';
import { openWorkspace } from '../../server/workspace.ts';
import { packsAt } from './packs.ts';

/** What a command works with. */
export interface Workplace {
  readonly almanac: Almanac;
  readonly packs: PackSet;
  readonly sky: Sky;
  close(): void;
}

/** Place-years a command keeps where it needs no more: a year, those beside it, and places that rules are tied to. */
const usualPlaceYears = 8;

/** Opens it over the bundled packs, or over a folder of one's own that may stand on them. */
export function openWorkplace(folder: string | undefined, cachePlaceYears = usualPlaceYears): Workplace {
  if (folder === undefined) {
    const { almanac, packs, sky, close } = openWorkspace({ cachePlaceYears });
    return { almanac, packs: packs(), sky, close };
  }
  const sky = openSky();
  try {
    const { packs } = packsAt([folder], sky.ephemerisVersion);
    return { almanac: openAlmanac(sky, { cachePlaceYears }), packs, sky, close: () => sky.close() };
  } catch (error) {
    sky.close();
    throw error;
  }
}

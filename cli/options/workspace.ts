// The sky, the almanac and the packs that a command works with.

import { openWorkspace } from '../../app/workspace.ts';
import type { PackSet } from '../../compiler/compile.ts';
import { type Almanac, openAlmanac } from '../../engine/almanac/place-year.ts';
import { openSky, type Sky } from '../../engine/sky/sky.ts';
import { packsAt } from './packs.ts';

/** The workspace of a command. */
export interface CommandWorkspace {
  readonly almanac: Almanac;
  readonly packs: PackSet;
  readonly sky: Sky;
  close(): void;
}

/** Opens it over the bundled packs, or over a folder of one's own that may stand on them. */
export function openCommandWorkspace(folder: string | undefined): CommandWorkspace {
  if (folder === undefined) {
    const { almanac, packs, sky, close } = openWorkspace();
    return { almanac, packs: packs(), sky, close };
  }
  const sky = openSky();
  try {
    const { packs } = packsAt([folder], sky.ephemerisVersion);
    return { almanac: openAlmanac(sky), packs, sky, close: () => sky.close() };
  } catch (error) {
    sky.close();
    throw error;
  }
}

// The sky, the almanac and the packs that a command works with.

import { bundledCalendars } from '@nirnaya/app/data';
import type { PackSet } from '@nirnaya/compiler/compile';
import { type Almanac, openAlmanac } from '@nirnaya/engine/almanac';
import type { Sky } from '@nirnaya/engine/sky';
import { openBundledSky } from '@nirnaya/ephemeris';
import { packsAt } from './packs.ts';

/** The workspace of a command. */
export interface CommandWorkspace {
  readonly almanac: Almanac;
  readonly packs: PackSet;
  readonly sky: Sky;
  close(): void;
}

/** Opens it over the bundled packs, with folders of one's own laid over them. */
export function openCommandWorkspace(folders: readonly string[] = []): CommandWorkspace {
  const sky = openBundledSky();
  try {
    const { packs } = packsAt(folders, sky.ephemerisVersion);
    return {
      almanac: openAlmanac(sky, { calendars: bundledCalendars() }),
      packs,
      sky,
      close: () => sky.close(),
    };
  } catch (error) {
    sky.close();
    throw error;
  }
}

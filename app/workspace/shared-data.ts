// The data that the threads of a service share: packs, sky and places as bytes in shared memory, opened in milliseconds.

import { readBundledSky } from '@nirnaya/ephemeris';
import { openSkyOf } from '@nirnaya/ephemeris/packed';
import { openPacks } from '../packs/open-packs.ts';
import { type ServedPacks, sharedBytes } from '../packs/served-packs.ts';
import { readBundledCatalogue } from '../places/catalogue/bundled.ts';
import { type Catalogue, catalogueOf } from '../places/catalogue/catalogue.ts';
import { type Workspace, workspaceOver } from './workspace.ts';

/** The data that come with Nirnaya, as bytes. */
export interface SharedFiles {
  /** the packed sky */
  readonly sky: Uint8Array;
  /** the catalogue of places, unpacked */
  readonly catalogue: Uint8Array;
}

/** All that threads share. */
export interface SharedData extends SharedFiles {
  readonly packs: ServedPacks;
}

/** Reads the data that come with Nirnaya into shared memory. Throws `SkyUnavailable` where the sky is damaged. */
export function readSharedFiles(): SharedFiles {
  const sky = sharedBytes(readBundledSky());
  openSkyOf(sky, { verify: true }).close();
  return { sky, catalogue: sharedBytes(readBundledCatalogue()) };
}

/** The versions of data: that of the ephemeris and that of the places, and how many places there are. */
export function versionsOf({ sky, catalogue }: SharedFiles) {
  const { version, size } = catalogueOf(catalogue);
  return { ephemeris: openSkyOf(sky).ephemerisVersion, catalogue: version, locations: size };
}

/** Opens shared data. */
export function openSharedData({ packs, sky: skyBytes, catalogue: catalogueBytes }: SharedData): {
  readonly workspace: Workspace;
  readonly catalogue: Catalogue;
} {
  const sky = openSkyOf(skyBytes);
  return {
    workspace: workspaceOver({ sky, ...openPacks(packs, sky.ephemerisVersion) }),
    catalogue: catalogueOf(catalogueBytes),
  };
}

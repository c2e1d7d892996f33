// The data that the threads of a service share: packs, sky and places as bytes in shared memory, opened in milliseconds.

import { openDataFile } from '@nirnaya/engine/bytes';
import { calendarsFile, openWorldCalendars } from '@nirnaya/engine/calendars';
import { readBundledSky } from '@nirnaya/ephemeris';
import { openSkyOf } from '@nirnaya/ephemeris/packed';
import { readBundledFile } from '../data/bundled.ts';
import { openWorldDates, worldDatesFile } from '../data/world-dates.ts';
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
  /** the tables of the calendars of the world */
  readonly calendars: Uint8Array;
  /** dates of festivals of the world that were found beforehand */
  readonly worldDates: Uint8Array;
}

/** All that threads share. */
export interface SharedData extends SharedFiles {
  readonly packs: ServedPacks;
}

/**
 * Reads the data that come with Nirnaya into shared memory. Throws `SkyUnavailable` where the sky is damaged, `DataFileError`
 * where a file of the others is missing or damaged.
 */
export function readSharedFiles(): SharedFiles {
  const sky = sharedBytes(readBundledSky());
  openSkyOf(sky, { verify: true }).close();
  const calendars = sharedBytes(readBundledFile('calendars/calendars.bin'));
  openDataFile(calendarsFile, calendars);
  const worldDates = sharedBytes(readBundledFile('world/dates.bin'));
  openDataFile(worldDatesFile, worldDates);
  return { sky, catalogue: sharedBytes(readBundledCatalogue()), calendars, worldDates };
}

/** The versions of data: that of the ephemeris and that of the places, and how many places there are. */
export function versionsOf({ sky, catalogue }: SharedFiles) {
  const { version, size } = catalogueOf(catalogue);
  return { ephemeris: openSkyOf(sky).ephemerisVersion, catalogue: version, locations: size };
}

/** Opens shared data. */
export function openSharedData({ packs, catalogue, ...files }: SharedData): {
  readonly workspace: Workspace;
  readonly catalogue: Catalogue;
} {
  const sky = openSkyOf(files.sky);
  return {
    workspace: workspaceOver({
      sky,
      calendars: openWorldCalendars(() => files.calendars),
      worldDates: openWorldDates(() => files.worldDates),
      ...openPacks(packs, sky.ephemerisVersion),
    }),
    catalogue: catalogueOf(catalogue),
  };
}

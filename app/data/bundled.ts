// The data that come with Nirnaya: their files, and the calendars and dates in them, each read when it is first needed.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DataFileError } from '@nirnaya/engine/bytes';
import { openWorldCalendars, type WorldCalendars } from '@nirnaya/engine/calendars';
import { openRarity, type Rarity } from './rarity.ts';
import { openWorldDates, type WorldDates } from './world-dates.ts';

/** Files below `data/`. */
export type BundledFile =
  | 'births/rarity.json'
  | 'calendars/calendars.bin'
  | 'fonts/fonts.bin'
  | 'maps/maps.bin'
  | 'places/places.br'
  | 'world/dates.bin';

/** Where a file of data lies. */
export const bundledFilePath = (file: BundledFile): string =>
  fileURLToPath(new URL(`../../data/${file}`, import.meta.url));

/** The bytes of a file of data. Throws `DataFileError` where it is missing. */
export function readBundledFile(file: BundledFile): Uint8Array {
  const path = bundledFilePath(file);
  try {
    return readFileSync(path);
  } catch (error) {
    throw new DataFileError(`${path} cannot be read: ${String(error)}; install Nirnaya again`);
  }
}

let calendars: WorldCalendars | undefined;

/** The calendars of the world with their tables, which are read when a calendar first needs one. */
export function bundledCalendars(): WorldCalendars {
  calendars ??= openWorldCalendars(() => readBundledFile('calendars/calendars.bin'));
  return calendars;
}

let worldDates: WorldDates | undefined;

/** The dates of the festivals of the world that were found beforehand. */
export function bundledWorldDates(): WorldDates {
  worldDates ??= openWorldDates(() => readBundledFile('world/dates.bin'));
  return worldDates;
}

let rarity: Rarity | undefined;

/** In how many births each rule of births was found to hold. */
export function bundledRarity(): Rarity {
  rarity ??= openRarity(new TextDecoder().decode(readBundledFile('births/rarity.json')));
  return rarity;
}

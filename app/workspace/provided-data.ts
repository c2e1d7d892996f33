// The workspace of a program that is handed its data, where there are no files: a browser's.

import { bundleIn, openBundle, packSetOfBundle } from '@nirnaya/compiler/artifact';
import { openWorldCalendars } from '@nirnaya/engine/calendars';
import { SkyUnavailable } from '@nirnaya/engine/sky';
import { openSkyOf } from '@nirnaya/ephemeris/packed';
import { bundleVersion } from '../packs/bundle-version.ts';
import { wordsBook } from '../words/book.ts';
import { contentOf, type StoredWords } from '../words/stored-words.ts';
import { type Workspace, workspaceOver } from './workspace.ts';

/** What a program is handed. */
export interface ProvidedData {
  /** the packed sky, or some years of it */
  readonly sky: Uint8Array;
  /** compiled packs that others can be composed of */
  readonly packs: Uint8Array;
  /** the tables of the calendars of the world */
  readonly calendars: Uint8Array;
  readonly words: StoredWords;
}

/**
 * Opens the data. Files of names are handed over apart, by `provideNames`. Dates of festivals of the world are decided when they are
 * asked for. Throws where bytes are damaged, or are of another version.
 */
export function openProvidedData({ sky: skyBytes, packs, calendars, words }: ProvidedData): Workspace {
  const sky = openSkyOf(skyBytes);
  const bundle = openBundle(bundleIn(packs), bundleVersion(sky.ephemerisVersion));
  return workspaceOver({
    sky,
    calendars: openWorldCalendars(() => calendars),
    worldDates: { datesOf: () => undefined, countsOf: () => undefined },
    packs: packSetOfBundle(bundle),
    words: () => wordsBook(contentOf(words)),
  });
}

/** Whether an error says that a year lies beyond the sky that was handed over. */
export const isBeyondSky = (error: unknown): boolean => error instanceof SkyUnavailable;

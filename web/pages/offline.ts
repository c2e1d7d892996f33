// What a device computes pages from where there is no network: the program's side and the service worker's agree on it here.

import type { SiteFiles } from '../design/parts/index.ts';

/** What the service tells its service worker. */
export interface OfflineBuild {
  /** changes with every file below */
  readonly build: string;
  /** of the program */
  readonly version: string;
  readonly files: SiteFiles;
}

/** A place that is kept: a row of the catalogue, which the program reads. Curated places need none. */
export interface StoredPlace {
  readonly id: number;
}

/** What the program is handed. */
export interface OfflineData {
  readonly site: Omit<OfflineBuild, 'build'>;
  readonly sky: Uint8Array;
  readonly packs: Uint8Array;
  readonly calendars: Uint8Array;
  /** JSON by language */
  readonly words: Readonly<Record<string, Uint8Array>>;
  readonly places: readonly StoredPlace[];
  /** the language of addresses that name none */
  readonly preferred: string;
}

/** A page that was computed, or the address where it is. */
export type OfflineAnswer =
  | { readonly status: number; readonly html: string; readonly policy: string }
  | { readonly location: string };

/** Makes the page of an address; `now`: milliseconds since 1970. */
export type OfflinePages = (url: URL, now: number) => OfflineAnswer;

/** What the program defines: opens what it is handed. Throws where data are damaged. */
export type OpenOfflinePages = (data: OfflineData) => OfflinePages;

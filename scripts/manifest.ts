// Writes what a folder of `data/` says of its file: what it holds, whose it is, which version, and what made it.

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What is said of a file of data. */
export interface DataManifest {
  /** the name of the file in its folder */
  readonly file: string;
  readonly what: string;
  /** what it was made of */
  readonly source: string;
  /** the licence of what is in it, by SPDX where it has a name there */
  readonly licence: string;
  /** of the data, or of their form where they have no version of their own */
  readonly version: string;
  /** the program that makes it, and how it is run */
  readonly generator: string;
}

/** Where a folder of data lies: `calendars` is `data/calendars`. */
export const dataFolder = (name: string): string =>
  fileURLToPath(new URL(`../data/${name}/`, import.meta.url));

/** Writes a file of data and the manifest beside it. */
export function writeData(folder: string, manifest: DataManifest, bytes: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${manifest.file}`, bytes);
  const entry = {
    ...manifest,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  writeFileSync(`${folder}manifest.json`, `${JSON.stringify(entry, null, 2)}\n`);
}

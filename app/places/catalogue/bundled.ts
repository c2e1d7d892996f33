// The catalogue that comes with Nirnaya. It is read when it is first needed: the file is unpacked by a thread of the
// platform, and its columns are used where they lie, so that the event loop is hardly held up.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Catalogue, catalogueOf } from './catalogue.ts';

/** Gives the catalogue; it is read once. */
export type CatalogueSource = () => Promise<Catalogue>;

/** Larger pieces are joined faster. */
const pieceBytes = 1 << 20;

/** The file of the catalogue, from the sources or from the build. */
export function catalogueFilePath(): string {
  const candidates = ['../data/places.br', '../../../../app/places/data/places.br'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  return candidates.find((path) => existsSync(path)) ?? candidates[0];
}

/** Reads the bundled catalogue when it is first asked for. A failed attempt is not kept. */
export function bundledCatalogue(): CatalogueSource {
  let reading: Promise<Catalogue> | undefined;
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}

async function read(): Promise<Catalogue> {
  const packed = await readFile(catalogueFilePath());
  return catalogueOf(await promisify(brotliDecompress)(packed, { chunkSize: pieceBytes }));
}

// The catalogue that comes with Nirnaya. It is read when it is first needed, and its columns are used where they lie.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { type Catalogue, catalogueOf } from './catalogue.ts';

/** Gives the catalogue; it is read once. */
export type CatalogueSource = () => Catalogue;

/** Larger pieces are joined faster. */
const pieceBytes = 1 << 20;

/** The file of the catalogue, from the sources or from the build. */
export function catalogueFilePath(): string {
  const candidates = ['../data/places.br', '../../../../app/places/data/places.br'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  return candidates.find((path) => existsSync(path)) ?? candidates[0];
}

/** The bytes of the bundled catalogue, unpacked. */
export const readBundledCatalogue = (): Uint8Array =>
  brotliDecompressSync(readFileSync(catalogueFilePath()), { chunkSize: pieceBytes });

/** Reads the bundled catalogue when it is first asked for. A failed attempt is not kept. */
export function bundledCatalogue(): CatalogueSource {
  let catalogue: Catalogue | undefined;
  return () => {
    catalogue ??= catalogueOf(readBundledCatalogue());
    return catalogue;
  };
}

// The catalogue that comes with Nirnaya. It is read when it is first needed, and its columns are used where they lie.

import { brotliDecompressSync } from 'node:zlib';
import { readBundledFile } from '../../data/bundled.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';

/** Gives the catalogue; it is read once. */
export type CatalogueSource = () => Catalogue;

/** Larger pieces are joined faster. */
const pieceBytes = 1 << 20;

/** The bytes of the bundled catalogue, unpacked. */
export const readBundledCatalogue = (): Uint8Array =>
  brotliDecompressSync(readBundledFile('places/places.br'), { chunkSize: pieceBytes });

/** Reads the bundled catalogue when it is first asked for. A failed attempt is not kept. */
export function bundledCatalogue(): CatalogueSource {
  let catalogue: Catalogue | undefined;
  return () => {
    catalogue ??= catalogueOf(readBundledCatalogue());
    return catalogue;
  };
}

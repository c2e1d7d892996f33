// Writes app/places/data/places.br, the catalogue of places, from the installed source: `npm run places`. With --check
// it writes nothing and says whether the file is what the source gives.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { catalogueFilePath } from '../../app/places/catalogue/bundled.ts';
import { catalogueOf } from '../../app/places/catalogue/catalogue.ts';
import { geoZones } from '../../app/places/zones.ts';
import { buildCatalogue } from './build.ts';
import { readSource } from './source.ts';

const path = catalogueFilePath();
const before = existsSync(path) ? brotliDecompressSync(readFileSync(path)) : undefined;
const former = before && catalogueOf(before);
const bytes = await buildCatalogue({ source: readSource(), former, zones: geoZones() });
const { version, size } = catalogueOf(bytes);

if (before !== undefined && Buffer.compare(before, bytes) === 0) {
  console.log(`${size} places, version ${version}: nothing has changed`);
} else if (process.argv.includes('--check')) {
  console.error(
    `${path} is ${former?.version ?? 'not there'}, the source gives ${version}: run npm run places`,
  );
  process.exitCode = 1;
} else {
  mkdirSync(dirname(path), { recursive: true });
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
  writeFileSync(path, packed);
  console.log(`${size} places, version ${version}: ${bytes.byteLength} bytes, packed ${packed.byteLength}`);
}

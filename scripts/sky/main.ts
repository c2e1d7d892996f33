/**
 * Makes the packed sky of the Swiss Ephemeris: `npm run sky`, or with `-- --from 1900 --to 2100 --out FILE` one of other
 * years. Out: `data/sky/sky.bin` and its manifest. Takes some two minutes.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FIRST_PLANET_YEAR, LAST_PLANET_YEAR } from '../../engine/sky/planets/planets.ts';
import { makeSky } from '../../ephemeris/swiss/make/make.ts';
import { dataFolder, writeData } from '../manifest.ts';

const folder = dataFolder('sky');

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: String(FIRST_PLANET_YEAR - 1) },
    to: { type: 'string', default: String(LAST_PLANET_YEAR + 1) },
    out: { type: 'string' },
  },
});
const first = Number(values.from);
const last = Number(values.to);
const { bytes, header } = makeSky(first, last, (line) => console.log(line));
const manifest = {
  file: 'sky.bin',
  what: `positions of the Sun, the Moon, the planets and the nodes, nutation and sidereal time as packed polynomials, ${first} to ${last}`,
  source: `Swiss Ephemeris ${header.source}, files sepl and semo (JPL DE431)`,
  licence: 'AGPL-3.0-or-later',
  version: header.source,
  generator: 'scripts/sky/main.ts (npm run sky)',
};
if (values.out === undefined) writeData(folder, manifest, bytes);
else writeFileSync(values.out, bytes);
console.log(`${bytes.length} bytes, ${Math.round(bytes.length / (last - first + 1))} a year`);

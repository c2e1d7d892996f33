/**
 * Makes the packed sky of the Swiss Ephemeris: `npm run sky`, or with `-- --from 1900 --to 2100 --out FILE` one of other
 * years. Out: `ephemeris/data/sky.bin` and its manifest. Takes some two minutes.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FIRST_PLANET_YEAR, LAST_PLANET_YEAR } from '../../engine/sky/planets/planets.ts';
import { makeSky } from '../../ephemeris/swiss/make/make.ts';

const folder = fileURLToPath(new URL('../../ephemeris/data/', import.meta.url));

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: String(FIRST_PLANET_YEAR - 1) },
    to: { type: 'string', default: String(LAST_PLANET_YEAR + 1) },
    out: { type: 'string', default: `${folder}sky.bin` },
  },
});
const first = Number(values.from);
const last = Number(values.to);
const { bytes, header } = makeSky(first, last, (line) => console.log(line));
writeFileSync(values.out, bytes);
const manifest = {
  file: 'sky.bin',
  what: 'positions of the Sun, the Moon, the planets and the nodes, nutation and sidereal time as packed polynomials',
  years: [first, last],
  source: `Swiss Ephemeris ${header.source}, files sepl and semo (JPL DE431)`,
  licence: 'AGPL-3.0-or-later',
  generator: 'scripts/sky/main.ts (npm run sky)',
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
};
if (values.out.startsWith(folder))
  writeFileSync(`${folder}manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${bytes.length} bytes, ${Math.round(bytes.length / (last - first + 1))} a year`);

// Writes what the playground computes with: the packs that decide observances, compiled, and some years of the sky. In: the
// file of all compiled packs, that of the sky, and the folder that is written. Out: both, and the tables of the calendars of the world,
// compressed by gzip and named by their content, and `data.json`, which names them for the service.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readBundledFile } from '@nirnaya/app/data';
import { bundleHead, bundleIn, bundleOf, openBundle, packSetOfBundle } from '@nirnaya/compiler/artifact';
import { packSetOf } from '@nirnaya/compiler/compile';
import { languageVersion } from '@nirnaya/compiler/front';
import { civilDay, JD_OF_CIVIL_DAY_0 } from '@nirnaya/engine/civil';
import { cutSky, openSkyOf } from '@nirnaya/ephemeris/packed';

/** The folders of the packs whose rules find dates, and of those that they build on. */
const folders: ReadonlySet<string> = new Set([
  'kala',
  'conditions',
  'base',
  'regions',
  'states',
  'traditions',
  'abroad',
  'world',
]);

/** The first and the last civil year. */
const span = { first: 2016, last: 2074 };

const [bundlePath = '', skyPath = '', out = ''] = process.argv.slice(2);

const sky = readFileSync(skyPath);
const version = { language: languageVersion, data: openSkyOf(sky).ephemerisVersion };
const all = packSetOfBundle(openBundle(bundleIn(readFileSync(bundlePath)), version));
const reads = all.made.reads.filter(
  ({ document }) => document !== undefined && folders.has(document.file.path.split('/')[0] ?? ''),
);
const { graph, places = new Uint8Array() } = bundleOf(
  packSetOf(reads, { dataVersion: version.data }),
  version,
);

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'assets'), { recursive: true });
const write = (name: string, bytes: Uint8Array): string => {
  const packed = gzipSync(bytes, { level: 9 });
  const digest = createHash('sha256').update(packed).digest('base64url').slice(0, 10);
  const file = `${name}-${digest}.bin`;
  writeFileSync(join(out, 'assets', file), packed);
  return `/assets/${file}`;
};
const files = {
  packs: write('packs', Buffer.concat([bundleHead({ graph }), graph, places])),
  calendars: write('calendars', readBundledFile('calendars/calendars.bin')),
  sky: write('sky', cutSky(sky, dayOf(span.first, 1, 1), dayOf(span.last, 12, 31))),
};
writeFileSync(join(out, 'data.json'), `${JSON.stringify(files, null, 2)}\n`);

function dayOf(year: number, month: number, day: number): number {
  return civilDay(year, month, day) + JD_OF_CIVIL_DAY_0;
}

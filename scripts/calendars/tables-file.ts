// The file of the tables of the calendars, which several programs make in part. In: sections. Out: the file with these in
// place of its own.

import { existsSync, readFileSync } from 'node:fs';
import { type DataSections, dataFileOf, openDataFile } from '../../engine/bytes/data-file.ts';
import { calendarsFile, openTables } from '../../engine/calendars/tables.ts';
import { dataFolder, writeData } from '../manifest.ts';

const folder = dataFolder('calendars');
const file = `${folder}calendars.bin`;

/** The tables as they are written. */
export const writtenTables = () => openTables(() => readFileSync(file));

/** Writes sections into the file; the others stay. */
export function writeSections(sections: DataSections): void {
  const before = existsSync(file) ? openDataFile(calendarsFile, readFileSync(file)) : {};
  const all = Object.entries({ ...before, ...sections }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeData(
    folder,
    {
      file: 'calendars.bin',
      what: 'tables that calendars are counted by: new moons and solar terms 1697 to 3103, first days of Hijri months by criterion and as announced, and days of the almanacs of the Qing court',
      source:
        'computed from data/sky; scripts/calendars/announced.yaml and qing-almanac.yaml, which name their sources',
      licence: 'AGPL-3.0-or-later',
      version: String(calendarsFile.version),
      generator: 'scripts/calendars (npm run calendars)',
    },
    dataFileOf(calendarsFile, Object.fromEntries(all)),
  );
}

/**
 * Writes the Hijri months of `announced.yaml` as the calendars read them: `npm run calendars`. Out: their
 * section of `data/calendars`. An entry without one of its fields, of an unknown month or date is an error.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { AnnouncedMonth } from '../../engine/calendars/announced-months.ts';
import { islamicMonths } from '../../engine/calendars/islamic-months.ts';
import { parseIsoDate } from '../../engine/civil/civil.ts';
import { writeSections } from './tables-file.ts';

interface Entry {
  readonly year: number;
  readonly month: string;
  readonly first: string;
  readonly source: string;
  readonly level: string;
}

interface Authority {
  readonly authority: string;
  readonly months: readonly Entry[];
}

const source = fileURLToPath(new URL('announced.yaml', import.meta.url));
const levels: readonly AnnouncedMonth['level'][] = ['VERIFIED', 'DERIVED', 'PROVISIONAL'];

function row(calendar: string, authority: string, entry: Entry): AnnouncedMonth {
  const month = islamicMonths.findIndex((names) => names.includes(entry.month));
  const where = `${calendar}, ${entry.month} ${entry.year}`;
  if (month < 0) throw new Error(`${where}: there is no such month`);
  if (!Number.isInteger(entry.year)) throw new Error(`${where}: year must be a whole number`);
  if (parseIsoDate(entry.first) === undefined) throw new Error(`${where}: first must be a date`);
  const level = levels.find((one) => one === entry.level);
  if (level === undefined) throw new Error(`${where}: level must be one of ${levels.join(', ')}`);
  if (typeof entry.source !== 'string') throw new Error(`${where}: source is missing`);
  const { year, first, source } = entry;
  return { calendar, authority, year, month, first, source, level };
}

const calendars = Object.entries(parse(readFileSync(source, 'utf8')) as Record<string, Authority>);
const rows = calendars.flatMap(([calendar, { authority, months }]) =>
  months.map((entry) => row(calendar, authority, entry)),
);
writeSections({ 'announced months': { about: { months: rows }, bytes: new Uint8Array(0) } });

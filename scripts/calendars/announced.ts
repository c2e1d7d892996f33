/**
 * Writes the Hijri months of `announced.yaml` as the calendars read them: `npx tsx scripts/calendars/announced.ts`. Out:
 * `engine/calendars/data/announced.ts`. An entry without one of its fields, of an unknown month or date is an error.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { islamicMonths } from '../../engine/calendars/islamic-months.ts';
import { parseIsoDate } from '../../engine/civil/civil.ts';

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
const target = fileURLToPath(new URL('../../engine/calendars/data/announced.ts', import.meta.url));
const levels = ['VERIFIED', 'DERIVED', 'PROVISIONAL'];

function row(calendar: string, authority: string, entry: Entry): string {
  const month = islamicMonths.findIndex((names) => names.includes(entry.month));
  const where = `${calendar}, ${entry.month} ${entry.year}`;
  if (month < 0) throw new Error(`${where}: there is no such month`);
  if (!Number.isInteger(entry.year)) throw new Error(`${where}: year must be a whole number`);
  if (parseIsoDate(entry.first) === undefined) throw new Error(`${where}: first must be a date`);
  if (!levels.includes(entry.level)) throw new Error(`${where}: level must be one of ${levels.join(', ')}`);
  if (typeof entry.source !== 'string') throw new Error(`${where}: source is missing`);
  return `  ${JSON.stringify({ calendar, authority, year: entry.year, month, first: entry.first, source: entry.source, level: entry.level })},`;
}

const found = Object.entries(parse(readFileSync(source, 'utf8')) as Record<string, Authority>);
const rows = found.flatMap(([calendar, { authority, months }]) =>
  months.map((entry) => row(calendar, authority, entry)),
);
writeFileSync(
  target,
  `// Written by scripts/calendars/announced.ts out of announced.yaml.

/** The first day of a Hijri month as somebody announced it. */
export interface AnnouncedMonth {
  /** the calendar whose month it is */
  readonly calendar: string;
  readonly authority: string;
  /** of the Hijra */
  readonly year: number;
  /** 0-based */
  readonly month: number;
  /** ISO date */
  readonly first: string;
  /** where it was read */
  readonly source: string;
  /** VERIFIED: in the words of the announcement; DERIVED: in a report of it */
  readonly level: 'VERIFIED' | 'DERIVED' | 'PROVISIONAL';
}

/** By calendar, in order of time. */
export const announcedMonths: readonly AnnouncedMonth[] = [
${rows.join('\n')}
];
`,
);

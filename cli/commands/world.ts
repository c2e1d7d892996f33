// `nirnaya world [YEAR]`: the festivals of the world in a year, by date.

import { bundledWorldDates } from '@nirnaya/app/data';
import { findFestivals, recordOf, type WorldDate, type WorldRecord } from '@nirnaya/app/world';
import { type Religion, religions, worldRecord } from '@nirnaya/contract/world';
import { Option } from 'commander';
import { yearOf } from '../options/dates.ts';
import { type Io, write, writeJson } from '../options/io.ts';
import { type LanguageOptions, languageOption } from '../options/language.ts';
import { packsOption } from '../options/pack-files.ts';
import { inSession, type Session } from '../options/session.ts';
import { shortDay } from '../output/text/dates.ts';
import { paintFor } from '../output/text/paint.ts';
import { widthOf } from '../output/text/width.ts';
import { wrapped } from '../output/text/wrap.ts';
import type { AddCommand } from './command.ts';

interface WorldOptions extends LanguageOptions {
  readonly religion?: Religion;
  readonly json?: boolean;
}

/** More than a year has, in a chain of the most entries. */
const ALL = 1_000_000;

/** The widest page; longer lines are hard to read. */
const WIDEST = 80;

/** Adds the command. */
export const addWorld: AddCommand = (program, io) => {
  const command = program
    .command('world')
    .description('the festivals of eleven religions in a year, with the certainty of each date')
    .argument('[year]', 'four digits (default: this year)')
    .addOption(new Option('--religion <religion>', 'only festivals of this religion').choices(religions))
    .option('--json', 'print JSON');
  languageOption(packsOption(command)).action((text: string | undefined, options: WorldOptions) =>
    inSession({ ...options, region: 'world', place: '2' }, io, async (session) => {
      const year = yearOf(text, 'YEAR', session.today);
      const dates = datesOf(session, year, options.religion);
      if (options.json !== true) return write(io.out, asText(session, year, dates, io));
      return writeJson(io, {
        year,
        pack: session.pack.name,
        fingerprint: session.pack.fingerprint,
        total: dates.length,
        festivals: dates.map((date) => recordIn(session, date)),
      });
    }),
  );
};

function datesOf({ almanac, pack }: Session, year: number, religion: Religion | undefined) {
  return findFestivals(
    { almanac, worldDates: bundledWorldDates() },
    pack,
    { year, religion },
    { limit: ALL, offset: 0 },
  ).dates;
}

/** A record with its names in the language of the command. */
function recordIn({ almanac, pack, language }: Session, date: WorldDate): WorldRecord {
  const record = recordOf(pack, date, almanac.calendars);
  return language?.written(worldRecord, record) ?? record;
}

function asText(session: Session, year: number, dates: readonly WorldDate[], io: Io): string {
  const { bold, dim } = paintFor(io);
  const width = Math.min(io.columns, WIDEST);
  const column = Math.max(0, ...dates.map(({ day }) => shortDay(day).length)) + 2;
  const lines = dates.flatMap((date) => {
    const { festival_name, religion, certainty, lasts, begins } = recordIn(session, date);
    const more = [
      religion,
      certainty,
      ...(lasts > 1 ? [`${lasts} days`] : []),
      ...(begins === 'day' ? [] : ['from the evening before']),
    ].join(', ');
    const head = `${shortDay(date.day).padEnd(column)}${festival_name}`;
    const shown = `${shortDay(date.day).padEnd(column)}${bold(festival_name)}`;
    // On one line where both fit.
    const isShort = widthOf(head) + 2 + more.length <= width;
    return isShort ? [`${shown}  ${dim(more)}`] : [shown, dim(wrapped(more, width, ' '.repeat(column)))];
  });
  return `${[bold(`${year}: ${dates.length} festivals of the world`), '', ...lines].join('\n')}\n`;
}

// `nirnaya year [YEAR]`: the festivals of a year, each with its reason.

import { isoDate } from '../../engine/place/civil.ts';
import type { AddCommand } from '../command.ts';
import { UsageError } from '../failure.ts';
import { type Io, write, writeJson } from '../io.ts';
import { yearOf } from '../options/dates.ts';
import { zonesText } from '../options/place.ts';
import {
  inSession,
  languageOption,
  type Session,
  type SessionOptions,
  sessionOptions,
} from '../options/session.ts';
import { shortDay } from '../text/dates.ts';
import { paintFor } from '../text/paint.ts';
import { progressOn } from '../text/progress.ts';
import { wrapped } from '../text/wrap.ts';
import { type FestivalYear, festivalYear, type YearFestival } from '../year/festivals.ts';

interface YearOptions extends SessionOptions {
  readonly type?: string;
  readonly reason: boolean;
  readonly progress?: boolean;
}

const kinds = ['FESTIVAL', 'VRAT', 'SANKRANTI'];

/** Adds the command. */
export const addYear: AddCommand = (program, io) => {
  const command = program
    .command('year')
    .description('the festivals of a year, each with its reason')
    .argument('[year]', 'four digits (default: this year)')
    .option('--type <types>', `only these, separated by commas: ${kinds.join(', ')}`)
    .option('--no-reason', 'dates and names only')
    .option('--progress', 'show progress on standard error, even if it is not a terminal');
  languageOption(sessionOptions(command)).action((text: string | undefined, options: YearOptions) =>
    inSession(options, io, async (session) => {
      const year = yearOf(text, 'YEAR', session.today);
      const progress = progressOn(io, options.progress === true);
      const found = festivalYear(session, year, typesOf(options.type), progress);
      if (options.json === true) return writeJson(io, asJson(session, year, found));
      return write(io.out, asText(session, year, found, options.reason, io));
    }),
  );
};

function typesOf(text: string | undefined): string[] {
  const types = (text ?? '')
    .split(',')
    .flatMap((word) => (word.trim() === '' ? [] : [word.trim().toUpperCase()]));
  const wrong = types.filter((type) => !kinds.includes(type));
  if (wrong.length > 0)
    throw new UsageError(`--type: there is no type ${wrong.join(', ')}; types are ${kinds.join(', ')}`);
  return types;
}

function asText(session: Session, year: number, found: FestivalYear, reasons: boolean, io: Io): string {
  const { name, pack, mode } = session;
  const paint = paintFor(io);
  const dates = found.festivals.map(datesOf);
  const column = Math.max(0, ...dates.map((text) => text.length)) + 2;
  const lines = found.festivals.flatMap((festival, i) => [
    `${(dates[i] ?? '').padEnd(column)}${paint.bold([festival.name, ...festival.variants].join(', '))}  ${paint.dim(festival.code)}`,
    ...(reasons ? [wrapped(festival.reason, io.columns, ' '.repeat(column))] : []),
  ]);
  const undated = found.undated.map((u) => wrapped(`${u.code}: ${u.reason}`, io.columns, '  '));
  return [
    paint.bold(`${year}: ${found.festivals.length} observances`),
    paint.dim(`${name}, ${zonesText(session)}; ${pack.name}, ${mode}`),
    '',
    ...lines,
    ...(undated.length === 0 ? [] : ['', paint.yellow('Without a date'), ...undated]),
    '',
  ].join('\n');
}

const datesOf = ({ day, lastDay }: YearFestival): string =>
  lastDay > day ? `${shortDay(day)} to ${shortDay(lastDay)}` : shortDay(day);

function asJson(session: Session, year: number, { festivals, undated }: FestivalYear): unknown {
  return {
    year,
    place: { name: session.name, ...session.place },
    pack: session.pack.name,
    pack_chain: session.pack.chain,
    fingerprint: session.pack.fingerprint,
    mode: session.mode,
    festivals: festivals.map(({ day, lastDay, ...festival }) => ({
      date: isoDate(day),
      end_date: isoDate(lastDay),
      ...festival,
    })),
    undated: undated.map((u) => ({ ...u, candidates: u.candidates.map(isoDate) })),
  };
}

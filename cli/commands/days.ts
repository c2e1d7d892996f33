// `nirnaya days --from --to`: one row a day, streamed year by year, however many years there are.

import { dayOccurred } from '@nirnaya/app/context';
import type { NamedKind } from '@nirnaya/contract/schema';
import { civilDay, civilFromDay } from '@nirnaya/engine/civil';
import { clockIn } from '@nirnaya/explain/dates';
import { Option } from 'commander';
import { dateOf } from '../options/dates.ts';
import { UsageError } from '../options/failure.ts';
import { type Io, write } from '../options/io.ts';
import { languageOption } from '../options/language.ts';
import { inSession, type Session, type SessionOptions, sessionOptions } from '../options/session.ts';
import { csvLine, type DayRow, dayColumns, dayRow, nameColumns, type RowSource } from '../output/days/row.ts';
import { progressOn } from '../output/text/progress.ts';
import type { AddCommand } from './command.ts';

interface DaysOptions extends SessionOptions {
  readonly from: string;
  readonly to: string;
  readonly format: 'csv' | 'json';
  readonly progress?: boolean;
}

const about = `
Columns: date; sunrise and sunset as local HH:MM:SS; then at sunrise tithi 1..30 (16 = Krishna 1),
nakshatra 1..27, yoga 1..27, karana 1..60 (half-tithis of the lunation, 1 = first half of Shukla 1),
amanta_month 1..12 (1 = Chaitra), adhika 0 or 1; and the dates of the solar calendars as month-day, months
1..12 in each calendar's own order (Malayalam 1 = Chingam, the others 1 = the month of Mesha).
With --lang, en too, the names of tithi, nakshatra, yoga, karana, amanta month and weekday come behind them.
`;

/** Adds the command. */
export const addDays: AddCommand = (program, io) => {
  const command = program
    .command('days')
    .description('one row a day: sunrise, sunset, angas, months; as CSV or JSON')
    .requiredOption('--from <date>', 'first date, YYYY-MM-DD')
    .requiredOption('--to <date>', 'last date, YYYY-MM-DD')
    .addOption(
      new Option('--format <format>', 'how rows are written').choices(['csv', 'json']).default('csv'),
    )
    .option('--progress', 'show progress on standard error, even if it is not a terminal')
    .addHelpText('after', about);
  languageOption(sessionOptions(command)).action((options: DaysOptions) =>
    inSession(options, io, async (session) => {
      const from = dateOf(options.from, '--from', session.today);
      const to = dateOf(options.to, '--to', session.today);
      if (to < from) throw new UsageError(`--to: ${options.to} is before --from ${options.from}`);
      const format = options.json === true ? 'json' : options.format;
      const columns = options.lang === undefined ? dayColumns : [...dayColumns, ...nameColumns];
      const rows = format === 'csv' ? csvOf(columns) : json;
      await exportDays(
        session,
        { from, to, rows, named: options.lang !== undefined, progress: options.progress },
        io,
      );
    }),
  );
};

/** How rows become text. */
interface RowFormat {
  readonly head: string;
  readonly tail: string;
  row(row: DayRow, first: boolean): string;
}

const csvOf = (columns: readonly (keyof DayRow)[]): RowFormat => ({
  head: `${columns.join(',')}\n`,
  tail: '',
  row: (row) => `${csvLine(row, columns)}\n`,
});

const json: RowFormat = {
  head: '[',
  tail: '\n]\n',
  row: (row, first) => `${first ? '' : ','}\n${JSON.stringify(row)}`,
};

// What is exported of a session.
interface DaysExport {
  /** first and last civil day number */
  readonly from: number;
  readonly to: number;
  readonly rows: RowFormat;
  /** whether rows have names in the session's language */
  readonly named: boolean;
  /** whether progress is shown where `err` is no terminal */
  readonly progress?: boolean | undefined;
}

async function exportDays(
  session: Session,
  { from, to, rows: format, named, progress: showProgress = false }: DaysExport,
  io: Io,
): Promise<void> {
  const progress = progressOn(io, showProgress);
  const clock = clockIn(session.zone);
  const source: RowSource = { pack: session.pack, ...(named ? { names: namesOf(session) } : {}) };
  await write(io.out, format.head);
  for (let year = civilFromDay(from).year; year <= civilFromDay(to).year; year++) {
    const py = session.year(year);
    const first = Math.max(from, civilDay(year, 1, 1));
    const last = Math.min(to, civilDay(year, 12, 31));
    let text = '';
    for (let day = first; day <= last; day++) {
      if (!dayOccurred(py, day)) continue;
      text += format.row(dayRow(py, source, clock, day - py.firstDay), day === from);
    }
    await write(io.out, text);
    progress.at(last - from + 1, to - from + 1, 'days');
  }
  await write(io.out, format.tail);
  progress.end();
}

const namesOf =
  ({ language }: Session) =>
  (kind: NamedKind, english: string): string =>
    language?.name(kind, english) ?? english;

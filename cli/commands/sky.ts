// `nirnaya sky compare --from --to`: the same days on several skies, as CSV; `nirnaya sky calendars`: a day in the calendars of the
// siddhantas.

import { INSCRIPTION_YEARS } from '@nirnaya/app/inscriptions';
import { type SkyName, skyNames, unknownText } from '@nirnaya/dsl/vocabulary';
import { civilDay, civilFromDay, instantOfLocal, jdOfCivilDay, zoneOffsets } from '@nirnaya/engine/civil';
import { clockIn } from '@nirnaya/explain/dates';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { dateOf } from '../options/dates.ts';
import { UsageError } from '../options/failure.ts';
import { type Io, write, writeJson } from '../options/io.ts';
import { inSession, type Session, type SessionOptions, sessionOptions } from '../options/session.ts';
import { hinduDates, hinduDatesText } from '../output/sky/calendars.ts';
import { compareColumns, compareRows } from '../output/sky/compare.ts';
import type { AddCommand } from './command.ts';

const about = `
Rows: tithi_end (the tithi that ends), sankranti (the sign that the Sun enters) and lunar_month (its new moon), those that fall
into the dates on the first sky. Columns: the instant on each sky by the clock of the place, minutes_apart from the earliest to
the latest, and the amanta month on each sky, Adhika where it is. A cell is empty where a sky has nothing within two days.
`;

const aboutCalendars = `
Years are elapsed: of the Kali Yuga in the old calendars, of the Saka era in the solar, of the Vikrama era in the lunar ones.
Months count from Mesha or Chaitra, days of lunar dates are tithis 1 to 30. Old calendars go by mean motions, modern ones by the
Surya Siddhanta, astronomical ones by today's ephemerides (1700 to 3100).
`;

interface CompareOptions extends SessionOptions {
  readonly from: string;
  readonly to: string;
  readonly skies: readonly SkyName[];
}

/** Adds the command. */
export const addSky: AddCommand = (program, io) => {
  const sky = program
    .command('sky')
    .description('the skies (models of Sun and Moon) on which almanacs are computed');
  const compare = sky
    .command('compare')
    .description('ends of tithis, sankrantis and lunar months on several skies side by side, as CSV')
    .requiredOption('--from <date>', 'first date, YYYY-MM-DD')
    .requiredOption('--to <date>', 'last date, YYYY-MM-DD')
    .addOption(
      new Option('--skies <names>', `skies, separated by commas: ${skyNames.join(', ')}`)
        .argParser(skiesOf)
        .default(['drik', 'surya_siddhanta'], 'drik,surya_siddhanta'),
    )
    .addHelpText('after', about);
  addCalendars(sky, io);
  sessionOptions(compare).action((options: CompareOptions) =>
    inSession(options, io, (session) => compareSkies(session, options, io)),
  );
};

/** Adds `sky calendars`. */
function addCalendars(sky: Command, io: Io): void {
  sky
    .command('calendars')
    .description('a day in the Hindu calendars of Reingold and Dershowitz, Calendrical Calculations')
    .argument(
      '<date>',
      `proleptic Gregorian, YYYY-MM-DD or -YYYY-MM-DD, ${INSCRIPTION_YEARS.first} to ${INSCRIPTION_YEARS.last}`,
    )
    .option('--json', 'print JSON')
    .addHelpText('after', aboutCalendars)
    .action((text: string, { json = false }: { readonly json?: boolean }) => {
      const day = ancientDay(text);
      const dates = hinduDates(day);
      return json ? writeJson(io, dates) : write(io.out, hinduDatesText(dates));
    });
}

// Years before 1 are counted with a year 0, as ISO 8601 does.
function ancientDay(text: string): number {
  const [, sign, year, month, day] = /^(-?)(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined)
    throw new UsageError(`DATE: ${JSON.stringify(text)} is not a date; write YYYY-MM-DD`);
  const signed = sign === '-' ? -Number(year) : Number(year);
  const civil = civilDay(signed, Number(month), Number(day));
  const back = civilFromDay(civil);
  if (back.month !== Number(month) || back.day !== Number(day))
    throw new UsageError(`DATE: ${JSON.stringify(text)} does not exist in the calendar`);
  const { first, last } = INSCRIPTION_YEARS;
  if (signed < first || signed > last) throw new UsageError(`DATE: ${text} is outside ${first}..${last}`);
  return civil;
}

async function compareSkies(
  session: Session,
  { from: first, to: last, skies }: CompareOptions,
  io: Io,
): Promise<void> {
  const from = dateOf(first, '--from', session.today);
  const to = dateOf(last, '--to', session.today);
  if (to < from) throw new UsageError(`--to: ${last} is before --from ${first}`);
  const { zone } = session.place;
  const offsets = zoneOffsets(zone, jdOfCivilDay(from - 2), jdOfCivilDay(to + 3));
  const midnight = (day: number): number => instantOfLocal(offsets, day);
  const clock = clockIn(session.zone);
  await write(io.out, `${compareColumns(skies).join(',')}\n`);
  for (let { year } = civilFromDay(from); year <= civilFromDay(to).year; year++) {
    const py = session.year(year);
    const begin = midnight(Math.max(from, py.firstDay + py.yearStart));
    const end = midnight(Math.min(to + 1, py.firstDay + py.yearEnd));
    const rows = compareRows(py, skies, { from: begin, to: end }, clock);
    await write(io.out, rows.map((row) => `${row.join(',')}\n`).join(''));
  }
}

function skiesOf(text: string): readonly SkyName[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) {
    if (!isSky(name))
      throw new InvalidArgumentError(
        `${unknownText({ what: 'sky', plural: 'skies', text: name, known: skyNames })}.`,
      );
  }
  if (new Set(names).size < names.length || names.length < 2)
    throw new InvalidArgumentError('name at least two different skies.');
  return names.filter(isSky);
}

const isSky = (name: string): name is SkyName => skyNames.some((known) => known === name);

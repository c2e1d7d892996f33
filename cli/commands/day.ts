// `nirnaya day [DATE]`: the panchang of a day and its festivals.

import { defaultMeasure, type HoraMeasure, horaMeasures } from '@nirnaya/contract/day';
import { Option } from 'commander';
import { dateOf } from '../options/dates.ts';
import { type Io, write, writeJson } from '../options/io.ts';
import { englishWritten, languageOption } from '../options/language.ts';
import { inSession, type Session, type SessionOptions, sessionOptions } from '../options/session.ts';
import { briefPage, wholePage } from '../output/day/page.ts';
import { fullDay, type PageDay, pageDay, rulesFor } from '../output/day/panchang.ts';
import { longDate } from '../output/text/dates.ts';
import { pageHead, sheetOf } from '../output/text/sheet.ts';
import { whoseDays } from '../output/whose-days.ts';
import type { AddCommand } from './command.ts';

interface DayOptions extends SessionOptions {
  readonly brief?: boolean;
  readonly hora: HoraMeasure;
}

/** Adds the command. */
export const addDay: AddCommand = (program, io) => {
  const command = program
    .command('day')
    .description('the panchang of a day and its festivals')
    .argument('[date]', 'YYYY-MM-DD, today, tomorrow or yesterday', 'today');
  languageOption(sessionOptions(command))
    .addOption(new Option('--brief', 'only angas, sun, moon, month and festivals').conflicts('json'))
    .addOption(
      new Option('--hora <measure>', '24 equal horas, or twelve of the day and twelve of the night')
        .choices(horaMeasures)
        .default(defaultMeasure),
    )
    .action((date: string, options: DayOptions) =>
      inSession(options, io, async (session) => {
        const day = dateOf(date, 'DATE', session.today);
        const rules = await rulesFor(session, day, { whole: options.json === true });
        if (options.json === true) {
          const written = session.language?.written ?? (await englishWritten());
          return writeJson(io, fullDay(session, day, { measure: options.hora, rules, written }));
        }
        return write(
          io.out,
          asText(session, pageDay(session, day, { measure: options.hora, rules }), options, io),
        );
      }),
    );
};

function asText(session: Session, day: PageDay, { brief }: DayOptions, io: Io): string {
  const sheet = sheetOf(io);
  const head = pageHead(longDate(day.day), whoseDays(session), sheet);
  const page = brief === true ? briefPage : wholePage;
  return `${head}\n\n${page(day, sheet)}\n`;
}

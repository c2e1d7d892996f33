// `nirnaya month [YYYY-MM]`: the festivals of a month, each with its reason.

import { monthBounds } from '@nirnaya/app/requests';
import { civilFromDay } from '@nirnaya/engine/civil';
import { dateOf, type Today, yearOf } from '../options/dates.ts';
import { UsageError } from '../options/failure.ts';
import { write, writeJson } from '../options/io.ts';
import { languageOption } from '../options/language.ts';
import { inSession, sessionOptions } from '../options/session.ts';
import { progressOn } from '../output/text/progress.ts';
import { festivalYear } from '../output/year/festivals.ts';
import { type FestivalOptions, festivalOptions, filterOf } from '../output/year/options.ts';
import { festivalsJson, festivalsText } from '../output/year/print.ts';
import type { AddCommand } from './command.ts';

/** Adds the command. */
export const addMonth: AddCommand = (program, io) => {
  const command = program
    .command('month')
    .description('the festivals of a month, each with the reason for its date')
    .argument('[month]', 'YYYY-MM (default: this month)');
  languageOption(sessionOptions(festivalOptions(command))).action(
    (text: string | undefined, options: FestivalOptions) => {
      const filter = filterOf(options);
      return inSession(options, io, async (session) => {
        const { year, month } = monthOf(text, session.today);
        const [from, end] = monthBounds(year, month);
        const progress = progressOn(io, options.progress === true);
        const festivals = festivalYear(session, { year, from, to: end - 1 }, filter, progress);
        if (options.json === true)
          return writeJson(io, { year, month, ...festivalsJson(session, festivals) });
        const title = `${year}-${String(month).padStart(2, '0')}`;
        return write(io.out, festivalsText(session, festivals, { title, reasons: options.reason }, io));
      });
    },
  );
};

function monthOf(text: string | undefined, today: Today): { readonly year: number; readonly month: number } {
  if (text === undefined) return civilFromDay(dateOf('today', 'MONTH', today));
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (year === undefined)
    throw new UsageError(`MONTH: ${JSON.stringify(text)} is not a month; write 2026-08`);
  return { year: yearOf(year, 'MONTH', today), month: Number(month) };
}

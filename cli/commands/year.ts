// `nirnaya year [YEAR]`: the festivals of a year, each with its reason.

import { civilDay } from '@nirnaya/engine/civil';
import { yearOf } from '../options/dates.ts';
import { write, writeJson } from '../options/io.ts';
import { languageOption } from '../options/language.ts';
import { inSession, sessionOptions } from '../options/session.ts';
import { progressOn } from '../output/text/progress.ts';
import { festivalYear } from '../output/year/festivals.ts';
import { type FestivalOptions, festivalOptions, filterOf } from '../output/year/options.ts';
import { festivalsJson, festivalsText } from '../output/year/print.ts';
import type { AddCommand } from './command.ts';

/** Adds the command. */
export const addYear: AddCommand = (program, io) => {
  const command = program
    .command('year')
    .description('the festivals of a year, each with the reason for its date')
    .argument('[year]', 'four digits (default: this year)');
  languageOption(sessionOptions(festivalOptions(command))).action(
    (text: string | undefined, options: FestivalOptions) => {
      const filter = filterOf(options);
      return inSession(options, io, async (session) => {
        const year = yearOf(text, 'YEAR', session.today);
        const progress = progressOn(io, options.progress === true);
        const span = { year, from: civilDay(year, 1, 1), to: civilDay(year, 12, 31) };
        const festivals = festivalYear(session, span, filter, progress);
        if (options.json === true) return writeJson(io, { year, ...festivalsJson(session, festivals) });
        return write(
          io.out,
          festivalsText(session, festivals, { title: String(year), reasons: options.reason }, io),
        );
      });
    },
  );
};

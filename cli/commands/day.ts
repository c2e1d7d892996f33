// `nirnaya day [DATE]`: the panchang of a day and its festivals.

import { Option } from 'commander';
import { dateOf } from '../ask/dates.ts';
import { type AskWords, askOptions, inSession, type Session } from '../ask/session.ts';
import type { AddCommand } from '../command.ts';
import { briefPage, wholePage } from '../day/page.ts';
import { fullDay } from '../day/panchang.ts';
import { type Io, write, writeJson } from '../io.ts';
import { longDate } from '../text/dates.ts';
import { paintFor } from '../text/paint.ts';
import { wrapped } from '../text/wrap.ts';

interface DayWords extends AskWords {
  readonly brief?: boolean;
}

/** Adds the command. */
export const addDay: AddCommand = (program, io) => {
  const command = program
    .command('day')
    .description('the whole panchang of a day and its festivals')
    .argument('[date]', 'YYYY-MM-DD, today, tomorrow or yesterday', 'today');
  askOptions(command)
    .addOption(new Option('--brief', 'only angas, sun, moon, month and festivals').conflicts('json'))
    .action((date: string, words: DayWords) =>
      inSession(words, io, async (session) => {
        const day = dateOf(date, 'DATE', session.today);
        if (words.json === true) return writeJson(io, fullDay(session, day));
        return write(io.out, asText(session, day, words.brief === true ? briefPage : wholePage, io));
      }),
    );
};

/** The widest page; longer lines are hard to read. */
const widest = 80;

function asText(session: Session, day: number, page: typeof wholePage, io: Io): string {
  const { bold, dim } = paintFor(io);
  const { name, place, pack, mode } = session;
  const width = Math.min(io.columns, widest);
  const lines = [
    bold(longDate(day)),
    dim(wrapped(`${name}, ${place.zone}; ${pack.name}, ${mode}`, width)),
    '',
    page(fullDay(session, day), day, { width, bold, dim }),
  ];
  return `${lines.join('\n')}\n`;
}

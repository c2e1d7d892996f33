// `nirnaya day [DATE]`: the panchang of a day and its festivals.

import { dateOf } from '../ask/dates.ts';
import { type AskWords, askOptions, inSession, type Session } from '../ask/session.ts';
import type { AddCommand } from '../command.ts';
import { laidOut, pageOf } from '../day/page.ts';
import { type FullDay, fullDay } from '../day/panchang.ts';
import { type Io, write, writeJson } from '../io.ts';
import { longDate } from '../text/dates.ts';
import { paintFor } from '../text/paint.ts';
import { wrapped } from '../text/wrap.ts';

/** Adds the command. */
export const addDay: AddCommand = (program, io) => {
  const command = program
    .command('day')
    .description('the panchang of a day and its festivals')
    .argument('[date]', 'YYYY-MM-DD, today, tomorrow or yesterday', 'today');
  askOptions(command).action((date: string, words: AskWords) =>
    inSession(words, io, async (session) => {
      const day = dateOf(date, 'DATE', session.today);
      const full = fullDay(session, day);
      return words.json === true ? writeJson(io, full) : write(io.out, asText(session, full, day, io));
    }),
  );
};

/** The widest page; longer lines are hard to read. */
const widest = 80;

function asText({ place, pack, mode, name }: Session, full: FullDay, day: number, io: Io): string {
  const paint = paintFor(io);
  const width = Math.min(io.columns, widest);
  const lines = [
    paint.bold(longDate(day)),
    paint.dim(`${name}, ${place.zone}; ${pack.name}, ${mode}`),
    '',
    ...festivalLines(full, width, paint.bold, paint.dim),
    '',
    laidOut(pageOf(full, day), width, paint.dim),
  ];
  return `${lines.join('\n')}\n`;
}

type Painter = (text: string) => string;

function festivalLines({ festivals }: FullDay, width: number, bold: Painter, dim: Painter): string[] {
  if (festivals === null || festivals.length === 0) return [dim('No festivals.')];
  return festivals.flatMap(({ code, name, also, reason }) => [
    `${bold([name, ...also].join(', '))}  ${dim(code)}`,
    wrapped(reason, width, '  '),
  ]);
}

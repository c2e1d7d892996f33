// `nirnaya eclipses [YEAR]`: the eclipses of a year, what the place sees of them, and their sutak.

import { grahaPack } from '@nirnaya/app/context';
import { eclipsesOf } from '@nirnaya/app/eclipses';
import { productVersion } from '@nirnaya/app/workspace';
import { eclipsesAnswer } from '@nirnaya/contract/eclipses';
import { clockIn } from '@nirnaya/explain/dates';
import { yearOf } from '../options/dates.ts';
import { type Io, write, writeJson } from '../options/io.ts';
import { languageOption } from '../options/language.ts';
import { zonesText } from '../options/place.ts';
import { inSession, type Session, type SessionOptions, sessionOptions } from '../options/session.ts';
import { minuteClock } from '../output/day/minute-clock.ts';
import { eclipseLines } from '../output/eclipses/page.ts';
import { pageHead, sheetOf } from '../output/text/sheet.ts';
import type { AddCommand } from './command.ts';

/** Adds the command. */
export const addEclipses: AddCommand = (program, io) => {
  const command = program
    .command('eclipses')
    .description('the eclipses of a year, their visibility at a place, and their sutak')
    .argument('[year]', 'four digits (default: this year)');
  languageOption(sessionOptions(command)).action((text: string | undefined, options: SessionOptions) =>
    inSession(options, io, async (session) => {
      const year = yearOf(text, 'YEAR', session.today);
      if (options.json === true) return writeJson(io, await seen(session, year, clockIn));
      return write(io.out, await asText(session, year, io));
    }),
  );
};

/** What `/v1/eclipse` answers for a year at the place, its instants written by a clock of the session's zone. */
async function seen(session: Session, year: number, clockOf: typeof clockIn) {
  const { sky, almanac, place, location, zone, packs, language } = session;
  const rules = await packs.chain(grahaPack);
  const workspace = { sky, almanac, pack: () => rules, packs: () => packs };
  const clock = clockOf(zone);
  const service = { workspace, version: productVersion() };
  const answer = eclipsesOf(service, { year }, { place, location, clock }, clock);
  return language?.written(eclipsesAnswer, answer) ?? answer;
}

async function asText(session: Session, year: number, io: Io): Promise<string> {
  const { count, eclipses } = await seen(session, year, minuteClock);
  const sheet = sheetOf(io);
  const blocks = [
    pageHead(`${year}: ${count} eclipses`, `${session.name}, ${zonesText(session)}`, sheet),
    ...eclipses.map((eclipse) => eclipseLines(eclipse, sheet)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

// `nirnaya shraddha [YEAR|DATE]`: the Pitru Paksha (fortnight of the ancestors) of a year, or the shraddhas of a day.

import { panchangDay, sectionsOf } from '@nirnaya/app/day';
import {
  mahalayaOf,
  requireAparahna,
  shraddhaChains,
  shraddhaPack,
  shraddhaRules,
  shraddhasOfDay,
  tithiPack,
} from '@nirnaya/app/shraddha';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { mahalayaAnswer, shraddhaDayAnswer } from '@nirnaya/contract/shraddha';
import { isoDate } from '@nirnaya/engine/civil';
import { usableChains } from '../options/chains.ts';
import { dateOf, yearOf } from '../options/dates.ts';
import { envelopeOf } from '../options/envelope.ts';
import { UsageError } from '../options/failure.ts';
import { type Io, write, writeJson } from '../options/io.ts';
import { languageOption } from '../options/language.ts';
import { inSession, type Session, type SessionOptions, sessionOptions } from '../options/session.ts';
import { minuteClock } from '../output/day/minute-clock.ts';
import { dayPage, mahalayaPage } from '../output/shraddha/pages.ts';
import { longDate } from '../output/text/dates.ts';
import { pageHead, sheetOf } from '../output/text/sheet.ts';
import { whoseDays } from '../output/whose-days.ts';
import type { AddCommand } from './command.ts';

/** Adds the command. */
export const addShraddha: AddCommand = (program, io) => {
  const command = program
    .command('shraddha')
    .description(
      'the Pitru Paksha (fortnight of the ancestors) of a year, or the times and tithis of a day for a shraddha',
    )
    .argument(
      '[when]',
      'a year, four digits, or YYYY-MM-DD, today, tomorrow, yesterday (default: this year)',
    );
  languageOption(sessionOptions(command)).action((when: string | undefined, options: SessionOptions) =>
    inSession({ ...options, region: options.region ?? shraddhaPack }, io, async (session) => {
      if (when === undefined || /^\d+$/.test(when)) return ofYear(session, when, options, io);
      return ofDay(session, dateOf(when, 'WHEN', session.today), options, io);
    }),
  );
};

async function ofYear(
  session: Session,
  when: string | undefined,
  { json }: SessionOptions,
  io: Io,
): Promise<void> {
  const year = yearOf(when, 'WHEN', session.today);
  requireAparahna(session.context);
  const decided = mahalayaOf(session.context, await rulesOf(session, session.pack, shraddhaPack), year);
  const mahalaya = session.language?.written(mahalayaAnswer, decided) ?? decided;
  if (json === true) return writeJson(io, { ...mahalaya, ...envelopeOf(session) });
  const { sheet, head } = pageOf(session, io, `Mahalaya ${year}`);
  return write(io.out, `${head}\n\n${mahalayaPage(mahalaya, sheet)}\n`);
}

async function ofDay(session: Session, day: number, { json }: SessionOptions, io: Io): Promise<void> {
  const { packs, zone } = session;
  const pack = await packs.chain(tithiPack);
  if (pack === undefined) throw new UsageError(`--packs: the pack ${tithiPack} is missing or has errors`);
  const rules = {
    tithis: await rulesOf(session, pack, tithiPack),
    days: await rulesOf(session, session.pack, shraddhaPack),
  };
  const on = panchangDay(session.context, day, minuteClock(zone));
  const sections = sectionsOf({ failed }, on);
  const decided = shraddhasOfDay(on, rules, sections);
  const shraddha = session.language?.written(shraddhaDayAnswer, decided) ?? decided;
  if (json === true)
    return writeJson(io, {
      date: isoDate(day),
      ...shraddha,
      ...sections.unavailable(),
      ...envelopeOf(session),
    });
  const { sheet, head } = pageOf(session, io, longDate(day));
  return write(io.out, `${head}\n\n${dayPage(shraddha, day, sheet)}\n`);
}

// The rules of a pack and of those that are built on it.
async function rulesOf(
  { context, packs }: Session,
  pack: CompiledPack,
  name: typeof shraddhaPack | typeof tithiPack,
) {
  const others = await usableChains(packs, shraddhaChains(name, packs.packs).slice(1));
  return shraddhaRules(context, [pack, ...others], packs.packs);
}

function pageOf(session: Session, io: Io, title: string) {
  const sheet = sheetOf(io);
  return { sheet, head: pageHead(title, whoseDays(session), sheet) };
}

// At a terminal a part that fails is no part to leave out.
function failed(error: unknown): never {
  throw error;
}

// `nirnaya explain CODE DATE`: why a festival falls, or does not fall, on a date.

import { isoDate } from '../../engine/place/civil.ts';
import { dateOf } from '../ask/dates.ts';
import { ruleOf } from '../ask/rule.ts';
import { type AskWords, askOptions, inSession, type Session } from '../ask/session.ts';
import type { AddCommand } from '../command.ts';
import { type Found, find } from '../explain/found.ts';
import { report } from '../explain/report.ts';
import { write, writeJson } from '../io.ts';
import { longDate } from '../text/dates.ts';
import { paintFor } from '../text/paint.ts';

/** Adds the command. */
export const addExplain: AddCommand = (program, io) => {
  const command = program
    .command('explain')
    .description('why a festival falls, or does not fall, on a date')
    .argument('<code>', 'code or name of a rule, as FESTIVAL_DIWALI or "Maha Shivaratri"')
    .argument('<date>', 'YYYY-MM-DD, today, tomorrow or yesterday');
  askOptions(command).action((code: string, date: string, words: AskWords) =>
    inSession(words, io, async (session) => {
      const day = dateOf(date, 'DATE', session.today);
      const found = find(session, ruleOf(code, session.pack), day);
      if (words.json === true) return writeJson(io, asJson(session, found));
      const paint = paintFor(io);
      const head = `${paint.bold(found.rule.code)} on ${longDate(day)}`;
      const where = paint.dim(
        `${session.name}, ${session.place.zone}; ${session.pack.name}, ${session.mode}`,
      );
      const layout = { paint, columns: io.columns, zone: session.place.zone };
      return write(io.out, `${head}\n${where}\n\n${report(found, layout)}`);
    }),
  );
};

function asJson(session: Session, found: Found): unknown {
  return {
    code: found.rule.code,
    date: isoDate(found.day),
    matched: found.matched,
    sentence: found.sentence,
    conditions: found.conditions,
    observatory: found.observatory ?? null,
    place: { name: session.name, ...session.place },
    pack: session.pack.name,
    pack_chain: session.pack.chain,
    fingerprint: session.pack.fingerprint,
  };
}

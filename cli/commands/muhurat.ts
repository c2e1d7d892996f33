// `nirnaya muhurat EVENT`: the times of some dates for an event.

import {
  disclaimer,
  type EventMatch,
  eventChains,
  eventNamed,
  eventsAmong,
  inputsForAll,
  muhuratPack,
  muhuratsIn,
} from '@nirnaya/app/muhurat';
import { civilDayAt } from '@nirnaya/app/requests';
import { longestRange, longestTraced, muhuratFindAnswer, usualScore } from '@nirnaya/contract/muhurat';
import { usableChains } from '../options/chains.ts';
import { dateOf } from '../options/dates.ts';
import { envelopeOf } from '../options/envelope.ts';
import { UsageError } from '../options/failure.ts';
import { assignmentsOf, inputOption } from '../options/inputs.ts';
import { type Io, write, writeJson } from '../options/io.ts';
import { languageOption } from '../options/language.ts';
import { zonesText } from '../options/place.ts';
import { inSession, type Session, type SessionOptions, sessionOptions } from '../options/session.ts';
import { muhuratPage } from '../output/muhurat/page.ts';
import { shortDate } from '../output/text/dates.ts';
import { pageHead, sheetOf } from '../output/text/sheet.ts';
import { wrapped } from '../output/text/wrap.ts';
import type { AddCommand } from './command.ts';

interface MuhuratOptions extends SessionOptions {
  readonly from?: string;
  readonly to?: string;
  readonly minScore?: string;
  readonly input: readonly string[];
  readonly observatory?: boolean;
}

/** How many dates are weighed where no last one is named. */
const usualRange = 30;

/** Adds the command. */
export const addMuhurat: AddCommand = (program, io) => {
  const command = program
    .command('muhurat')
    .description('times for an event, with the factors for and against each')
    .argument('<event>', 'event, such as marriage, griha_pravesh or travel; any other word lists the events')
    .option('--from <date>', 'first date, YYYY-MM-DD, today or tomorrow (default: today)')
    .option('--to <date>', `last date; at most ${longestRange} dates in all (default: ${usualRange} dates)`)
    .option('--min-score <n>', 'minimum score of a time, 0 to 100; 0 includes blocked times')
    .addOption(inputOption('input of the event, such as bride_nakshatra=Rohini or direction=East'))
    .option('--observatory', 'with --json: the trace of each score');
  languageOption(sessionOptions(command)).action((name: string, options: MuhuratOptions) =>
    inSession({ ...options, region: options.region ?? muhuratPack }, io, async (session) => {
      const { pack, event } = await eventIn(session, name, options);
      const answer = (own: Session): Promise<void> => answered(own, event, options, io);
      return pack.name === session.pack.name
        ? answer(session)
        : inSession({ ...options, region: pack.name }, io, answer);
    }),
  );
};

async function answered(
  session: Session,
  event: EventMatch['event'],
  options: MuhuratOptions,
  io: Io,
): Promise<void> {
  const range = rangeOf(session, options);
  const inputs = inputsForAll([event], assignmentsOf(options.input));
  const minScore = scoreOf(options.minScore);
  const observatory = options.observatory === true;
  const times = muhuratsIn(session.context, { event, inputs, minScore, observatory, ...range });
  const muhurats = session.language?.written(muhuratFindAnswer, times) ?? times;
  if (options.json === true) return writeJson(io, { ...muhurats, disclaimer, ...envelopeOf(session) });
  return write(io.out, textOf(session, range, muhurats, io));
}

// In the chain that `--region` names, else in any that has events.
async function eventIn(
  { pack, packs }: Session,
  name: string,
  { region, packs: folders }: MuhuratOptions,
): Promise<EventMatch> {
  const others = region === undefined ? eventChains(packs.packs).slice(1) : [];
  const chains = [pack, ...(await usableChains(packs, others, folders))];
  if (eventsAmong(chains).length === 0)
    throw new UsageError(
      `--region: the chain of ${pack.name} has no event; an event needs a muhurat and a suitability; omit --region to search all packs`,
    );
  return eventNamed(chains, name);
}

function rangeOf({ today }: Session, { from, to, observatory }: MuhuratOptions) {
  const start = from === undefined ? civilDayAt(today.now, today.zone) : dateOf(from, '--from', today);
  const end = to === undefined ? start + usualRange - 1 : dateOf(to, '--to', today);
  if (end < start) throw new UsageError('--to: must not be before --from');
  const most = observatory === true ? longestTraced : longestRange;
  if (end - start >= most) throw new UsageError(`--to: at most ${most} dates, found ${end - start + 1}`);
  return { start, end };
}

function scoreOf(text: string | undefined): number {
  if (text === undefined) return usualScore;
  const score = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (score >= 0 && score <= 100) return score;
  throw new UsageError(`--min-score: must be a whole number from 0 to 100, found ${text}`);
}

function textOf(
  session: Session,
  { start, end }: ReturnType<typeof rangeOf>,
  muhurats: Awaited<ReturnType<typeof muhuratsIn>>,
  io: Io,
): string {
  const sheet = sheetOf(io);
  const title = `${muhurats.name}, ${shortDate(start)} to ${shortDate(end)}`;
  const parts = [
    pageHead(title, `${session.name}, ${zonesText(session)}; ${session.pack.name}`, sheet),
    muhuratPage(muhurats, sheet),
    sheet.dim(wrapped(disclaimer, sheet.width)),
  ];
  return `${parts.join('\n\n')}\n`;
}

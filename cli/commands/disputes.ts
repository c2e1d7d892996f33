// `nirnaya disputes [YEAR]`: the observances of a year whose day is not the same for all.

import { type Dispute, disputesIn, ranked } from '@nirnaya/app/disputes';
import { passesFilter } from '@nirnaya/app/festivals';
import { dispute } from '@nirnaya/contract/festivals';
import { parseIsoDate } from '@nirnaya/engine/civil';
import { skyBoundaryOf, skyBoundaryText } from '@nirnaya/explain/observatory';
import { yearOf } from '../options/dates.ts';
import { type Io, write, writeJson } from '../options/io.ts';
import { languageOption } from '../options/language.ts';
import { inSession, type Session, sessionOptions } from '../options/session.ts';
import { shortDay } from '../output/text/dates.ts';
import { paintFor } from '../output/text/paint.ts';
import { wrapped } from '../output/text/wrap.ts';
import { whoseDays } from '../output/whose-days.ts';
import type { FestivalOptions } from '../output/year/options.ts';
import { choosingOptions, filterOf } from '../output/year/options.ts';
import type { AddCommand } from './command.ts';

/** Adds the command. */
export const addDisputes: AddCommand = (program, io) => {
  const command = program
    .command('disputes')
    .description('the observances of a year that traditions date differently, with each date')
    .argument('[year]', 'four digits (default: this year)');
  command
    .option(
      '--whatif',
      'include dates that nobody observes, which another clause of the rule would give',
      false,
    )
    .option('--places', 'include dates of the same rules at other places', false);
  languageOption(sessionOptions(choosingOptions(command))).action(
    (text: string | undefined, options: DisputeOptions) => {
      const { types, weights, tags } = filterOf(options);
      return inSession(options, io, async (session) => {
        const year = yearOf(text, 'YEAR', session.today);
        const { pack, mode, almanac } = session;
        const { disputes, compared } = disputesIn({
          ...{ pack, mode, almanac, zone: session.zone, placeYear: session.year(year) },
          set: await session.packs.whole(),
        });
        const shown = disputes
          .filter(
            (one) =>
              isShown(one.kind, options) &&
              (types.length === 0 || types.includes(one.type)) &&
              passesFilter(
                { ...one, weight: one.weight ?? undefined },
                {
                  weight: weights.length === 0 ? undefined : weights,
                  tags: tags.length === 0 ? undefined : tags,
                },
              ),
          )
          .map((one) => ({ ...one, others: one.others.filter(({ by }) => isSought(by, options)) }))
          .map((one) => session.language?.written(dispute, one) ?? one);
        if (options.json === true) {
          const { name, place } = session;
          const head = { year, place: { name, ...place }, pack: pack.name, mode };
          return writeJson(io, { ...head, count: shown.length, compared, disputes: shown });
        }
        return write(io.out, asText(session, year, shown, io));
      });
    },
  );
};

interface DisputeOptions extends FestivalOptions {
  readonly whatif: boolean;
  readonly places: boolean;
}

const isShown = (kind: Dispute['kind'], { whatif, places }: DisputeOptions): boolean =>
  kind === 'dispute' || (kind === 'place' && places) || (kind === 'sensitivity' && whatif);

const isSought = (by: Dispute['others'][number]['by'], { whatif, places }: DisputeOptions): boolean =>
  (by !== 'clause' || whatif) && (by !== 'place' || places);

/** Cells of the column of dates. */
const column = 13;

function asText(session: Session, year: number, disputes: readonly Dispute[], io: Io): string {
  const { bold, dim } = paintFor(io);
  const indent = ' '.repeat(column);
  const rows = ranked(disputes);
  const lines = rows.flatMap(({ one, followers }) => [
    `${dateText(one.date).padEnd(column)}${bold(one.name)}${one.authority === null ? '' : `, ${one.authority.work}`}  ${dim(one.code)}`,
    ...one.others.map((other) => wrapped(otherText(other, session.zone), io.columns, indent)),
    ...(followers.length === 0
      ? []
      : [wrapped(`with it: ${followers.map(({ name }) => name).join(', ')}`, io.columns, indent)]),
  ]);
  return [
    bold(`${year}: ${rows.length} observances on more than one day`),
    dim(whoseDays(session)),
    '',
    ...lines,
    '',
  ].join('\n');
}

function otherText({ by, who, date, authority, sky }: Dispute['others'][number], zone: string): string {
  const whose = who.join(', ');
  const work = authority === null ? '' : `, ${authority.work}`;
  if (by === 'clause') return `${dateText(date)} but for the clause: ${whose}`;
  const boundary = sky?.boundary ?? null;
  const instants =
    sky === null || boundary === null
      ? ''
      : `: ${skyBoundaryText(skyBoundaryOf(boundary), { ...sky, zone })}`;
  const whoseDay = by === 'sky' ? `the sky of ${whose}` : `the ${by} ${whose}`;
  return `${dateText(date)} by ${whoseDay}${work}${instants}`;
}

const dateText = (date: string): string => shortDay(parseIsoDate(date) ?? Number.NaN);

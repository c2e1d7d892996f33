// `nirnaya chakra NAME [PARAMETER=VALUE...]`: the place of stars in a figure, of what is given or of the sky of a date.

import {
  type ChakraComputed,
  chakraAmong,
  chakraByCode,
  chakraChains,
  chakraInputs,
  chakraOf,
  chakraPack,
  chakrasAmong,
  figures,
  skyGrahas,
  stars,
} from '@nirnaya/app/chakra';
import { panchangDay } from '@nirnaya/app/day';
import { type Chains, chainDeciding } from '@nirnaya/app/rules';
import { worksOf } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { chakraComputed, chakraNakshatrasAnswer, ownChakraAnswer } from '@nirnaya/contract/chakra';
import { clockIn } from '@nirnaya/explain/dates';
import { usableChains } from '../options/chains.ts';
import { dateOf } from '../options/dates.ts';
import { UsageError } from '../options/failure.ts';
import { type Io, write, writeJson } from '../options/io.ts';
import { languageOf, languageOption } from '../options/language.ts';
import { inSession, type Session, type SessionOptions, sessionOptions } from '../options/session.ts';
import { chakraPage, starsPage } from '../output/chakra/page.ts';
import { assignments, figureNamed, givenOf, parametersText, unknownChakra } from '../output/chakra/words.ts';
import { sheetOf } from '../output/text/sheet.ts';
import type { AddCommand } from './command.ts';

interface ChakraOptions extends SessionOptions {
  readonly date?: string;
  readonly time?: string;
}

/** Adds the command. */
export const addChakra: AddCommand = (program, io) => {
  const command = program
    .command('chakra')
    .description('the positions of stars in a chakra; calculation only')
    .argument(
      '<name>',
      'kota, saptashalaka, sarvatobhadra, shula, or the code of a chakra of the packs; nakshatras lists the 28 stars',
    )
    .argument('[parameter=value...]', 'input of the chakra, such as janma_nakshatra=Rohini')
    .option('--date <date>', 'add the grahas of a date: YYYY-MM-DD, today, tomorrow or yesterday')
    .option('--time <time>', 'time at the place, HH:MM (default: sunrise)')
    .addHelpText('after', `\nParameters:\n${parametersText()}`);
  languageOption(sessionOptions(command)).action(
    (name: string, words: readonly string[], options: ChakraOptions) => {
      if (name.toLowerCase() === 'nakshatras') return allStars(words, options, io);
      const figure = figureNamed(name);
      const minutes = minutesOf(options);
      const place = { ...options, region: options.region ?? chakraPack };
      if (figure === undefined)
        return inSession(place, io, (session) => ownChakra(session, { name, words, options }, io));
      const given = givenOf(figure, words, options.date !== undefined);
      return inSession(place, io, async (session) => {
        const at = options.date === undefined ? undefined : instantOf(session, options.date, minutes);
        const sky = at === undefined ? undefined : skyGrahas(session.sky.ephemeris, at);
        const chains = await chainsIn(session, options);
        const rules = rulesIn(session, chainDeciding(chains, figures[figure].rule(given)) ?? session.pack);
        const figureOf = chakraOf(rules, figure, given, sky);
        const computed = session.language?.written(chakraComputed, figureOf) ?? figureOf;
        if (options.json === true) return writeJson(io, asJson(session, computed, at));
        return write(io.out, `${headOf(session, at, io)}${chakraPage(computed, sheetOf(io))}\n`);
      });
    },
  );
};

interface OwnChakraQuery {
  /** the code, or its end */
  readonly name: string;
  /** the inputs of its rule, `name=value` */
  readonly words: readonly string[];
  readonly options: ChakraOptions;
}

// The chakra of a code that the loaded packs have.
async function ownChakra(session: Session, { name, words, options }: OwnChakraQuery, io: Io): Promise<void> {
  const chains = await chainsIn(session, options);
  const match = chakraAmong(chains, name);
  if (match === undefined)
    throw unknownChakra(
      name,
      chakrasAmong(chains).map(({ rule }) => rule.code),
    );
  if (options.date !== undefined)
    throw new UsageError(`--date: ${match.rule.code} is computed from its inputs alone; omit --date`);
  const inputs = chakraInputs(match, assignments(words));
  const computed = chakraByCode(rulesIn(session, match.pack), match.rule.code, inputs);
  const shown = session.language?.written(ownChakraAnswer, computed) ?? computed;
  return options.json === true ? writeJson(io, shown) : write(io.out, `${chakraPage(shown, sheetOf(io))}\n`);
}

// In the chain that `--region` names, else in any that has chakras.
async function chainsIn(
  { pack, packs }: Session,
  { region, packs: folders }: ChakraOptions,
): Promise<Chains> {
  const others = region === undefined ? chakraChains(packs.packs).slice(1) : [];
  return [pack, ...(await usableChains(packs, others, folders))];
}

const rulesIn = ({ packs }: Session, pack: CompiledPack) => ({
  pack,
  works: worksOf(pack.chain, packs.packs),
});

async function allStars(words: readonly string[], options: ChakraOptions, io: Io): Promise<void> {
  if (words.length > 0) throw new UsageError(`${words[0]}: nakshatras takes no parameters`);
  const language = await languageOf(options, []);
  const answer = { calculation_only: true, count: stars.length, nakshatras: stars };
  const listed = language?.written(chakraNakshatrasAnswer, answer) ?? answer;
  return options.json === true
    ? writeJson(io, listed)
    : write(io.out, `${starsPage(listed.nakshatras, sheetOf(io))}\n`);
}

// Minutes after midnight.
function minutesOf({ date, time }: ChakraOptions): number | undefined {
  if (time === undefined) return undefined;
  if (date === undefined) throw new UsageError('--time: requires --date');
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (Number(hours) < 24 && Number(minutes) < 60) return Number(hours) * 60 + Number(minutes);
  throw new UsageError(`--time: ${JSON.stringify(time)} is not a time of day; write HH:MM`);
}

function instantOf({ context, today }: Session, date: string, minutes: number | undefined): number {
  const { py, index, from } = panchangDay(context, dateOf(date, '--date', today));
  return minutes === undefined ? from : py.clock(index, minutes);
}

function headOf({ zone, name }: Session, at: number | undefined, io: Io): string {
  if (at === undefined) return '';
  return `${sheetOf(io).dim(`${clockIn(zone).minute(at)}, ${name}`)}\n\n`;
}

const asJson = ({ name, place, zone }: Session, computed: ChakraComputed, at: number | undefined): unknown =>
  at === undefined ? computed : { ...computed, at: clockIn(zone).iso(at), place: { name, ...place } };

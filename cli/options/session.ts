// A resolved command line: the place, the compiled pack and the mode, with the workspace they live in.

import { type RequestContext, ruleContext } from '@nirnaya/app/context';
import { wordsSources } from '@nirnaya/app/packs';
import { resolveRequest } from '@nirnaya/app/places';
import { noWords, type Words, type WordsBook, wordsIn } from '@nirnaya/app/words';
import type { CompiledPack, FestivalMode } from '@nirnaya/compiler/runtime';
import type { WorkEntry } from '@nirnaya/dsl/pack';
import { type SkyName, skyNames } from '@nirnaya/dsl/vocabulary';
import { type Almanac, type PlaceYear, placeYearOn } from '@nirnaya/engine/almanac';
import type { Sky } from '@nirnaya/engine/sky';
import type { Command } from 'commander';
import { Option } from 'commander';
import type { SessionPacks } from '../cache/packs.ts';
import { usableChain } from './chains.ts';
import type { Today } from './dates.ts';
import type { Io } from './io.ts';
import { type CommandLanguage, type LanguageOptions, languageOf } from './language.ts';
import { packsOption } from './pack-files.ts';
import { type PlaceChoice, type PlaceOptions, placeChoice, placeQuery } from './place.ts';
import { openSessionWorkspace, type SessionWorkspace } from './session-workspace.ts';
import { forTradition, traditionQuery } from './tradition.ts';

/** The options that most commands share, as written. */
export interface SessionOptions extends PlaceOptions, LanguageOptions {
  readonly region?: string;
  readonly tradition?: string;
  readonly mode?: FestivalMode;
  /** in place of the sky of the chain */
  readonly sky?: SkyName;
  readonly packs?: readonly string[];
  readonly json?: boolean;
}

/** The workspace of a command. */
export interface Session extends PlaceChoice {
  readonly pack: CompiledPack;
  /** all packs there are */
  readonly packs: SessionPacks;
  readonly mode: FestivalMode;
  /** the works that the chain may cite, by key */
  readonly works: ReadonlyMap<string, WorkEntry>;
  readonly sky: Sky;
  readonly almanac: Almanac;
  /** the same as a request to the service */
  readonly context: RequestContext;
  readonly today: Today;
  /** undefined where names stay as the packs have them */
  readonly language: CommandLanguage | undefined;
  year(year: number): PlaceYear;
}

// Texts of observances stand in JSON alone, and sentences are in the language of names where it has any.
async function wordsFor(
  { json = false, packs }: SessionOptions,
  language: CommandLanguage | undefined,
): Promise<Words> {
  if (language !== undefined) return wordsIn(language.book, language.code);
  return json ? wordsIn(await wholeBook({ packs }), undefined) : noWords;
}

/** The words of every language: those of a folder of packs, if there is one, before those of the bundled packs. */
export async function wholeBook({ packs }: Pick<SessionOptions, 'packs'>): Promise<WordsBook> {
  const { wordsRead } = await import('@nirnaya/app/words');
  return wordsRead(wordsSources(packs ?? []).files);
}

/** Adds the options of place and pack. */
export function sessionOptions(command: Command): Command {
  return packsOption(placeOptions(command))
    .option('--region <name>', 'region, state or pack whose rules apply, such as WEST_INDIA or IN-MH')
    .option('--tradition <name>', 'tradition whose rules override those of the region, such as vaishnava')
    .addOption(
      new Option('--mode <mode>', 'convention by which dates are decided')
        .choices(['standard', 'drik'])
        .default('standard'),
    )
    .addOption(
      new Option('--sky <name>', 'sky on which dates are computed (default: that of the pack)').choices(
        skyNames,
      ),
    )
    .option('--json', 'print JSON');
}

/** Adds the options of place. */
function placeOptions(command: Command): Command {
  return command
    .option('--place <name>', 'place by name or id, such as "New Delhi", Nashik or 1261731')
    .option('--lat <degrees>', 'latitude, north positive')
    .option('--lon <degrees>', 'longitude, east positive')
    .option('--tz <zone>', 'time zone of the output, such as Asia/Kolkata (default: that of the place)');
}

/** Opens a session, does something in it and closes it; `elsewhere` gives a session in the land of a pack meanwhile. */
export async function inSession<T>(
  options: SessionOptions,
  io: Io,
  work: (session: Session, elsewhere: (land: string) => Promise<Session>) => Promise<T>,
): Promise<T> {
  const workspace = await openSessionWorkspace(options);
  try {
    const { tradition: _, ...rest } = options;
    return await work(await sessionIn(workspace, options, io), (land) =>
      sessionIn(workspace, { ...rest, region: land }, io),
    );
  } finally {
    workspace.close();
  }
}

/** A session in a workspace that is open already. */
export async function sessionIn(
  workspace: SessionWorkspace,
  options: SessionOptions,
  io: Io,
): Promise<Session> {
  const { packs } = workspace.packs;
  const { catalogue } = workspace;
  const whose = traditionQuery(options, packs);
  const { query, zones } = await placeQuery(options, catalogue);
  const { where, tradition } = forTradition(options, () =>
    resolveRequest({ packs, catalogue, zones }, { ...query, ...whose }, { fallback: 'land' }),
  );
  const chain = await usableChain(workspace.packs, tradition.pack, options.packs);
  const pack = options.sky === undefined ? chain : chain.onSky(options.sky);
  const choice = placeChoice(where);
  const { place, zone } = choice;
  const year = (y: number): PlaceYear => placeYearOn(workspace.almanac.placeYear(place, y), pack.sky);
  const mode = options.mode ?? 'standard';
  const language = await languageOf(options, [pack]);
  const words = await wordsFor(options, language);
  const rules = ruleContext(
    { pack, mode, zone, dayZone: place.zone, year },
    packs,
    words,
    language?.sentenceWords,
  );
  return {
    ...choice,
    pack,
    packs: workspace.packs,
    mode,
    works: rules.works,
    sky: workspace.sky,
    almanac: workspace.almanac,
    context: Object.assign(rules, { where, tradition }),
    today: { zone, now: io.now() },
    language,
    year,
  };
}

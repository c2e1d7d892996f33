// A command line made definite: the place, the compiled pack and the mode, with the workspace they live in.

import type { Command } from 'commander';
import { Option } from 'commander';
import type { PackSet } from '../../compiler/compile.ts';
import type { CompiledPack } from '../../compiler/pack.ts';
import type { FestivalMode } from '../../compiler/trace.ts';
import type { WorkEntry } from '../../dsl/pack/document.ts';
import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import type { Sky } from '../../engine/sky/sky.ts';
import { type Asked, reckoningOf } from '../../server/asked.ts';
import type { Where } from '../../server/places/where.ts';
import { UsageError } from '../failure.ts';
import type { Io } from '../io.ts';
import type { Today } from './dates.ts';
import { type PlaceChoice, type PlaceWords, placeOf } from './place.ts';
import { traditionFor, usualPlace } from './tradition.ts';
import { openWorkplace, type Workplace } from './workplace.ts';

/** The options that most commands share, as written. */
export interface AskWords extends PlaceWords {
  readonly region?: string;
  readonly mode?: FestivalMode;
  readonly packs?: string;
  readonly json?: boolean;
}

/** What a command works with. */
export interface Session extends PlaceChoice {
  readonly pack: CompiledPack;
  /** all packs there are */
  readonly packs: PackSet;
  readonly mode: FestivalMode;
  /** the works that the chain may cite, by key */
  readonly works: ReadonlyMap<string, WorkEntry>;
  readonly sky: Sky;
  /** the same as a request to the service */
  readonly asked: Asked;
  readonly today: Today;
  year(year: number): PlaceYear;
}

/** Adds the options of place and pack. */
export function askOptions(command: Command): Command {
  return placeOptions(command)
    .option('--region <name>', 'region, state or pack whose rules apply, as WEST_INDIA or IN-MH')
    .addOption(
      new Option('--mode <mode>', 'how days are decided').choices(['standard', 'drik']).default('standard'),
    )
    .option('--packs <folder>', 'folder of rule packs (default: those that come with nirnaya)')
    .option('--json', 'answer as JSON');
}

/** Adds the options of place. */
function placeOptions(command: Command): Command {
  return command
    .option('--place <name>', 'one of the known places, as "New Delhi" or Ujjain')
    .option('--lat <degrees>', 'latitude, north positive')
    .option('--lon <degrees>', 'longitude, east positive')
    .option('--tz <zone>', 'time zone, as Asia/Kolkata (default: that of the place)');
}

/** Opens a session, does something in it and closes it. */
export async function inSession<T>(
  words: AskWords,
  io: Io,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const workplace = openWorkplace(words.packs);
  try {
    return await work(await sessionIn(workplace, words, io));
  } finally {
    workplace.close();
  }
}

/** A session in a workplace that is open already. */
export async function sessionIn(workplace: Workplace, words: AskWords, io: Io): Promise<Session> {
  const { packs } = workplace.packs;
  const choice = await placeOf(words, usualPlace(words.region, packs));
  const tradition = traditionFor(words.region, choice.location, packs);
  const { pack: name } = tradition;
  const pack = workplace.packs.compile(name).pack;
  if (pack === undefined)
    throw new UsageError(
      `the pack ${name} has errors; \`nirnaya check${words.packs === undefined ? '' : ` ${words.packs}`}\` shows them`,
    );
  const { place, location } = choice;
  const year = (y: number): PlaceYear => workplace.almanac.placeYear(place, y);
  const mode = words.mode ?? 'standard';
  const where: Where = {
    place,
    location,
    source: location === undefined ? 'coordinates' : words.place === undefined ? 'default' : 'location_id',
    zoneSource: words.tz !== undefined ? 'tz' : location === undefined ? 'coordinates' : 'location',
  };
  const reckoning = reckoningOf({ pack, mode, zone: place.zone, year }, packs);
  return {
    ...choice,
    pack,
    packs: workplace.packs,
    mode,
    works: reckoning.works,
    sky: workplace.sky,
    asked: Object.assign(reckoning, { where, tradition }),
    today: { zone: place.zone, now: io.now() },
    year,
  };
}

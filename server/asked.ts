// A request made definite: the place and its zone, the tradition and its compiled pack, the mode.

import type { Pack } from '../compiler/link/chain.ts';
import type { CompiledPack } from '../compiler/pack.ts';
import type { FestivalMode, Trace } from '../compiler/trace.ts';
import type { WorkEntry } from '../dsl/pack/document.ts';
import type { PlaceYear } from '../engine/almanac/place-year.ts';
import type { ExplainOptions } from '../explain/options.ts';
import { type ServiceError, unprocessable } from './errors.ts';
import type { Location } from './places/locations.ts';
import { supportedRegions } from './places/region.ts';
import { requestedRegion, type Tradition, type TraditionQuery, traditionOf } from './places/tradition.ts';
import { namedLocation, type PlaceQuery, type Where, whereOf } from './places/where.ts';
import type { Service } from './service.ts';

/** The parameters that most operations share. */
export interface AskQuery extends PlaceQuery, TraditionQuery {
  readonly festival_mode?: FestivalMode | undefined;
}

/** Rules at a place: what dates are found and explained by. */
export interface Reckoning {
  readonly pack: CompiledPack;
  readonly mode: FestivalMode;
  /** IANA zone of the answer */
  readonly zone: string;
  /** the works that rules of the chain cite, by key */
  readonly works: ReadonlyMap<string, WorkEntry>;
  year(year: number): PlaceYear;
  /** what explaining needs to know of the answer's place, year and pack */
  explaining(year: number): ExplainOptions;
  /** the traces of a rule in a civil year; made once for a request */
  traces(year: number, code: string): readonly Trace[];
}

/** What a request asks of. */
export interface Asked extends Reckoning {
  readonly where: Where;
  readonly tradition: Tradition;
}

/** How a request is made definite. */
export interface AskOptions {
  /** what becomes of a region that is not supported: reported in the answer, or refused with a 422 */
  readonly unsupportedRegion?: 'ignore' | 'refuse';
}

/** Makes a request definite. Place and tradition are two questions; the packs are those in force now. */
export async function ask(
  service: Service,
  query: AskQuery,
  fallback: Location,
  { unsupportedRegion = 'ignore' }: AskOptions = {},
): Promise<Asked> {
  const set = service.workspace.packs();
  const region = requestedRegion(query, set.packs);
  if (unsupportedRegion === 'refuse' && query.region !== undefined && region === undefined) {
    throw unsupported(query.region, set.packs);
  }
  const tradition = traditionOf(query, namedLocation(query), set.packs);
  const { pack } = set.compile(tradition.pack);
  if (pack === undefined) throw new Error(`pack ${tradition.pack} has errors`);
  const where = await whereOf(query, { region, fallback, zones: service.zones });
  return askedOf(service, { where, tradition, pack, mode: query.festival_mode ?? 'standard' }, set.packs);
}

function unsupported(region: string, packs: ReadonlyMap<string, Pack>): ServiceError {
  const supported = supportedRegions(packs).join(', ');
  const message = `region: ${JSON.stringify(region)} is not supported. Supported: ${supported}.`;
  return unprocessable('unsupported_region', message);
}

function askedOf(
  { workspace }: Service,
  { where, tradition, pack, mode }: Pick<Asked, 'where' | 'tradition' | 'pack' | 'mode'>,
  packs: ReadonlyMap<string, Pack>,
): Asked {
  const { place } = where;
  const year = (y: number): PlaceYear => workspace.almanac.placeYear(place, y);
  return Object.assign(reckoningOf({ pack, mode, zone: place.zone, year }, packs), { where, tradition });
}

/** Rules at a place, of the packs that their chain is made of. */
export function reckoningOf(
  { pack, mode, zone, year }: Pick<Reckoning, 'pack' | 'mode' | 'zone' | 'year'>,
  packs: ReadonlyMap<string, Pack>,
): Reckoning {
  let works: Reckoning['works'] | undefined;
  const worksOnce = (): Reckoning['works'] => {
    works ??= worksOf(pack.chain, packs);
    return works;
  };
  const traced = new Map<string, readonly Trace[]>();
  return {
    pack,
    mode,
    zone,
    get works() {
      return worksOnce();
    },
    year,
    explaining: (y) => ({ zone, works: worksOnce(), pack, placeYear: year(y) }),
    traces: (y, code) => {
      const key = `${y} ${code}`;
      let known = traced.get(key);
      if (known === undefined) {
        const py = year(y);
        known = pack.traces(py, code, py.firstDay + py.yearStart, py.firstDay + py.yearEnd - 1, { mode });
        traced.set(key, known);
      }
      return known;
    },
  };
}

/** The works that a chain may cite; a child's word stands over its parent's. */
export function worksOf(
  chain: readonly string[],
  packs: ReadonlyMap<string, Pack>,
): ReadonlyMap<string, WorkEntry> {
  const documents = chain.flatMap((name) => packs.get(name)?.documents ?? []);
  return new Map(documents.flatMap((document) => document.works.map((work) => [work.key, work] as const)));
}

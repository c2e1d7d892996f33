// A resolved request: the place and its zones, the tradition and its compiled pack, the mode.

import { monthNamesOf, type PackOutline, worksOf } from '@nirnaya/compiler/front';
import type { CompiledPack, FestivalMode, Trace, Tracer } from '@nirnaya/compiler/runtime';
import type { WorkEntry } from '@nirnaya/dsl/pack';
import type { SkyName } from '@nirnaya/dsl/vocabulary';
import { type PlaceYear, placeYearOn } from '@nirnaya/engine/almanac';
import type { Occurrence } from '@nirnaya/engine/observe';
import type { ExplainOptions, SentenceWords } from '@nirnaya/explain/sentences';
import type { Location } from '../places/locations.ts';
import { curatedPlace } from '../places/pack-place.ts';
import { type ResolveOptions, resolveRequest } from '../places/resolve.ts';
import type { Tradition, TraditionQuery } from '../places/tradition.ts';
import { usablePack } from '../places/usable-pack.ts';
import type { PlaceQuery, Where } from '../places/where.ts';
import { noWords, type Words, wordsIn } from '../words/book.ts';
import type { AppContext } from '../workspace/app-context.ts';

/** The parameters that most operations share. */
export interface ContextQuery extends PlaceQuery, TraditionQuery {
  readonly festival_mode?: FestivalMode | undefined;
  /** the sky that all is decided on; by default that of the chain */
  readonly sky?: SkyName | undefined;
  /** code of a language */
  readonly lang?: string | undefined;
}

/** Rules at a place: what dates are found and explained by. */
export interface RuleContext {
  readonly pack: CompiledPack;
  readonly mode: FestivalMode;
  /** IANA zone in which instants are written */
  readonly zone: string;
  /** IANA zone of the civil days */
  readonly dayZone: string;
  /** the works that rules of the chain cite, by key */
  readonly works: ReadonlyMap<string, WorkEntry>;
  /** what observances are called and what is kept, in the language of the request */
  readonly words: Words;
  year(year: number): PlaceYear;
  /** what explaining needs to know of the answer's place, year and pack */
  explaining(year: number): ExplainOptions;
  /** makes the trace of an occurrence of a rule that was found in a civil year, once for a request */
  trace(year: number, code: string, occurrence: Occurrence): Trace | undefined;
  /** the traces of a rule in a civil year; made once for a request */
  traces(year: number, code: string): readonly Trace[];
}

/** The context that a request is answered in. */
export interface RequestContext extends RuleContext {
  readonly where: Where;
  readonly tradition: Tradition;
}

/** A request that can let go of what it holds. */
export interface RenewableContext extends RequestContext {
  /** the same request, holding none of the years and traces made so far: what a list of many years goes on with */
  renewed(): RenewableContext;
}

/** How a request is made definite. */
export type ContextOptions = Pick<ResolveOptions, 'unsupportedRegion'>;

/** Makes a request definite. Place and tradition are two questions; the packs are those in force now. */
export function requestContext(
  service: AppContext,
  query: ContextQuery,
  fallback: Location,
  { unsupportedRegion }: ContextOptions = {},
): RenewableContext {
  const set = service.workspace.packs();
  const { catalogue, zones } = service;
  const { where, tradition } = resolveRequest({ packs: set.packs, catalogue, zones }, query, {
    fallback: curatedPlace(fallback),
    unsupportedRegion,
  });
  const usable = usablePack(set, tradition.pack);
  const pack = query.sky === undefined ? usable : usable.onSky(query.sky);
  const words = wordsIn(service.workspace.words(), query.lang);
  const mode = query.festival_mode ?? 'standard';
  return contextOf(service, { where, tradition, pack, mode, words }, set.packs);
}

function contextOf(
  service: AppContext,
  parts: Pick<RequestContext, 'where' | 'tradition' | 'pack' | 'mode' | 'words'>,
  packs: ReadonlyMap<string, PackOutline>,
): RenewableContext {
  const { workspace } = service;
  const { where, tradition, pack, mode, words } = parts;
  const { place, zone } = where;
  // A request keeps the years that it works with, whatever others make of the cache meanwhile.
  const years = new Map<number, PlaceYear>();
  const year = (y: number): PlaceYear => {
    const py = years.get(y) ?? placeYearOn(workspace.almanac.placeYear(place, y), pack.sky);
    years.set(y, py);
    return py;
  };
  const sentenceWords = service.sentenceWords(words.language);
  return Object.assign(
    ruleContext({ pack, mode, zone, dayZone: place.zone, year }, packs, words, sentenceWords),
    {
      where,
      tradition,
      renewed: () => contextOf(service, parts, packs),
    },
  );
}

/**
 * Rules at a place, of the packs that their chain is made of, with words where these are wanted, and those that sentences are
 * written with where they are not English.
 */
export function ruleContext(
  { pack, mode, zone, dayZone, year }: Pick<RuleContext, 'pack' | 'mode' | 'zone' | 'dayZone' | 'year'>,
  packs: ReadonlyMap<string, PackOutline>,
  words: Words = noWords,
  sentenceWords?: SentenceWords,
): RuleContext {
  let works: RuleContext['works'] | undefined;
  const worksOnce = (): RuleContext['works'] => {
    works ??= worksOf(pack.chain, packs);
    return works;
  };
  const monthNames = monthNamesOf(pack.chain, packs);
  const traced = new Map<string, readonly Trace[]>();
  const tracers = new Map<string, Tracer>();
  const traces = new Map<Occurrence, Trace>();
  return {
    pack,
    mode,
    zone,
    dayZone,
    get works() {
      return worksOnce();
    },
    words,
    year,
    explaining: (y) => ({
      zone,
      dayZone,
      works: worksOnce(),
      pack,
      placeYear: year(y),
      monthNames,
      ...(sentenceWords === undefined ? {} : { words: sentenceWords }),
    }),
    trace: (y, code, occurrence) => {
      const known = traces.get(occurrence);
      if (known !== undefined) return known;
      const key = `${y} ${code}`;
      const tracer = tracers.get(key) ?? pack.traces.tracer(year(y), code, { mode });
      if (tracer === undefined) return undefined;
      tracers.set(key, tracer);
      const trace = tracer(occurrence);
      traces.set(occurrence, trace);
      return trace;
    },
    traces: (y, code) => {
      const key = `${y} ${code}`;
      let known = traced.get(key);
      if (known === undefined) {
        known = pack.traces.inYear(year(y), code, { mode });
        traced.set(key, known);
      }
      return known;
    },
  };
}

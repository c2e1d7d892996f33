// The answer of the search for festivals.

import { type PackRule, variantsOf } from '@nirnaya/compiler/front';
import type { festivalMatch, festivalSearchAnswer } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { isoDate } from '@nirnaya/engine/civil';
import type { ContextQuery, RequestContext } from '../../context/request-context.ts';
import { Refusal } from '../../requests/refusal.ts';
import type { AppContext } from '../../workspace/app-context.ts';
import { type FestivalFilter, passesFilter } from '../days.ts';
import { contextIn, landNamed } from '../land-context.ts';
import { occurrencesIn } from '../occurrences.ts';
import { decidingPack } from '../provenance.ts';
import { weightOf } from '../weight.ts';
import { allObservances, type FestivalMatch, festivalMatches } from './matches.ts';

/** What is searched for. */
export interface FestivalSearchQuery extends FestivalFilter, ContextQuery {
  /** undefined: all that the filter lets through */
  readonly q?: string | undefined;
  /** Gregorian; its dates are given */
  readonly year: number;
}

type Answer = z.output<typeof festivalSearchAnswer>;

/** An observance that is listed: one that a text may mean, or whichever there is. */
type Listed = Omit<FestivalMatch, 'text' | 'match' | 'isShortened' | 'distance' | 'depth'> &
  Partial<Pick<FestivalMatch, 'text' | 'match'>>;

/** The observances of all packs that a text may mean, the best match first; without a text all of them, by their names. */
export function festivalsNamed(
  service: AppContext,
  own: RequestContext,
  query: FestivalSearchQuery,
): readonly Listed[] {
  const scope = { set: service.workspace.packs(), book: own.words.book, chain: own.pack.chain };
  const matches: readonly Listed[] =
    query.q === undefined ? allObservances(scope) : festivalMatches(query.q, scope);
  return matches.filter((match) => passesFilter(fieldsOf(match, own), query));
}

/** Matches as answered, each with its dates in the land where it is observed. */
export function searchFestivals(
  service: AppContext,
  own: RequestContext,
  query: FestivalSearchQuery,
  matches: readonly Listed[],
): Answer['festivals'] {
  const festivals: Answer['festivals'] = [];
  const contexts = new Map<string, RequestContext>();
  for (const match of matches) {
    const context = match.isOwn ? own : contextOf(service, query, own, { match, contexts });
    const rule = context.pack.rules.get(match.code);
    if (rule !== undefined) festivals.push(searchResult(service, context, { match, rule, year: query.year }));
  }
  return festivals;
}

// What the caller's chain makes of a rule counts there.
const fieldsOf = ({ isOwn, code, observance }: Listed, { pack }: RequestContext) =>
  (isOwn ? pack.rules.get(code)?.linked.fields : undefined) ?? observance;

// The first land whose pack can be used; where none can, the reason why the first cannot.
function contextOf(
  service: AppContext,
  query: ContextQuery,
  own: RequestContext,
  { match, contexts }: { readonly match: Listed; readonly contexts: Map<string, RequestContext> },
): RequestContext {
  let failure: unknown;
  for (const pack of match.packs) {
    try {
      const context = contexts.get(pack) ?? contextIn(service, query, pack, own);
      contexts.set(pack, context);
      return context;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failure ??= error;
    }
  }
  throw failure;
}

function searchResult(
  service: AppContext,
  context: RequestContext,
  { match, rule, year }: { readonly match: Listed; readonly rule: PackRule; readonly year: number },
): z.output<typeof festivalMatch> {
  const { fields } = rule.linked;
  const { packs } = service.workspace.packs();
  const variant =
    match.variant === undefined ? undefined : variantsOf(rule, context.pack.rules).get(match.variant);
  const days = occurrencesIn(context, { rule, variant: match.variant }, year);
  const { place, location } = context.where;
  return {
    code: rule.code,
    variant: variant?.key ?? null,
    name: variant?.name ?? fields.name ?? rule.code,
    name_sa: (variant ?? fields).name_sa ?? null,
    aliases: [...((variant ?? fields).aliases ?? [])],
    type: fields.type ?? 'FESTIVAL',
    weight: weightOf(rule) ?? null,
    tags: [...(fields.tags ?? [])],
    summary: fields.summary ?? null,
    pack: decidingPack(rule),
    matched: match.text ?? null,
    match: match.match ?? null,
    land: { ...landNamed(context.pack.name, packs), is_own: match.isOwn },
    also_in: match.packs.slice(1).map((pack) => landNamed(pack, packs)),
    place: { name: location?.name_en ?? null, lat: place.lat, lon: place.lon, timezone: place.zone },
    dates: days.map(isoDate),
  };
}

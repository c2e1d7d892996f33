// The festival that a request names, by a code or a name in any script, and the context in which it is observed.

import type { ContextQuery, RequestContext } from '../context/request-context.ts';
import { notFound, type Refusal, unsupported } from '../requests/refusal.ts';
import type { AppContext } from '../workspace/app-context.ts';
import { contextIn, landNamed } from './land-context.ts';
import type { NamedFestival } from './named-occurrences.ts';
import type { FestivalMatch, SearchScope } from './search/matches.ts';
import { resolveFestival } from './search/resolve.ts';

/** Where names are looked for. */
type Packs = SearchScope['set']['packs'];

/** What a name means, before the context of its land is known. */
export interface ResolvedName {
  /** the pack of the land where it is observed; undefined where that is the caller's own */
  readonly land: string | undefined;
  /** the festival in the context of that land, or in the caller's own */
  in(context: RequestContext): NamedFestival;
}

/** How a name is looked for. */
interface NameLookup extends Pick<SearchScope, 'set' | 'book'> {
  /** whether the land is chosen: then no other is looked in */
  readonly isLandChosen: boolean;
}

/**
 * The festival that a request to the service names. Other lands are looked in unless the request names a region, a pack or a
 * tradition.
 */
export function festivalRequested(
  service: AppContext,
  own: RequestContext,
  name: string,
  query: ContextQuery,
): NamedFestival {
  const resolved = resolveName(own, name, {
    set: service.workspace.packs(),
    book: service.workspace.words(),
    isLandChosen: (query.region ?? query.pack ?? query.tradition) !== undefined,
  });
  const { land } = resolved;
  return resolved.in(land === undefined ? own : contextIn(service, query, land, own));
}

/**
 * What a name means to a caller: a festival of the caller's own land, or of another where it is observed there only. An
 * unknown name is a 404 that offers the nearest ones with their lands.
 */
export function resolveName(
  own: RequestContext,
  name: string,
  { set, book, isLandChosen }: NameLookup,
): ResolvedName {
  const { packs } = set;
  const resolution = resolveFestival(name, { set, book, chain: own.pack.chain });
  if (resolution.kind === 'none') throw unknownFestival(name, resolution.near, packs);
  const matches = resolution.kind === 'one' ? resolution.variants : resolution.matches;
  const ambiguous =
    resolution.kind === 'one' ? undefined : ambiguousFestival(name, resolution.matches, packs);
  const [match] = matches;
  if (match === undefined) throw unknownFestival(name, [], packs);
  // What the chain has and does not observe is explained there: why it is not observed.
  const isHere = match.isOwn || own.pack.rules.has(match.code);
  if (!isHere && isLandChosen) throw observedElsewhere(name, matches, own, packs);
  // Several observances of other lands have no context in common.
  if (!isHere && ambiguous !== undefined) throw ambiguous;
  const [land = ''] = match.packs;
  return {
    land: isHere ? undefined : land,
    in: (context) => {
      const [first, ...rest] = matches.flatMap(({ code }) => context.pack.rules.get(code) ?? []);
      if (first === undefined) throw unknownFestival(name, [], packs);
      return { context, rules: [first, ...rest], variant: match.variant, ambiguous };
    },
  };
}

/** At most so many are listed in a message. */
const shown = 8;

const listed = (matches: readonly FestivalMatch[], packs: Packs): string => {
  const all = matches.map((match) => candidateText(match, packs));
  return all.length <= shown
    ? all.join('; ')
    : `${all.slice(0, shown).join('; ')}; and ${all.length - shown} more`;
};

/** A candidate for a message: its name, its code and its land. */
function candidateText({ observance: { name }, code, packs: [pack] }: FestivalMatch, packs: Packs): string {
  const land = pack === undefined ? undefined : landNamed(pack, packs);
  return land === undefined ? `${name} (${code})` : `${name} (${code}, ${land.name}: ${land.pack})`;
}

function unknownFestival(name: string, near: readonly FestivalMatch[], packs: Packs): Refusal {
  const hint = near.length === 0 ? '' : ` Did you mean ${listed(near, packs)}?`;
  return notFound(
    'unknown_festival',
    `festival: no festival is called ${JSON.stringify(shortened(name))}.${hint} Use /v1/festivals/search to find festivals by part of a name.`,
  );
}

const ambiguousFestival = (name: string, matches: readonly FestivalMatch[], packs: Packs): Refusal =>
  unsupported(
    'ambiguous_festival',
    `festival: ${JSON.stringify(shortened(name))} is ambiguous: ${listed(matches, packs)}. Use the code of one of them.`,
  );

const observedElsewhere = (
  name: string,
  matches: readonly FestivalMatch[],
  { pack }: RequestContext,
  packs: Packs,
): Refusal =>
  notFound(
    'unknown_festival',
    `festival: ${JSON.stringify(shortened(name))} is not observed in ${landNamed(pack.name, packs).name}. Elsewhere it is ${listed(matches, packs)}; set pack to choose one.`,
  );

const longestShown = 60;
const shortened = (name: string): string =>
  name.length <= longestShown ? name : `${name.slice(0, longestShown)}...`;

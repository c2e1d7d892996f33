// Which observance a name means: wherever a festival is named, by whomever, it is found here.

import { matchKinds } from '@nirnaya/contract/festivals';
import { weights } from '@nirnaya/dsl/vocabulary';
import { isExact } from './fit.ts';
import { codeMatches, type FestivalMatch, festivalMatches, nameClass, type SearchScope } from './matches.ts';

/** What a name means. */
export type Resolution =
  | {
      readonly kind: 'one';
      readonly match: FestivalMatch;
      /** the ways in which traditions keep the observance under the name, `match` first */
      readonly variants: readonly FestivalMatch[];
    }
  /** several observances have the name and nothing tells them apart */
  | { readonly kind: 'several'; readonly matches: readonly FestivalMatch[] }
  /** nothing has the name; what is nearest to it */
  | { readonly kind: 'none'; readonly near: readonly FestivalMatch[] };

/** At most so many observances are offered for a name that is not known. */
const offered = 5;

/**
 * The observance that a code or a name means. One of the caller's chain is meant before one of another land; a code before a
 * name or an alias, these before the name of some occurrences.
 *
 * Who types a bare name means what is called so without more: "Mangala Gauri" is the fast of every year, not that of an added
 * month, though a nearer pack states the latter as "Mangala Gauri (adhika)". What stands in brackets is left out only where
 * nothing in the caller's chain has the bare name. A land whose people mean its own observance by the bare name states it as
 * an alias; then it is a name like any other, in every language.
 *
 * Of several that have the name the one is meant that the nearest pack calls so, then the one whose name it is before those
 * whose alias it is, then the one of the greatest weight. Of the ways in which traditions keep one observance that of the
 * observance itself is meant.
 */
export function resolveFestival(name: string, scope: SearchScope): Resolution {
  // A code of the caller's land comes before whatever else has the name.
  const ofCode = codeMatches(name, scope);
  const [coded] = ofCode;
  const isOwnCode = coded?.match === 'code' && coded.isOwn;
  return resolutionOf(isOwnCode ? ofCode : festivalMatches(name, scope));
}

/** What a name means, by the observances that it may mean, the closest first. */
export function resolutionOf(matches: readonly FestivalMatch[]): Resolution {
  const [first] = matches;
  if (first === undefined || !isExact(first.match)) return { kind: 'none', near: matches.slice(0, offered) };
  const alike = matches.filter(
    (other) =>
      isExact(other.match) &&
      nameClass(other) === nameClass(first) &&
      other.isOwn === first.isOwn &&
      other.distance === first.distance,
  );
  const groups = [depthOf, kindOf, weightOf].reduce(foremost, byObservance(alike));
  const [group] = groups;
  if (group === undefined || groups.length > 1)
    return { kind: 'several', matches: groups.map(([match]) => match) };
  const [match] = group;
  const { of } = match.observance;
  const variants = matches.filter(
    (other) =>
      isExact(other.match) &&
      other.variant === match.variant &&
      other.isOwn === match.isOwn &&
      other.observance.of === of,
  );
  return { kind: 'one', match, variants: [match, ...variants.filter((other) => other !== match)] };
}

/** The ways of one observance, that of the observance itself first. */
type Variants = readonly [FestivalMatch, ...FestivalMatch[]];

function byObservance(matches: readonly FestivalMatch[]): readonly Variants[] {
  const groups = new Map<string, Variants>();
  for (const match of matches) {
    const key = `${match.observance.of} ${match.variant ?? ''}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [match]);
    else groups.set(key, match.code === match.observance.of ? [match, ...known] : [...known, match]);
  }
  return [...groups.values()];
}

function foremost(groups: readonly Variants[], keyOf: (match: FestivalMatch) => number): readonly Variants[] {
  const keys = groups.map((variants) => Math.max(...variants.map(keyOf)));
  const most = Math.max(...keys);
  return groups.filter((_, i) => keys[i] === most);
}

const kindOf = ({ match }: FestivalMatch): number => -matchKinds.indexOf(match);
const depthOf = ({ depth }: FestivalMatch): number => depth;
const weightOf = ({ observance: { weight } }: FestivalMatch): number =>
  weight === undefined ? -weights.length : -weights.indexOf(weight);

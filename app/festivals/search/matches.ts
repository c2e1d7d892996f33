// The observances of all packs that a text may mean, those of the caller's chain first, what only sounds alike last.

import type { PackSet } from '@nirnaya/compiler/compile';
import { type MatchKind, matchKinds } from '@nirnaya/contract/festivals';
import { weights } from '@nirnaya/dsl/vocabulary';
import type { WordsBook } from '../../words/book.ts';
import { isExact, literalFit, partialFit, soundFit, tellingWords } from './fit.ts';
import { type Fitting, fittings, literalFittings } from './fittings.ts';
import { spelledText } from './keys.ts';
import { isObservedIn, nearestFirst } from './lands.ts';
import { type IndexedObservance, type NameIndex, nameIndex } from './name-index.ts';

/** Where a text is looked for. */
export interface SearchScope {
  readonly set: Pick<PackSet, 'packs'>;
  readonly book: WordsBook;
  /** the packs of the caller's chain, from the root down */
  readonly chain: readonly string[];
}

/** An observance that a text may mean. */
export interface FestivalMatch {
  readonly code: string;
  /** the key of the occurrences that alone have the name; undefined where all have it */
  readonly variant: string | undefined;
  /** the name that fits */
  readonly text: string;
  readonly match: MatchKind;
  /** whether the name fits only without what it says in brackets */
  readonly isShortened: boolean;
  readonly distance: number;
  /** whether the caller's chain observes it under that name */
  readonly isOwn: boolean;
  /** the packs whose chains observe it under that name, the nearest to the caller's first; at least one */
  readonly packs: readonly string[];
  readonly observance: IndexedObservance;
  /** how far down the caller's chain the last pack is that calls it so; -1 where none of the chain does */
  readonly depth: number;
}

/** How much further off a name of some language is than the same fit of a name that a pack states. */
const OTHER_LANGUAGE = 0.5;

/** The observances that a text may mean, the closest first. What only sounds alike comes where nothing else fits. */
export function festivalMatches(text: string, scope: SearchScope): readonly FestivalMatch[] {
  const query = spelledText(text);
  if (query === undefined) return [];
  const index = nameIndex(scope.set, scope.book);
  const matches = (some: readonly Fitting[]): readonly FestivalMatch[] => matchesOf(some, index, scope);
  const literal = matches(literalFittings(query, index));
  if (literal.length > 0) return literal;
  const alike = matches(fittings(index, (name) => soundFit(query, name)));
  if (alike.length > 0) return alike;
  const telling = tellingWords(query);
  return telling.length === 0 ? [] : matches(fittings(index, (name) => partialFit(telling, name)));
}

/**
 * The observances that a text is a code of, and the ways of keeping them that it names too: of a code of the caller's land, all that
 * matters of `festivalMatches`, without the keys of all names.
 */
export function codeMatches(text: string, scope: SearchScope): readonly FestivalMatch[] {
  const query = spelledText(text);
  if (query === undefined) return [];
  const index = nameIndex(scope.set, scope.book);
  const names = index.namesByCode(query.plain);
  return matchesOf(
    fittings({ names }, (name) => literalFit(query, name)),
    index,
    scope,
  );
}

function matchesOf(
  some: readonly Fitting[],
  { observances }: Pick<NameIndex, 'observances'>,
  { set: { packs }, chain }: SearchScope,
): readonly FestivalMatch[] {
  const best = new Map<string, FestivalMatch>();
  for (const { name, fit } of some) {
    const observance = observances.get(name.code);
    if (observance === undefined) continue;
    const isCalledSoHere = name.packs.length === 0 || name.packs.some((pack) => chain.includes(pack));
    const isOwn = isCalledSoHere && isObservedIn(observance, chain);
    const calling = name.packs.length === 0 ? observance.packs : name.packs;
    const elsewhere = calling.filter((pack) => !observance.disabledIn.includes(pack));
    if (!isOwn && elsewhere.length === 0) continue;
    const { code, variant, text, isShortened } = name;
    const match: FestivalMatch = {
      ...{ code, variant, text, isShortened, isOwn, observance, match: fit.match },
      distance: isExact(fit.match) || name.packs.length > 0 ? fit.distance : fit.distance + OTHER_LANGUAGE,
      depth: Math.max(...calling.map((pack) => chain.indexOf(pack))),
      packs: landsOf(elsewhere, isOwn, chain),
    };
    const key = variant === undefined ? code : `${code} ${variant}`;
    const known = best.get(key);
    if (known === undefined || compared(match, known) < 0) best.set(key, match);
  }
  return [...best.values()]
    .filter((match) => match.variant === undefined || isOfItsOwn(match, best.get(match.code)))
    .sort((a, b) => compared(a, b) || weighed(a) - weighed(b) || (a.code < b.code ? -1 : 1))
    .map((match) => ({ ...match, packs: inOrder(match, chain, packs) }));
}

// What the caller's chain observes is observed there, and wherever else packs beside the chain state it.
const landsOf = (stating: readonly string[], isOwn: boolean, chain: readonly string[]): readonly string[] =>
  isOwn ? [...chain.slice(-1), ...stating.filter((pack) => !chain.includes(pack))] : stating;

function inOrder(
  { isOwn, packs: [first = '', ...others] }: Pick<FestivalMatch, 'isOwn' | 'packs'>,
  chain: readonly string[],
  outlines: PackSet['packs'],
): readonly string[] {
  return isOwn
    ? [first, ...nearestFirst(others, chain, outlines)]
    : nearestFirst([first, ...others], chain, outlines);
}

/** All observances of all packs: those of the caller's chain first, then by their names. */
export function allObservances({
  set,
  book,
  chain,
}: SearchScope): readonly Pick<FestivalMatch, 'code' | 'variant' | 'isOwn' | 'packs' | 'observance'>[] {
  const { observances } = nameIndex(set, book);
  const all = [...observances].flatMap(([code, observance]) => {
    const isOwn = isObservedIn(observance, chain);
    const stating = observance.packs.filter((pack) => !observance.disabledIn.includes(pack));
    if (!isOwn && stating.length === 0) return [];
    return [{ code, variant: undefined, isOwn, observance, packs: landsOf(stating, isOwn, chain) }];
  });
  return all
    .sort(
      (a, b) =>
        Number(b.isOwn) - Number(a.isOwn) ||
        a.observance.name.localeCompare(b.observance.name, 'en') ||
        (a.code < b.code ? -1 : 1),
    )
    .map((match) => ({ ...match, packs: inOrder(match, chain, set.packs) }));
}

// Where an observance is meant as a whole its occurrences need not be listed.
const isOfItsOwn = (occurrence: FestivalMatch, whole: FestivalMatch | undefined): boolean =>
  whole === undefined || closeness(occurrence) < closeness(whole);

// A name itself, a beginning, words, a sound; of each those of the caller's land first.
function compared(a: FestivalMatch, b: FestivalMatch): number {
  const first = closeness(a) - closeness(b) || Number(b.isOwn) - Number(a.isOwn);
  if (first !== 0) return first;
  return isExact(a.match) ? betweenNames(a, b) : a.distance - b.distance || b.depth - a.depth;
}

const betweenNames = (a: FestivalMatch, b: FestivalMatch): number =>
  nameClass(a) - nameClass(b) ||
  b.depth - a.depth ||
  matchKinds.indexOf(a.match) - matchKinds.indexOf(b.match);

const weighed = ({ observance: { weight } }: FestivalMatch): number =>
  weight === undefined ? weights.length : weights.indexOf(weight);

const closeness = ({ match, distance }: FestivalMatch): number =>
  isExact(match) ? distance : matchKinds.indexOf(match);

/**
 * A code comes before what an observance is called, that before what it is called with more in brackets, and that before what
 * some of its occurrences are called.
 */
export function nameClass({ match, isShortened }: Pick<FestivalMatch, 'match' | 'isShortened'>): number {
  if (match === 'code') return 0;
  if (match === 'occurrence') return 3;
  return isShortened ? 2 : 1;
}

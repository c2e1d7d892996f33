// Places by what people write: any spelling, any script, a beginning, a slip of the pen. In: a text and filters. Out: the
// places, the likeliest first: how well the name fits, how many live there, how far it is.

import { fits, type PlaceFit } from '@nirnaya/contract/places';
import { plainSpelling, soundKey } from '@nirnaya/dsl/vocabulary';
import type { Catalogue } from '../catalogue.ts';
import { type PlaceFilter, placeTest } from '../filter.ts';
import { nameKinds } from '../format.ts';
import { isIndic, latinSpelling } from './latin.ts';
import { entriesFrom, isWholeKey, takeNear } from './near.ts';

/** What is looked for. */
export interface PlaceSearch extends PlaceFilter {
  readonly q: string;
  readonly limit: number;
  /** degrees; nearer places come first where both are given */
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
}

/** A place found. */
export interface PlaceMatch {
  /** its number in the catalogue */
  readonly index: number;
  readonly fit: PlaceFit;
  /** kilometres from the coordinates of the search; undefined where it has none */
  readonly distance: number | undefined;
}

// Worth is in powers of ten of inhabitants: a whole name counts as much as some thousandfold population.
const worthOf = {
  whole: { [nameKinds.own]: 6, [nameKinds.other]: 5, [nameKinds.word]: 3 },
  beginning: { [nameKinds.own]: 2.5, [nameKinds.other]: 2, [nameKinds.word]: 1.5 },
  near: { [nameKinds.own]: 1.5, [nameKinds.other]: 1.2, [nameKinds.word]: 0.5 },
} as Readonly<Record<'whole' | 'beginning' | 'near', Readonly<Record<number, number>>>>;
const perEdit = 2.5;
const nearBeginning = -1;
/** the name, or its beginning, in so many letters and not only by its sound */
const asSpelt = 1.5;
/** the countries whose calendars these are, where a name is found in several */
const atHome = 0.7;
const homeCountries = ['IN', 'NP', 'LK'];
const fewestInhabitants = 300;
/** a distance of this many kilometres is as good as none; ten times as far counts for some powers of ten */
const nearby = 25;
const perDistance = 3;

/** So many of the best are compared letter by letter. */
const compared = 60;

/** Where fewer names begin with what is written, those spelt nearly so are looked for as well. */
const fewByPrefix = 10;

/** Edits that a key of a length is forgiven. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

interface Candidate {
  readonly index: number;
  readonly worth: number;
}

/** The places that a text may mean, the likeliest first. */
export function searchPlaces(catalogue: Catalogue, search: PlaceSearch): PlaceMatch[] {
  const matches = searchKey(catalogue, search, soundKey(search.q));
  const isKnown = (places: readonly PlaceMatch[]): boolean => places.some(({ fit }) => fit === 'exact');
  if (isKnown(matches) || !isIndic(search.q)) return matches;
  const spelt = searchKey(catalogue, search, soundKey(latinSpelling(search.q)));
  return matches.length === 0 || isKnown(spelt) ? spelt : matches;
}

/** What is known of a place while it is looked for: nothing yet, that it is not wanted, or one of `fits`. */
const untouched = 0;
const unwanted = 1;
const firstFit = 2;

function searchKey(catalogue: Catalogue, search: PlaceSearch, key: string): PlaceMatch[] {
  if (key === '') return [];
  const { columns } = catalogue;
  const { keyPlaces, keyKinds } = columns;
  const isIncluded = placeTest(catalogue, search);
  const distanceTo = distances(catalogue, search);
  const baseOf = baseWorth(catalogue, distanceTo);
  const states = new Uint8Array(catalogue.size).fill(untouched);
  const bonuses = new Float32Array(catalogue.size);
  const touched: number[] = [];
  const add = (entry: number, fit: PlaceFit, bonus: number): void => {
    const index = keyPlaces[entry];
    if (states[index] === untouched) {
      if (!isIncluded(index)) {
        states[index] = unwanted;
        return;
      }
      touched.push(index);
    } else if (states[index] === unwanted || bonuses[index] >= bonus) return;
    states[index] = firstFit + fits.indexOf(fit);
    bonuses[index] = bonus;
  };
  const fitOf = (index: number): PlaceFit => fits[states[index] - firstFit];
  const [first, end] = entriesFrom(columns, key);
  let isExact = false;
  for (let entry = first; entry < end; entry++) {
    const kind = keyKinds[entry];
    const isWhole = isWholeKey(columns, entry, key);
    const fit = isWhole && kind !== nameKinds.word ? 'exact' : 'prefix';
    add(entry, fit, worthOf[isWhole ? 'whole' : 'beginning'][kind]);
    isExact ||= fit === 'exact' && states[keyPlaces[entry]] !== unwanted;
  }
  const most = forgiven(key.length);
  // Where a name is as it is written, nothing is to be forgiven.
  const countBefore = touched.length;
  const mayForgive = !isExact && countBefore < Math.max(search.limit, fewByPrefix);
  for (let edits = 1; mayForgive && edits <= most && touched.length === countBefore; edits++) {
    takeNear(columns, key, edits, (entry, made, isWhole) => {
      if (made === 0) return;
      const bonus = worthOf.near[keyKinds[entry]] - perEdit * made;
      add(entry, 'near', isWhole ? bonus : bonus + nearBeginning);
    });
  }
  const worth = (index: number): number => baseOf(index) + bonuses[index];
  const likeliest = theBest(touched, Math.max(search.limit, compared), worth);
  const spelt = plainSpelling(search.q);
  const isAsSpelt = (index: number): boolean => {
    const fit = fitOf(index);
    if (fit === 'near') return false;
    const names = catalogue.namesAt(index);
    if (fit === 'exact') return names.some((name) => plainSpelling(name) === spelt);
    return plainSpelling(names[0]).startsWith(spelt);
  };
  for (const { index } of likeliest.slice(0, compared)) if (isAsSpelt(index)) bonuses[index] += asSpelt;
  const indices = likeliest.map(({ index }) => index);
  return theBest(indices, search.limit, worth).map(({ index }) => ({
    index,
    fit: fitOf(index),
    distance: distanceTo?.(index),
  }));
}

/** Some of the places, those of most worth first; of equal worth the older id. */
function theBest(indices: readonly number[], count: number, worthOf: (index: number) => number): Candidate[] {
  const best: Candidate[] = [];
  const isBefore = (a: Candidate, b: Candidate): boolean =>
    a.worth > b.worth || (a.worth === b.worth && a.index < b.index);
  for (const index of indices) {
    const candidate = { index, worth: worthOf(index) };
    if (best.length === count && !isBefore(candidate, best[count - 1])) continue;
    let at = best.length;
    while (at > 0 && isBefore(candidate, best[at - 1])) at -= 1;
    best.splice(at, 0, candidate);
    if (best.length > count) best.pop();
  }
  return best;
}

function baseWorth(
  { lists, columns }: Catalogue,
  distanceTo: ((index: number) => number) | undefined,
): (index: number) => number {
  const isHome = new Uint8Array(lists.countries.length + 1);
  for (const code of homeCountries) isHome[lists.countries.indexOf(code) + 1] = 1;
  return (index) => {
    const people = Math.log10(Math.max(fewestInhabitants, columns.populations[index]));
    const own = isHome[columns.countries[index]] * atHome;
    const away = distanceTo === undefined ? 0 : perDistance * Math.log10(1 + distanceTo(index) / nearby);
    return people + own - away;
  };
}

const radius = 6371;
const radians = Math.PI / 180;

// Along great circles, by the haversine of half the angle.
function distances(
  { columns: { latitudes, longitudes } }: Catalogue,
  { lat, lon }: PlaceSearch,
): ((index: number) => number) | undefined {
  if (lat === undefined || lon === undefined) return undefined;
  return (index) => {
    const there = latitudes[index] / 1e5;
    const north = Math.sin(((there - lat) * radians) / 2) ** 2;
    const east = Math.sin(((longitudes[index] / 1e5 - lon) * radians) / 2) ** 2;
    const half = north + Math.cos(lat * radians) * Math.cos(there * radians) * east;
    return 2 * radius * Math.asin(Math.min(1, Math.sqrt(half)));
  };
}

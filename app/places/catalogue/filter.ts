// Which places of the catalogue a request is about. In: words of a request. Out: a test of places by their number.

import { type PlaceType, placeTypes } from '@nirnaya/contract/places';
import type { Catalogue } from './catalogue.ts';

/** The places wanted; all of them where nothing is said. */
export interface PlaceFilter {
  /** ISO 3166-1 alpha-2, in capitals */
  readonly country?: string | undefined;
  /** ISO 3166-2, in capitals */
  readonly state?: string | undefined;
  readonly type?: PlaceType | undefined;
}

/** Whether a place is wanted. A country or state that no place has wants none. */
export function placeTest(
  { lists, columns }: Pick<Catalogue, 'lists' | 'columns'>,
  { country, state, type }: PlaceFilter,
): (index: number) => boolean {
  const { countries, states, types } = columns;
  // 0 is a place without state; a word that is not on its list is no number of any place.
  const numberOf = (list: readonly string[], word: string): number => list.indexOf(word) + 1 || -1;
  const inCountry = country === undefined ? undefined : numberOf(lists.countries, country);
  const inState = state === undefined ? undefined : numberOf(lists.states, state);
  const ofType = type === undefined ? undefined : placeTypes.indexOf(type);
  return (index) =>
    (inCountry === undefined || countries[index] === inCountry) &&
    (inState === undefined || states[index] === inState) &&
    (ofType === undefined || types[index] === ofType);
}

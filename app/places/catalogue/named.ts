// A place by what a person calls it where a mistake must not pass in silence: by its id, or by a name as it is spelt.

import { plainSpelling } from '@nirnaya/dsl/vocabulary';
import type { Catalogue, CataloguePlace } from './catalogue.ts';
import { searchPlaces } from './search/search.ts';

/** Of places of one name so many are looked at. */
const mostOfName = 20;

/** The longest text that is looked for. */
const longestText = 80;

/** The place of an id or of a name, case and marks aside; of several the likeliest. Undefined where there is none. */
export function placeCalled(catalogue: Catalogue, text: string): CataloguePlace | undefined {
  const name = text.trim();
  if (name.length > longestText) return undefined;
  if (/^\d{1,9}$/.test(name)) return catalogue.byId(Number(name));
  const spelt = plainSpelling(name);
  const match = searchPlaces(catalogue, { q: name, limit: mostOfName }).find(
    ({ index, fit }) =>
      fit === 'exact' && catalogue.namesAt(index).some((own) => plainSpelling(own) === spelt),
  );
  return match && catalogue.at(match.index);
}

/** Places that a text may mean that names none. */
export function likelyPlaces(catalogue: Catalogue, text: string, limit: number): readonly CataloguePlace[] {
  if (text.length > longestText) return [];
  return searchPlaces(catalogue, { q: text, limit }).map(({ index }) => catalogue.at(index));
}

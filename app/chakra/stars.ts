// The 28 stars of chakras, and what people call them: names in any spelling of the language, or numbers.

import { fixedNames, nameOf } from '@nirnaya/dsl/vocabulary';
import { extentOfStar, placeOfStar, starAtPlace } from '@nirnaya/engine/observe';

/** A star of the cycle of 28. */
export interface Star {
  /** 1..27 as everywhere, Abhijit 28 */
  readonly number: number;
  /** 1..28 in the cycle, in which Abhijit follows Uttara Ashadha */
  readonly position: number;
  readonly name: string;
  readonly spellings: readonly string[];
  /** degrees, sidereal */
  readonly from: number;
  readonly to: number;
}

const cycle = 28;

/** The stars in the order of the cycle. */
export const stars: readonly Star[] = Array.from({ length: cycle }, (_, place) => {
  const label = starAtPlace(place);
  const [name, ...spellings] = fixedNames.nakshatra28[label];
  return { number: label + 1, position: placeOfStar(label) + 1, name, spellings, ...extentOfStar(label) };
});

/** The name of a star by its label. */
export const starName = (label: number): string => nameOf('nakshatra28', label);

// What two versions of the packs are compared for.

import type { PlaceYear } from '@nirnaya/engine/almanac';
import type { Place, Site } from '@nirnaya/engine/place';
import type { DateRange } from './compare-dates.ts';

/** What is compared, and where. */
export interface DiffQuestion extends DateRange {
  /** chains whose rules are compared; those that one version lacks are reported as packs */
  readonly packs: readonly string[];
  /** years in which what is no date is compared, day by day; both inclusive */
  readonly sample: { readonly from: number; readonly to: number };
  /** the places at which the dates of a chain are compared; none where only its rules are */
  sitesOf(pack: string): readonly Site[];
  placeYear(place: Place, year: number): PlaceYear;
  /** hears of each year that is done */
  progress?(year: number): void;
}

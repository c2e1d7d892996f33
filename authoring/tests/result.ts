// The input and the result of running a claim.

import type { PlaceYear } from '@nirnaya/engine/almanac';
import type { Place } from '@nirnaya/engine/place';
import type { Check } from './checks.ts';

/** The result of a claim. */
export interface CheckResult {
  readonly check: Check;
  readonly passed: boolean;
  /** in words, one line each */
  readonly expected: string;
  readonly actual: string;
  /** a civil day number about which the rule's own reason is worth showing */
  readonly about?: number | undefined;
  /** why it was found, line by line, where that is no matter of days */
  readonly why?: readonly string[] | undefined;
}

/** Source of place-years. */
export type PlaceYears = (place: Place, year: number) => PlaceYear;

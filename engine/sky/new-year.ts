/**
 * Where a Gregorian year begins. In: a year. Out: an instant.
 */

import { civilDay, jdOfCivilDay } from '../civil/civil.ts';

/** JD UT of 1 January 0h, proleptic Gregorian. */
export const newYear = (year: number): number => jdOfCivilDay(civilDay(year, 1, 1));

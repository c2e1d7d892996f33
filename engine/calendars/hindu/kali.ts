/** The epoch of the calendars that count from the Kali Yuga, and eras by the years between. */

import { CIVIL_DAY_OF_FIXED } from '../calendar.ts';

/** The civil day of 18 February 3102 BCE (Julian), on which the age begins. */
export const KALI_CIVIL_DAY = -1_132_959 - CIVIL_DAY_OF_FIXED;

/** Elapsed years of the age less elapsed years of an era. */
export const SAKA = 3179;
export const VIKRAMA = 3044;

/** A date of a solar calendar; years are elapsed, months and days count from 1, month 1 is that of Mesha. */
export interface HinduSolarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A date of a lunar calendar; month 1 is Chaitra, a leap month comes before the month of its name, days are tithis 1 to 30. */
export interface HinduLunarDate extends HinduSolarDate {
  readonly isLeapMonth: boolean;
  /** whether the tithi was that of the day before, too */
  readonly isLeapDay: boolean;
}

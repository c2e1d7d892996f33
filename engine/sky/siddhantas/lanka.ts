/**
 * The clock of the siddhantas: days of the Kali Yuga on the meridian of Lanka, which is that of Ujjain.
 *
 * Midnight of 17 to 18 February 3102 BCE (Julian) on that meridian begins the age (Surya Siddhanta 1.57 with Burgess's
 * note; Reingold and Dershowitz, Calendrical Calculations, give the same day and 75 degrees 46 minutes 6 seconds east).
 */

/** The meridian of Lanka and Ujjain, degrees east. */
export const LANKA_LONGITUDE = 75 + 46 / 60 + 6 / 3600;

/** JD UT of the midnight on that meridian with which the Kali Yuga begins. */
export const KALI_MIDNIGHT = 588465.5 - LANKA_LONGITUDE / 360;

/** A number written in sixtieths, as the texts write them: whole, sixtieths, sixtieths of these. */
export const sixtieths = (...parts: readonly number[]): number =>
  parts.reduceRight((rest, part) => part + rest / 60, 0);

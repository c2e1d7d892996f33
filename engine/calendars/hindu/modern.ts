/**
 * The modern Hindu calendars, of the true motions of the Surya Siddhanta at Ujjain: solar by the rule of Orissa, lunar with
 * months from new moon to new moon. After Reingold and Dershowitz, Calendrical Calculations, chapter "The Modern Hindu
 * Calendars".
 */

import { type HinduLunarDate, type HinduSolarDate, KALI_CIVIL_DAY, SAKA, VIKRAMA } from './kali.ts';
import { suryaNewMoonBefore, suryaPhase, suryaRashi, suryaSun, suryaSunrise, suryaYear } from './surya.ts';

const tithiAt = (days: number): number => Math.floor(suryaPhase(days) / 12) + 1;

/** The month of the solar calendar on a civil day, 1 = Mesha. */
export const modernSolarMonth = (civilDay: number): number =>
  suryaRashi(suryaSunrise(civilDay - KALI_CIVIL_DAY + 1));

/** The tithi at the sunrise of a civil day, 1 to 30. */
export const modernTithi = (civilDay: number): number => tithiAt(suryaSunrise(civilDay - KALI_CIVIL_DAY));

/** The solar date of a civil day, in elapsed years of the Saka era: the month is that of the Sun at the next sunrise. */
export function modernSolarDate(civilDay: number): HinduSolarDate {
  const day = civilDay - KALI_CIVIL_DAY;
  const critical = suryaSunrise(day + 1);
  const month = suryaRashi(critical);
  let first = day - 3 - (Math.floor(suryaSun(critical)) % 30);
  while (suryaRashi(suryaSunrise(first + 1)) !== month) first++;
  return { year: suryaYear(critical) - SAKA, month, day: day - first + 1 };
}

/** The lunar date of a civil day, in elapsed years of the Vikrama era: the tithi is that of its sunrise. */
export function modernLunarDate(civilDay: number): HinduLunarDate {
  const day = civilDay - KALI_CIVIL_DAY;
  const critical = suryaSunrise(day);
  const tithi = tithiAt(critical);
  const last = suryaNewMoonBefore(critical);
  const next = suryaNewMoonBefore(Math.floor(last) + 35);
  const rashi = suryaRashi(last);
  const month = (rashi % 12) + 1;
  return {
    // The month may begin before the solar year that it belongs to.
    year: suryaYear(month <= 2 ? day + 180 : day) - VIKRAMA,
    month,
    isLeapMonth: rashi === suryaRashi(next),
    day: tithi,
    isLeapDay: tithi === tithiAt(suryaSunrise(day - 1)),
  };
}

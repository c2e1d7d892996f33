// The Sun of a day.

import type { sunOfDay } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { sunAt, sunOn } from '@nirnaya/engine/panchang';
import type { PanchangDay } from './day.ts';
import { degrees, durationText, minutesOf } from './numbers.ts';
import { zodiacPlaceOf } from './zodiac.ts';

/** The Sun's day, and where it stands as the day begins. */
export function sunSection({ py, index, from, clock }: PanchangDay): z.output<typeof sunOfDay> {
  const { sunrise, noon, dayLength, nightLength } = sunOn(py, index);
  const at = sunAt(py.sky, from);
  return {
    sunrise: clock.hms(sunrise),
    sunset: clock.hms(py.sunsetSeen[index]),
    noon: clock.hms(noon),
    day_length: durationText(dayLength),
    night_length: durationText(nightLength),
    day_minutes: minutesOf(dayLength),
    night_minutes: minutesOf(nightLength),
    ...zodiacPlaceOf(at.sidereal),
    tropical_longitude: degrees(at.tropical),
    declination: degrees(at.declination),
  };
}

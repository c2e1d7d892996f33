// The shortest panchang.

import type { liteAnswer } from '@nirnaya/contract/panchang';
import type { z } from '@nirnaya/contract/schema';
import { isoDate } from '@nirnaya/engine/civil';
import { angasBrief } from '../day/angas.ts';
import type { PanchangDay } from '../day/day.ts';

/** Tithi and nakshatra at sunrise, sunrise and sunset. */
export function litePanchang(day: PanchangDay): z.output<typeof liteAnswer> {
  const { tithi, nakshatra } = angasBrief(day);
  const { py, index, clock } = day;
  return {
    date: isoDate(day.day),
    tithi,
    nakshatra,
    paksha: tithi.paksha,
    sunrise: clock.hms(py.sunrise[index]),
    sunset: clock.hms(py.sunsetSeen[index]),
  };
}

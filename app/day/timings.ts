// Rise and set of Sun and Moon on a day.

import type { dayTimings } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import type { PanchangDay } from './day.ts';

/** The timings of a day; what does not occur is null. */
export function timingsSection({ py, index, clock }: PanchangDay): z.output<typeof dayTimings> {
  const sunrise = py.sunrise[index];
  const sunset = py.sunsetSeen[index];
  const moonrise = py.moonrise[index];
  const moonset = py.moonset[index];
  return {
    sunrise: clock.hms(sunrise),
    sunset: clock.hms(sunset),
    moonrise: clock.hms(moonrise),
    moonset: clock.hms(moonset),
    sunrise_at: clock.iso(sunrise),
    sunset_at: clock.iso(sunset),
    moonrise_at: clock.iso(moonrise),
    moonset_at: clock.iso(moonset),
  };
}

// The Moon of a day: rise and set, phase, the signs it passes.

import type { moonOfDay, moonPhase } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { moonPhaseNames, nameOf } from '@nirnaya/dsl/vocabulary';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { moonPhaseAt, spansTouching } from '@nirnaya/engine/panchang';
import type { LocalClock } from '@nirnaya/explain/dates';
import type { PanchangDay } from './day.ts';
import { degrees } from './numbers.ts';
import { writeSpans } from './periods.ts';
import { zodiacPlaceOf } from './zodiac.ts';

/** The Moon as the day begins, and what it does until the next. */
export function moonSection({ py, index, from, to, clock }: PanchangDay): z.output<typeof moonOfDay> {
  return {
    moonrise: clock.hms(py.moonrise[index]),
    moonset: clock.hms(py.moonset[index]),
    moonrise_at: clock.iso(py.moonrise[index]),
    moonset_at: clock.iso(py.moonset[index]),
    phase: phaseOf(py, from, clock),
    ...zodiacPlaceOf(py.sky.moonLongitude(from)),
    rashis: writeSpans(clock, spansTouching(py.sky.moonRashi, from, to), ({ label }, period) => ({
      rashi: nameOf('rashi', label),
      period,
    })),
  };
}

/** The phase at an instant (JD UT) within the sky of a place-year. */
export function phaseOf({ sky }: PlaceYear, jd: number, clock: LocalClock): z.output<typeof moonPhase> {
  const { phase, illuminated, elongation, daysToFull, daysToNew } = moonPhaseAt(sky, jd);
  return {
    name: moonPhaseNames[phase],
    illumination_percent: Math.round(illuminated * 10_000) / 100,
    paksha: elongation < 180 ? 'Shukla' : 'Krishna',
    elongation: degrees(elongation),
    days_to_full: Math.round(daysToFull * 1000) / 1000,
    days_to_new: Math.round(daysToNew * 1000) / 1000,
    next_full_at: clock.iso(jd + daysToFull),
    next_new_at: clock.iso(jd + daysToNew),
  };
}

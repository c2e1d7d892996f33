// The angas that run at an instant, and their time left.

import type { runningAngas } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { tithiFullName } from '@nirnaya/dsl/vocabulary';
import { dayIndexAt } from '@nirnaya/engine/almanac';
import { angasAt } from '@nirnaya/engine/panchang';
import { clockIn, type LocalClock } from '@nirnaya/explain/dates';
import type { RequestContext } from '../context/request-context.ts';
import { karanaBriefBy } from '../day/karana.ts';
import { nakshatraBriefOf } from '../day/nakshatra.ts';
import { periodOf } from '../day/times.ts';
import { tithiBriefOf } from '../day/tithi.ts';
import { varaSection } from '../day/vara.ts';
import { yogaBriefOf } from '../day/yoga.ts';
import { nearestServedYear, yearOf } from '../requests/dates.ts';

/** When something ends, and the minutes to there from `jd` (both JD UT). */
export const untilEnd = (clock: LocalClock, end: number, jd: number) => ({
  ends_at: `${clock.iso(end)}`,
  remaining_minutes: Math.round((end - jd) * 14_400) / 10,
});

/** The angas that run at `jd` (JD UT) at the place of a request; null outside of the years that are served. */
export function runningSection(context: RequestContext, jd: number): z.output<typeof runningAngas> | null {
  const clock = clockIn(context.zone);
  // Past the last minute served its year serves still: the sky reaches further.
  const py = context.year(nearestServedYear(yearOf(clock.day(jd) ?? Number.NaN)));
  const angas = angasAt(py, jd);
  const index = dayIndexAt(py, jd);
  if (angas === undefined || index < 0) return null;
  const { tithi, nakshatra, pada, yoga, karana } = angas;
  const until = (end: number) => untilEnd(clock, end, jd);
  const ofPada = until(pada.end);
  return {
    vara: { ...varaSection({ context, day: py.firstDay + index }), ...until(py.dayStart[index + 1]) },
    tithi: {
      ...tithiBriefOf(tithi, periodOf(clock, tithi)),
      full_name: tithiFullName(tithi.label + 1),
      ...until(tithi.end),
    },
    nakshatra: {
      ...nakshatraBriefOf(nakshatra, periodOf(clock, nakshatra)),
      ...until(nakshatra.end),
      pada: pada.pada,
      pada_ends_at: ofPada.ends_at,
      pada_remaining_minutes: ofPada.remaining_minutes,
    },
    yoga: { ...yogaBriefOf(yoga, periodOf(clock, yoga)), ...until(yoga.end) },
    karana: { ...karanaBriefBy(context.pack)(karana, periodOf(clock, karana)), ...until(karana.end) },
  };
}

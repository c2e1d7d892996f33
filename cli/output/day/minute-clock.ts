// The clock that a page is written by: instants rounded to the minute once, from the instant itself. A time that was
// rounded to the second before would at times be a minute off.

import { clockIn, type LocalClock } from '@nirnaya/explain/dates';

/** The clock of an IANA zone that shows no seconds; its ISO texts stand on full minutes. */
export function minuteClock(zone: string): LocalClock {
  const clock = clockIn(zone);
  return {
    ...clock,
    hms: (jd) => clock.hm(jd),
    iso: (jd) => {
      const [minute, exact] = [clock.minute(jd), clock.iso(jd)];
      return minute === null || exact === null
        ? null
        : `${minute.replace(' ', 'T')}:00${exact.slice(offsetAt)}`;
    },
  };
}

/** Where the offset begins in `2026-08-27T11:05:32+05:30`. */
const offsetAt = 19;

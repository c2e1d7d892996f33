/**
 * Events laid into days: which sunrise, sunset, moonrise and moonset belongs to which day. Pure arrays in and
 * out; every instant JD UT, NaN where a day lacks the event.
 */

/** Index of the first entry of sorted `events` that is at or after `jd`. */
export function firstAtOrAfter(events: Float64Array, jd: number): number {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((events[middle] as number) < jd) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** For each of the `edges.length - 1` intervals the first event in edges[i]..edges[i+1], or NaN. */
export function firstWithin(events: Float64Array, edges: Float64Array): Float64Array {
  const firsts = new Float64Array(edges.length - 1).fill(Number.NaN);
  let next = 0;
  for (let i = 0; i < firsts.length; i++) {
    while (next < events.length && (events[next] as number) < (edges[i] as number)) next++;
    const event = events[next];
    if (event !== undefined && event < (edges[i + 1] as number)) firsts[i] = event;
  }
  return firsts;
}

/** The longest day, days: a longer gap between two sunrises is a polar night, or holds a midnight sun. */
const LONGEST_DAY = 1.5;

/** What ends each day, and what ends its light. NaN where there is none. */
export interface DayEnds {
  /** the sunset of the day, where the day is whole */
  readonly sunset: Float64Array;
  /** the sunrise that ends the day, where the day is whole */
  readonly nextSunrise: Float64Array;
  /** the sunset seen after the sunrise, also on the last day before a polar night, which is not whole */
  readonly sunsetSeen: Float64Array;
}

/**
 * The ends of the days that begin with each sunrise. A day is whole where a sunrise, a sunset and a sunrise follow one
 * another within 36 hours; the sunset and the sunrise that a longer gap ends with belong to no day.
 */
export function dayEnds(sunrise: Float64Array, rises: Float64Array, sets: Float64Array): DayEnds {
  const none = (): Float64Array => new Float64Array(sunrise.length).fill(Number.NaN);
  const ends = { sunset: none(), nextSunrise: none(), sunsetSeen: none() };
  for (const [i, rise] of sunrise.entries()) {
    if (Number.isNaN(rise)) continue;
    const set = sets[firstAtOrAfter(sets, rise)] ?? Number.POSITIVE_INFINITY;
    const next = rises[firstAtOrAfter(rises, rise) + 1] ?? Number.POSITIVE_INFINITY;
    if (set >= next || set - rise > LONGEST_DAY) continue;
    ends.sunsetSeen[i] = set;
    if (next - rise > LONGEST_DAY) continue;
    ends.sunset[i] = set;
    ends.nextSunrise[i] = next;
  }
  return ends;
}

/** Hours after local midnight at which a day without sunrise begins, as a fraction of a day. */
const DAY_START_WITHOUT_SUNRISE = 0.25;

/** Least length of a day that cannot have a proper one, such as a skipped date: a second. */
const LEAST_DAY = 1 / 86_400;

/**
 * Where each day begins: at sunrise, else six hours after local midnight. Strictly increasing: a day without
 * sunrise is squeezed between the last day's begin and the next sunrise where those six hours overrun either.
 */
export function dayStarts(sunrise: Float64Array, midnight: Float64Array): Float64Array {
  const starts = Float64Array.from(sunrise);
  let previous = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < starts.length; i++) {
    if (Number.isNaN(starts[i])) {
      const ahead = sunrise.subarray(i).findIndex((rise) => !Number.isNaN(rise));
      const latest =
        ahead < 0 ? Number.POSITIVE_INFINITY : (sunrise[i + ahead] as number) - ahead * LEAST_DAY;
      const unbounded = (midnight[i] as number) + DAY_START_WITHOUT_SUNRISE;
      starts[i] = Math.min(Math.max(unbounded, previous + LEAST_DAY), latest);
    }
    previous = starts[i] as number;
  }
  return starts;
}

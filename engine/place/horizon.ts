/**
 * A body against the horizon of a place. In: the path of the body over the turning Earth, a place and what
 * counts as rising. Out: the instants at which it rises and sets.
 *
 * A body seen from the surface stands over the ellipsoid with its parallax, as in the rise function of the Swiss
 * Ephemeris; every event is solved for by itself, nothing is interpolated between days.
 */
import { motionAt, valueAt } from '../sky/chebyshev.ts';
import { crossingIn } from '../sky/crossings.ts';
import type { EarthPath } from '../sky/sky-fit.ts';

/** What counts as standing on the horizon. */
export interface HorizonRule {
  /** true altitude of the reference point at the event, degrees */
  readonly altitude: number;
  /** radius of the disc in Earth radii, for the upper limb; 0 for the centre of the disc */
  readonly radius: number;
  /** whether the body is seen from the surface, parallax included, or as if from the Earth's centre */
  readonly seenFrom: 'surface' | 'centre';
}

/** A place, prepared: directions and distances in Earth radii. */
export interface Observer {
  readonly lat: number;
  /** degrees east */
  readonly lon: number;
  readonly sinLat: number;
  readonly cosLat: number;
  /** distance from the Earth's axis */
  readonly axial: number;
  /** height above the plane of the equator */
  readonly polar: number;
  /** component of the place's vector along its vertical */
  readonly vertical: number;
  /** square of the distance from the Earth's centre */
  readonly square: number;
}

/** Events of one body over a span of time, JD UT, sorted. */
export interface RiseSet {
  readonly rises: Float64Array;
  readonly sets: Float64Array;
}

const DEG = Math.PI / 180;

/** Flattening of the Earth, as the Swiss Ephemeris takes it (IERS 2003). */
const FLATTENING = 1 / 298.25642;

/** The observer's vector for a body seen from the Earth's centre. */
const AT_THE_CENTRE = { axial: 0, polar: 0, vertical: 0, square: 0 };

/** Latitude up to which Sun and Moon rise and set every day. */
const DAILY_LATITUDE = 60;

/** The observer at a latitude and longitude (degrees), at sea level. */
export function observerAt(lat: number, lon: number): Observer {
  const sinLat = Math.sin(lat * DEG);
  const cosLat = Math.cos(lat * DEG);
  const squash = (1 - FLATTENING) ** 2;
  const normal = 1 / Math.sqrt(cosLat * cosLat + squash * sinLat * sinLat);
  const axial = normal * cosLat;
  const polar = squash * normal * sinLat;
  return {
    lat,
    lon,
    sinLat,
    cosLat,
    axial,
    polar,
    vertical: axial * cosLat + polar * sinLat,
    square: axial * axial + polar * polar,
  };
}

/** A stretch of time, JD UT. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Every rise and set of a body within from..to (JD UT); none where it stays up or down. */
export function riseSet(
  path: EarthPath,
  observer: Observer,
  rule: HorizonRule,
  { from, to }: Stretch,
): RiseSet {
  const height = heightOf(path, observer, rule);
  if (Math.abs(observer.lat) <= DAILY_LATITUDE) {
    const rises = dailyEvents(path, observer, height, { side: -1, from, to });
    const sets = rises && dailyEvents(path, observer, height, { side: 1, from, to });
    if (rises && sets) return { rises, sets };
  }
  return scannedEvents(height, from, to);
}

/**
 * Writes to out[0] how far the sine of the body's altitude stands above the rule's horizon, and its rate per
 * day to out[1]. The rate leaves out the change of distance, which is too slow to matter to Newton.
 */
type Height = (jd: number, out: Float64Array) => void;

function heightOf(path: EarthPath, observer: Observer, rule: HorizonRule): Height {
  const angle = new Float64Array(2);
  const sine = new Float64Array(2);
  const sinAltitude = Math.sin(rule.altitude * DEG);
  const cosAltitude = Math.cos(rule.altitude * DEG);
  const { sinLat, cosLat } = observer;
  const { axial, polar, vertical, square } = rule.seenFrom === 'surface' ? observer : AT_THE_CENTRE;
  return (jd, out) => {
    motionAt(path.hourAngle, jd, angle);
    motionAt(path.sinDeclination, jd, sine);
    const distance = valueAt(path.distance, jd);
    const hour = ((angle[0] as number) + observer.lon) * DEG;
    const cosHour = Math.cos(hour);
    const sinDec = sine[0] as number;
    const cosDec = Math.sqrt(1 - sinDec * sinDec);
    // from the place to the body
    const away = Math.sqrt(
      distance * distance + square - 2 * distance * (axial * cosDec * cosHour + polar * sinDec),
    );
    // altitude of the centre when the reference point stands on the horizon: lower by the disc's radius
    const semidiameter = rule.radius / away;
    const horizon = sinAltitude - cosAltitude * semidiameter;
    out[0] = sinLat * sinDec + cosLat * cosDec * cosHour - (vertical + horizon * away) / distance;
    out[1] =
      (sinLat - (cosLat * sinDec * cosHour) / cosDec) * (sine[1] as number) -
      cosLat * cosDec * Math.sin(hour) * (angle[1] as number) * DEG;
  };
}

/** The events that are looked for. */
interface Events {
  /** -1 for rising, 1 for setting */
  readonly side: -1 | 1;
  /** JD UT */
  readonly from: number;
  /** JD UT */
  readonly to: number;
}

/**
 * One event a day: the instants at which the hour angle reaches its value at the horizon, `side` -1 for rising
 * (east) and 1 for setting. Each starts from the day before. Undefined where an event fails to follow.
 */
function dailyEvents(
  path: EarthPath,
  observer: Observer,
  height: Height,
  { side, from, to }: Events,
): Float64Array | undefined {
  const first = firstGuess(path, observer, side, from);
  const events: number[] = [];
  const state = new Float64Array(2);
  let guess = first;
  let previous = Number.NaN;
  let interval = Number.NaN;
  for (;;) {
    const jd = settle(height, guess, side, state);
    // A lunar day lasts 23.9 to 27 h at 60 degrees; a repeated or a skipped event lies far outside.
    if (jd === undefined || Math.abs(jd - previous - 1.03) > 0.25) return undefined;
    if (jd > to) return Float64Array.from(events);
    if (jd >= from) events.push(jd);
    // The next interval changes as little from this one as this did from the last.
    const latest = jd - previous;
    const change = latest - interval;
    guess = jd + (Number.isNaN(latest) ? 1.0 : latest + (Number.isNaN(change) ? 0 : change));
    interval = latest;
    previous = jd;
  }
}

/** A first guess for the last event before `from` or the first after it: hour angle and declination then. */
function firstGuess(
  { hourAngle, sinDeclination }: EarthPath,
  observer: Observer,
  side: -1 | 1,
  from: number,
): number {
  const state = new Float64Array(2);
  motionAt(hourAngle, from, state);
  const sinDec = valueAt(sinDeclination, from);
  const tangent = (sinDec / Math.sqrt(1 - sinDec * sinDec)) * (observer.sinLat / observer.cosLat);
  const semiArc = Math.acos(Math.min(1, Math.max(-1, -tangent))) / DEG;
  const ahead = (side * semiArc - observer.lon - (state[0] as number)) % 360;
  // Between half a day before and half a day after: begin early, what lies before `from` is dropped.
  return from + (ahead > 0 ? ahead - 360 : ahead) / (state[1] as number);
}

/** Newton from `guess` to the crossing whose rate has the wanted sign; undefined when it strays. */
function settle(height: Height, guess: number, side: -1 | 1, state: Float64Array): number | undefined {
  let jd = guess;
  for (let round = 0; round < 12; round++) {
    height(jd, state);
    const rate = state[1] as number;
    if (rate * side >= 0) return undefined;
    const step = -(state[0] as number) / rate;
    if (Math.abs(step) > 0.25) return undefined;
    jd += step;
    if (Math.abs(step) < 2e-6) return Math.abs(jd - guess) < 0.25 ? jd : undefined;
  }
  return undefined;
}

/** Hours between the samples of a scan, as a fraction of a day. */
const SCAN_STEP = 1 / 24;

/** Every crossing, for any latitude: hourly samples, with the extremes between them searched for short visits. */
function scannedEvents(height: Height, from: number, to: number): RiseSet {
  const rises: number[] = [];
  const sets: number[] = [];
  const state = new Float64Array(2);
  const at = (jd: number): number => {
    height(jd, state);
    return state[0] as number;
  };
  const rateAt = (jd: number): number => {
    height(jd, state);
    return state[1] as number;
  };
  const cross = (low: number, high: number): void => {
    const upward = at(high) > 0;
    const jd = crossingIn(at, low, high);
    if (jd >= from && jd <= to) (upward ? rises : sets).push(jd);
  };

  let before = from;
  let valueBefore = at(before);
  let rateBefore = state[1] as number;
  while (before < to) {
    const now = before + SCAN_STEP;
    const value = at(now);
    const rate = state[1] as number;
    const above = valueBefore > 0;
    if (above !== value > 0) {
      cross(before, now);
    } else if (above ? rateBefore < 0 && rate > 0 : rateBefore > 0 && rate < 0) {
      // An extreme lies between, on the way to the horizon: does it reach across?
      const extreme = crossingIn(rateAt, before, now);
      if (above !== at(extreme) > 0) {
        cross(before, extreme);
        cross(extreme, now);
      }
    }
    before = now;
    valueBefore = value;
    rateBefore = rate;
  }
  return { rises: Float64Array.from(rises), sets: Float64Array.from(sets) };
}

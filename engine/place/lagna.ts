/**
 * The lagna: the sidereal longitude that rises at a place, and the spans of the rising rashis and navamsas.
 */
import { motionAt, valueAt } from '../sky/chebyshev.ts';
import type { EarthFit } from '../sky/sky-fit.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import type { Track } from '../sky/track.ts';
import { DIVISIONS, type Division } from '../sky/zodiac.ts';
import type { Place } from './place.ts';

/** Spans of the rising parts of a division; `labels[i]` belongs to starts[i]..starts[i+1]. */
export interface LagnaSpans extends Track {
  readonly labels: readonly number[];
}

const DEG = Math.PI / 180;

/** Sidereal Lahiri longitude on the eastern horizon, degrees 0..360 (Meeus, Astronomical Algorithms, 14). */
export function lagnaLongitude(
  sky: { readonly fit: EarthFit },
  place: Pick<Place, 'lat' | 'lon'> & Partial<Place>,
  jd: number,
): number {
  const local = valueAt(sky.fit.siderealTime, jd) + place.lon;
  const rising = risingLongitude(local, place.lat, valueAt(sky.fit.obliquity, jd));
  const sidereal = (rising - valueAt(sky.fit.ayanamsa, jd)) % 360;
  return sidereal < 0 ? sidereal + 360 : sidereal;
}

/** Tropical longitude on the eastern horizon for a local apparent sidereal time; everything in degrees. */
export function risingLongitude(siderealTime: number, latitude: number, trueObliquity: number): number {
  const local = siderealTime * DEG;
  const obliquity = trueObliquity * DEG;
  const lean = Math.tan(latitude * DEG) * Math.sin(obliquity);
  return (
    Math.atan2(Math.cos(local), -(Math.sin(local) * Math.cos(obliquity) + lean)) / DEG +
    // Beyond the polar circles the ecliptic may lean so far over that this point sets and its opposite rises.
    (Math.cos(obliquity) + Math.sin(local) * lean < 0 ? 180 : 0)
  );
}

/** Tropical longitude on the meridian for a local apparent sidereal time; everything in degrees. */
export function meridianLongitude(siderealTime: number, obliquity: number): number {
  const local = siderealTime * DEG;
  return Math.atan2(Math.sin(local), Math.cos(local) * Math.cos(obliquity * DEG)) / DEG;
}

/**
 * The whole spans of the rising rashi that cover fromJd..toJd (JD UT), to about 0.01 s. Empty beyond the polar
 * circles, where rashis rise backwards or not at all.
 */
export function lagnaSpans(sky: SkyYear, place: Place, fromJd: number, toJd: number): LagnaSpans {
  return risingSpans(sky, place, DIVISIONS.rashi, { fromJd, toJd });
}

/** The same of the rising navamsas, each labelled by the rashi that it is given to; some 108 in a day. */
export function lagnaNavamsaSpans(sky: SkyYear, place: Place, fromJd: number, toJd: number): LagnaSpans {
  return risingSpans(sky, place, DIVISIONS.navamsa, { fromJd, toJd });
}

/** A stretch of time, JD UT. */
interface Stretch {
  readonly fromJd: number;
  readonly toJd: number;
}

/** The same of the rising parts of any division, with the labels that it gives them. */
export function risingSpans(
  sky: SkyYear,
  place: Place,
  { parts, cycle }: Division,
  { fromJd, toJd }: Stretch,
): LagnaSpans {
  const obliquity = valueAt(sky.fit.obliquity, fromJd);
  // A tenth of a degree clear of the polar circle, so that every point of the ecliptic rises.
  if (Math.abs(place.lat) > 89.9 - obliquity || !(toJd > fromJd)) {
    return { cycle, first: 0, starts: new Float64Array(0), labels: [] };
  }
  const step = 360 / parts;
  const first = Math.floor(lagnaLongitude(sky, place, fromJd) / step) % parts;
  let at = risingOf(sky, place, first * step, { jd: fromJd, before: true });
  const starts = [at];
  const labels: number[] = [];
  for (let span = first; at < toJd; span++) {
    labels.push(span % cycle);
    at = risingOf(sky, place, ((span + 1) % parts) * step, { jd: at, before: false });
    starts.push(at);
  }
  return { cycle, first: first % cycle, starts: Float64Array.from(starts), labels };
}

/** Where a time is looked for. */
interface Near {
  /** JD UT */
  readonly jd: number;
  /** whether the last time until then is meant */
  readonly before: boolean;
}

/** When a sidereal longitude rises: the last time at or before `jd`, or the first after it. */
function risingOf(sky: SkyYear, place: Place, longitude: number, { jd, before }: Near): number {
  const state = new Float64Array(2);
  const target = risingSiderealTime(sky, place, longitude, jd);
  motionAt(sky.fit.siderealTime, jd, state);
  const ahead = modulo360(target - (state[0] as number) - place.lon);
  let time = jd + (before && ahead > 0 ? ahead - 360 : ahead) / (state[1] as number);
  // Obliquity and ayanamsa moved a little meanwhile: one correction suffices.
  motionAt(sky.fit.siderealTime, time, state);
  const rest = modulo360(
    risingSiderealTime(sky, place, longitude, time) - (state[0] as number) - place.lon + 180,
  );
  time += (rest - 180) / (state[1] as number);
  return time;
}

/** Local sidereal time, degrees, at which a sidereal longitude stands on the eastern horizon. */
const risingSiderealTime = (sky: SkyYear, place: Place, longitude: number, jd: number): number =>
  siderealTimeOfRising(longitude + valueAt(sky.fit.ayanamsa, jd), place.lat, valueAt(sky.fit.obliquity, jd));

/**
 * Local apparent sidereal time at which a tropical longitude stands on the eastern horizon; everything in degrees, NaN where it does
 * not rise.
 */
export function siderealTimeOfRising(longitude: number, latitude: number, trueObliquity: number): number {
  const obliquity = trueObliquity * DEG;
  const tropical = longitude * DEG;
  const rightAscension = Math.atan2(Math.sin(tropical) * Math.cos(obliquity), Math.cos(tropical));
  const sinDec = Math.sin(tropical) * Math.sin(obliquity);
  const tanDec = sinDec / Math.sqrt(1 - sinDec * sinDec);
  const semiArc = Math.acos(-Math.tan(latitude * DEG) * tanDec);
  return (rightAscension - semiArc) / DEG;
}

/** Degrees brought into 0..360. */
function modulo360(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

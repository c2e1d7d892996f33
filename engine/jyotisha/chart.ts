/**
 * A chart: the nine grahas, the lagna and the houses of an instant at a place. In: JD UT, a place, options. Out: plain
 * numbers, in arrays of nine by graha. What is derived of a chart is in the files around this one.
 */

import type { SunriseRule } from '../place/horizon-rules.ts';
import { meridianLongitude, risingLongitude } from '../place/lagna.ts';
import type { Place } from '../place/place.ts';
import { placidusCusps } from '../place/placidus.ts';
import type { Series } from '../sky/chebyshev.ts';
import type { NodeRule } from '../sky/grahas.ts';
import { fitSunOfDays, type SunFit } from '../sky/sky-fit.ts';
import { type Ayanamsa, BODY, type Body, type SkySource } from '../sky/sky-source.ts';
import { normalizeDegrees } from './angle.ts';
import { type BirthDay, birthDayAt, DAYS_BEFORE, DAYS_FITTED } from './birth-day.ts';
import { G, GRAHA_COUNT } from './graha.ts';
import { houseOf, signOf } from './sign.ts';

/** What a chart is computed by. */
export interface ChartOptions {
  readonly ayanamsa: Ayanamsa;
  /** which ascending node is Rahu */
  readonly node: NodeRule;
  /** when the Sun counts as risen */
  readonly sunrise: SunriseRule;
  /** where the grahas appear, or where they are: without the time that light takes, as some programs have them */
  readonly places: 'apparent' | 'true';
}

/** Lahiri, the mean node, sunrise as almanacs print it, apparent places. */
export const CHART_DEFAULTS: ChartOptions = {
  ayanamsa: 'lahiri',
  node: 'mean',
  sunrise: 'upper_limb',
  places: 'apparent',
};

/** A chart. Arrays of nine are by graha: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu. */
export interface Chart {
  /** JD UT */
  readonly jd: number;
  /** degrees, north positive */
  readonly lat: number;
  /** degrees, east positive */
  readonly lon: number;
  readonly options: ChartOptions;
  /** mean ayanamsa at `jd`, degrees: tropical = sidereal + this + nutation */
  readonly ayanamsa: number;
  /** nutation in longitude, degrees */
  readonly nutation: number;
  /** true obliquity of the ecliptic, degrees */
  readonly obliquity: number;
  /** local apparent sidereal time, degrees */
  readonly siderealTime: number;
  /** sidereal degrees 0..360 */
  readonly longitude: Float64Array;
  /** degrees from the ecliptic of date */
  readonly latitude: Float64Array;
  /** degrees a day in longitude, in the zodiac of Lahiri, whose own motion is that of every other within 0.0002 */
  readonly speed: Float64Array;
  /** degrees from the equator */
  readonly declination: Float64Array;
  /** AU from the Earth; 0 of the nodes */
  readonly distance: Float64Array;
  /** rashi of each graha, 0 = Mesha */
  readonly sign: Uint8Array;
  /** sidereal longitude on the eastern horizon */
  readonly lagna: number;
  /** sidereal longitude on the meridian */
  readonly midheaven: number;
  /** begins of the twelve houses of Placidus, sidereal; undefined beyond the polar circles */
  readonly cusps: Float64Array | undefined;
  /** the day from sunrise to sunrise; undefined where the Sun does not rise or set */
  readonly day: BirthDay | undefined;
}

const BODIES = [BODY.sun, BODY.moon, BODY.mars, BODY.mercury, BODY.jupiter, BODY.venus, BODY.saturn] as const;

const DEG = Math.PI / 180;

/**
 * The chart of an instant (JD UT) at a place. Longitudes are those of the Swiss Ephemeris, asked for one by one: some 80
 * microseconds, where fitting the sky of a year takes milliseconds and births are of all years. What `options` leaves out is as
 * in `CHART_DEFAULTS`. Throws `SkyUnavailable`, and `UnknownZone` for a zone that is none.
 */
export function chartAt(
  ephemeris: SkySource,
  jd: number,
  place: Place,
  options: Partial<ChartOptions> = {},
): Chart {
  const chosen: ChartOptions = { ...CHART_DEFAULTS, ...options };
  const lahiri = ephemeris.meanAyanamsa(jd);
  const ayanamsa = chosen.ayanamsa === 'lahiri' ? lahiri : ephemeris.meanAyanamsaOf(chosen.ayanamsa, jd);
  const shift = lahiri - ayanamsa;
  const { obliquity, nutation } = ephemeris.orientation(jd);

  const longitude = new Float64Array(GRAHA_COUNT);
  const latitude = new Float64Array(GRAHA_COUNT);
  const speed = new Float64Array(GRAHA_COUNT);
  const distance = new Float64Array(GRAHA_COUNT);
  const set = (graha: number, body: Body): void => {
    const place = chosen.places === 'true' ? ephemeris.movingTrue(jd, body) : ephemeris.moving(jd, body);
    longitude[graha] = normalizeDegrees(place.longitude + shift);
    latitude[graha] = place.latitude;
    speed[graha] = place.speed;
    distance[graha] = place.distance;
  };
  for (const [graha, body] of BODIES.entries()) set(graha, body);
  set(G.rahu, chosen.node === 'mean' ? BODY.meanNode : BODY.trueNode);
  distance[G.rahu] = 0;
  longitude[G.ketu] = normalizeDegrees(longitude[G.rahu] + 180);
  latitude[G.ketu] = -latitude[G.rahu];
  speed[G.ketu] = speed[G.rahu];

  const tropicalOf = ayanamsa + nutation;
  const siderealTime = normalizeDegrees(
    ephemeris.meanSiderealTime(jd) + nutation * Math.cos(obliquity * DEG) + place.lon,
  );
  const fit = ofZodiac(fitSunOfDays(ephemeris, jd - DAYS_BEFORE, DAYS_FITTED), shift);
  return {
    jd,
    lat: place.lat,
    lon: place.lon,
    options: chosen,
    ayanamsa,
    nutation,
    obliquity,
    siderealTime,
    longitude,
    latitude,
    speed,
    declination: longitude.map((sidereal, i) => declinationOf(sidereal + tropicalOf, latitude[i], obliquity)),
    distance,
    sign: Uint8Array.from(longitude, signOf),
    lagna: normalizeDegrees(risingLongitude(siderealTime, place.lat, obliquity) - tropicalOf),
    midheaven: normalizeDegrees(meridianLongitude(siderealTime, obliquity) - tropicalOf),
    cusps: placidusCusps(siderealTime, place.lat, obliquity)?.map((cusp) =>
      normalizeDegrees(cusp - tropicalOf),
    ),
    day: birthDayAt(fit, place, jd, chosen.sunrise),
  };
}

/** Rashi of the lagna. */
export const lagnaSign = (chart: Pick<Chart, 'lagna'>): number => signOf(chart.lagna);

/** Whole-sign house, 1..12, of a graha from the lagna. */
export const houseOfGraha = (chart: Pick<Chart, 'lagna' | 'sign'>, graha: number): number =>
  houseOf(signOf(chart.lagna), chart.sign[graha]);

/** Whether a graha moves backwards; the mean nodes always do. */
export const isRetrograde = (chart: Pick<Chart, 'speed'>, graha: number): boolean => chart.speed[graha] < 0;

/** Why a chart has no day: the Sun stays up or down about its instant, or there is no instant. */
export type NoDay = 'sun_stays_up' | 'sun_stays_down' | 'no_instant';

/** Why a chart has no day, and what needs a sunrise has no answer; undefined where it has one. */
export function whyNoDay({
  day,
  jd,
  lat,
  siderealTime,
  obliquity,
  ayanamsa,
  nutation,
  longitude,
  declination,
}: Chart): NoDay | undefined {
  if (day !== undefined) return undefined;
  if (Number.isNaN(jd)) return 'no_instant';
  const sun = (longitude[G.sun] + ayanamsa + nutation) * DEG;
  const rightAscension = Math.atan2(Math.sin(sun) * Math.cos(obliquity * DEG), Math.cos(sun));
  const [phi, delta] = [lat * DEG, declination[G.sun] * DEG];
  const hour = siderealTime * DEG - rightAscension;
  const sine = Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(hour);
  return sine > 0 ? 'sun_stays_up' : 'sun_stays_down';
}

/** Declination of a tropical place, degrees. */
export function declinationOf(longitude: number, latitude: number, obliquity: number): number {
  const [lambda, beta, eps] = [longitude * DEG, latitude * DEG, obliquity * DEG];
  const sine = Math.sin(beta) * Math.cos(eps) + Math.cos(beta) * Math.sin(eps) * Math.sin(lambda);
  return Math.asin(Math.min(1, Math.max(-1, sine))) / DEG;
}

/** The Sun of a few days in another zodiac: the difference of two ayanamsas does not change within them. */
function ofZodiac(fit: SunFit, shift: number): SunFit {
  if (shift === 0) return fit;
  return { ...fit, sunLongitude: raised(fit.sunLongitude, shift), ayanamsa: raised(fit.ayanamsa, -shift) };
}

// A single segment, whose first coefficient is its constant.
function raised(series: Series, by: number): Series {
  const coefficients = series.coefficients.slice();
  coefficients[0] += by;
  return { ...series, coefficients };
}

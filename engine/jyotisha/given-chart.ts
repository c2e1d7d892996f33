/**
 * A chart of longitudes that are given, not computed: a printed horoscope, or one made up to try a rule. It has no instant
 * and no day; what needs them has no answer.
 */
import { normalizeDegrees } from './angle.ts';
import { CHART_DEFAULTS, type Chart, declinationOf } from './chart.ts';
import { G, GRAHA_COUNT } from './graha.ts';
import { signOf } from './sign.ts';

/** What is known of a printed horoscope; longitudes sidereal, degrees, by graha. */
export interface GivenPlaces {
  readonly longitude: ArrayLike<number>;
  readonly lagna: number;
  /** degrees a day; without them every graha moves forwards, the nodes backwards */
  readonly speed?: ArrayLike<number>;
  readonly latitude?: ArrayLike<number>;
  readonly midheaven?: number;
  /** degrees; without it 23.5 */
  readonly ayanamsa?: number;
}

/** Obliquity of the year 1950, for declinations of places whose instant is unknown. */
const OBLIQUITY = 23.446;

/** The chart of given longitudes. `jd`, `lat` and `lon` are NaN; without `midheaven` it stands 270 degrees from the lagna. */
export function givenChart(given: GivenPlaces): Chart {
  const longitude = Float64Array.from({ length: GRAHA_COUNT }, (_, i) =>
    normalizeDegrees(given.longitude[i]),
  );
  const latitude = Float64Array.from({ length: GRAHA_COUNT }, (_, i) => given.latitude?.[i] ?? 0);
  const ayanamsa = given.ayanamsa ?? 23.5;
  return {
    jd: Number.NaN,
    lat: Number.NaN,
    lon: Number.NaN,
    options: CHART_DEFAULTS,
    ayanamsa,
    nutation: 0,
    obliquity: OBLIQUITY,
    siderealTime: Number.NaN,
    longitude,
    latitude,
    speed: Float64Array.from({ length: GRAHA_COUNT }, (_, i) => given.speed?.[i] ?? (i < G.rahu ? 1 : -0.05)),
    declination: longitude.map((sidereal, i) => declinationOf(sidereal + ayanamsa, latitude[i], OBLIQUITY)),
    distance: new Float64Array(GRAHA_COUNT),
    sign: Uint8Array.from(longitude, signOf),
    lagna: normalizeDegrees(given.lagna),
    midheaven: normalizeDegrees(given.midheaven ?? given.lagna + 270),
    cusps: undefined,
    day: undefined,
  };
}

/**
 * The sky of a stretch of time as polynomials. In: an ephemeris and a span of JD UT. Out: sidereal longitudes
 * of Sun and Moon, their places over the turning Earth, obliquity, ayanamsa and sidereal time.
 *
 * Measured against the Swiss Ephemeris: see test/engine/sky/sky-fit.test.ts. Every sample is taken in UT, so
 * Delta T lives in the library alone.
 */
import { fitSeries, type Series, sampleTimes, unwrap, valueAt } from './chebyshev.ts';
import { BODY, type Body, type SkySource } from './sky-source.ts';

/** Where a body stands over the turning Earth. */
export interface EarthPath {
  /** Greenwich hour angle, degrees, growing without wrap by about 360 a day */
  readonly hourAngle: Series;
  /** sine of the declination */
  readonly sinDeclination: Series;
  /** distance from the Earth's centre, in equatorial radii of the Earth */
  readonly distance: Series;
}

/** The orientation of the Earth and of the zodiac over time. */
export interface EarthFit {
  /** true obliquity, degrees */
  readonly obliquity: Series;
  /** tropical of date = sidereal + this, degrees, nutation included */
  readonly ayanamsa: Series;
  /** Greenwich apparent sidereal time, degrees, growing without wrap */
  readonly siderealTime: Series;
}

/** What rising and setting of the Sun is derived from. */
export interface SunFit extends EarthFit {
  /** sidereal longitude, degrees, growing without wrap */
  readonly sunLongitude: Series;
  readonly sun: EarthPath;
}

/** Everything the sky of one year is derived from. */
export interface SkyFit extends SunFit {
  /** sidereal longitude, degrees, growing without wrap */
  readonly moonLongitude: Series;
  readonly moon: EarthPath;
}

/** Segment length in days and degree of one kind of fit. */
interface Shape {
  readonly span: number;
  readonly degree: number;
}

const MOON: Shape = { span: 8, degree: 12 };
const SUN: Shape = { span: 32, degree: 16 };
const EARTH: Shape = { span: 32, degree: 16 };

/** AU over the Earth's equatorial radius (149597870.7 km, 6378.1366 km: IAU 2012, IERS 2003). */
const EARTH_RADII_PER_AU = 149597870.7 / 6378.1366;
const DEG = Math.PI / 180;

/** Degrees the Earth turns in a day against the equinox; carries the sidereal time between samples. */
const SIDEREAL_TURN = 360.98564736629;

/** The fit over `from`..`to` (JD UT) and at most one segment beyond either end. */
export function fitSky(ephemeris: SkySource, from: number, to: number): SkyFit {
  const earth = fitEarth(ephemeris, gridOver(EARTH, from, to));
  const sun = fitBody(ephemeris, earth, BODY.sun, gridOver(SUN, from, to));
  const moon = fitBody(ephemeris, earth, BODY.moon, gridOver(MOON, from, to));
  return {
    sunLongitude: sun.longitude,
    moonLongitude: moon.longitude,
    sun: sun.path,
    moon: moon.path,
    ...earth,
  };
}

/**
 * The Sun over `days` days from `from` (JD UT) as one segment: for a single day of a place, within 0.001 arcsec over four
 * days. Everything is sampled at the same instants.
 */
export function fitSunOfDays(ephemeris: SkySource, from: number, days: number): SunFit {
  const grid: Grid = { span: days, degree: 7, start: from, count: 1 };
  const earth = fitEarth(ephemeris, grid);
  const sun = fitBody(ephemeris, earth, BODY.sun, grid);
  return { ...earth, sunLongitude: sun.longitude, sun: sun.path };
}

/** Segments of a shape, one after the other. */
interface Grid extends Shape {
  /** JD UT */
  readonly start: number;
  readonly count: number;
}

/** The segments, on the absolute grid of multiples of the span, that cover from..to. */
function gridOver(shape: Shape, from: number, to: number): Grid {
  const start = Math.floor(from / shape.span) * shape.span;
  return { ...shape, start, count: Math.ceil((to - start) / shape.span) };
}

/** Obliquity, ayanamsa and sidereal time: nutation is sampled densely, what is smooth three times a segment. */
function fitEarth(ephemeris: SkySource, { span, degree, start, count }: Grid): EarthFit {
  const times = sampleTimes(start, span, degree, count);

  const coarse = sampleTimes(start, span, 2, count);
  const meanAyanamsa = fitSeries(
    { start, span, degree: 2, count },
    coarse.map((jd) => ephemeris.meanAyanamsa(jd)),
  );
  // The turn of the Earth is taken out before the fit and put back after it.
  const excess = coarse.map((jd) => ephemeris.meanSiderealTime(jd) - ((SIDEREAL_TURN * (jd - start)) % 360));
  unwrap(excess);
  const meanSiderealExcess = fitSeries({ start, span, degree: 2, count }, excess);

  const obliquity = new Float64Array(times.length);
  const ayanamsa = new Float64Array(times.length);
  const siderealTime = new Float64Array(times.length);
  for (let i = 0; i < times.length; i++) {
    const jd = times[i] as number;
    const orientation = ephemeris.orientation(jd);
    obliquity[i] = orientation.obliquity;
    ayanamsa[i] = valueAt(meanAyanamsa, jd) + orientation.nutation;
    siderealTime[i] =
      valueAt(meanSiderealExcess, jd) +
      SIDEREAL_TURN * (jd - start) +
      orientation.nutation * Math.cos(orientation.obliquity * DEG);
  }
  return {
    obliquity: fitSeries({ start, span, degree, count }, obliquity),
    ayanamsa: fitSeries({ start, span, degree, count }, ayanamsa),
    siderealTime: fitSeries({ start, span, degree, count }, siderealTime),
  };
}

/** Sidereal longitude of a body, and its hour angle, declination and distance, from one call per sample. */
function fitBody(
  ephemeris: SkySource,
  earth: EarthFit,
  body: Body,
  { span, degree, start, count }: Grid,
): { longitude: Series; path: EarthPath } {
  const times = sampleTimes(start, span, degree, count);
  const longitude = new Float64Array(times.length);
  const rightAscension = new Float64Array(times.length);
  const sinDeclination = new Float64Array(times.length);
  const distance = new Float64Array(times.length);

  for (let i = 0; i < times.length; i++) {
    const jd = times[i] as number;
    const place = ephemeris.position(jd, body);
    const obliquity = valueAt(earth.obliquity, jd) * DEG;
    const lambda = (place.longitude + valueAt(earth.ayanamsa, jd)) * DEG;
    const beta = place.latitude * DEG;
    const x = Math.cos(beta) * Math.cos(lambda);
    const y = Math.cos(beta) * Math.sin(lambda);
    const z = Math.sin(beta);
    longitude[i] = place.longitude;
    rightAscension[i] = Math.atan2(y * Math.cos(obliquity) - z * Math.sin(obliquity), x) / DEG;
    sinDeclination[i] = y * Math.sin(obliquity) + z * Math.cos(obliquity);
    distance[i] = place.distance * EARTH_RADII_PER_AU;
  }
  unwrap(longitude);
  unwrap(rightAscension);
  const hourAngle = rightAscension.map((ra, i) => valueAt(earth.siderealTime, times[i] as number) - ra);

  const series = (samples: Float64Array): Series => fitSeries({ start, span, degree, count }, samples);
  return {
    longitude: series(longitude),
    path: {
      hourAngle: series(hourAngle),
      sinDeclination: series(sinDeclination),
      distance: series(distance),
    },
  };
}

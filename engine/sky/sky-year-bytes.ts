/**
 * How much memory a sky year takes: its polynomials, tracks and lunations, by the sizes of their arrays.
 */
import { numbersBytes, objectBytes, typedArrayBytes } from '../cache/weight.ts';
import type { Series } from './chebyshev.ts';
import type { EarthPath } from './sky-fit.ts';
import type { SkyYear } from './sky-year.ts';

const seriesBytes = ({ coefficients }: Series): number => objectBytes(5) + 16 + typedArrayBytes(coefficients);

const pathBytes = ({ hourAngle, sinDeclination, distance }: EarthPath): number =>
  objectBytes(3) + seriesBytes(hourAngle) + seriesBytes(sinDeclination) + seriesBytes(distance);

/** A lunation: an object of five fields, two of them numbers in boxes of their own, and the list of its months. */
const LUNATION_BYTES = objectBytes(5) + 32 + numbersBytes(1);

/** Bytes of a sky year by itself, by estimate; what hangs on it is charged to it as it comes. */
export function skyYearBytes({ fit, lunations, ...year }: SkyYear): number {
  const tracks = [
    year.tithi,
    year.nakshatra,
    year.yoga,
    year.karana,
    year.sunRashi,
    year.sunNakshatra,
    year.moonRashi,
  ];
  const series = [fit.sunLongitude, fit.moonLongitude, fit.obliquity, fit.ayanamsa, fit.siderealTime];
  return (
    objectBytes(14) +
    tracks.reduce((sum, { starts }) => sum + objectBytes(3) + typedArrayBytes(starts), 0) +
    series.reduce((sum, one) => sum + seriesBytes(one), 0) +
    pathBytes(fit.sun) +
    pathBytes(fit.moon) +
    lunations.length * LUNATION_BYTES
  );
}

/**
 * The polynomials of a sky year as bytes and back, for hosts that cache them between one start and the next. The numbers are
 * in the byte order of the machine.
 */
import type { Series } from './chebyshev.ts';
import type { EarthPath, SkyFit } from './sky-fit.ts';

/** The polynomials of years, cached as bytes outside of the process. What is there must be whole. */
export interface FitCache {
  /** those of a year; undefined where there are none */
  get(year: number): Uint8Array | undefined;
  put(year: number, bytes: Uint8Array): void;
}

/** The numbers that stand before the coefficients of a series. */
const HEAD = 4;

/** The polynomials of a year as bytes. */
export function bytesOfFit(fit: SkyFit): Uint8Array {
  const all = seriesOf(fit).flatMap(({ start, span, degree, count, coefficients }) => [
    start,
    span,
    degree,
    count,
    ...coefficients,
  ]);
  return new Uint8Array(Float64Array.from(all).buffer);
}

/** The polynomials that some bytes are. */
export function fitOfBytes(bytes: Uint8Array): SkyFit {
  const numbers = new Float64Array(new Uint8Array(bytes).buffer);
  let at = 0;
  const next = (): Series => {
    const [start, span, degree, count] = numbers.subarray(at, at + HEAD);
    const from = at + HEAD;
    at = from + count * (degree + 1);
    return { start, span, degree, count, coefficients: numbers.subarray(from, at) };
  };
  const path = (): EarthPath => ({ hourAngle: next(), sinDeclination: next(), distance: next() });
  return {
    sunLongitude: next(),
    moonLongitude: next(),
    sun: path(),
    moon: path(),
    obliquity: next(),
    ayanamsa: next(),
    siderealTime: next(),
  };
}

// In the order in which they are read.
const seriesOf = (fit: SkyFit): readonly Series[] => [
  fit.sunLongitude,
  fit.moonLongitude,
  ...pathOf(fit.sun),
  ...pathOf(fit.moon),
  fit.obliquity,
  fit.ayanamsa,
  fit.siderealTime,
];

const pathOf = ({ hourAngle, sinDeclination, distance }: EarthPath): readonly Series[] => [
  hourAngle,
  sinDeclination,
  distance,
];

/**
 * Piecewise Chebyshev polynomials over time. In: samples at the Lobatto points of equal segments, which share
 * their end points, so the pieces join without a step. Out: value and rate at any instant of the span.
 */

/** A quantity over time: `count` segments of `span` days from `start`, `degree + 1` coefficients each. */
export interface Series {
  /** JD UT of the first segment's begin */
  readonly start: number;
  /** days of one segment */
  readonly span: number;
  readonly degree: number;
  readonly count: number;
  readonly coefficients: Float64Array;
}

/** Lobatto points of `degree` on -1..1, ascending: degree + 1 of them, both ends included. */
function lobattoPoints(degree: number): Float64Array {
  return Float64Array.from({ length: degree + 1 }, (_, j) => -Math.cos((Math.PI * j) / degree));
}

/** Instants (JD UT) at which a series of this shape is sampled: count * degree + 1, ascending. */
export function sampleTimes(start: number, span: number, degree: number, count: number): Float64Array {
  const points = lobattoPoints(degree);
  const times = new Float64Array(count * degree + 1);
  for (let segment = 0; segment < count; segment++) {
    for (let j = 0; j <= degree; j++) {
      times[segment * degree + j] = start + span * (segment + (1 + points[j]) / 2);
    }
  }
  return times;
}

/** The shape of a series: equal segments from a start. */
interface Segments {
  /** JD UT */
  readonly start: number;
  /** days of a segment */
  readonly span: number;
  /** of the polynomials */
  readonly degree: number;
  /** how many segments */
  readonly count: number;
}

/** The series through `samples`, which were taken at `sampleTimes` of the same shape. */
export function fitSeries({ start, span, degree, count }: Segments, samples: Float64Array): Series {
  const matrix = fitMatrix(degree);
  const width = degree + 1;
  const coefficients = new Float64Array(count * width);
  for (let segment = 0; segment < count; segment++) {
    for (let k = 0; k < width; k++) {
      let sum = 0;
      for (let j = 0; j < width; j++) {
        sum += matrix[k * width + j] * samples[segment * degree + j];
      }
      coefficients[segment * width + k] = sum;
    }
  }
  return { start, span, degree, count, coefficients };
}

const matrices = new Map<number, Float64Array>();

/** Row k, column j: the share of sample j in coefficient k (discrete cosine transform of the first kind). */
function fitMatrix(degree: number): Float64Array {
  const known = matrices.get(degree);
  if (known) return known;
  const width = degree + 1;
  const matrix = new Float64Array(width * width);
  for (let k = 0; k < width; k++) {
    for (let j = 0; j < width; j++) {
      const halves = (k === 0 || k === degree ? 0.5 : 1) * (j === 0 || j === degree ? 0.5 : 1);
      // the points ascend, so sample j sits at cos(pi (degree - j) / degree)
      matrix[k * width + j] = (2 / degree) * halves * Math.cos((Math.PI * (degree - j) * k) / degree);
    }
  }
  matrices.set(degree, matrix);
  return matrix;
}

/** Makes angles sampled in time order continuous: adds whole turns so that no step exceeds 180 degrees. */
export function unwrap(samples: Float64Array): void {
  for (let i = 1; i < samples.length; i++) {
    const before = samples[i - 1];
    const value = samples[i];
    samples[i] = value - 360 * Math.round((value - before) / 360);
  }
}

/** Index of the segment that holds `jd`; the first or last beyond the ends. */
export function segmentAt({ start, span, count }: Series, jd: number): number {
  return Math.min(Math.max(Math.floor((jd - start) / span), 0), count - 1);
}

/** Value at `jd`. Beyond the ends the outer segments are extended: stay inside. */
export function valueAt(series: Series, jd: number): number {
  return valueIn(series, segmentAt(series, jd), jd);
}

/** Writes the value at `jd` to out[0] and its rate per day to out[1]. */
export function motionAt(series: Series, jd: number, out: Float64Array): void {
  motionIn(series, segmentAt(series, jd), jd, out);
}

/** Value of one segment at `jd`, a little beyond its ends as well. */
export function valueIn({ start, span, degree, coefficients }: Series, segment: number, jd: number): number {
  const u = 2 * ((jd - start) / span - segment) - 1;
  const base = segment * (degree + 1);
  const twoU = 2 * u;
  let b1 = 0;
  let b2 = 0;
  for (let k = degree; k > 0; k--) {
    const b0 = (coefficients[base + k] as number) + twoU * b1 - b2;
    b2 = b1;
    b1 = b0;
  }
  return (coefficients[base] as number) + u * b1 - b2;
}

/** Writes the value of one segment at `jd` to out[0] and its rate per day to out[1]. */
export function motionIn(series: Series, segment: number, jd: number, out: Float64Array): void {
  const { start, span, degree, coefficients } = series;
  const u = 2 * ((jd - start) / span - segment) - 1;
  const base = segment * (degree + 1);
  const twoU = 2 * u;
  let b1 = 0;
  let b2 = 0;
  let d1 = 0;
  let d2 = 0;
  for (let k = degree; k > 0; k--) {
    const d0 = 2 * b1 + twoU * d1 - d2;
    const b0 = (coefficients[base + k] as number) + twoU * b1 - b2;
    d2 = d1;
    d1 = d0;
    b2 = b1;
    b1 = b0;
  }
  out[0] = (coefficients[base] as number) + u * b1 - b2;
  out[1] = ((b1 + u * d1 - d2) * 2) / span;
}

/**
 * Chebyshev pieces of unequal length: a stretch of time is halved until every piece holds its quantities within a
 * tolerance. In: a sampler, such as an ephemeris. Out: series that are short only where the motion is sharp.
 */
import { fitSeries, motionAt, type Series, sampleTimes, valueAt } from './chebyshev.ts';

/** A quantity over time: pieces of one segment each that follow one another without gap. */
export interface SplitSeries {
  /** JD UT, one more than pieces */
  readonly edges: Float64Array;
  readonly pieces: readonly Series[];
}

/** How a stretch is cut. */
export interface SplitShape {
  /** longest piece, days */
  readonly span: number;
  /** shortest piece, days: halving stops here */
  readonly least: number;
  readonly degree: number;
  /** how far a fitted value may be off between its samples, degrees */
  readonly tolerance: number;
}

/** Longitude (0..360) and latitude at an instant (JD UT), degrees. */
export type Sampler = (jd: number) => { readonly longitude: number; readonly latitude: number };

/** Longitude, growing or falling without wrap, and latitude, fitted by the same pieces. */
export interface FittedPlaces {
  readonly longitude: SplitSeries;
  readonly latitude: SplitSeries;
}

/** Where within a piece the fit is compared with the sampler, as fractions of its length. */
const PROBES = [0.03, 0.21, 0.46, 0.54, 0.79, 0.97];

/** The fit of `sampler` over from..to (JD UT), which the pieces fill exactly. */
export function fitPlaces(sampler: Sampler, from: number, to: number, shape: SplitShape): FittedPlaces {
  const longitudes: Series[] = [];
  const latitudes: Series[] = [];
  const roots = Math.ceil((to - from) / shape.span);
  const length = (to - from) / roots;
  let anchor = sampler(from).longitude;

  const cut = (start: number, span: number): void => {
    const times = sampleTimes(start, span, shape.degree, 1);
    const longitude = new Float64Array(times.length);
    const latitude = new Float64Array(times.length);
    let before = anchor;
    for (const [i, jd] of times.entries()) {
      const place = sampler(jd);
      longitude[i] = before = nearest(place.longitude, before);
      latitude[i] = place.latitude;
    }
    const one = (samples: Float64Array): Series =>
      fitSeries({ start, span, degree: shape.degree, count: 1 }, samples);
    const along = one(longitude);
    const across = one(latitude);
    const holds = (fraction: number): boolean => {
      const jd = start + fraction * span;
      const place = sampler(jd);
      const off = valueAt(along, jd) - place.longitude;
      return (
        Math.abs(off - 360 * Math.round(off / 360)) <= shape.tolerance &&
        Math.abs(valueAt(across, jd) - place.latitude) <= shape.tolerance
      );
    };
    if (span / 2 >= shape.least && !PROBES.every(holds)) {
      cut(start, span / 2);
      cut(start + span / 2, span / 2);
      return;
    }
    longitudes.push(along);
    latitudes.push(across);
    anchor = before;
  };
  for (let i = 0; i < roots; i++) cut(from + i * length, length);

  const edges = Float64Array.from([...longitudes.map(({ start }) => start), to]);
  return {
    longitude: { edges, pieces: longitudes },
    latitude: { edges, pieces: latitudes },
  };
}

/** The angle that differs from `angle` by whole turns and lies next to `before`. */
function nearest(angle: number, before: number): number {
  return angle - 360 * Math.round((angle - before) / 360);
}

/** The piece that holds `jd`; the first or last beyond the ends. */
function pieceAt({ edges, pieces }: SplitSeries, jd: number): Series {
  let low = 0;
  let high = pieces.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (edges[middle] <= jd) low = middle;
    else high = middle;
  }
  return pieces[low];
}

/** Value at `jd`. Beyond the ends the outer pieces are extended: stay inside. */
export function splitValueAt(series: SplitSeries, jd: number): number {
  return valueAt(pieceAt(series, jd), jd);
}

/** Writes the value at `jd` to out[0] and its rate per day to out[1]. */
export function splitMotionAt(series: SplitSeries, jd: number, out: Float64Array): void {
  motionAt(pieceAt(series, jd), jd, out);
}

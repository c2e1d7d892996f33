/**
 * The padas of a nakshatra: quarters of the Moon's way through it, 3 degrees 20 minutes each. In: the sky and
 * a nakshatra's span. Out: the span of each quarter.
 */
import { memoOn } from '../cache/memo.ts';
import { degreesAt, instantOf } from '../sky/anga.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import type { AngaSpan } from './anga-span.ts';

/** One quarter of a nakshatra. */
export interface PadaSpan {
  /** 0-based nakshatra */
  readonly nakshatra: number;
  /** 1..4 */
  readonly pada: number;
  /** JD UT, included */
  readonly start: number;
  /** JD UT, not included */
  readonly end: number;
}

/** Degrees of one pada; 108 of them make the round. */
const PADA = 360 / 108;

/** The four padas of a whole nakshatra span of the Moon, within 0.1 s; they tile it exactly. */
export function padasOf(sky: SkyYear, span: AngaSpan): PadaSpan[] {
  const { moon } = sky.motions;
  // The longitude grows without wrap, so the quarter's own number in it is found by rounding.
  const first = Math.round(degreesAt(moon, span.start) / PADA);
  const quarter = (span.end - span.start) / 4;
  const edge = (n: number): number => instantOf(moon, (first + n) * PADA, span.start + n * quarter);
  const edges = [span.start, edge(1), edge(2), edge(3), span.end];
  return [0, 1, 2, 3].map((n) => ({
    nakshatra: span.label,
    pada: n + 1,
    start: edges[n],
    end: edges[n + 1],
  }));
}

/** The pada of `span`, a whole nakshatra, that holds `jd` (JD UT, within the span). */
export function padaAt(sky: SkyYear, span: AngaSpan, jd: number): PadaSpan {
  const [first, second, third, fourth] = cachedPadas(sky, span);
  if (jd < first.end) return first;
  if (jd < second.end) return second;
  return jd < third.end ? third : fourth;
}

// Consecutive days need the padas of the same stars.
const padaSpansOf = memoOn<SkyYear, Map<number, readonly PadaSpan[]>>();

function cachedPadas(sky: SkyYear, span: AngaSpan): readonly PadaSpan[] {
  const bySpan = padaSpansOf.of(sky, () => new Map());
  let padas = bySpan.get(span.start);
  if (padas === undefined) {
    padas = padasOf(sky, span);
    bySpan.set(span.start, padas);
  }
  return padas;
}

/** The padas of some successive nakshatra spans that touch from..to (JD UT, `to` excluded). */
export function padasTouching(
  sky: SkyYear,
  nakshatras: readonly AngaSpan[],
  from: number,
  to: number,
): PadaSpan[] {
  return nakshatras
    .flatMap((span) => cachedPadas(sky, span))
    .filter((pada) => pada.end > from && pada.start < to);
}

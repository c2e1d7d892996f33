/**
 * Whole spans of an anga, read from its track. In: a track and an instant or a stretch of time.
 */
import { type Track, trackIndexAt } from '../sky/track.ts';

/** One whole span of an anga; boundaries lie within 0.1 s of the Swiss Ephemeris. */
export interface AngaSpan {
  /** 0-based: tithi 0 = Shukla 1 .. 29 = Amavasya, nakshatra 0 = Ashvini, yoga 0 = Vishkambha */
  readonly label: number;
  /** JD UT, included */
  readonly start: number;
  /** JD UT, not included */
  readonly end: number;
}

/** The span of a track that holds `jd` (JD UT); undefined outside the track. */
export function spanAt(track: Track, jd: number): AngaSpan | undefined {
  const i = trackIndexAt(track, jd);
  return i < 0 ? undefined : spanOf(track, i);
}

/** The whole spans of a track that touch from..to (JD UT, `to` excluded); none where `from` is outside it. */
export function spansTouching(track: Track, from: number, to: number): AngaSpan[] {
  const spans: AngaSpan[] = [];
  const first = trackIndexAt(track, from);
  if (first < 0) return spans;
  for (let i = first; i + 1 < track.starts.length && (i === first || track.starts[i] < to); i++) {
    spans.push(spanOf(track, i));
  }
  return spans;
}

function spanOf(track: Track, i: number): AngaSpan {
  return { label: (track.first + i) % track.cycle, start: track.starts[i], end: track.starts[i + 1] };
}

// What of the sky runs during a day: the spans of a track from sunrise to the next sunrise.

import { type Track, trackIndexAt } from '../../engine/sky/track.ts';

/** One span that touches the day. */
export interface Running {
  /** 0-based label */
  readonly label: number;
  /** JD UT; may lie after the day */
  readonly end: number;
}

/** The spans of a track that touch from..to (JD UT), in order. */
export function runningIn(track: Track, from: number, to: number): readonly Running[] {
  const out: Running[] = [];
  const first = trackIndexAt(track, from);
  for (let i = first; i >= 0 && i + 1 < track.starts.length && track.starts[i] < to; i++) {
    out.push({ label: (track.first + i) % track.cycle, end: track.starts[i + 1] });
  }
  return out;
}

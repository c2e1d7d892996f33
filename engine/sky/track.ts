/**
 * A cyclic anga laid over time: spans that follow one another without gap, each bearing the next label, or labels of
 * their own where what is followed may turn back.
 */

/** Successive spans of a cyclic anga. Span i runs starts[i]..starts[i+1] and has label (first + i) mod cycle. */
export interface Track {
  readonly cycle: number;
  /** 0-based label of span 0 */
  readonly first: number;
  /** JD UT, one more than spans */
  readonly starts: Float64Array;
  /** 0-based labels of the spans; absent where each follows the one before in the cycle */
  readonly labels?: ArrayLike<number>;
}

/** Index of the span that contains `jd` (its begin included, its end not); -1 outside the track. */
export function trackIndexAt(track: Track, jd: number): number {
  const { starts } = track;
  const last = starts.length - 1;
  // written so that NaN is outside too
  if (last < 1 || !(jd >= (starts[0] as number) && jd < (starts[last] as number))) return -1;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= jd) low = middle;
    else high = middle;
  }
  return low;
}

/** 0-based label of a span of the track. */
export function labelOfSpan({ first, cycle, labels }: Track, index: number): number {
  return labels === undefined ? (first + index) % cycle : labels[index];
}

/** 0-based label of the span that contains `jd`; -1 outside the track. */
export function trackLabelAt(track: Track, jd: number): number {
  const index = trackIndexAt(track, jd);
  return index < 0 ? -1 : labelOfSpan(track, index);
}

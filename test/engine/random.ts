/** Repeatable randomness for comparisons with a tolerance: a linear congruential generator over 2^32. */

/** A source of numbers in 0..1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

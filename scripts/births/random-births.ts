// Births at random, the same for the same seed: instants of a hundred years, places between the corners of India.

/** When and where. */
export interface RandomBirth {
  /** JD UT */
  readonly jd: number;
  readonly lat: number;
  readonly lon: number;
}

/** 1926-01-01, midnight UT. */
const from = 2424516.5;
const days = 100 * 365.25;

/** Births of a seed, one after the other. */
export function* randomBirths(seed: number, count: number): Generator<RandomBirth> {
  const next = mulberry32(seed);
  for (let i = 0; i < count; i++) {
    yield { jd: from + days * next(), lat: 8 + 27 * next(), lon: 68 + 29 * next() };
  }
}

/** Numbers from 0 up to 1 by the generator Mulberry32 of T. Ettinger. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The two reductions of a bhinna ashtakavarga: trikona and ekadhipatya shodhana (BPHS 67 and 68). In and out: bindus of
 * the twelve rashis, 0 = Mesha.
 */

/**
 * Where the schools differ in the ekadhipatya reduction.
 */
export interface EkadhipatyaRule {
  /**
   * an empty rashi with more bindus than the occupied one: loses as many as that has (`subtract`, BPHS 68 in
   * Santhanam's edition), or is left with just as many (`replace`, P.V.R. Narasimha Rao)
   */
  readonly more: 'subtract' | 'replace';
  /** an empty rashi with as many as the occupied one: loses all (BPHS 68), or keeps them (a program's reading) */
  readonly equal: 'lose' | 'keep';
  /** whether the lagna occupies its rashi as a graha does */
  readonly lagnaOccupies: boolean;
  /** whether Rahu and Ketu occupy theirs */
  readonly nodesOccupy: boolean;
}

/**
 * The rules by name. `grahas_alone` is the second with grahas for its only occupants: so a program reduces that has the
 * bindus of Varahamihira.
 */
export const EKADHIPATYA_RULES = {
  parashara: { more: 'subtract', equal: 'lose', lagnaOccupies: false, nodesOccupy: false },
  grahas_alone: { more: 'replace', equal: 'lose', lagnaOccupies: false, nodesOccupy: false },
  narasimha_rao: { more: 'replace', equal: 'lose', lagnaOccupies: true, nodesOccupy: false },
} as const satisfies Record<string, EkadhipatyaRule>;

/** Name of a rule of the ekadhipatya reduction. */
export type EkadhipatyaName = keyof typeof EKADHIPATYA_RULES;

/** The pairs of rashis with one lord; Karka and Simha have no other. */
const PAIRS: readonly (readonly [number, number])[] = [
  [0, 7],
  [1, 6],
  [2, 5],
  [8, 11],
  [9, 10],
];

/**
 * Trikona shodhana: from the three rashis of each trine the least of their bindus is taken, which leaves them as they are
 * where one has none and leaves nothing where all have as many.
 */
export function trikonaShodhana(bindus: readonly number[]): number[] {
  return bindus.map((n, rashi) => n - Math.min(n, bindus[(rashi + 4) % 12], bindus[(rashi + 8) % 12]));
}

/**
 * Ekadhipatya shodhana of bindus that have been through the other. `occupied` tells by rashi whether it is occupied, as
 * `occupiedRashis` finds it.
 */
export function ekadhipatyaShodhana(
  bindus: readonly number[],
  occupied: readonly boolean[],
  rule: EkadhipatyaRule = EKADHIPATYA_RULES.parashara,
): number[] {
  const reduced = [...bindus];
  for (const [a, b] of PAIRS) {
    if (bindus[a] === 0 || bindus[b] === 0 || (occupied[a] && occupied[b])) continue;
    if (!occupied[a] && !occupied[b]) {
      const left = bindus[a] === bindus[b] ? 0 : Math.min(bindus[a], bindus[b]);
      reduced[a] = left;
      reduced[b] = left;
      continue;
    }
    const [full, empty] = occupied[a] ? [a, b] : [b, a];
    if (bindus[full] > bindus[empty]) reduced[empty] = 0;
    else if (bindus[full] === bindus[empty]) reduced[empty] = rule.equal === 'lose' ? 0 : bindus[empty];
    else reduced[empty] = rule.more === 'replace' ? bindus[full] : bindus[empty] - bindus[full];
  }
  return reduced;
}

/** Which rashis are occupied. `grahas` are the 0-based rashis of Sun to Saturn, then those of Rahu and Ketu if known. */
export function occupiedRashis(grahas: readonly number[], lagna: number, rule: EkadhipatyaRule): boolean[] {
  const occupied: boolean[] = new Array(12).fill(false);
  const counted = rule.nodesOccupy ? grahas.length : 7;
  for (let graha = 0; graha < counted; graha++) occupied[grahas[graha]] = true;
  if (rule.lagnaOccupies) occupied[lagna] = true;
  return occupied;
}

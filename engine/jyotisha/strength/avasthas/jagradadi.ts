/** Jagradadi avasthas: awake, dreaming or asleep, by the rashi (BPHS 45.5). */
import type { Placement } from './placement.ts';

/** Awake, dreaming, asleep. */
export type JagradadiState = 'jagrat' | 'svapna' | 'sushupti';

/** The state with what it gives: the full result, a middling one, or none. */
export interface Jagradadi {
  readonly state: JagradadiState;
  readonly result: 'full' | 'medium' | 'none';
}

const RESULT = { jagrat: 'full', svapna: 'medium', sushupti: 'none' } as const;

/** Awake in exaltation, mulatrikona or its own rashi, dreaming in that of a friend or neutral, asleep in others. */
export function jagradadi({ exalted, mulatrikona, own, debilitated, relation = 0 }: Placement): Jagradadi {
  const awake = exalted || mulatrikona || own;
  const state = awake ? 'jagrat' : debilitated || relation < 0 ? 'sushupti' : 'svapna';
  return { state, result: RESULT[state] };
}

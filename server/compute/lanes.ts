// Lanes: pools of threads for computations of different length, so that what takes long never stands before what does
// not; the system shares processors between them.

/**
 * `quick`: answers about days, some milliseconds each, a new place some ten. `long`: answers about years of rules, lists
 * and searches. `texts`: rules that callers send, within hard limits of time and memory.
 */
export const lanes = ['quick', 'long', 'texts'] as const;

/** The name of a lane. */
export type Lane = (typeof lanes)[number];

// Two versions of the packs and what differs between them, for those who print it.

import type { DiffQuestion, PackDiff, ProseChange } from '@nirnaya/authoring/diff';
import type { Version } from './version.ts';

/** A comparison that was made. */
export interface Comparison {
  readonly before: Version;
  readonly after: Version;
  /** what was compared */
  readonly question: DiffQuestion;
  readonly diff: PackDiff;
  /** words that decide nothing */
  readonly prose: readonly ProseChange[];
}

// The trace of a decision: the candidates, clause by clause, and the outcome. Plain data; no code in it.

import type { Cited } from '@nirnaya/dsl/pack';
import type { SourceRange } from '@nirnaya/dsl/source';
import type { Clause } from '@nirnaya/dsl/syntax';
import type { SkyName } from '@nirnaya/dsl/vocabulary';
import type { Occurrence, Outcome } from '@nirnaya/engine/observe';
import type { Spans } from '@nirnaya/engine/spans';
import type { Reading } from './emit/context.ts';

/** `standard` decides by the authority's kalas; `drik` as drik calendars publish where a rule says so. */
export type FestivalMode = 'standard' | 'drik';

/** The result of one clause for one candidate. */
export interface ClauseResult {
  /** civil day number */
  readonly day: number;
  /** what `require` and `prefer` found */
  readonly holds: boolean | undefined;
  /** what `prefer most of` found, 0..1 */
  readonly share: number | undefined;
  readonly survives: boolean;
  readonly readings: readonly TracedReading[];
}

/** One thing seen while a clause was weighed. */
export interface TracedReading {
  /** the expression in its canonical spelling */
  readonly text: string;
  readonly value: Reading['value'];
}

/** One clause with what it did. */
export interface TracedClause {
  /** the clause in its canonical spelling */
  readonly text: string;
  readonly kind: Clause['kind'];
  /** where it is written */
  readonly range: SourceRange;
  /** the pack it comes from */
  readonly pack: string;
  /** whose word it is, where it says so */
  readonly authority?: Cited;
  readonly results: readonly ClauseResult[];
  /** whether it left fewer candidates than it found */
  readonly narrowed: boolean;
}

/** A day that was weighed. */
export interface TracedCandidate {
  /** civil day number */
  readonly day: number;
  /** JD UT; NaN where the Sun does not rise */
  readonly sunrise: number;
  /** days of the target that fall in the day */
  readonly overlap: number;
  /** whether it was added by `also`, the target not touching it */
  readonly added: boolean;
}

/** The whole of one decision. Days are civil day numbers, instants JD UT. */
export interface Trace {
  readonly code: string;
  readonly mode: FestivalMode;
  /** on whose sky it was decided */
  readonly sky: SkyName;
  readonly target: { readonly text: string; readonly event: boolean };
  readonly occurrence: Occurrence;
  readonly candidates: readonly TracedCandidate[];
  readonly clauses: readonly TracedClause[];
  /** as narrowing left it, days as civil day numbers */
  readonly outcome: Outcome;
  /** the clause that left a single day; undefined where none had to */
  readonly decidedBy: number | undefined;
  /** named windows of the day decided */
  readonly windows: readonly { readonly name: string; readonly spans: Spans }[];
  /** moments that did not occur on a candidate: `moonrise` */
  readonly absent: readonly { readonly day: number; readonly what: string }[];
}

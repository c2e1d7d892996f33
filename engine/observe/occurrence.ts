// One occurrence of a rule's target: a tithi of a month, a sankranti, a nakshatra within a month, some days.

import type { Lunation } from '../sky/lunations.ts';
import type { Spans } from '../spans/spans.ts';

/** An occurrence of a rule's target. */
export interface Occurrence {
  /** the target's spans; an event has no length */
  readonly spans: Spans;
  /** JD UT */
  readonly start: number;
  /** JD UT */
  readonly end: number;
  /** the lunation it belongs to, for targets of the lunar calendar */
  readonly lunation?: Lunation;
  /** first and last day index, for targets that are whole days and need no deciding */
  readonly days?: readonly [number, number];
}

// What came of one row of a truth file, and of a whole file.

import type { UnreadRow } from './rows.ts';

/** A row that our computation does not yield. */
export interface Difference {
  /** line of the file; the header is line 1 */
  readonly row: number;
  /** which thing of which place and date the row speaks of */
  readonly what: string;
  readonly expected: string;
  readonly actual: string;
  /** what was measured to explain it; null where nothing explains it */
  readonly reason: string | null;
  /** measured facts, where they do not amount to a reason */
  readonly note?: string;
}

/** By how many days what a source prints is off from ours by each of several rules, where sources follow different ones. */
export interface RuleFit {
  readonly source: string;
  readonly what: string;
  /** days from the printed event to ours, by the name of the rule */
  readonly days: Readonly<Record<string, number>>;
}

/** The rule that a row was compared with. */
export interface JudgedRule {
  readonly code: string;
  /** the chain of packs */
  readonly pack: string;
  /** the date of the row, a civil day number */
  readonly day: number;
}

/** One verdict of a row. `parts` are figures counted apart, such as the tithi and the month of one row. */
export type Verdict =
  /** nothing of ours speaks of it; `variant` where the row follows a way of computing that we do not serve */
  | { readonly kind: 'uncovered'; readonly variant?: string }
  /** what the row says cannot be read, as a date that is none */
  | { readonly kind: 'unread'; readonly why: string }
  | {
      readonly kind: 'agree';
      readonly parts?: Parts;
      readonly fit?: RuleFit;
      readonly judged?: JudgedRule;
    }
  | {
      readonly kind: 'differ';
      readonly difference: Omit<Difference, 'row'>;
      readonly parts?: Parts;
      readonly fit?: RuleFit;
      readonly judged?: JudgedRule;
    };

/** Figure by name: whether it agrees. */
export type Parts = Readonly<Record<string, boolean>>;

/** A file read through. */
export interface FileReport {
  readonly file: string;
  readonly rows: number;
  readonly covered: number;
  readonly agree: number;
  readonly differ: number;
  readonly unexplained: number;
  /** rows that cannot be read, or whose check fails */
  readonly unread: readonly UnreadRow[];
  /** rows that are not covered as they follow a variant that is not implemented */
  readonly variants: readonly UnreadRow[];
  /** figures counted apart */
  readonly parts: Readonly<Record<string, { readonly covered: number; readonly agree: number }>>;
  readonly differences: readonly Difference[];
  /** which rules the sources follow, where rows are fitted by several */
  readonly fits: readonly RuleFit[];
  /** the rules that rows were compared with, and whether they agree */
  readonly judged: readonly (JudgedRule & { readonly agrees: boolean })[];
  /** what is said of the file as a whole; lines of text */
  readonly summary: readonly string[];
}

/** Whether a row was compared. */
export const isJudged = (verdict: Verdict): verdict is Extract<Verdict, { kind: 'agree' | 'differ' }> =>
  verdict.kind === 'agree' || verdict.kind === 'differ';

/** The verdict for a row whose field cannot be read. */
export const unread = (field: string, text: string): Verdict => ({
  kind: 'unread',
  why: `${field}: ${JSON.stringify(text)} cannot be read`,
});

/** The verdict for what we know no name, place or rule for. */
export const uncovered: Verdict = { kind: 'uncovered' };

/** The verdict for a row that follows a variant that is not implemented; `variant` says which. */
export const notImplemented = (variant: string): Verdict => ({ kind: 'uncovered', variant });

/** Agreement, or a difference with a reason that is only looked for where it is needed. */
export function verdict(agrees: boolean, difference: () => Omit<Difference, 'row'>, parts?: Parts): Verdict {
  return agrees ? { kind: 'agree', parts } : { kind: 'differ', difference: difference(), parts };
}

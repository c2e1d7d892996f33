// What the playground asks of a text of rules, and what comes of it: plain data, which a worker sends to its page.

import type { Place } from '@nirnaya/engine/place';

/** A place with the name that drawings give it. */
export interface PlaygroundPlace extends Place {
  readonly name: string;
}

/** A text of rules, where and when it is decided, and what of it is shown. */
export interface PlaygroundQuestion {
  readonly text: string;
  readonly place: PlaygroundPlace;
  /** the first civil year, and how many */
  readonly from: number;
  readonly years: number;
  /** ISO date of the reader, from which what comes next is counted */
  readonly today: string;
  /** the rule that is shown; default the first of the text */
  readonly code?: string | undefined;
  /** the date that is explained, ISO; default the next one */
  readonly date?: string | undefined;
}

/** Something to say of the text. */
export interface PlaygroundFinding {
  /** offsets in the text */
  readonly from: number;
  readonly to: number;
  /** from 1 */
  readonly line: number;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
}

/** The dates of a rule in a year. */
export interface PlaygroundYear {
  readonly year: number;
  /** ISO dates, each the first day */
  readonly dates: readonly string[];
  /** days between which the rule leaves the date open */
  readonly open: readonly string[];
  /** by the rule in force; undefined where there is none of its code */
  readonly before: readonly string[] | undefined;
}

/** A clause of a decision with what it did. */
export interface PlaygroundClause {
  readonly clause: string;
  readonly authority: string | null;
  readonly effect: 'decides' | 'narrows' | 'idle';
  /** ISO dates that it left */
  readonly left: readonly string[];
}

/** Why a date is a date. */
export interface PlaygroundReason {
  readonly date: string;
  readonly sentence: string;
  readonly clauses: readonly PlaygroundClause[];
  /** the decision drawn as SVG, as parts of a page; undefined where a day weighed has no sunrise */
  readonly drawing: { readonly wide: string; readonly phone: string } | undefined;
}

/** A span of a condition, local ISO 8601. */
export interface PlaygroundSpan {
  readonly start: string;
  readonly end: string;
}

/** A rule of a text. */
export interface PlaygroundRule {
  readonly code: string;
  readonly name: string;
  readonly kind: string;
}

/** What came of a text. */
export interface PlaygroundAnswer {
  readonly findings: readonly PlaygroundFinding[];
  /** whether the rest is of this text; otherwise it is of the last one without errors, or empty */
  readonly isCurrent: boolean;
  /** the pack in force that the text builds on; undefined where it names none that there is */
  readonly parent: string | undefined;
  readonly rules: readonly PlaygroundRule[];
  /** the rule that is shown */
  readonly code: string | undefined;
  readonly years: readonly PlaygroundYear[];
  /** years whose dates differ from those of the rule in force */
  readonly changed: number;
  readonly reason: PlaygroundReason | undefined;
  /** what the rule in force says of its date in the same year, where that is another one */
  readonly reasonBefore: PlaygroundReason | undefined;
  /** of a condition: its spans in the coming weeks */
  readonly spans: readonly PlaygroundSpan[];
}

/** A completion. */
export interface PlaygroundCompletion {
  readonly label: string;
  readonly detail: string | undefined;
  readonly info: string | undefined;
  readonly insert: string;
  readonly sort: string;
}

/** The completions at an offset, and where what they replace begins. */
export interface PlaygroundCompletions {
  readonly from: number;
  readonly options: readonly PlaygroundCompletion[];
}

/** What is said of a place in a text, and what place that is, by offsets. */
export interface PlaygroundHover {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

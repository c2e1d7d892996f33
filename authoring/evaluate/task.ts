// What is to be evaluated, and what comes of it.

import type { FestivalMode } from '@nirnaya/compiler/runtime';
import type { evaluatedExpression, evaluation } from '@nirnaya/contract/rules';
import type { z } from '@nirnaya/contract/schema';
import type { Place } from '@nirnaya/engine/place';
import type { InputTexts } from './inputs.ts';

/** The fields of every task. */
interface TaskSetting {
  /** the pack that the text builds on unless it says another, or under whose names the expression is read */
  readonly parent: string;
  /** the requested years, in their order */
  readonly years: readonly number[];
  readonly inputs: InputTexts;
  readonly mode: FestivalMode;
  /** IANA zone in which instants are written; undefined: that of the place */
  readonly zone: string | undefined;
}

/** A text of rules as sent. */
export interface SentText {
  /** the file that diagnostics name; undefined of a text without a name */
  readonly name: string | undefined;
  readonly text: string;
}

/** Texts of rules to be evaluated, with everything that is needed for it. */
export interface RulesTask extends TaskSetting {
  readonly kind: 'rules';
  readonly texts: readonly SentText[];
  /** where; undefined: at the place of the chain that the texts end */
  readonly place: Place | undefined;
  /** the only civil day number requested, which lies in the only year */
  readonly day: number | undefined;
  /** the only rule requested */
  readonly rule: string | undefined;
  readonly traces: boolean;
}

/** An expression to be evaluated on a day of the only year. */
export interface ExpressionTask extends TaskSetting {
  readonly kind: 'expression';
  readonly text: string;
  readonly place: Place;
  /** civil day number */
  readonly day: number;
}

/** A task. */
export type EvaluationTask = RulesTask | ExpressionTask;

interface Chain {
  /** from the root down */
  readonly packs: readonly string[];
  readonly fingerprint: string;
}

/** A place that was found: a curated one by its id, or one of its own. */
export interface ResolvedPlace {
  readonly place: Place;
  readonly locationId: number | undefined;
}

/** The result of texts. */
export interface RulesResult {
  readonly kind: 'rules';
  readonly answer: z.output<typeof evaluation>;
  /** the chain that ends in the texts; undefined where it has errors */
  readonly chain: Chain | undefined;
  /** the place of the chain, where none was requested */
  readonly resolvedPlace: ResolvedPlace | undefined;
}

/** The result of an expression. */
export interface ExpressionResult {
  readonly kind: 'expression';
  readonly answer: z.output<typeof evaluatedExpression>;
  readonly chain: Chain;
}

/** The result of a task, of the task's own kind. */
export type EvaluationResult = RulesResult | ExpressionResult;

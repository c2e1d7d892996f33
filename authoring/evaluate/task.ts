// The messages to and from the thread that evaluates texts and expressions: plain data.

import type { z } from '../../app/shapes/zod.ts';
import type { FestivalMode } from '../../compiler/runtime/trace.ts';
import type { Place } from '../../engine/place/place.ts';
import type { FittedYear, HandedPlanets } from '../../engine/sky/handed-sky.ts';
import type { evaluatedExpression } from '../eval/shapes.ts';
import type { InputTexts } from './inputs.ts';
import type { PackTexts } from './pack-texts.ts';
import type { evaluation } from './shapes.ts';

/** The code of the refusal of a text that needs planets which were not handed over. */
export const planetsUnavailable = 'planets_unavailable';

/** The fields of every task. */
interface TaskSetting {
  /** the pack that the text builds on unless it says another, or under whose names the expression is read */
  readonly parent: string;
  readonly packs: PackTexts;
  /** version of the ephemeris data */
  readonly dataVersion: string;
  /** the requested years, in their order, with their skies */
  readonly years: readonly FittedYear[];
  /** the planets about these years; they are handed over only to a text that turned out to need them */
  readonly planets: HandedPlanets | undefined;
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

/** A task of the thread. */
export type EvaluationTask = RulesTask | ExpressionTask;

interface Chain {
  /** from the root down */
  readonly packs: readonly string[];
  readonly fingerprint: string;
}

/** A place that the thread found: a curated one by its id, or one of its own. */
export interface FoundPlace {
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
  readonly found: FoundPlace | undefined;
}

/** The result of an expression. */
export interface ExpressionResult {
  readonly kind: 'expression';
  readonly answer: z.output<typeof evaluatedExpression>;
  readonly chain: Chain;
}

/** The result of a task, of the task's own kind. */
export type EvaluationResult = RulesResult | ExpressionResult;

// What an evaluator is given, and what it may use of the pack that it belongs to.

import type { Expression } from '@nirnaya/dsl/syntax';
import type { SkyName } from '@nirnaya/dsl/vocabulary';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import type { Spans } from '@nirnaya/engine/spans';

/** Input values by the name of the input: 0-based labels, plain numbers, or texts. */
export type Inputs = Readonly<Record<string, number | string>>;

export const noInputs: Inputs = {};

/** One pack applied to one place-year; holds what need be computed only once. */
export interface Run {
  readonly py: PlaceYear;
  /** on whose sky it is */
  readonly sky: SkyName;
  /** spans that depend on neither day nor target nor inputs, by slot */
  readonly memo: Spans[];
  /** the days of a rule as pairs of first and last day index */
  daysOf(code: string): readonly (readonly [number, number])[];
  /** the spans of a condition over the year */
  spansOf(code: string, inputs: Inputs): Spans | undefined;
  /** when the months of a calendar begin */
  calendar(name: string): readonly CalendarMonth[];
}

/** One month of a calendar. */
export interface CalendarMonth {
  /** day index of its first day */
  readonly first: number;
  /** day index of its last day */
  readonly last: number;
  /** 0-based, in the calendar's own order */
  readonly month: number;
}

/** The moment of evaluation: which day, which target. Evaluators change `day` and `readAt` and put them back. */
export interface Context {
  readonly run: Run;
  readonly py: PlaceYear;
  day: number;
  target: Spans;
  /** JD UT at which bare quantities are read; NaN = the day's sunrise */
  readAt: number;
  readonly inputs: Inputs;
  /** the stretch (JD UT) through which what rises is followed while a piece of time is looked at */
  range: readonly [number, number] | undefined;
  /** hears of every reading in a tracing build */
  readings: Reading[] | undefined;
}

/** One thing that a tracing build saw: what was evaluated on a day, and its value. */
export interface Reading {
  readonly source: Expression;
  readonly day: number;
  readonly value:
    | { readonly kind: 'truth'; readonly value: boolean }
    | { readonly kind: 'spans'; readonly spans: Spans }
    | { readonly kind: 'instant'; readonly jd: number }
    | { readonly kind: 'duration'; readonly days: number }
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'label'; readonly of: string; readonly label: number };
}

export type SpansOf = (cx: Context) => Spans;
export type NumberOf = (cx: Context) => number;
export type TruthOf = (cx: Context) => boolean;
/** The values of a look-up: none, one or several labels, numbers or texts. */
export type ValuesOf = (cx: Context) => readonly (number | string)[];

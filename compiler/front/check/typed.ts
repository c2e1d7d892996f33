// The typed form of an expression: names resolved, types known, units checked. The output of `check` and the input of `emit`.

import type { AdhikaMode } from '@nirnaya/dsl/pack';
import type { EclipseWord, Expression } from '@nirnaya/dsl/syntax';
import type { NameKind } from '@nirnaya/dsl/vocabulary';
import type { Body, QuantityName } from '@nirnaya/engine/observe';
import type { Graha, Planet, VisibilityRule } from '@nirnaya/engine/sky';

/** Kinds of label that a quantity may have. */
export type LabelKind =
  | Extract<
      NameKind,
      | 'tithi'
      | 'paksha'
      | 'lunar month'
      | 'nakshatra'
      | 'nakshatra28'
      | 'yoga'
      | 'karana'
      | 'rashi'
      | 'weekday'
      | 'graha'
    >
  /** a quarter of a star, written as a number from 1 to 4 */
  | 'pada'
  /** whether a planet moves backwards; it has no names */
  | 'motion';

/**
 * The type of a term. `holds` is what `Q is v`, and whatever else is built of quantities alone, has until its use
 * decides: spans where spans are wanted, a truth (read at the day's sunrise) where a truth is. `dates` are whole
 * civil days and may stand for spans.
 */
export type Type =
  | 'spans'
  | 'event'
  | 'truth'
  | 'holds'
  | 'duration'
  | 'number'
  | 'angle'
  | 'text'
  | { readonly label: LabelKind };

/** A labelled quantity: what of the sky or the calendar is read. */
export interface QuantityRef {
  readonly name: QuantityName;
  readonly body: Body;
  readonly kind: LabelKind;
}

/** A table prepared for keys of one kind; absent keys have no value. */
export type Lookup =
  | { readonly kind: 'map'; readonly byLabel: ReadonlyMap<number | string, Lookup> }
  | { readonly kind: 'values'; readonly values: readonly (number | string)[] };

/** What a table is keyed by: the names of a kind, plain numbers, or texts with their allowed values. */
export type KeyKind = LabelKind | 'number' | { readonly texts: readonly string[] | undefined };

export type CompareOperator = '>=' | '<=' | '>' | '<' | '=' | '!=';

/** A quantity made by cutting windows of the day into parts with labels in turn. */
export interface Division {
  readonly name: string;
  readonly windows: readonly { readonly of: TypedExpression; readonly into: number }[];
  /** labels of a kind, or texts */
  readonly type: 'text' | { readonly label: 'graha' };
  readonly labels:
    | {
        readonly how: 'cycle';
        readonly items: readonly (number | string)[];
        readonly from: 'lord of weekday';
      }
    | { readonly how: 'table'; readonly values: TypedExpression };
}

export type TypedExpression = { readonly type: Type; readonly source: Expression } & (
  | {
      readonly op: 'quantity-spans';
      readonly quantity: QuantityRef;
      readonly labels: readonly number[] | undefined;
    }
  | {
      readonly op: 'quantity-in';
      readonly quantity: QuantityRef;
      readonly table: TypedExpression;
      readonly negated: boolean;
    }
  | { readonly op: 'read'; readonly quantity: QuantityRef; readonly instant: TypedExpression | undefined }
  | {
      /** tithis of lunations: month names (0-based, undefined = any), half or tithis within */
      readonly op: 'lunar';
      readonly months: readonly number[] | undefined;
      readonly adhika: AdhikaMode;
      readonly tithis: readonly number[] | undefined;
    }
  | { readonly op: 'division'; readonly division: Division }
  | { readonly op: 'division-at'; readonly division: Division; readonly instant: TypedExpression }
  | {
      readonly op: 'division-spans';
      readonly division: Division;
      readonly labels: readonly (number | string)[];
    }
  | { readonly op: 'day' | 'night' | 'always' | 'adhika' | 'target' }
  /** the name of the sky that the expression is evaluated on, a text */
  | { readonly op: 'sky' }
  | { readonly op: 'instant'; readonly name: 'sunrise' | 'sunset' | 'moonrise' | 'moonset' }
  | { readonly op: 'clock'; readonly minutes: number }
  | {
      readonly op: 'named';
      readonly role: 'kala' | 'let';
      readonly name: string;
      readonly body: TypedExpression;
    }
  | {
      readonly op: 'rule';
      readonly code: string;
      /** whether it is a condition that takes inputs, those of the rule that names it */
      readonly inputs: boolean;
    }
  | {
      readonly op: 'calendar';
      readonly calendar: string;
      readonly month: number | undefined;
      readonly day: number | undefined;
    }
  | { readonly op: 'gregorian'; readonly month: number | undefined; readonly day: number | undefined }
  | {
      readonly op: 'world';
      readonly calendar: string;
      readonly month: number | undefined;
      readonly day: number | undefined;
    }
  | { readonly op: 'asta'; readonly planet: Planet; readonly rule: VisibilityRule }
  | ({ readonly op: 'eclipse' } & EclipseWord)
  | {
      readonly op: 'enters';
      readonly body: Graha;
      readonly rashi: number | undefined;
      /** of the Sun: whether the signs are counted from the equinox */
      readonly tropical?: true;
    }
  | { readonly op: 'arc'; readonly body: Graha; readonly from: number; readonly to: number }
  /** sidereal degrees of a graha at an instant; undefined: where it is read */
  | { readonly op: 'longitude'; readonly body: Graha; readonly instant: TypedExpression | undefined }
  /** the sign that is so many from another, which is the first */
  | { readonly op: 'house'; readonly house: number; readonly of: TypedExpression }
  /** whether any of some signs stands in one of the houses counted from another */
  | {
      readonly op: 'in-house';
      readonly signs: readonly TypedExpression[];
      readonly houses: readonly number[];
      readonly of: TypedExpression;
      readonly negated: boolean;
    }
  /** whether any of some grahas, in the signs where they stand, aspects a sign */
  | {
      readonly op: 'aspects';
      readonly grahas: readonly Graha[];
      readonly signs: readonly TypedExpression[];
      readonly to: TypedExpression;
    }
  | {
      readonly op: 'set';
      readonly how: 'and' | 'or' | 'except';
      readonly left: TypedExpression;
      readonly right: TypedExpression;
    }
  | { readonly op: 'complement'; readonly of: TypedExpression }
  | { readonly op: 'when'; readonly of: TypedExpression; readonly condition: TypedExpression }
  | { readonly op: 'else'; readonly first: TypedExpression; readonly second: TypedExpression }
  | { readonly op: 'edge'; readonly which: 'start' | 'end' | 'middle'; readonly of: TypedExpression }
  | { readonly op: 'length'; readonly of: TypedExpression }
  | { readonly op: 'overlap'; readonly of: TypedExpression; readonly within: TypedExpression }
  | {
      readonly op: 'neighbour';
      readonly which: 'next' | 'last';
      readonly of: TypedExpression;
      readonly anchor: TypedExpression;
    }
  | { readonly op: 'nth'; readonly n: number; readonly of: TypedExpression; readonly within: TypedExpression }
  | { readonly op: 'within'; readonly of: TypedExpression; readonly within: TypedExpression }
  | { readonly op: 'every'; readonly of: TypedExpression }
  | {
      readonly op: 'part';
      readonly from: TypedExpression;
      readonly to: TypedExpression | undefined;
      readonly count: number;
      readonly of: TypedExpression;
    }
  | { readonly op: 'from-for'; readonly from: TypedExpression; readonly length: TypedExpression }
  | { readonly op: 'from-to'; readonly from: TypedExpression; readonly to: TypedExpression }
  | {
      readonly op: 'offset';
      readonly by: TypedExpression;
      readonly sign: 1 | -1;
      readonly anchor: TypedExpression;
    }
  | { readonly op: 'days-from'; readonly days: number; readonly anchor: TypedExpression }
  | {
      readonly op: 'weekday-near';
      readonly weekday: number;
      readonly side: 'before' | 'after';
      readonly anchor: TypedExpression;
    }
  | { readonly op: 'each-side'; readonly by: TypedExpression; readonly anchor: TypedExpression }
  | { readonly op: 'shifted'; readonly of: TypedExpression; readonly days: number }
  | { readonly op: 'touches' | 'covers'; readonly left: TypedExpression; readonly right: TypedExpression }
  | { readonly op: 'at'; readonly of: TypedExpression; readonly instant: TypedExpression }
  | {
      readonly op: 'order';
      readonly how: 'before' | 'after';
      readonly left: TypedExpression;
      readonly right: TypedExpression;
    }
  | {
      readonly op: 'compare';
      readonly how: CompareOperator;
      readonly left: TypedExpression;
      readonly right: TypedExpression;
    }
  | {
      readonly op: 'logic';
      readonly how: 'and' | 'or';
      readonly left: TypedExpression;
      readonly right: TypedExpression;
    }
  | { readonly op: 'not'; readonly of: TypedExpression }
  | {
      readonly op: 'label-in';
      readonly of: TypedExpression;
      readonly labels: readonly number[];
      readonly negated: boolean;
    }
  | {
      readonly op: 'text-in';
      readonly of: TypedExpression;
      readonly texts: readonly string[];
      readonly negated: boolean;
    }
  | {
      readonly op: 'label-in-table';
      readonly of: TypedExpression;
      readonly table: TypedExpression;
      readonly negated: boolean;
    }
  | {
      readonly op: 'grows';
      readonly how: 'vriddhi' | 'kshaya';
      readonly of: TypedExpression;
      readonly negated: boolean;
    }
  | { readonly op: 'constant'; readonly value: number | string }
  | {
      readonly op: 'input';
      readonly name: string;
      /** the allowed values of a text */
      readonly texts: readonly string[] | undefined;
    }
  /** a value with its bare quantities read at an instant */
  | { readonly op: 'reading'; readonly of: TypedExpression; readonly instant: TypedExpression }
  | { readonly op: 'labels'; readonly labels: readonly number[] }
  | { readonly op: 'lookup'; readonly table: Lookup; readonly keys: readonly TypedExpression[] }
  | {
      readonly op: 'arithmetic';
      readonly how: '+' | '-' | '*' | '/' | 'mod';
      readonly left: TypedExpression;
      readonly right: TypedExpression;
    }
  | {
      readonly op: 'count';
      readonly kind: LabelKind;
      readonly from: TypedExpression;
      readonly to: TypedExpression;
      /** how many the kind goes round in */
      readonly over: number;
    }
  | { readonly op: 'number-of'; readonly of: TypedExpression }
  | {
      readonly op: 'duration';
      readonly amount: number;
      /** days, or the fraction of `of` that one unit is */
      readonly unit: number;
      readonly of: TypedExpression | undefined;
    }
);

/** The terms a term is made of. */
export function children(term: TypedExpression): readonly TypedExpression[] {
  const out: TypedExpression[] = [];
  for (const value of Object.values(term)) {
    if (Array.isArray(value)) out.push(...value.filter(isTerm));
    else if (isTerm(value)) out.push(value);
  }
  return out;
}

function isTerm(value: unknown): value is TypedExpression {
  return typeof value === 'object' && value !== null && 'op' in value && 'source' in value;
}

/** How a type is called in messages. */
export function typeName(type: Type): string {
  if (typeof type === 'object') return `a ${type.label}`;
  const names = {
    spans: 'spans of time',
    event: 'an instant',
    truth: 'a truth value',
    holds: 'spans of time',
    duration: 'a duration',
    number: 'a number',
    angle: 'an angle',
    text: 'a text',
  } as const;
  return names[type];
}

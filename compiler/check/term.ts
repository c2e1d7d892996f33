// The typed form of an expression: names resolved, types known, units checked. What `check` gives and `emit` takes.

import type { AdhikaMode } from '../../dsl/pack/document.ts';
import type { Expression } from '../../dsl/syntax/ast.ts';
import type { NameKind } from '../../dsl/vocabulary/kinds.ts';
import type { QuantityName } from '../../engine/observe/quantities.ts';

/** Kinds of label a quantity may bear. */
export type LabelKind = Extract<
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
>;

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
  readonly body: 'Moon' | 'Sun';
  readonly kind: LabelKind;
}

/** A table made ready for keys of one kind; what is absent gives nothing. */
export type Lookup =
  | { readonly kind: 'map'; readonly byLabel: ReadonlyMap<number | string, Lookup> }
  | { readonly kind: 'values'; readonly values: readonly (number | string)[] };

export type CompareOperator = '>=' | '<=' | '>' | '<' | '=' | '!=';

/** A quantity made by cutting windows of the day into parts that bear labels in turn. */
export interface Division {
  readonly name: string;
  readonly windows: readonly { readonly of: Term; readonly into: number }[];
  /** labels of a kind, or texts */
  readonly type: 'text' | { readonly label: 'graha' };
  readonly labels:
    | {
        readonly how: 'cycle';
        readonly items: readonly (number | string)[];
        readonly from: 'lord of weekday';
      }
    | { readonly how: 'table'; readonly values: Term };
}

export type Term = { readonly type: Type; readonly source: Expression } & (
  | {
      readonly op: 'quantity-spans';
      readonly quantity: QuantityRef;
      readonly labels: readonly number[] | undefined;
    }
  | {
      readonly op: 'quantity-in';
      readonly quantity: QuantityRef;
      readonly table: Term;
      readonly negated: boolean;
    }
  | { readonly op: 'read'; readonly quantity: QuantityRef; readonly instant: Term | undefined }
  | {
      /** tithis of lunations: month names (0-based, undefined = any), half or tithis within */
      readonly op: 'lunar';
      readonly months: readonly number[] | undefined;
      readonly adhika: AdhikaMode;
      readonly tithis: readonly number[] | undefined;
    }
  | { readonly op: 'division'; readonly division: Division }
  | { readonly op: 'division-at'; readonly division: Division; readonly instant: Term }
  | {
      readonly op: 'division-spans';
      readonly division: Division;
      readonly labels: readonly (number | string)[];
    }
  | { readonly op: 'day' | 'night' | 'always' | 'adhika' | 'target' }
  | { readonly op: 'instant'; readonly name: 'sunrise' | 'sunset' | 'moonrise' | 'moonset' }
  | { readonly op: 'clock'; readonly minutes: number }
  | { readonly op: 'named'; readonly role: 'kala' | 'let'; readonly name: string; readonly body: Term }
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
  | { readonly op: 'enters'; readonly body: 'Sun' | 'Moon'; readonly rashi: number | undefined }
  | { readonly op: 'arc'; readonly body: 'Sun' | 'Moon'; readonly from: number; readonly to: number }
  | { readonly op: 'set'; readonly how: 'and' | 'or' | 'except'; readonly left: Term; readonly right: Term }
  | { readonly op: 'complement'; readonly of: Term }
  | { readonly op: 'when'; readonly of: Term; readonly condition: Term }
  | { readonly op: 'else'; readonly first: Term; readonly second: Term }
  | { readonly op: 'edge'; readonly which: 'start' | 'end' | 'middle'; readonly of: Term }
  | { readonly op: 'length'; readonly of: Term }
  | { readonly op: 'overlap'; readonly of: Term; readonly within: Term }
  | { readonly op: 'neighbour'; readonly which: 'next' | 'last'; readonly of: Term; readonly anchor: Term }
  | { readonly op: 'nth'; readonly n: number; readonly of: Term; readonly within: Term }
  | { readonly op: 'within'; readonly of: Term; readonly within: Term }
  | { readonly op: 'every'; readonly of: Term }
  | {
      readonly op: 'part';
      readonly from: Term;
      readonly to: Term | undefined;
      readonly count: number;
      readonly of: Term;
    }
  | { readonly op: 'from-for'; readonly from: Term; readonly length: Term }
  | { readonly op: 'from-to'; readonly from: Term; readonly to: Term }
  | { readonly op: 'offset'; readonly by: Term; readonly sign: 1 | -1; readonly anchor: Term }
  | { readonly op: 'days-from'; readonly days: number; readonly anchor: Term }
  | {
      readonly op: 'weekday-near';
      readonly weekday: number;
      readonly side: 'before' | 'after';
      readonly anchor: Term;
    }
  | { readonly op: 'each-side'; readonly by: Term; readonly anchor: Term }
  | { readonly op: 'shifted'; readonly of: Term; readonly days: number }
  | { readonly op: 'touches' | 'covers'; readonly left: Term; readonly right: Term }
  | { readonly op: 'at'; readonly of: Term; readonly instant: Term }
  | { readonly op: 'order'; readonly how: 'before' | 'after'; readonly left: Term; readonly right: Term }
  | { readonly op: 'compare'; readonly how: CompareOperator; readonly left: Term; readonly right: Term }
  | { readonly op: 'logic'; readonly how: 'and' | 'or'; readonly left: Term; readonly right: Term }
  | { readonly op: 'not'; readonly of: Term }
  | {
      readonly op: 'label-in';
      readonly of: Term;
      readonly labels: readonly number[];
      readonly negated: boolean;
    }
  | {
      readonly op: 'text-in';
      readonly of: Term;
      readonly texts: readonly string[];
      readonly negated: boolean;
    }
  | { readonly op: 'label-in-table'; readonly of: Term; readonly table: Term; readonly negated: boolean }
  | { readonly op: 'grows'; readonly how: 'vriddhi' | 'kshaya'; readonly of: Term; readonly negated: boolean }
  | { readonly op: 'constant'; readonly value: number | string }
  | {
      readonly op: 'input';
      readonly name: string;
      /** the words it is one of, of a text */
      readonly texts: readonly string[] | undefined;
    }
  /** a value with its bare quantities read at an instant */
  | { readonly op: 'reading'; readonly of: Term; readonly instant: Term }
  | { readonly op: 'labels'; readonly labels: readonly number[] }
  | { readonly op: 'lookup'; readonly table: Lookup; readonly keys: readonly Term[] }
  | {
      readonly op: 'arithmetic';
      readonly how: '+' | '-' | '*' | '/' | 'mod';
      readonly left: Term;
      readonly right: Term;
    }
  | {
      readonly op: 'count';
      readonly kind: LabelKind;
      readonly from: Term;
      readonly to: Term;
      /** how many the kind goes round in */
      readonly over: number;
    }
  | { readonly op: 'number-of'; readonly of: Term }
  | {
      readonly op: 'duration';
      readonly amount: number;
      /** days, or the fraction of `of` that one unit is */
      readonly unit: number;
      readonly of: Term | undefined;
    }
);

/** The terms a term is made of. */
export function children(term: Term): readonly Term[] {
  const out: Term[] = [];
  for (const value of Object.values(term)) {
    if (Array.isArray(value)) out.push(...value.filter(isTerm));
    else if (isTerm(value)) out.push(value);
  }
  return out;
}

function isTerm(value: unknown): value is Term {
  return typeof value === 'object' && value !== null && 'op' in value && 'source' in value;
}

/** How a type is called in messages. */
export function typeName(type: Type): string {
  if (typeof type === 'object') return `a ${type.label}`;
  const names = {
    spans: 'spans of time',
    event: 'an instant',
    truth: 'a truth',
    holds: 'spans of time',
    duration: 'a duration',
    number: 'a number',
    angle: 'an angle',
    text: 'a text',
  } as const;
  return names[type];
}

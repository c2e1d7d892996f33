// The syntax tree of an expression and of the clauses that decide a day.
// Positions are offsets into the expression's own text; the caller maps them to the file.

import type { GrahaState, PostfixOf } from './affixes.ts';
import type { BinaryOperator } from './operators.ts';

/** Half-open range of offsets into the expression's text. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** A node as an action makes it, before its extent is known. */
export type Unplaced<N> = N extends unknown ? Omit<N, keyof Extent> : never;

export type DurationUnit =
  | 'min'
  | 'hour'
  | 'days'
  | 'fixed ghati'
  | 'muhurta'
  | 'ghati'
  | 'prahara'
  | 'bare ghati';

/** How many of some things: `at least 3 of [...]`. */
export type Quantifier = 'all' | 'at least' | 'at most' | 'exactly';

/** A word of a phrase of names: `Bhadrapada`, `Shukla`, `4`. */
export interface Word extends Extent {
  readonly text: string;
  readonly number?: number;
}

export type Expression = Extent &
  (
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'clock'; readonly minutes: number }
    | { readonly kind: 'angle'; readonly degrees: number }
    | {
        readonly kind: 'duration';
        readonly amount: number;
        readonly unit: DurationUnit;
        readonly of: Expression | undefined;
      }
    | {
        readonly kind: 'fraction';
        readonly of: Expression;
        readonly numerator: number;
        readonly denominator: number;
      }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    /** `Bhadrapada Shukla 4`, `Monday`, `Tamil Thai 1`, `Krishna 1 to 15` */
    | { readonly kind: 'phrase'; readonly words: readonly Word[]; readonly upTo: number | undefined }
    /** a lower-case name: kala, let, table, window, event */
    | { readonly kind: 'ident'; readonly name: string }
    /** a rule's code */
    | { readonly kind: 'code'; readonly name: string }
    /** `tithi`, `rashi of Sun`; with `value` the spans where it has that value */
    | {
        readonly kind: 'quantity';
        readonly quantity: string;
        readonly of: Word | undefined;
        readonly value: Expression | undefined;
      }
    | { readonly kind: 'class'; readonly name: Word }
    | {
        readonly kind: 'enters';
        readonly graha: Word;
        readonly rashi: Word | undefined;
        /** whether the signs are counted from the equinox */
        readonly tropical?: true;
      }
    /** `Jupiter set by kalamsha`: lost in the Sun's light by the degrees of a table */
    | { readonly kind: 'asta'; readonly graha: Word; readonly table: Word }
    | { readonly kind: 'not'; readonly operand: Expression }
    | {
        readonly kind: 'binary';
        readonly op: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | {
        readonly kind: 'is';
        readonly left: Expression;
        readonly right: Expression;
        readonly negated: boolean;
      }
    | {
        readonly kind: 'grows';
        readonly left: Expression;
        readonly how: PostfixOf<'grows'>;
        readonly negated: boolean;
      }
    /** `Jupiter is retrograde`, `house 8 of lagna is empty` */
    | {
        readonly kind: 'state';
        readonly left: Expression;
        readonly how: PostfixOf<'state'>;
        readonly negated: boolean;
      }
    /** `longitude of Jupiter`: degrees */
    | { readonly kind: 'longitude'; readonly graha: Word }
    /** `house 8 of lagna`, `house [1, 4] of Moon`: signs counted from one, which is the first */
    | { readonly kind: 'house'; readonly houses: readonly number[]; readonly of: Expression }
    /** `any of [Mars, Saturn]` */
    | { readonly kind: 'any'; readonly of: Expression }
    /** `all of planets`, `at least 3 of benefics` */
    | {
        readonly kind: 'some';
        readonly how: Quantifier;
        /** of `all` it is 0 */
        readonly n: number;
        readonly of: Expression;
      }
    /** `exalted Venus`: those of some grahas that are so */
    | { readonly kind: 'described'; readonly how: GrahaState; readonly of: Expression }
    /** `dispositor of Moon`: the lord of the sign in which it is */
    | { readonly kind: 'dispositor'; readonly of: Expression }
    /** `rashis of planets`: those in which they are */
    | { readonly kind: 'signs-of'; readonly of: Expression }
    /** `own sign`, `movable sign` */
    | { readonly kind: 'sign-class'; readonly which: Word }
    /** `D9 Moon`, `D9 own sign`, `bride (Mars in 7)`: read in a division of the zodiac, or in the chart of one of two */
    | { readonly kind: 'frame'; readonly frame: Word; readonly of: Expression }
    /** `10 deg of Sun`: so near to it, either way */
    | { readonly kind: 'near'; readonly degrees: number; readonly of: Expression }
    | { readonly kind: 'arc'; readonly left: Expression; readonly from: number; readonly to: number }
    | { readonly kind: 'edge'; readonly which: 'start' | 'end' | 'middle'; readonly of: Expression }
    | { readonly kind: 'length'; readonly of: Expression }
    | { readonly kind: 'overlap'; readonly of: Expression; readonly in: Expression }
    | {
        readonly kind: 'neighbour';
        readonly which: 'next' | 'last';
        readonly of: Expression;
        readonly anchor: Expression;
      }
    | {
        readonly kind: 'part';
        readonly from: Expression;
        readonly to: Expression | undefined;
        readonly count: number;
        readonly of: Expression;
      }
    | { readonly kind: 'from-for'; readonly from: Expression; readonly length: Expression }
    | { readonly kind: 'from-to'; readonly from: Expression; readonly to: Expression }
    | {
        readonly kind: 'offset';
        readonly by: Expression;
        readonly side: 'before' | 'after';
        readonly anchor: Expression;
      }
    | { readonly kind: 'each-side'; readonly by: Expression; readonly anchor: Expression }
    | { readonly kind: 'shifted'; readonly of: Expression; readonly days: number }
    | { readonly kind: 'number-of'; readonly of: Expression }
    | { readonly kind: 'lord-of'; readonly of: Expression }
    | {
        readonly kind: 'count';
        readonly from: Expression;
        readonly to: Expression;
        readonly over: number | undefined;
      }
    | { readonly kind: 'cycle'; readonly items: Expression; readonly from: Expression }
    | { readonly kind: 'every'; readonly of: Expression }
    /** nth of spans within spans; -1 is the last */
    | { readonly kind: 'nth'; readonly n: number; readonly of: Expression; readonly within: Expression }
    | {
        readonly kind: 'weekday-near';
        readonly weekday: Word;
        readonly side: 'before' | 'after';
        readonly anchor: Expression;
      }
  );

/** Whose word a clause is: the key of a work, and where it is cited at several places, which of them. */
export interface Attribution extends Extent {
  readonly work: Word;
  readonly place?: Word;
}

/** One clause of `decide`; `because` is what it asks of a day in the author's words, where those of its predicate are too many. */
export type Clause = Extent & { readonly because?: string; readonly by?: Attribution } & (
    | { readonly kind: 'also'; readonly days: number }
    | { readonly kind: 'require'; readonly predicate: Expression }
    | {
        readonly kind: 'prefer';
        readonly which: 'any' | 'earliest' | 'latest';
        readonly predicate: Expression;
      }
    | { readonly kind: 'most'; readonly of: Expression }
    | { readonly kind: 'then'; readonly which: 'first' | 'last' }
    | { readonly kind: 'undecided' }
  );

/** One line of `score`: what it does to the score when its predicate holds, and why. */
export interface ScoreLine extends Extent {
  readonly how: 'add' | 'take' | 'block';
  /** points; 0 where it blocks */
  readonly points: number;
  readonly predicate: Expression;
  readonly because: string;
  /** its label in the hierarchy */
  readonly as: Word | undefined;
}

/** One window of a division and the number of its parts: `night into 12`. */
export interface DividedWindow extends Extent {
  readonly of: Expression;
  readonly into: number;
}

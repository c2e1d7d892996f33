// The terms of rules of a birth: of a chart, which is one moment, everything is settled, so nothing here takes time.
// Grahas and signs are sets throughout: one of them is a set of one.

import type { Expression, GrahaState, Quantifier } from '@nirnaya/dsl/syntax';
import type { SEVEN_KARAKAS } from '@nirnaya/engine/jyotisha';
import type { CompareOperator, LabelKind, Lookup } from '../typed.ts';

/** What a term is. `graha` and `sign` are one of their kind, `place` holds some grahas and not others. */
export type BirthType =
  | 'truth'
  | 'number'
  | 'angle'
  | 'text'
  | 'graha'
  | 'grahas'
  | 'sign'
  | 'signs'
  | 'place'
  | { readonly label: LabelKind };

/** How grahas stand to others. */
export type Relation = 'with' | 'aspects' | 'with or aspects' | 'exchanges with' | 'hemmed by';

/** Signs by what they are to a graha. */
export const dignityPlaces = ['own', 'friendly', 'enemy', 'exaltation', 'debilitation'] as const;
export type DignityPlace = (typeof dignityPlaces)[number];

/** Signs by their nature. */
export const signNatures = [
  'movable',
  'fixed',
  'dual',
  'odd',
  'even',
  'fiery',
  'earthy',
  'airy',
  'watery',
] as const;
export type SignNature = (typeof signNatures)[number];

/** Where a term is read: in a division of the zodiac, or in the chart of one of two. */
export type FrameName = number | 'bride' | 'groom';

/** The number of the lagna among the bodies: the grahas are 0 to 8. */
export const LAGNA = 9;

export type BirthTerm = { readonly type: BirthType; readonly source: Expression } & (
  | { readonly op: 'constant'; readonly value: number | string }
  /** a graha, or the lagna */
  | { readonly op: 'body'; readonly body: number }
  /** the graha that is a karaka by its degrees: atma, amatya */
  | { readonly op: 'karaka'; readonly karaka: (typeof SEVEN_KARAKAS)[number] }
  /** the seven planets, or the nine grahas */
  | { readonly op: 'bodies'; readonly mask: number }
  /** the grahas of some sets together; the signs of some places together */
  | { readonly op: 'union'; readonly items: readonly BirthTerm[] }
  /** the grahas of one set that are not in another, or the signs */
  | { readonly op: 'without'; readonly left: BirthTerm; readonly right: BirthTerm }
  /** some signs by name or by nature */
  | { readonly op: 'signs'; readonly mask: number }
  /** the signs that are some houses from a sign; undefined: from the lagna */
  | { readonly op: 'houses'; readonly houses: readonly number[]; readonly from: BirthTerm | undefined }
  /** the signs in which grahas are */
  | { readonly op: 'sign-of'; readonly of: BirthTerm }
  /** the lords of some signs */
  | { readonly op: 'lord'; readonly of: BirthTerm }
  /** the lords of the nakshatras of grahas, by the order of Vimshottari */
  | { readonly op: 'star-lord'; readonly of: BirthTerm }
  /** where a graha is in a sign that is its own, a friend's, an enemy's */
  | { readonly op: 'dignity'; readonly how: DignityPlace }
  /** those of some grahas that are so */
  | { readonly op: 'described'; readonly how: GrahaState; readonly of: BirthTerm }
  /** a place, a sign or a truth read elsewhere */
  | { readonly op: 'frame'; readonly frame: FrameName; readonly of: BirthTerm }
  /** those of some grahas, or of some signs, that lie in a place */
  | { readonly op: 'in'; readonly of: BirthTerm; readonly place: BirthTerm }
  /** those of some grahas that stand so to others */
  | {
      readonly op: 'relation';
      readonly how: Relation;
      readonly of: BirthTerm;
      readonly to: BirthTerm;
      /** whether all of the others are meant, not any */
      readonly all: boolean;
    }
  /** those of some grahas that are so near to another */
  | { readonly op: 'near'; readonly of: BirthTerm; readonly to: BirthTerm; readonly degrees: number }
  /** whether so many of some grahas are among those that a condition leaves of them */
  | {
      readonly op: 'quantified';
      readonly how: Quantifier | 'any';
      readonly n: number;
      /** all of them */
      readonly of: BirthTerm;
      /** those that are left */
      readonly left: BirthTerm;
    }
  /** whether two sets are the same */
  | { readonly op: 'same'; readonly left: BirthTerm; readonly right: BirthTerm; readonly negated: boolean }
  | { readonly op: 'number-of'; readonly of: BirthTerm }
  | { readonly op: 'logic'; readonly how: 'and' | 'or'; readonly left: BirthTerm; readonly right: BirthTerm }
  | { readonly op: 'not'; readonly of: BirthTerm }
  | { readonly op: 'when'; readonly of: BirthTerm; readonly condition: BirthTerm }
  | { readonly op: 'else'; readonly first: BirthTerm; readonly second: BirthTerm }
  /** a quantity of the moment: `tithi`, `weekday`; or of a body: `nakshatra of Moon`, `pada of lagna` */
  | { readonly op: 'quantity'; readonly name: string; readonly of: BirthTerm | undefined }
  | {
      readonly op: 'label-in';
      readonly of: BirthTerm;
      readonly labels: readonly number[];
      readonly negated: boolean;
    }
  | {
      readonly op: 'text-in';
      readonly of: BirthTerm;
      readonly texts: readonly string[];
      readonly negated: boolean;
    }
  | {
      readonly op: 'number-in';
      readonly of: BirthTerm;
      readonly numbers: readonly number[];
      readonly negated: boolean;
    }
  | { readonly op: 'longitude'; readonly of: BirthTerm }
  | {
      readonly op: 'compare';
      readonly how: CompareOperator;
      readonly left: BirthTerm;
      readonly right: BirthTerm;
    }
  | {
      readonly op: 'arithmetic';
      readonly how: '+' | '-' | '*' | '/' | 'mod';
      readonly left: BirthTerm;
      readonly right: BirthTerm;
    }
  | { readonly op: 'count'; readonly from: BirthTerm; readonly to: BirthTerm; readonly over: number }
  | { readonly op: 'lookup'; readonly table: Lookup; readonly keys: readonly BirthTerm[] }
  | { readonly op: 'named'; readonly role: 'let'; readonly name: string; readonly body: BirthTerm }
  /** whether another rule holds and nothing cancels it; of a set, the grahas of it */
  | { readonly op: 'rule'; readonly code: string }
);

/** The terms a term is made of. */
export function birthChildren(term: BirthTerm): readonly BirthTerm[] {
  const out: BirthTerm[] = [];
  for (const value of Object.values(term)) {
    if (Array.isArray(value)) out.push(...value.filter(isTerm));
    else if (isTerm(value)) out.push(value);
  }
  return out;
}

const isTerm = (value: unknown): value is BirthTerm =>
  typeof value === 'object' && value !== null && 'op' in value && 'source' in value;

const typeNames = {
  truth: 'a truth value',
  number: 'a number',
  angle: 'an angle',
  text: 'a text',
  graha: 'a graha',
  grahas: 'several grahas',
  sign: 'a sign',
  signs: 'several signs',
  place: 'a place in the zodiac',
} as const;

/** Whether it is a type, and not a text that says what was found. */
export const isBirthType = (found: BirthType | string): found is BirthType =>
  typeof found === 'object' || Object.hasOwn(typeNames, found);

/** The name of a type in messages. */
export const birthTypeName = (type: BirthType): string =>
  typeof type === 'object' ? `a ${type.label}` : typeNames[type];

/** Whether a type is one or several grahas. */
export const isGrahas = (type: BirthType): type is 'graha' | 'grahas' =>
  type === 'graha' || type === 'grahas';

/** Whether a type is one or several signs. */
export const isSigns = (type: BirthType): type is 'sign' | 'signs' => type === 'sign' || type === 'signs';

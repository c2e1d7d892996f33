// The words that stand before or behind one operand, in two tables: `start of A`, `Venus is exalted`. The grammar, the printer,
// the keywords and the states of grahas follow from them; what the words mean stands in keyword-meanings.ts.

/** A word that stands before `of` and one operand, by the node that it makes. */
type Prefix =
  | { readonly kind: 'edge'; readonly which: 'start' | 'end' | 'middle' }
  | { readonly kind: 'length' | 'number-of' | 'lord-of' | 'any' | 'dispositor' | 'signs-of' };

/** Each before `of A`, in the order in which the grammar tries them. */
const prefixTable = {
  start: { kind: 'edge', which: 'start' },
  end: { kind: 'edge', which: 'end' },
  middle: { kind: 'edge', which: 'middle' },
  length: { kind: 'length' },
  number: { kind: 'number-of' },
  lord: { kind: 'lord-of' },
  any: { kind: 'any' },
  dispositor: { kind: 'dispositor' },
  rashis: { kind: 'signs-of' },
} as const satisfies Readonly<Record<string, Prefix>>;

/** A word that stands before `of` and one operand. */
export type PrefixWord = keyof typeof prefixTable;

/** The words that stand before `of` and one operand. */
export const prefixWords = Object.keys(prefixTable) as readonly PrefixWord[];

/** What each is in the tree, where it has its operand besides. */
export const prefixes: Readonly<Record<PrefixWord, Prefix>> = prefixTable;

/** The word of a node that has its operand behind `of`; undefined of any other. */
export const prefixOf = (e: { readonly kind: string; readonly which?: unknown }): PrefixWord | undefined =>
  prefixWords.find((word) => {
    const prefix = prefixes[word];
    return prefix.kind === e.kind && (prefix.kind !== 'edge' || prefix.which === e.which);
  });

/** A word behind `is`, by the node that it makes. */
interface Postfix {
  readonly kind: 'grows' | 'state';
  /** it also stands before a graha: `exalted Venus` */
  readonly describes?: true;
}

/** Each behind `A is`, in the order in which the grammar tries them. */
const postfixTable = {
  vriddhi: { kind: 'grows' },
  kshaya: { kind: 'grows' },
  retrograde: { kind: 'state', describes: true },
  exalted: { kind: 'state', describes: true },
  debilitated: { kind: 'state', describes: true },
  combust: { kind: 'state', describes: true },
  vargottama: { kind: 'state', describes: true },
  strong: { kind: 'state', describes: true },
  empty: { kind: 'state' },
} as const satisfies Readonly<Record<string, Postfix>>;

type PostfixTable = typeof postfixTable;

/** A word that stands behind `is` and names no value. */
export type PostfixWord = keyof PostfixTable;

/** Those of a kind of node. */
export type PostfixOf<Kind extends Postfix['kind']> = {
  [K in PostfixWord]: PostfixTable[K]['kind'] extends Kind ? K : never;
}[PostfixWord];

/** What a graha may be, besides being somewhere. */
export type GrahaState = {
  [K in PostfixWord]: PostfixTable[K] extends { readonly describes: true } ? K : never;
}[PostfixWord];

/** The words that stand behind `is` and name no value. */
export const postfixWords = Object.keys(postfixTable) as readonly PostfixWord[];

/** The words of what a graha may be. */
export const grahaStates = postfixWords.filter(
  (word): word is GrahaState => 'describes' in postfixTable[word],
);

/** The kind of the node of `A is word`. */
export const postfixKind = (word: PostfixWord): Postfix['kind'] => postfixTable[word].kind;

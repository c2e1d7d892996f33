// A word of an expression that is no name of the packs: a keyword, a quantity, a name of the calendar.

import {
  builtinReference,
  Ident,
  keywordReference,
  keywords,
  lex,
  Name,
  Quantity,
  quantityReference,
  quantitySpellings,
  type WordReference,
} from '@nirnaya/dsl/syntax';
import { fixedNames, type Meaning, type NameKind, nameOf, type Vocabulary } from '@nirnaya/dsl/vocabulary';
import type { IToken } from 'chevrotain';
import { code, paragraphs, plain } from './markdown.ts';

/** The hover of a word, and where in the text it stands. */
export interface WordHover {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The hover of the word at an offset of an expression's text. */
export function wordHover(text: string, offset: number, vocabulary: Vocabulary): WordHover | undefined {
  const { tokens } = lex(text, vocabulary);
  const index = tokens.findIndex((token) => token.startOffset <= offset && offset <= endOf(token));
  const token = tokens[index];
  if (token === undefined) return undefined;
  const described =
    token.tokenType === Name ? nameHover(tokens, index, vocabulary) : referenceHover(tokens, index);
  return described === undefined
    ? undefined
    : { text: described, start: token.startOffset, end: endOf(token) };
}

const endOf = (token: IToken): number => (token.endOffset ?? token.startOffset) + 1;

function referenceHover(tokens: readonly IToken[], index: number): string | undefined {
  const token = tokens[index];
  if (token === undefined) return undefined;
  const { tokenType, image } = token;
  if (tokenType === Quantity)
    return referenceText(quantityReference.get(quantitySpellings.get(image) ?? image));
  // `day` is a unit behind a number, and a window elsewhere.
  const isWindow = tokenType === keywords.day && !/^[\d.]+$/.test(tokens[index - 1]?.image ?? '');
  if (tokenType === Ident || isWindow) return referenceText(builtinReference.get(image));
  return referenceText(keywordReference.get(image));
}

const referenceText = (reference: WordReference | undefined): string | undefined =>
  reference && paragraphs(code(reference.use), plain(reference.means));

function nameHover(tokens: readonly IToken[], index: number, vocabulary: Vocabulary): string | undefined {
  const image = tokens[index]?.image ?? '';
  const meanings = vocabulary.meanings(image);
  const kind = kindBefore(tokens, index);
  const meant = meanings.filter((meaning) => meaning.kind === kind);
  const shown = distinct(meant.length > 0 ? meant : meanings);
  return shown.length === 0
    ? undefined
    : paragraphs(...shown.map((meaning) => meaningText(meaning, vocabulary)));
}

// `nakshatra Magha` is a star; `nakshatra28` has the names of `nakshatra` and one more.
function kindBefore(tokens: readonly IToken[], index: number): NameKind | undefined {
  const before = tokens[index - 1];
  if (before?.tokenType === keywords.enters) return 'rashi';
  if (before?.tokenType === keywords.class) return 'tithi class';
  if (before?.tokenType !== Quantity) return undefined;
  const quantity = quantitySpellings.get(before.image) ?? '';
  const kinds: Readonly<Record<string, NameKind>> = {
    lagna: 'rashi',
    navamsa: 'rashi',
    'purnimanta month': 'lunar month',
  };
  return kinds[quantity] ?? (quantity as NameKind);
}

// The stars are listed once, not again as those of the cycle of 28.
const distinct = (meanings: readonly Meaning[]): readonly Meaning[] =>
  meanings.filter(
    ({ kind, label }) =>
      kind !== 'nakshatra28' ||
      !meanings.some((other) => other.kind === 'nakshatra' && other.label === label),
  );

function meaningText(meaning: Meaning, vocabulary: Vocabulary): string {
  const { kind, label, canonical, calendar } = meaning;
  const spellings = vocabulary.spellings([kind]).filter((spelling) => {
    const same = vocabulary.meanings(spelling).find((m) => m.kind === kind && m.calendar === calendar);
    return same?.label === label && spelling !== canonical;
  });
  const others = spellings.length === 0 ? '' : `; also written ${spellings.map(plain).join(', ')}`;
  return `**${plain(canonical)}**: ${placeOf(meaning)}${others}`;
}

function placeOf({ kind, label, calendar }: Meaning): string {
  if (calendar !== undefined) return `month ${label + 1} of the ${plain(calendar)} calendar`;
  if (kind === 'calendar' || kind === 'calendar month') return kind;
  if (kind === 'lunar month')
    return label === 12 ? 'an intercalary lunar month' : `lunar month ${label + 1} of 12`;
  if (kind === 'tithi')
    return label < 14
      ? `tithi ${label + 1} of either half`
      : `the last tithi of the ${nameOf('paksha', label - 14)} half`;
  return `${kind} ${label + 1} of ${fixedNames[kind].length}`;
}

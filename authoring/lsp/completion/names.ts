// Names that begin with a capital, as the words before them require: stars after `nakshatra`, months at a target.

import { kindOfQuantity, type LabelKind } from '@nirnaya/compiler/front';
import {
  Comma,
  Ident,
  keywords as k,
  LBracket,
  LParen,
  Name,
  NumberToken,
  Quantity,
  quantitySpellings,
} from '@nirnaya/dsl/syntax';
import { fixedNames, type NameKind, type Vocabulary } from '@nirnaya/dsl/vocabulary';
import type { IToken } from 'chevrotain';
import { named, type Proposal } from './item.ts';

/** What is known where a name may stand. */
export interface NameSetting {
  readonly vocabulary: Vocabulary;
  /** the kind of label that a word in small letters has: an input's, a division's; undefined for any other */
  kindOf(word: string): NameKind | undefined;
}

/** The names that may come after some tokens, and whether nothing but a name has a meaning there. */
export interface NamesAfter {
  readonly names: readonly Proposal[];
  readonly only: boolean;
}

// By any word; padas have numbers and no names.
const kinds: Readonly<Record<string, LabelKind>> = kindOfQuantity;

// What may begin an operand, the likeliest first.
const standalone: readonly NameKind[] = [
  'lunar month',
  'calendar',
  'paksha',
  'tithi',
  'nakshatra',
  'weekday',
  'yoga',
  'karana',
];

/** The names that may come next. */
export function namesAfter(tokens: readonly IToken[], setting: NameSetting): NamesAfter {
  const last = tokens.at(-1);
  const before = tokens.at(-2);
  if (last === undefined) return { names: ofKinds(standalone, setting.vocabulary), only: false };
  if (last.tokenType === k.enters || last.tokenType === k.tropical) {
    const { names } = only(['rashi'], setting);
    return { names: [...names, named('rashi', 'any sign', 1)], only: true };
  }
  if (last.tokenType === k.class) return only(['tithi class'], setting);
  if (last.tokenType === k.of && before?.tokenType === Quantity)
    return { names: grahasAfter(before.image), only: false };
  const quantity = before?.tokenType === k.of && last.tokenType === Name ? tokens.at(-3) : last;
  if (quantity?.tokenType === Quantity) {
    const kind = kindOf(quantity, setting);
    return { names: kind === undefined ? [] : ofKinds([kind], setting.vocabulary), only: false };
  }
  const compared = comparedKind(tokens, setting);
  if (compared !== undefined) return only(compared === 'tithi' ? ['tithi', 'paksha'] : [compared], setting);
  // `Gregorian 25 December`: a number may stand between.
  const name = last.tokenType === NumberToken ? before : last;
  if (name?.tokenType === Name) return { names: namesBehind(name.image, setting.vocabulary), only: false };
  return { names: ofKinds(standalone, setting.vocabulary), only: false };
}

// Of what a quantity may be read.
function grahasAfter(quantity: string): readonly Proposal[] {
  const all = fixedNames.graha.map(([name]) => named(name, 'graha'));
  if (quantity === 'nakshatra28') return all.slice(0, 2);
  return [...all, named('lagna', 'the point that rises', 1)];
}

const only = (kinds: readonly NameKind[], { vocabulary }: NameSetting): NamesAfter => ({
  names: ofKinds(kinds, vocabulary),
  only: true,
});

function kindOf(token: IToken, setting: NameSetting): NameKind | undefined {
  if (token.tokenType === Quantity) {
    const kind = kinds[quantitySpellings.get(token.image) ?? ''];
    return kind === 'pada' || kind === 'motion' ? undefined : kind;
  }
  return token.tokenType === Ident ? setting.kindOf(token.image) : undefined;
}

// The kind of what stands before `is`, `is not`, `in` or `in [A, B,`.
function comparedKind(tokens: readonly IToken[], setting: NameSetting): NameKind | undefined {
  let i = tokens.length - 1;
  const isAt = (...types: readonly unknown[]): boolean => types.includes(tokens[i]?.tokenType);
  const inList = isAt(LBracket, Comma);
  while (inList && isAt(LBracket, Comma, Name)) i--;
  if (isAt(k.not)) i--;
  if (!isAt(k.is, k.in)) return undefined;
  const ends: readonly unknown[] = [k.and, k.or, k.except, k.when, k.else, LParen, Comma];
  for (i--; i >= 0 && !ends.includes(tokens[i]?.tokenType); i--) {
    const token = tokens[i];
    const kind = token && kindOf(token, setting);
    if (kind !== undefined) return kind;
  }
  return undefined;
}

// `Bhadrapada` may go on with a half and a tithi, `Tamil` with its months.
function namesBehind(name: string, vocabulary: Vocabulary): readonly Proposal[] {
  const meanings = vocabulary.meanings(name);
  const calendar = meanings.find(({ kind }) => kind === 'calendar');
  if (calendar?.canonical === 'Gregorian') return ofKinds(['gregorian month'], vocabulary);
  if (calendar !== undefined) return monthsOf(calendar.canonical, vocabulary);
  if (meanings.some(({ kind }) => kind === 'lunar month')) return ofKinds(['paksha', 'tithi'], vocabulary);
  return meanings.some(({ kind }) => kind === 'paksha') ? ofKinds(['tithi'], vocabulary) : [];
}

function monthsOf(calendar: string, vocabulary: Vocabulary): readonly Proposal[] {
  const months = vocabulary
    .spellings(['calendar month'])
    .flatMap((spelling) => vocabulary.meanings(spelling))
    .filter((meaning) => meaning.calendar === calendar);
  const names = new Map(months.map(({ label, canonical }) => [label, canonical]));
  return [...names].map(([label, name]) => named(name, `${calendar} month ${label + 1}`));
}

/** The names of some kinds, each once in the project's own spelling. */
export function ofKinds(kinds: readonly NameKind[], vocabulary: Vocabulary): readonly Proposal[] {
  const proposals = new Map<string, Proposal>();
  for (const [rank, kind] of kinds.entries()) {
    for (const name of canonicalNames(kind, vocabulary)) {
      const known = proposals.get(name);
      // Some names are shared by a month and a star.
      const detail = known === undefined ? kind : `${known.detail} or ${kind}`;
      proposals.set(name, named(name, detail, known?.rank ?? rank));
    }
  }
  return [...proposals.values()];
}

const canonicalNames = (kind: NameKind, vocabulary: Vocabulary): readonly string[] =>
  kind === 'calendar' || kind === 'calendar month'
    ? vocabulary.spellings([kind])
    : fixedNames[kind].map(([canonical]) => canonical);

/** The other spellings of proposed names that begin as some letters do. */
export function spelledOtherwise(
  items: readonly Proposal[],
  letters: string,
  vocabulary: Vocabulary,
): readonly Proposal[] {
  if (letters === '') return [];
  const begins = (spelling: string): boolean => spelling.toLowerCase().startsWith(letters.toLowerCase());
  return items.flatMap((item) => {
    if (begins(item.label)) return [];
    const kinds = vocabulary.meanings(item.label).map(({ kind, label }) => `${kind} ${label}`);
    return vocabulary
      .spellings()
      .filter((spelling) => begins(spelling) && spelling !== item.label)
      .filter((spelling) =>
        vocabulary.meanings(spelling).some(({ kind, label }) => kinds.includes(`${kind} ${label}`)),
      )
      .map((spelling) => ({ ...item, label: spelling, detail: `${item.detail}, ${item.label}` }));
  });
}

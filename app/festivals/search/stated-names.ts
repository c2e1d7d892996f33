// The names of observances in a set of packs: what each pack calls its rules, and what every language calls them. In:
// the documents of the packs and the words. Out: names, each with the packs that state it.

import type { Pack } from '@nirnaya/compiler/front';
import { qualifierOf } from '@nirnaya/compiler/runtime';
import type { RuleEntry, VariantEntry } from '@nirnaya/dsl/pack';
import type { WordsBook } from '../../words/book.ts';

/** What a name is: the code of a rule, its name, another name of it, or the name of some of its occurrences. */
export type NameKind = 'code' | 'name' | 'alias' | 'occurrence';

/** A name of an observance. */
export interface StatedName {
  readonly code: string;
  readonly kind: NameKind;
  /** the key of the occurrences that alone have the name; undefined where all have it */
  readonly variant: string | undefined;
  readonly text: string;
  /** the pack that calls it so; undefined: it is called so wherever it is observed */
  readonly pack: string | undefined;
}

type Packs = ReadonlyMap<string, Pack>;

/** What a pack calls the observances that it states, and their occurrences. */
export const namesOfPack = (pack: string, packs: Packs): readonly StatedName[] =>
  rulesOf(pack, packs).flatMap((rule) => {
    const { code, name, aliases = [] } = rule;
    const own = { code, variant: undefined, pack } as const;
    return [
      ...[name, sanskritOf(rule)].flatMap((text) =>
        text === undefined ? [] : [{ ...own, kind: 'name', text } as const],
      ),
      ...aliases.map((text) => ({ ...own, kind: 'alias', text }) as const),
      ...variantsOf(rule).flatMap((variant) =>
        namesOfVariant(variant).map((text) => occurrence(own, variant.key, text)),
      ),
    ];
  });

// The brackets of a name are its Sanskrit name's too, which the packs write without them.
const sanskritOf = ({ name = '', name_sa }: RuleEntry): string | undefined =>
  name_sa === undefined ? undefined : name_sa + qualifierOf(name);

/** What observances are called by their codes and in every language, wherever they are observed. */
export function namesOfCode(code: string, book: WordsBook): readonly StatedName[] {
  const native = book.languages.flatMap((language) => book.texts(language, code)?.name ?? []);
  const withoutKind = code.replace(/^[A-Z]+_/, '');
  const own = { code, variant: undefined, pack: undefined } as const;
  return [
    ...[code, withoutKind].map((text) => ({ ...own, kind: 'code', text }) as const),
    ...native.map((text) => ({ ...own, kind: 'name', text }) as const),
  ];
}

/** What the occurrences of a rule of one of its variants are called in every language. */
export const namesOfKey = (code: string, key: string, book: WordsBook): readonly StatedName[] => [
  codeOfKey(code, key),
  ...book.languages.flatMap((language) => {
    const name = book.variant(language, code, key)?.name;
    return name === undefined ? [] : [occurrence({ code, pack: undefined }, key, name)];
  }),
];

/** The code of the occurrences of a rule that are one of its variants: `VRAT_EKADASHI_SMARTA:KAMADA`. */
export const codeOfKey = (code: string, key: string): StatedName => ({
  code,
  kind: 'code',
  variant: key,
  text: `${code}:${key}`,
  pack: undefined,
});

/** What the files of a pack write of its rules. */
export const rulesOf = (pack: string, packs: Packs): readonly RuleEntry[] =>
  packs.get(pack)?.documents.flatMap(({ rules }) => rules) ?? [];

/** The variants that a rule writes itself. */
export const variantsOf = (rule: RuleEntry): readonly VariantEntry[] =>
  ('variants' in rule ? rule.variants : undefined) ?? [];

const namesOfVariant = ({ name, name_sa, aliases }: VariantEntry): readonly string[] => [
  name,
  ...(name_sa === undefined ? [] : [name_sa]),
  ...aliases,
];

const occurrence = (own: Pick<StatedName, 'code' | 'pack'>, variant: string, text: string): StatedName => ({
  ...own,
  kind: 'occurrence',
  variant,
  text,
});

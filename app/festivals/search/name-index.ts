// The names of all observances of all packs with their keys, made once for each set of packs and words.

import type { PackSet } from '@nirnaya/compiler/compile';
import type { RuleType, VariantEntry } from '@nirnaya/dsl/pack';
import { plainSpelling, type Weight } from '@nirnaya/dsl/vocabulary';
import type { WordsBook } from '../../words/book.ts';
import { type CandidatesOf, candidatesAmong } from './candidates.ts';
import { grouped } from './grouped.ts';
import { type IndexedName, type MergedName, spelledNames } from './spelled-names.ts';
import {
  codeOfKey,
  namesOfCode,
  namesOfKey,
  namesOfPack,
  rulesOf,
  type StatedName,
  variantsOf,
} from './stated-names.ts';

/** What is known of an observance besides its names. */
export interface IndexedObservance {
  /** in English; its code where no pack names it */
  readonly name: string;
  /** the packs that define it or override it, in the order of the set */
  readonly packs: readonly string[];
  /** the packs that take it away */
  readonly disabledIn: readonly string[];
  /** the code of the observance that it is a tradition's way of keeping; its own where it is none */
  readonly of: string;
  readonly type: RuleType | undefined;
  readonly weight: Weight | undefined;
  readonly tags: readonly string[];
  /** its variants as the packs write them */
  readonly variants: readonly VariantEntry[];
}

/** The index. */
export interface NameIndex {
  /** of all observances; their keys are made when they are first asked for, which takes long */
  readonly names: readonly IndexedName[];
  /** Those of `names` that a text may fit to the letter. */
  readonly candidates: CandidatesOf;
  /** by its code */
  readonly observances: ReadonlyMap<string, IndexedObservance>;
  /** The names of the observances that have a code, in small letters without marks, and of all ways of keeping these. */
  namesByCode(plain: string): readonly IndexedName[];
}

type Names = Pick<PackSet, 'packs'>;

// A set of packs has one index, that of the words which were read last.
const indexes = new WeakMap<Names, { readonly book: WordsBook; readonly index: NameIndex }>();

/** The index of packs and words; made when it is first asked for. */
export function nameIndex(set: Names, book: WordsBook): NameIndex {
  const known = indexes.get(set);
  if (known?.book === book) return known.index;
  const index = indexed(set, book);
  indexes.set(set, { book, index });
  return index;
}

function indexed({ packs }: Names, book: WordsBook): NameIndex {
  const observances = observancesOf(packs);
  const merged = new Map<string, MergedName>();
  const add = (stated: StatedName): void => {
    const { code, kind, variant, text, pack } = stated;
    const key = JSON.stringify([code, kind, variant, text]);
    const known = merged.get(key);
    if (known === undefined) merged.set(key, { ...stated, packs: pack === undefined ? [] : [pack] });
    else if (pack !== undefined) known.packs.push(pack);
  };
  for (const pack of packs.keys()) {
    for (const stated of namesOfPack(pack, packs)) if (observances.has(stated.code)) add(stated);
  }
  for (const code of observances.keys()) for (const stated of namesOfCode(code, book)) add(stated);
  for (const [code, { variants }] of observances)
    for (const { key } of variants) for (const stated of namesOfKey(code, key, book)) add(stated);
  shareVariants(observances, [...merged.values()], add);
  return namesOnDemand([...merged.values()], observances);
}

// What is looked for by a code needs the keys of few names.
function namesOnDemand(merged: readonly MergedName[], observances: NameIndex['observances']): NameIndex {
  const observanceOf = (code: string): string => observances.get(code)?.of ?? code;
  let all: readonly IndexedName[] | undefined;
  let candidates: CandidatesOf | undefined;
  let groups: ReadonlyMap<string, readonly MergedName[]> | undefined;
  let codes: ReadonlyMap<string, readonly MergedName[]> | undefined;
  const names = (): readonly IndexedName[] => {
    all ??= spelledNames(merged, observanceOf);
    return all;
  };
  return {
    observances,
    get names() {
      return names();
    },
    candidates(query) {
      candidates ??= candidatesAmong(names());
      return candidates(query);
    },
    namesByCode(plain) {
      groups ??= grouped(merged, ({ code }) => [observanceOf(code)]);
      codes ??= grouped(
        merged.filter(({ kind }) => kind === 'code'),
        ({ text }) => [plainSpelling(text)],
      );
      const meant = new Set((codes.get(plain) ?? []).map(({ code }) => observanceOf(code)));
      return spelledNames(
        [...meant].flatMap((of) => groups?.get(of) ?? []),
        observanceOf,
      );
    },
  };
}

// A tradition's way of keeping an observance has those names of occurrences too that `named` gives for the observance.
function shareVariants(
  observances: NameIndex['observances'],
  names: readonly StatedName[],
  add: (stated: StatedName) => void,
): void {
  const variants = [...observances].filter(([code, { of }]) => of !== code);
  for (const stated of names) {
    const { variant: key, code } = stated;
    if (key === undefined) continue;
    const named = observances.get(code)?.variants.some((one) => one.key === key && one.when === undefined);
    if (named !== true) continue;
    for (const [way, { of }] of variants)
      if (of === code)
        add(stated.kind === 'code' ? codeOfKey(way, key) : { ...stated, code: way, pack: undefined });
  }
}

interface Growing {
  readonly packs: string[];
  readonly disabledIn: string[];
  readonly variants: VariantEntry[];
}

function observancesOf(packs: Names['packs']): ReadonlyMap<string, IndexedObservance> {
  const byCode = new Map<string, IndexedObservance & Growing>();
  for (const pack of packs.keys()) {
    for (const rule of rulesOf(pack, packs)) {
      if (rule.kind !== 'observance') continue;
      const { code, name = code, of, type, weight, tags = [] } = rule;
      const known = byCode.get(code) ?? {
        ...{ name, type, weight, tags, of: of?.text ?? code },
        packs: [],
        disabledIn: [],
        variants: [],
      };
      byCode.set(code, known);
      known.packs.push(pack);
    }
  }
  // Packs below may name further occurrences.
  for (const pack of packs.keys())
    for (const rule of rulesOf(pack, packs)) byCode.get(rule.code)?.variants.push(...variantsOf(rule));
  for (const [pack, { documents }] of packs)
    for (const { disable } of documents)
      for (const { code } of disable) byCode.get(code)?.disabledIn.push(pack);
  return byCode;
}

// Everything that has a page, gathered from all packs: each thing once, with the packs that define or change it.

import type { BirthKind, BirthRule, ChakraRule, PackRule, ScoredRule } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type {
  BirthType,
  CalendarEntry,
  DivisionEntry,
  KalaEntry,
  PackDocument,
  RuleType,
  TableEntry,
  WorkEntry,
} from '@nirnaya/dsl/pack';
import type { SourceFile } from '@nirnaya/dsl/source';
import { type Vocabulary, vocabularyWith } from '@nirnaya/dsl/vocabulary';
import { untabledCalendars } from '@nirnaya/engine/calendars';
import { type Mention, mentionsIn } from './mentions.ts';
import type { PacksContent } from './source.ts';
import { type Variant, variantsIn } from './variants.ts';

/** A thing as one pack writes it. */
export interface Version<T> {
  readonly pack: string;
  readonly file: SourceFile;
  readonly entry: T;
}

/** The versions of each thing by its name, parents first. */
export type Versions<T> = ReadonlyMap<string, readonly Version<T>[]>;

/** `FESTIVAL`, `VRAT` or `SANKRANTI`, of a rule that says so. */
export const typeOf = ({
  linked,
}: PackRule | ScoredRule | ChakraRule | BirthRule): RuleType | BirthType | undefined =>
  'type' in linked.fields ? linked.fields.type : undefined;

/** A rule where it is defined. */
export type RuleHolding = {
  readonly code: string;
  /** the pack that defines it */
  readonly home: string;
  /** the chain that ends in that pack */
  readonly chain: CompiledPack;
} & (
  | { readonly kind: 'observance' | 'condition'; readonly rule: PackRule }
  | { readonly kind: 'muhurat' | 'suitability'; readonly rule: ScoredRule }
  | { readonly kind: 'chakra'; readonly rule: ChakraRule }
  | { readonly kind: BirthKind; readonly rule: BirthRule }
);

/** Everything that has a page. */
export interface Holdings {
  readonly source: PacksContent;
  /** names of packs, parents first */
  readonly packs: readonly string[];
  readonly rules: ReadonlyMap<string, RuleHolding>;
  readonly kalas: Versions<KalaEntry>;
  readonly divisions: Versions<DivisionEntry>;
  readonly tables: Versions<TableEntry>;
  readonly calendars: Versions<CalendarEntry>;
  readonly works: Versions<WorkEntry>;
  /** what packs make of the rules of their parents, by code */
  readonly variants: ReadonlyMap<string, readonly Variant[]>;
  /** what names each thing, by `kala pradosha` */
  readonly mentions: ReadonlyMap<string, readonly Mention[]>;
  /** the names of the language and of every calendar */
  readonly vocabulary: Vocabulary;
}

/** Gathers it. */
export function holdingsOf(source: PacksContent): Holdings {
  const depth = (name: string): number => source.chains.get(name)?.chain.length ?? 0;
  const packs = [...source.chains.keys()].sort((a, b) => depth(a) - depth(b) || order(a, b));
  const versions = <T extends { readonly name: string }>(
    pick: (document: PackDocument) => readonly T[],
  ): Versions<T> => {
    const entries = packs.flatMap((pack) =>
      (source.packs.get(pack)?.documents ?? []).flatMap((document) =>
        pick(document).map((entry) => ({ pack, file: document.file, entry })),
      ),
    );
    const names = [...new Set(entries.map(({ entry }) => entry.name))].sort();
    return new Map(names.map((name) => [name, entries.filter(({ entry }) => entry.name === name)]));
  };
  const calendars = versions((d) => d.calendars);
  const rules = new Map<string, RuleHolding>(
    packs
      .flatMap((pack) => rulesOf(pack, source))
      .reverse()
      .map((rule) => [rule.code, rule] as const)
      .sort(([a], [b]) => order(a, b)),
  );
  return {
    source,
    packs,
    rules,
    kalas: versions((d) => d.kala),
    divisions: versions((d) => d.divisions),
    tables: versions((d) => d.tables),
    calendars,
    works: versions((d) => d.works.map((work) => ({ ...work, name: work.key }))),
    variants: variantsIn(packs, source),
    mentions: mentionsIn(packs, source),
    vocabulary: vocabularyWith([
      ...untabledCalendars.all,
      ...[...calendars.values()].flatMap(([version]) =>
        version === undefined
          ? []
          : [{ name: version.entry.name, months: version.entry.months.map((m) => m.names) }],
      ),
    ]),
  };
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

// The rules that a pack defines itself.
function rulesOf(pack: string, { packs, chains }: PacksContent): readonly RuleHolding[] {
  const chain = chains.get(pack);
  if (chain === undefined) return [];
  const entries = (packs.get(pack)?.documents ?? []).flatMap((document) => document.rules);
  return entries.flatMap(({ code, mode }): readonly RuleHolding[] => {
    if (mode !== 'define') return [];
    const base = { code, home: pack, chain };
    const dated = chain.rules.get(code);
    const scored = chain.scored.get(code);
    const chakra = chain.chakras.get(code);
    if (dated !== undefined) return [{ ...base, kind: dated.checked.kind, rule: dated }];
    if (scored !== undefined) return [{ ...base, kind: scored.checked.kind, rule: scored }];
    if (chakra !== undefined) return [{ ...base, kind: 'chakra', rule: chakra }];
    const birth = chain.births.get(code);
    return birth === undefined ? [] : [{ ...base, kind: birth.checked.kind, rule: birth }];
  });
}

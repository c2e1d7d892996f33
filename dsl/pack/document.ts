// A rule pack as written: one file, its fields read and placed, its expressions not yet parsed.
// A field that the author left out is absent, so that `extend` can distinguish it from an empty one.

import type { SourceFile, SourceRange } from '../source/source-file.ts';
import type { RuleKind } from '../vocabulary/rule-words.ts';
import type {
  BirthType,
  CalendarEntry,
  ChainEntry,
  DivisionEntry,
  IgnoreEntry,
  KalaEntry,
  PlacedText,
  RuleMode,
  RuleType,
  TableEntry,
  WorkEntry,
} from './entries.ts';
import type { Values } from './read-record.ts';
import type { RuleField, ruleTable } from './rule-table.ts';
import type { ValueOf } from './shape.ts';
import type { statedTable } from './stated-table.ts';

export * from './entries.ts';

type Table = typeof ruleTable;

/** Of a field of the table: what documents call it, in which kinds of rule it stands, how it is merged. */
type PropertyOf<F extends RuleField> = Table[F] extends { readonly property: infer P extends string } ? P : F;
type KindOf<F extends RuleField> = Table[F]['kinds'][number];
type MergeOf<F extends RuleField> = Table[F] extends { readonly merge: infer M } ? M : 'replace';

/** The fields that rules themselves have; others belong to their files. */
type Written = { [F in RuleField]: MergeOf<F> extends 'own' ? never : F }[RuleField];

/** The fields that are merged entry by entry: whole rules always have them, empty or not. */
type Many = { [F in Written]: MergeOf<F> extends 'replace' ? never : F }[Written];

type One = Exclude<Written, Many | 'type'>;

/** The fields of the rules of a kind. */
type FieldsOf<K extends RuleKind> = {
  readonly [F in One as [K] extends [KindOf<F>] ? PropertyOf<F> : never]?: ValueOf<Table[F]>;
} & {
  readonly [F in Many as [K] extends [KindOf<F>] ? PropertyOf<F> : never]: ValueOf<Table[F]>;
};

/** What is known of a rule besides its fields. */
interface WrittenRule {
  readonly code: string;
  readonly codeRange: SourceRange;
  readonly range: SourceRange;
  /** Fields that stand there but could not be read; their diagnostics are reported already. */
  readonly unread: readonly string[];
  /** Every field that is written, with the place of its value. */
  readonly given: readonly PlacedText[];
}

/** The fields of rules of every kind. */
export interface CommonFields extends WrittenRule, FieldsOf<RuleKind> {}

/** A rule that finds dates. */
export interface ObservanceFields extends WrittenRule, FieldsOf<'observance'> {
  readonly kind: 'observance';
  readonly type?: RuleType;
}

/** A rule that holds during spans. */
export interface ConditionFields extends WrittenRule, FieldsOf<'condition'> {
  readonly kind: 'condition';
  readonly type?: RuleType;
}

/** A rule that scores times. */
export interface MuhuratFields extends WrittenRule, FieldsOf<'muhurat'> {
  readonly kind: 'muhurat';
}

/** A rule that scores whole days. */
export interface SuitabilityFields extends WrittenRule, FieldsOf<'suitability'> {
  readonly kind: 'suitability';
}

/** A rule that computes values from its inputs. */
export interface ChakraFields extends WrittenRule, FieldsOf<'chakra'> {
  readonly kind: 'chakra';
}

/** A rule that holds of a chart, or not: a good thing or a bad one. */
export interface HoldingFields extends WrittenRule, FieldsOf<'yoga' | 'dosha'> {
  readonly kind: 'yoga' | 'dosha';
  readonly type?: BirthType;
}

/** A rule that scores two charts. */
export interface KutaFields extends WrittenRule, FieldsOf<'kuta'> {
  readonly kind: 'kuta';
  readonly type?: BirthType;
}

/** Some of the grahas of a chart. */
export interface SetFields extends WrittenRule, FieldsOf<'set'> {
  readonly kind: 'set';
  readonly type?: BirthType;
}

/** Values of a chart. */
export interface ReadingFields extends WrittenRule, FieldsOf<'reading'> {
  readonly kind: 'reading';
  readonly type?: BirthType;
}

/** A whole rule, by its kind. */
export type RuleFields =
  | HoldingFields
  | KutaFields
  | SetFields
  | ReadingFields
  | ObservanceFields
  | ConditionFields
  | MuhuratFields
  | SuitabilityFields
  | ChakraFields;

/** The fields of a rule of whatever kind. */
export type FieldValues = FieldsOf<RuleKind> & {
  readonly [F in Written as PropertyOf<F>]?: ValueOf<Table[F]>;
};

/** Fields of a rule whose kind is not known: all that an extension writes. */
export type PartialFields = WrittenRule & FieldValues;

/** What an `extend` writes: some fields, and those that it takes away. The rule that it extends has the kind. */
export type ExtensionFields = PartialFields & {
  readonly kind: 'extension';
  /** Fields that it takes away: `decide`, or one of a map as `windows.puja`. */
  readonly unset?: readonly PlacedText[];
};

/** A rule as one file writes it. */
export type RuleEntry =
  | (RuleFields & { readonly mode: Exclude<RuleMode, 'extend'> })
  | (ExtensionFields & { readonly mode: 'extend' });

/** One file of a rule pack. */
export interface PackDocument extends Values<typeof statedTable> {
  readonly file: SourceFile;
  readonly pack: string;
  readonly packRange: SourceRange;
  /** Further packs that its rules belong to as well. */
  readonly alsoOf?: readonly { readonly name: string; readonly range: SourceRange }[];
  /** Whether the YAML is damaged, so that only a part of the file could be read. */
  readonly isDamaged?: boolean;
  readonly extends?: string;
  readonly extendsRange?: SourceRange;
  readonly kala: readonly KalaEntry[];
  readonly divisions: readonly DivisionEntry[];
  readonly tables: readonly TableEntry[];
  readonly calendars: readonly CalendarEntry[];
  readonly chains: readonly ChainEntry[];
  readonly rules: readonly RuleEntry[];
  readonly disable: readonly { readonly code: string; readonly range: SourceRange }[];
  readonly works: readonly WorkEntry[];
  readonly ignores: readonly IgnoreEntry[];
}

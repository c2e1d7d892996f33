// What stands in the fields of packs, read and placed: expressions, citations, windows, variants, works, and the words that a
// field may be.

import type { SourceRange } from '../source/source-file.ts';
import type { SkyName } from '../vocabulary/sky-names.ts';

/** An expression as written, not yet parsed. */
export interface ExpressionText {
  readonly text: string;
  /** From the first character of the expression to the end of its last. */
  readonly range: SourceRange;
  /** Source offset of character i of `text`, for i from 0 to `text.length`. */
  at(i: number): number;
}

/** A word or a phrase with its place. */
export interface PlacedText {
  readonly text: string;
  readonly range: SourceRange;
}

/** An expression with a name: a let, a window, a field of a result. */
export interface NamedExpression {
  readonly name: string;
  /** Where the name stands. */
  readonly range: SourceRange;
  readonly expression: ExpressionText;
}

/**
 * How sure we are: read in the work itself; inferred from it; inferred from published dates, which do not say the rule; taken on
 * trust for now; checked against a drawing.
 */
export const citeLevels = [
  'VERIFIED',
  'DERIVED',
  'INFERRED',
  'PROVISIONAL',
  'DIAGRAM_VERIFIED_SECONDARY',
] as const;
export type CiteLevel = (typeof citeLevels)[number];

/** How many published dates a rule gives that was inferred from dates. */
export interface Fits {
  readonly matched: number;
  readonly of: number;
  /** The lists of dates. */
  readonly from: readonly string[];
  /** The years of the dates: `2001..2035`. */
  readonly span?: string;
}

/** An authority of a rule: a work, the place in it and what it says there. */
export interface Cited {
  readonly work: string;
  readonly place?: string;
  readonly says?: string;
  readonly level: CiteLevel;
  /** Of an INFERRED one: what it was inferred from. */
  readonly fits?: Fits;
  readonly note?: string;
  readonly range: SourceRange;
}

/** `define` makes a code; `override` replaces one of the parent packs; `extend` changes the fields it names. */
export type RuleMode = 'define' | 'override' | 'extend';

/** What a month twice over does to a rule. */
export const adhikaModes = ['skip', 'both', 'only'] as const;
export type AdhikaMode = (typeof adhikaModes)[number];

/** When the day begins by which the date is named. */
export const dayModes = ['sunrise', 'civil', 'sunset'] as const;
export type DayMode = (typeof dayModes)[number];

/** The type of an observance. */
export const ruleTypes = ['FESTIVAL', 'VRAT', 'SANKRANTI'] as const;
export type RuleType = (typeof ruleTypes)[number];

/** The type of a rule of a birth: it holds of a chart, or not; scores two; is a set of grahas; says something of one. */
export const birthTypes = ['YOGA', 'DOSHA', 'KUTA', 'SET', 'READING'] as const;
export type BirthType = (typeof birthTypes)[number];

/** What a pack is besides a link of chains: a region has lands; a tradition may stand over the chain of any land. */
export const packKinds = ['region', 'tradition'] as const;
export type PackKind = (typeof packKinds)[number];

/** Where an observance begins before the day that is named. */
export const beginnings = ['evening before'] as const;

/** The unit that a suitability rates. */
export const scoredOver = ['day'] as const;

/** How texts name the dark half of a month: by the month it ends, or by the one it begins. */
export const monthNamings = ['amanta', 'purnimanta'] as const;

/** A fixed place; degrees, north and east positive. */
export interface PlaceEntry {
  readonly lat: number;
  readonly lon: number;
  /** IANA name */
  readonly zone: string;
  readonly range: SourceRange;
}

/** A place as a pack or a test states it: a curated one by its name, or one of its own. */
export type StatedPlace =
  | { readonly kind: 'named'; readonly name: PlacedText }
  | { readonly kind: 'at'; readonly place: PlaceEntry };

/** A sky as a pack, a calendar or a rule states it. */
export interface StatedSky {
  readonly name: SkyName;
  readonly range: SourceRange;
}

/** The kinds of input values: the names of a kind, any number, or one of a list of texts. */
export const inputKinds = [
  'rashi',
  'nakshatra',
  'nakshatra28',
  'tithi',
  'weekday',
  'graha',
  'number',
  'text',
] as const;
export type InputKind = (typeof inputKinds)[number];

/** A value that the caller supplies: a birth star, a birth sign, the way a graha moves. */
export interface InputEntry {
  readonly name: string;
  readonly kind: InputKind;
  /** The allowed values of a text. */
  readonly texts?: readonly string[];
  /** Whether it may be left out. */
  readonly optional?: boolean;
  /** Where the name stands. */
  readonly range: SourceRange;
}

/** The lowest score of a rating, 0..100. */
export interface RatingEntry {
  readonly name: string;
  readonly least: number;
  readonly range: SourceRange;
}

/** A name of some occurrences of an observance: of those for which `named` gives its key, or `when` something holds. */
export interface VariantEntry {
  /** What no language changes: `KAMADA`. */
  readonly key: string;
  readonly name: string;
  readonly name_sa?: string;
  readonly aliases: readonly string[];
  readonly when?: ExpressionText;
  /** Where the key stands. */
  readonly range: SourceRange;
}

/** What sets a rule of a birth aside though it holds. */
export interface CancellationEntry {
  readonly when: ExpressionText;
  /** why, in a few words */
  readonly because: string;
  /** of a kuta: the points that it then has */
  readonly points?: number;
  readonly cite: readonly Cited[];
  readonly range: SourceRange;
}

/** Whether a window favours what is begun in it. */
export const qualities = ['auspicious', 'inauspicious'] as const;
export type Quality = (typeof qualities)[number];

/** The common name of a named part of the day, and its authority. */
export interface Naming {
  readonly title?: string;
  readonly title_sa?: string;
  readonly cite: readonly Cited[];
}

/** A window of the day that a rule decided, or of a span of a condition. */
export interface WindowEntry extends NamedExpression, Naming {
  /** Whether it is sought or shunned; a window without a quality is a time and no more. */
  readonly quality?: Quality;
  /** Why it is sought or shunned, in a few words. */
  readonly because?: string;
}

/** A window of the day with a name. */
export interface KalaEntry extends Naming {
  readonly name: string;
  readonly mode: 'define' | 'override';
  readonly range: SourceRange;
  readonly expression: ExpressionText;
  /** A kala with a quality is listed among the timings of a day. */
  readonly quality?: Quality;
}

/** Values by key, in order; a key may have further keys below it. */
export interface TableMap {
  readonly kind: 'map';
  readonly entries: readonly { readonly key: PlacedText; readonly value: TableNode }[];
  readonly range: SourceRange;
}

export interface TableList {
  readonly kind: 'list';
  readonly items: readonly TableNode[];
  readonly range: SourceRange;
}

export interface TableScalar {
  readonly kind: 'scalar';
  readonly text: string;
  readonly value: string | number | boolean | null;
  readonly range: SourceRange;
}

export type TableNode = TableMap | TableList | TableScalar;

/** A table that expressions look values up in. */
export interface TableEntry {
  readonly name: string;
  readonly range: SourceRange;
  readonly value: TableNode;
}

/** A solar or lunar calendar of twelve named months, by the rule that begins each of them. */
export interface CalendarEntry {
  readonly name: string;
  readonly mode: 'define' | 'override';
  readonly range: SourceRange;
  readonly begins: ExpressionText;
  readonly decide: ExpressionText;
  readonly day?: DayMode;
  readonly first_month: PlacedText;
  /** Twelve; each with every spelling it answers to, the first being the one shown. */
  readonly months: readonly { readonly names: readonly string[]; readonly range: SourceRange }[];
  readonly bindings: readonly NamedExpression[];
  readonly cite: readonly Cited[];
  readonly era?: { readonly name: string; readonly offset: number };
  readonly adhika?: AdhikaMode;
  readonly sky?: StatedSky;
}

/** Two days of a chain. */
export type ChainPair = readonly [PlacedText, PlacedText];

/** Observances kept on days in a row, decided as one. */
export interface ChainEntry {
  readonly name: string;
  readonly mode: 'define' | 'override';
  readonly range: SourceRange;
  readonly title?: string;
  /** In their order, by code. */
  readonly days: readonly PlacedText[];
  /** The day that is decided first, by its own clauses. */
  readonly anchor: PlacedText;
  /** Neighbours that may fall on one day. */
  readonly mayShare: readonly ChainPair[];
  /** Neighbours between which days may stand. */
  readonly mayPart: readonly ChainPair[];
  readonly cite: readonly Cited[];
}

/** A quantity made by cutting windows into parts and naming the parts. */
export interface DivisionEntry extends Naming {
  readonly name: string;
  readonly range: SourceRange;
  readonly divide: ExpressionText;
  readonly label: ExpressionText;
}

/** A work that rules cite. */
export interface WorkEntry {
  readonly key: string;
  readonly title: string;
  readonly author?: string;
  /** As written: `1790`, `c. 1350`. */
  readonly year?: string;
  readonly about?: string;
  readonly range: SourceRange;
}

/** A warning that an author lets stand. */
export interface IgnoreEntry {
  readonly code: string;
  /** empty where none is given */
  readonly reason: string;
  /** Where the code stands. */
  readonly range: SourceRange;
  /** What it stands beside: the rule or the kala. */
  readonly within: SourceRange;
}

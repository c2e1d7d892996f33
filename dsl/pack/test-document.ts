// A file of author tests as written: what the rules of a pack shall give, not yet looked up in the pack.

import type { SourceFile, SourceRange } from '../source/source-file.ts';
import type { ExpressionText, PlacedText, PlaceEntry } from './document.ts';

/** Where a test is run: a curated place by its name, or a place of its own. */
export type TestPlace =
  | { readonly kind: 'named'; readonly name: PlacedText }
  | { readonly kind: 'at'; readonly place: PlaceEntry };

/** All dates of a rule in one Gregorian year; none where the list is empty. */
export interface TestYear {
  readonly year: number;
  /** `2026-09-14`, or `2026-10-11..2026-10-20` for several days on end */
  readonly dates: readonly string[];
  readonly range: SourceRange;
}

/** A date with its place in the file. */
export type PlacedDate = PlacedText;

interface Common {
  readonly place: TestPlace | undefined;
  readonly range: SourceRange;
}

/** What is tested of an observance. */
export interface DatesTest extends Common {
  readonly kind: 'dates';
  readonly rule: PlacedText;
  readonly mode: 'standard' | 'drik' | undefined;
  readonly years: readonly TestYear[];
  /** dates on which the rule falls, whatever others it has */
  readonly on: readonly PlacedDate[];
  readonly notOn: readonly PlacedDate[];
  /** the clause that decides each of the dates; or `only day`, or `undecided` */
  readonly by: ExpressionText | undefined;
}

/** A moment by the clock of the place. */
export interface TestMoment {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** minutes after 00:00 */
  readonly minutes: number;
  readonly range: SourceRange;
}

/** What is tested of a condition. */
export interface HoldsTest extends Common {
  readonly kind: 'holds';
  readonly rule: PlacedText;
  readonly at: readonly TestMoment[];
  readonly notAt: readonly TestMoment[];
  /** what whoever asks brings: name and value as written */
  readonly inputs: readonly { readonly name: PlacedText; readonly value: PlacedText }[];
}

/** What is tested of a kala: its windows on a day, within a minute. */
export interface KalaTest extends Common {
  readonly kind: 'kala';
  readonly kala: PlacedText;
  readonly on: PlacedDate;
  /** minutes after 00:00, start and end */
  readonly windows: readonly (readonly [number, number])[];
}

/** One entry under `tests`. */
export type AuthorTest = DatesTest | HoldsTest | KalaTest;

/** A file of tests. */
export interface TestDocument {
  readonly file: SourceFile;
  readonly packs: readonly PlacedText[];
  readonly place: TestPlace | undefined;
  readonly mode: 'standard' | 'drik' | undefined;
  readonly tests: readonly AuthorTest[];
}

// A file of author tests as written: the expected results of a pack's rules, not yet looked up in the pack.

import type { SourceFile, SourceRange } from '../source/source-file.ts';
import type { ExpressionText, PlacedText, StatedPlace } from './document.ts';

/** Where a test is run. */
export type TestPlace = StatedPlace;

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

/** A test of an observance. */
export interface DatesTest extends Common {
  readonly kind: 'dates';
  readonly rule: PlacedText;
  readonly mode: 'standard' | 'drik' | undefined;
  readonly years: readonly TestYear[];
  /** dates on which the rule falls, whatever others it has */
  readonly on: readonly PlacedDate[];
  readonly notOn: readonly PlacedDate[];
  /** the days between which one occurrence is left undecided; empty where nothing is claimed of that */
  readonly undecided: readonly PlacedDate[];
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

/** What the caller supplies: name and value as written. */
export type TestInputs = readonly { readonly name: PlacedText; readonly value: PlacedText }[];

/** A test of a condition. */
export interface HoldsTest extends Common {
  readonly kind: 'holds';
  readonly rule: PlacedText;
  readonly at: readonly TestMoment[];
  readonly notAt: readonly TestMoment[];
  readonly inputs: TestInputs;
  /** what the span that holds each moment is called; `none` where it has no kind */
  readonly called: string | undefined;
}

/** The expected rating of a time or a day; what is undefined is not claimed. */
export interface TestVerdict {
  /** 0..100 */
  readonly score: number | undefined;
  readonly rating: PlacedText | undefined;
  /** what lines that held say, whatever others held */
  readonly because: readonly PlacedText[];
  /** what lines that block say, whatever others block */
  readonly blockedBy: readonly PlacedText[];
}

/** A test of a muhurat at some moments: the window that holds each, and its worth. */
export interface TimesTest extends Common {
  readonly kind: 'times';
  readonly rule: PlacedText;
  readonly at: readonly TestMoment[];
  readonly inputs: TestInputs;
  /** minutes after 00:00, start and end; `none` where no window holds the moment */
  readonly window: readonly [number, number] | 'none' | undefined;
  readonly verdict: TestVerdict;
}

/** A test of a muhurat on a day: all its windows that nothing blocks, within a minute. */
export interface WindowsTest extends Common {
  readonly kind: 'windows';
  readonly rule: PlacedText;
  readonly on: PlacedDate;
  readonly inputs: TestInputs;
  /** minutes after 00:00, start and end */
  readonly windows: readonly (readonly [number, number])[];
}

/** A test of named windows of an observance on one of its days, within two minutes. */
export interface NamedWindowsTest extends Common {
  readonly kind: 'named';
  readonly rule: PlacedText;
  readonly mode: 'standard' | 'drik' | undefined;
  readonly on: PlacedDate;
  readonly windows: readonly {
    readonly name: PlacedText;
    /** minutes after 00:00, start and end */
    readonly is: readonly (readonly [number, number])[];
  }[];
}

/** A test of a suitability: the ratings of days. */
export interface WorthTest extends Common {
  readonly kind: 'worth';
  readonly rule: PlacedText;
  readonly on: readonly PlacedDate[];
  readonly inputs: TestInputs;
  readonly verdict: TestVerdict;
}

/** A value of a chakra as written: a list of its texts. */
export interface TestField {
  readonly name: PlacedText;
  /** undefined where the field is expected to be nothing */
  readonly value: string | readonly string[] | undefined;
}

/** A test of a chakra: fields of its result, whatever others it has. */
export interface ChakraTest extends Common {
  readonly kind: 'chakra';
  readonly rule: PlacedText;
  readonly inputs: TestInputs;
  readonly result: readonly TestField[];
}

/** A chart of a test: that of a moment at its place, or one given by what stands where. */
export type TestChart =
  | { readonly kind: 'born'; readonly moment: TestMoment; readonly range: SourceRange }
  | { readonly kind: 'places'; readonly places: TestInputs; readonly range: SourceRange };

/** A test of a rule of a birth: charts of which it holds, and charts of which it does not. */
export interface BirthTest extends Common {
  readonly kind: 'birth';
  readonly rule: PlacedText;
  readonly has: readonly TestChart[];
  readonly hasNot: readonly TestChart[];
  /** what cancellations say that hold of the charts, whatever others do */
  readonly cancelled: readonly PlacedText[];
  /** of a set: its grahas, all of them */
  readonly grahas: readonly PlacedText[] | undefined;
  /** of a reading: some of its values */
  readonly result: readonly TestField[];
}

/** A test of a kuta. */
export interface MatchTest extends Common {
  readonly kind: 'match';
  readonly rule: PlacedText;
  readonly bride: TestChart;
  readonly groom: TestChart;
  readonly points: number;
  /** those that it has where its exceptions are counted; undefined where that is not tested */
  readonly withExceptions: number | undefined;
  /** what exceptions say that hold, whatever others do */
  readonly cancelled: readonly PlacedText[];
}

/** A test of a kala: its windows on a day, within a minute. */
export interface KalaTest extends Common {
  readonly kind: 'kala';
  readonly kala: PlacedText;
  readonly on: PlacedDate;
  /** minutes after 00:00, start and end */
  readonly windows: readonly (readonly [number, number])[];
}

/** One entry under `tests` that is about a rule. */
export type RuleTest =
  | DatesTest
  | NamedWindowsTest
  | HoldsTest
  | TimesTest
  | WindowsTest
  | WorthTest
  | ChakraTest
  | BirthTest
  | MatchTest;

/** One entry under `tests`. */
export type AuthorTest = RuleTest | KalaTest;

/** A file of tests. */
export interface TestDocument {
  readonly file: SourceFile;
  readonly packs: readonly PlacedText[];
  readonly place: TestPlace | undefined;
  readonly mode: 'standard' | 'drik' | undefined;
  readonly tests: readonly AuthorTest[];
}

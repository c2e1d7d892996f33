// A file of words as written: the names and texts of observances, and of what births have, in one language. Nothing in it decides a date.

import type { SourceFile } from '../source/source-file.ts';
import type { PlacedText } from './document.ts';

/** The language of reference: its words say whose festival it is, and stand in where another language has none. */
export const referenceLanguage = 'en';

/** The texts that an observance may have, or a yoga or a dosha, with the most characters of each. */
export const wordLimits = { name: 120, summary: 240, effects: 240, about: 1600, kept: 1600 } as const;
export type WordField = keyof typeof wordLimits;

/** The texts in their order. */
export const wordFields = Object.keys(wordLimits) as readonly WordField[];

/** What one file says of an observance. */
export interface ObservanceWords {
  readonly code: PlacedText;
  /** each text that is written, with its place */
  readonly texts: Readonly<Partial<Record<WordField, PlacedText>>>;
  /** where the name was read */
  readonly from: readonly string[];
  /** keys of deities; in the language of reference alone */
  readonly deity: readonly PlacedText[];
  /** where the texts were read, for their readers */
  readonly sources: readonly string[];
  /** what single occurrences are called, by the keys of the rule's variants */
  readonly variants: readonly VariantWords[];
}

/** What one file calls the occurrences of an observance that are one variant. */
export interface VariantWords {
  readonly key: PlacedText;
  readonly name: PlacedText;
  /** where the name was read */
  readonly from: readonly string[];
}

/** A file of words. */
export interface WordsDocument {
  readonly file: SourceFile;
  /** code of the language */
  readonly language: string;
  /** packs whose land speaks this language: names in it are shown beside the others there */
  readonly lands: readonly PlacedText[];
  readonly deities: readonly { readonly key: PlacedText; readonly name: string }[];
  readonly observances: readonly ObservanceWords[];
}

// How observances are classified, each by some words: a field of rules, and of the answers about festivals as it is written. A new
// one is a row here: reader, types, JSON Schema, linking, fingerprint, editors, pages, the answers and their description follow.

import { weights } from './rule-words.ts';

/** A field by which observances are classified. */
interface Classification {
  readonly words: readonly [string, ...string[]];
  /** for authors of rules */
  readonly about: string;
  /** for readers of answers; null stands for what is not stated */
  readonly answer: string;
  /** for the fingerprint of a chain, or for answers alone */
  readonly counts: 'meaning' | 'answers';
}

/** The classifications by the name of their field, in the order in which they are listed. */
export const classifications = {
  weight: {
    words: weights,
    about: 'the importance: major, regional or minor',
    answer: 'importance: nearly everywhere, a region or community, or few',
    counts: 'meaning',
  },
} as const satisfies Readonly<Record<string, Classification>>;

type Classifications = typeof classifications;

/** The name of such a field. */
export type ClassificationField = keyof Classifications;

/** The words that one may have. */
export type ClassifiedAs<F extends ClassificationField> = Classifications[F]['words'][number];

/** An entry for each. */
export const forClassifications = <T>(
  entry: (field: ClassificationField, classification: Classification) => T,
): Readonly<Record<ClassificationField, T>> =>
  Object.fromEntries(
    (Object.keys(classifications) as ClassificationField[]).map((field) => [
      field,
      entry(field, classifications[field]),
    ]),
  ) as Readonly<Record<ClassificationField, T>>;

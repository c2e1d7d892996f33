// The library that writes Sanskrit in the scripts of India.

import library from '@indic-transliteration/sanscript';

/** What is used of it. Its own types say so only for some ways of resolving modules. */
interface Sanscript {
  /** Writes a text of one scheme in another. */
  t(text: string, from: string, to: string): string;
  /** By the name of the scheme and of a group of letters: its letters by their Roman ones. */
  readonly schemes: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

/** The library. */
export const sanscript = library as unknown as Sanscript;

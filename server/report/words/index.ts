// The words of reports in the languages that have them; elsewhere they are English. Those other than English were written by a language
// model and read by no speaker yet.

import { formatted } from '@nirnaya/explain/messages';
import { bn } from './bn.ts';
import { en, type ReportWords, type WordKey } from './en.ts';
import { hi } from './hi.ts';
import { ta } from './ta.ts';
import { te } from './te.ts';

export type { WordKey } from './en.ts';

/** Every key. */
export const wordKeys = Object.keys(en) as readonly WordKey[];

/** Writes a text with its places filled. Throws for a place that nothing is given for. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

const packs: Readonly<Record<string, ReportWords>> = { en, hi, ta, te, bn };

/** Writes the words of reports in a language; in English where it has none. */
export function wordsIn(language: string): Say {
  const own = Object.hasOwn(packs, language) ? language : 'en';
  const words = packs[own] as ReportWords;
  return (key, values = {}) =>
    formatted(words[key], own, (name) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${key} without ${name}`);
      return String(value);
    });
}

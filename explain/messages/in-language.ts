// Messages in a language, or else in English.

import { english } from './english.ts';
import { type Message, NoWords, type SentenceWords, type Value, written } from './message.ts';

/** A message in a language; in English where the language is not given or has no words for some of it. */
export const writtenIn = (words: SentenceWords | undefined, message: Message | Value): string =>
  (words && attempted(words, message, '')) ?? written(message, english);

/** What stands by itself, as a label, in a language; undefined where the language is not given or has no words for some of it. */
export const labelIn = (words: SentenceWords | undefined, value: Value): string | undefined =>
  words && attempted(words, value, 'name');

function attempted(words: SentenceWords, message: Value, form: string): string | undefined {
  try {
    return written(message, words, form);
  } catch (error) {
    if (!(error instanceof NoWords)) throw error;
    return undefined;
  }
}

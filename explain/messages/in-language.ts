// Messages in a language, or else in English.

import { english } from './english.ts';
import { type Message, NoWords, type SentenceWords, type Value, written } from './message.ts';

/** A message in a language; in English where the language is not given or has no words for some of it. */
export function writtenIn(words: SentenceWords | undefined, message: Message | Value): string {
  if (words === undefined) return written(message, english);
  try {
    return written(message, words);
  } catch (error) {
    if (!(error instanceof NoWords)) throw error;
    return written(message, english);
  }
}

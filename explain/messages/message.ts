// What a sentence says, apart from the language that says it: messages by their ids, with what fills them.

import { civilFromDay } from '@nirnaya/engine/civil';
import { formatted } from './format.ts';

/** What fills an argument of a message. */
export type Value = string | number | Message | Name | Days | Listed | Untranslated;

/** A text by its id, with what fills it. */
export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, Value>>;
}

/** A name of the calendar, of a work, of an observance or a statement of an author, by what it is in English. */
export interface Name {
  readonly kind: string;
  readonly english: string;
  /** the code of an observance, the key of a work */
  readonly key?: string;
}

/** Civil day numbers, which are written as dates. */
export interface Days {
  readonly days: readonly number[];
  readonly word?: 'and' | 'or';
  readonly year?: boolean;
}

/** Several things one after the other. */
export interface Listed {
  readonly items: readonly Value[];
  readonly word?: 'and' | 'or';
}

/** A phrase that there is in English alone. */
export interface Untranslated {
  readonly phrase: string;
}

/** The words of a language that sentences are written with. */
export interface SentenceWords {
  /** its code: `hi` */
  readonly language: string;
  /** texts in the format of ICU MessageFormat, by their ids */
  readonly messages: Readonly<Record<string, string>>;
  /** a name by its kind, and by what it is in English or its key; undefined where the language has none */
  name(kind: string, english: string, key: string | undefined): string | undefined;
}

/** Something that a language has no words for. */
export class NoWords extends Error {}

/**
 * A message or what fills one in a language, in a form of it where the language has that: `name` stands by itself. Throws `NoWords`
 * for what the language cannot say.
 */
export function written(message: Value, words: SentenceWords, form = ''): string {
  return textOf(message, words, form);
}

function textOf(value: Value, words: SentenceWords, form: string): string {
  if (typeof value !== 'object') return String(value);
  if ('id' in value) return messageText(value, words, form);
  if ('days' in value) return datesText(value, words);
  if ('items' in value)
    return joined(
      value.items.map((item) => textOf(item, words, form)),
      value.word,
      words,
    );
  if ('phrase' in value) {
    if (words.language !== 'en') throw new NoWords(value.phrase);
    return value.phrase;
  }
  const { kind, english, key } = value;
  const name = words.name(kind, english, key);
  if (name === undefined) throw new NoWords(`${kind} ${key ?? english}`);
  return name;
}

function messageText({ id, args = {} }: Message, words: SentenceWords, form: string): string {
  const { messages } = words;
  const text = (form === '' ? undefined : messages[`${id}.${form}`]) ?? messages[id];
  if (text === undefined) throw new NoWords(id);
  return formatted(text, words.language, (name) => {
    const own = args[name];
    if (own !== undefined) return textOf(own, words, '');
    // `{part_in}` is the argument `part` in its form `in`.
    const [, of = '', which = ''] = /^(.*)_([a-z]+)$/.exec(name) ?? [];
    const value = args[of];
    return value === undefined ? '' : textOf(value, words, which);
  });
}

// The days of one month together: `26 and 27 August`. Languages may join days by other words than things: `or.days`.
function datesText({ days, word, year = false }: Days, words: SentenceWords): string {
  const dates = days.map(civilFromDay);
  const [first] = dates;
  const date = (day: string, month: number, of: number): string =>
    messageText(
      { id: year ? 'date-year' : 'date', args: { day, month: { id: `month-${month}` }, year: of } },
      words,
      '',
    );
  if (first !== undefined && dates.every(({ month }) => month === first.month))
    return date(
      joined(
        dates.map(({ day }) => String(day)),
        word,
        words,
        'days',
      ),
      first.month,
      first.year,
    );
  return joined(
    dates.map(({ day, month, year: of }) => date(String(day), month, of)),
    word,
    words,
    'days',
  );
}

function joined(
  items: readonly string[],
  word: 'and' | 'or' = 'and',
  words: SentenceWords,
  form = '',
): string {
  const [last = ''] = items.slice(-1);
  if (items.length < 2) return last;
  const args = { before: items.slice(0, -1).join(words.messages.comma ?? ', '), last };
  return messageText({ id: word, args }, words, form);
}

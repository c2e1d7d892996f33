// The text of an answer that is written while it is computed: some fields, then one list entry by entry, then the others.

import type { Pause } from './json-text.ts';

/** Characters after which a piece is given. */
const piece = 64_000;

/** The lists of an answer, by name. */
type ListOf<T> = { [K in keyof T]: T[K] extends readonly unknown[] ? K : never }[keyof T] & string;

/** What an answer of a shape `T` with a list `K` is made of. */
interface ListParts<T, K extends ListOf<T>> {
  /** the fields before the list */
  readonly head: Partial<Omit<T, K>>;
  /** the name of the list */
  readonly list: K;
  /** computed one by one */
  readonly entries: AsyncIterable<T[K] extends readonly (infer E)[] ? E : never>;
  /** the fields behind the list, computed when it has come to its end */
  readonly tail?: () => Promise<Partial<Omit<T, K>>>;
}

/**
 * The JSON text of an answer in pieces of some 64,000 characters and an entry. Between two entries others get a turn where
 * it is due.
 */
export async function* listPieces<T, K extends ListOf<T> = ListOf<T>>(
  { head, list, entries, tail }: ListParts<T, K>,
  pause: Pause,
): AsyncGenerator<string> {
  const before = fieldsOf(head).map((field) => `${field},`);
  let text = `{${before.join('')}${JSON.stringify(list)}:[`;
  let separator = '';
  for await (const entry of entries) {
    text += `${separator}${JSON.stringify(entry)}`;
    separator = ',';
    if (text.length >= piece) {
      yield text;
      text = '';
    } else await pause();
  }
  const behind = fieldsOf((await tail?.()) ?? {}).map((field) => `,${field}`);
  yield `${text}]${behind.join('')}}`;
}

const fieldsOf = (fields: object): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const text = JSON.stringify(value) as string | undefined;
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });

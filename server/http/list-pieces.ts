// The text of an answer that is written while it is computed: some fields, then one list entry by entry, then the others.

import type { Turn } from '../turns.ts';

/** Characters after which a piece is given. */
const piece = 64_000;

/** The lists of an answer, by name. */
type ListOf<T> = { [K in keyof T]: T[K] extends readonly unknown[] ? K : never }[keyof T] & string;

/** Gives a part of an answer, an object with some of its fields, with its names in the language of the request. */
export type Written = <P extends object>(part: P) => P;

const asItIs: Written = (part) => part;

/** What an answer of a shape `T` with a list `K` is made of. */
interface ListParts<T, K extends ListOf<T>> {
  /** the fields before the list */
  readonly head: Partial<Omit<T, K>>;
  /** the name of the list */
  readonly list: K;
  /** computed one by one */
  readonly entries: AsyncIterable<T[K] extends readonly (infer E)[] ? E : never>;
  /** the fields behind the list, computed when it has come to its end */
  readonly tail?: () => Partial<Omit<T, K>>;
  /** writes the names of a part of the answer; without it they stay as they are */
  readonly written?: Written;
}

/**
 * The JSON text of an answer in pieces of some 64,000 characters and an entry. Between two entries others get a turn where
 * it is due.
 */
export async function* listPieces<T, K extends ListOf<T> = ListOf<T>>(
  { head, list, entries, tail, written = asItIs }: ListParts<T, K>,
  pause: Turn['pause'],
): AsyncGenerator<string> {
  const before = fieldsOf(written(head)).map((field) => `${field},`);
  let text = `{${before.join('')}${JSON.stringify(list)}:[`;
  let separator = '';
  for await (const entry of entries) {
    const part: Record<string, unknown[]> = written({ [list]: [entry] });
    text += `${separator}${JSON.stringify(part[list]?.[0])}`;
    separator = ',';
    if (text.length >= piece) {
      yield text;
      text = '';
    } else await pause();
  }
  const behind = fieldsOf(written(tail?.() ?? {})).map((field) => `,${field}`);
  yield `${text}]${behind.join('')}}`;
}

const fieldsOf = (fields: object): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const text = JSON.stringify(value) as string | undefined;
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });

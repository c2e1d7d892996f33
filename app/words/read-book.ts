// The book of words of some files. Apart from the book itself, so that who asks for no words need not load what reads them.

import { readWords } from '@nirnaya/dsl/pack';
import { readingChanges, type SourceFile } from '@nirnaya/dsl/source';
import { type BookContent, bookContent, type WordsBook, wordsBook } from './book.ts';

let last: { readonly files: readonly SourceFile[]; readonly book: WordsBook } | undefined;

/** The words of some files, whose errors `nirnaya check` shows; the same texts as the last time give the book of then. */
export function wordsRead(files: readonly SourceFile[]): WordsBook {
  if (last === undefined || !isSame(last.files, files)) {
    last = { files, book: wordsBook(wordsContent(files)) };
  }
  return last.book;
}

/** The content of the words of some files. */
export const wordsContent = (files: readonly SourceFile[]): BookContent =>
  bookContent(documentsOf(files).flatMap(({ document }) => document ?? []));

// Packs are read again more often than their words change.
const documentsOf = readingChanges(readWords);

const isSame = (some: readonly SourceFile[], others: readonly SourceFile[]): boolean =>
  some.length === others.length &&
  some.every(({ path, text }, i) => path === others[i]?.path && text === others[i]?.text);

// What other rooms use of `app/words`.

export { noWords, type Words, type WordsBook, wordsIn } from './book.ts';
export { wordsRead } from './read-book.ts';
export { type StoredWords, storedWords } from './stored-words.ts';

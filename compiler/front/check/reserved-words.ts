// The reserved words of the language.

import { keywords, quantitySpellings } from '@nirnaya/dsl/syntax';
import { builtinWords } from './scope.ts';

/** Words of the language: a kala, a let or a division of such a name could never be meant. */
export const reservedWords: ReadonlySet<string> = new Set<string>([
  ...builtinWords,
  ...quantitySpellings.keys(),
  ...Object.values(keywords).map((token) => String(token.PATTERN)),
]);

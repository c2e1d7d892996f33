// The reserved words of the rule language, each once, with its spelling. What they mean stands in keyword-meanings.ts, with an
// entry for each. Printing an expression needs the words, and neither that nor the lexer.

import { type PostfixWord, type PrefixWord, postfixWords, prefixWords } from './affixes.ts';
import { clauseWords } from './clauses.ts';
import { type OperatorWord, operatorWords } from './operators.ts';

// The keywords besides those of operators, of what stands before or behind one operand, and of clauses.
const ownKeywords = [
  'not',
  'is',
  'into',
  'of',
  'on',
  'overlap',
  'next',
  'previous',
  'last',
  'first',
  'part',
  'parts',
  'to',
  'for',
  'each',
  'side',
  'every',
  'enters',
  'tropical',
  'set',
  'count',
  'over',
  'cycle',
  'class',
  'house',
  'longitude',
  'hemmed',
  'exchanges',
  'all',
  'exactly',
  'least',
  'bride',
  'groom',
  'fixed',
  'ghati',
  'muhurta',
  'prahara',
  'min',
  'hours',
  'hour',
  'deg',
  'days',
  'day',
  'most',
  'earliest',
  'latest',
  'add',
  'take',
  'block',
  'because',
  'as',
] as const;

/** The name of a keyword. */
export type KeywordName =
  | OperatorWord
  | PrefixWord
  | PostfixWord
  | (typeof clauseWords)[number]
  | (typeof ownKeywords)[number];

// Where a keyword is not spelled as it is named.
const spellings: Readonly<Partial<Record<KeywordName, string>>> = { close: 'then' };

/** The keywords by their names, with their spellings. */
export const keywordEntries: readonly { readonly name: KeywordName; readonly spelling: string }[] = [
  ...(Object.keys(operatorWords) as readonly OperatorWord[]),
  ...prefixWords,
  ...postfixWords,
  ...clauseWords,
  ...ownKeywords,
].map((name) => ({ name, spelling: spellings[name] ?? name }));

/** Spelling of a quantity -> its name in the language. */
export const quantitySpellings: ReadonlyMap<string, string> = new Map([
  ['tithi', 'tithi'],
  ['paksha', 'paksha'],
  ['lunar month', 'lunar month'],
  ['lunar_month', 'lunar month'],
  ['purnimanta month', 'purnimanta month'],
  ['purnimanta_month', 'purnimanta month'],
  ['nakshatra', 'nakshatra'],
  ['nakshatra28', 'nakshatra28'],
  ['yoga', 'yoga'],
  ['karana', 'karana'],
  ['weekday', 'weekday'],
  ['rashi', 'rashi'],
  ['lagna', 'lagna'],
  ['pada', 'pada'],
  ['navamsa', 'navamsa'],
]);

// The reserved words of the rule language, each once, with its spelling. What they mean stands in keyword-meanings.ts, with an
// entry for each. Printing an expression needs the words, and neither that nor the lexer.

import { type OperatorWord, operatorWords } from './operators.ts';

// The keywords besides the words of operators, in the order in which they are listed.
const ownKeywords = [
  'not',
  'is',
  'into',
  'of',
  'on',
  'start',
  'end',
  'middle',
  'length',
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
  'set',
  'number',
  'lord',
  'count',
  'over',
  'cycle',
  'class',
  'any',
  'house',
  'longitude',
  'hemmed',
  'exchanges',
  'dispositor',
  'rashis',
  'all',
  'exactly',
  'least',
  'exalted',
  'debilitated',
  'combust',
  'vargottama',
  'strong',
  'bride',
  'groom',
  'retrograde',
  'empty',
  'vriddhi',
  'kshaya',
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
  'also',
  'require',
  'prefer',
  'most',
  'earliest',
  'latest',
  'close',
  'add',
  'take',
  'block',
  'because',
  'as',
  'undecided',
] as const;

/** The name of a keyword. */
export type KeywordName = OperatorWord | (typeof ownKeywords)[number];

// Where a keyword is not spelled as it is named.
const spellings: Readonly<Partial<Record<KeywordName, string>>> = { close: 'then' };

/** The keywords by their names, with their spellings. */
export const keywordEntries: readonly { readonly name: KeywordName; readonly spelling: string }[] = [
  ...(Object.keys(operatorWords) as readonly OperatorWord[]),
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

// A misspelled word of the language where a text cannot be parsed: found by trying, so that what is proposed is read further
// than what was written.

import type { IToken } from 'chevrotain';
import { nearest } from '../vocabulary/suggest.ts';
import { quantitySpellings } from './keywords.ts';
import type { SyntaxIssue } from './lex.ts';
import { tokenEnd } from './token-end.ts';
import { Ident, keywords, Name } from './tokens.ts';

/** What authors write for words of the language that letters alone do not lead to. */
const aliases: Readonly<Record<string, string>> = {
  minute: 'min',
  minutes: 'min',
  mins: 'min',
  hr: 'hour',
  hrs: 'hours',
  degree: 'deg',
  degrees: 'deg',
  ghatis: 'ghati',
  ghatika: 'ghati',
  ghatikas: 'ghati',
  muhurat: 'muhurta',
  muhurtas: 'muhurta',
  praharas: 'prahara',
  overlaps: 'touches',
  contains: 'covers',
  until: 'to',
  if: 'when',
  otherwise: 'else',
  but: 'except',
  without: 'except',
  equals: '=',
};

const words = [...Object.values(keywords).map(({ PATTERN }) => String(PATTERN)), ...quantitySpellings.keys()];

/** How a text is read. */
interface Reading {
  readonly parse: (text: string) => readonly SyntaxIssue[];
  readonly isName: (word: string) => boolean;
}

/** Of an error and the tokens of its text: the same error with the word that was meant, where one is found. */
export function withSpelling(
  text: string,
  tokens: readonly IToken[],
  issue: SyntaxIssue,
  { parse, isName }: Reading,
): SyntaxIssue {
  const at = tokens.findIndex(({ startOffset }) => startOffset >= issue.start);
  const last = at === -1 ? tokens.length - 1 : at;
  // The word at which the parser stops, or the one before it: `nto bhadra` is wrong at `nto`.
  for (const token of [tokens[last], tokens[last - 1]]) {
    if (token === undefined || (token.tokenType !== Ident && token.tokenType !== Name)) continue;
    const [start, end] = [token.startOffset, tokenEnd(token)];
    for (const instead of candidates(token.image, isName)) {
      const after = parse(text.slice(0, start) + instead + text.slice(end));
      const isPassed = (other: SyntaxIssue): boolean => other.start > start + instead.length;
      if (!after.every((other) => isPassed(other) || other.start < Math.min(start, issue.start))) continue;
      if (start === issue.start) return { ...issue, instead };
      return { start, end, found: `'${token.image}'`, expected: `'${instead}'`, instead };
    }
  }
  return issue;
}

function candidates(image: string, isName: (word: string) => boolean): readonly string[] {
  const lower = image.toLowerCase();
  const alias = Object.hasOwn(aliases, lower) ? aliases[lower] : undefined;
  const same = lower !== image && words.includes(lower) ? [lower] : [];
  const capital = image.slice(0, 1).toUpperCase() + image.slice(1);
  const name = capital !== image && isName(capital) ? [capital] : [];
  return [...(alias === undefined ? [] : [alias]), ...same, ...name, ...nearest(image, words, 4)];
}

/** The innermost bracket before an offset that no later token closes. */
export function openBracket(
  tokens: readonly IToken[],
  before: number,
): { readonly start: number; readonly sign: string } | undefined {
  const open: IToken[] = [];
  for (const token of tokens) {
    if (token.image === '(' || token.image === '[') open.push(token);
    else if (token.image === ')' || token.image === ']') open.pop();
  }
  const last = open.filter(({ startOffset }) => startOffset <= before).at(-1);
  return last && { start: last.startOffset, sign: last.image };
}

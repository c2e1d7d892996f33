// Text to tokens: Chevrotain splits words, then neighbouring words that together are one name are joined.
// In: an expression's text and the vocabulary. Out: tokens with offsets, and lexing errors.

import { type IToken, Lexer } from 'chevrotain';
import { commonlyMeant } from '../vocabulary/common-spellings.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { eclipseWords } from './eclipse-words.ts';
import { quantitySpellings } from './keywords.ts';
import { allTokens, Ident, Name, Quantity } from './tokens.ts';

/** An error of spelling or grammar, in offsets of the expression's text. */
export interface SyntaxIssue {
  readonly start: number;
  readonly end: number;
  readonly found: string;
  readonly expected: string;
  /** a bracket that is opened and not closed */
  readonly opened?: { readonly start: number; readonly sign: string };
  /** whether the text is refused for its size or depth: no other spelling fixes it */
  readonly isRefusal?: true;
  /** a word in place of the one at the error; with it the text is read further than before */
  readonly instead?: string;
}

// Made when a text is first read: that takes some 30 ms.
let made: Lexer | undefined;
const lexer = (): Lexer => {
  made ??= new Lexer(allTokens, { positionTracking: 'onlyOffset', ensureOptimizations: true });
  return made;
};

const endOf = (token: IToken): number => token.startOffset + token.image.length;

function joined(first: IToken, last: IToken, image: string, type: typeof Name): IToken {
  return {
    ...first,
    image,
    endOffset: endOf(last) - 1,
    tokenType: type,
    tokenTypeIdx: type.tokenTypeIdx ?? 0,
  };
}

/** Which tokens and which words are looked for. */
interface Words {
  readonly accepts: (t: IToken) => boolean;
  readonly known: (s: string) => boolean;
}

/** The longest run of tokens from `at` whose words together are known; 0 where none is. */
function runLength(tokens: readonly IToken[], at: number, most: number, { accepts, known }: Words): number {
  let image = '';
  let best = 0;
  for (let n = 0; n < most; n++) {
    const token = tokens[at + n];
    if (token === undefined || !accepts(token)) break;
    image = n === 0 ? token.image : `${image} ${token.image}`;
    if (known(image)) best = n + 1;
  }
  return best;
}

const isName = (t: IToken): boolean => t.tokenType === Name;
const isIdent = (t: IToken): boolean => t.tokenType === Ident;

/** Splits an expression into tokens. Never throws. A joined token keeps its source extent in `endOffset`. */
export function lex(text: string, vocabulary: Vocabulary): { tokens: IToken[]; issues: SyntaxIssue[] } {
  const raw = lexer().tokenize(text);
  const issues = raw.errors.map(({ offset, length }): SyntaxIssue => {
    const character = text.slice(offset, offset + length);
    const [instead] = commonlyMeant(character);
    const expected =
      instead === undefined ? 'a word, a number, a text in quotes or an operator' : `\`${instead}\``;
    const issue = { start: offset, end: offset + Math.max(1, length), found: `'${character}'`, expected };
    return instead === undefined ? issue : { ...issue, instead };
  });
  const tokens: IToken[] = [];
  for (let i = 0; i < raw.tokens.length; ) {
    const token = raw.tokens[i] as IToken;
    const names = isName(token)
      ? runLength(raw.tokens, i, vocabulary.longest, {
          accepts: isName,
          known: (s) => vocabulary.meanings(s).length > 0,
        })
      : 0;
    const words = isIdent(token)
      ? runLength(raw.tokens, i, 2, { accepts: isIdent, known: (s) => quantitySpellings.has(s) })
      : 0;
    const eclipse = isIdent(token)
      ? runLength(raw.tokens, i, 3, { accepts: isIdent, known: (s) => eclipseWords.has(s) })
      : 0;
    const length = Math.max(1, names, words, eclipse);
    const last = raw.tokens[i + length - 1];
    const image = raw.tokens
      .slice(i, i + length)
      .map((t) => t.image)
      .join(' ');
    if (words > 0) tokens.push(joined(token, last, image, Quantity));
    else if (length > 1) tokens.push(joined(token, last, image, eclipse > 0 ? Ident : Name));
    else tokens.push({ ...token, endOffset: endOf(token) - 1 });
    i += length;
  }
  return { tokens, issues };
}

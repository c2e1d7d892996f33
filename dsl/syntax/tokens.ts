// The tokens of the rule language and their Chevrotain lexer.
// Keywords are reserved lower-case words; capitalised words are names; ALL_CAPS words are rule codes.

import { createToken, Lexer, type TokenType } from 'chevrotain';
import { grahaStates } from './affixes.ts';
import { clauseWords } from './clauses.ts';
import { type KeywordName, keywordEntries } from './keywords.ts';

// Explicit ranges, not \p{..} with the `u` flag: that flag costs Chevrotain its first-character optimisation.
const upper = 'A-Z\\u00C0-\\u00DE\\u0100-\\u024F\\u1E00-\\u1EFF';
const letter = 'A-Za-z\\u00C0-\\u024F\\u1E00-\\u1EFF';

export const Ident = createToken({ name: 'Ident', pattern: /[a-z][a-z0-9_]*/ });
export const Name = createToken({
  name: 'Name',
  pattern: new RegExp(`[${upper}][${letter}'’-]*`),
  line_breaks: false,
});
/** `D9`: a division of the zodiac, whose signs are read in place of those of the rasi. */
export const Varga = createToken({ name: 'Varga', pattern: /D\d{1,2}\b/ });
export const Code = createToken({ name: 'Code', pattern: /[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+/, longer_alt: Name });

const keyword = (word: string): TokenType =>
  createToken({ name: `'${word}'`, pattern: word, longer_alt: Ident });

/** Keywords of expressions and clauses. */
export const keywords = Object.fromEntries(
  keywordEntries.map(({ name, spelling }) => [name, keyword(spelling)]),
) as Readonly<Record<KeywordName, TokenType>>;

// A keyword that begins another comes after it.
const longestFirst = keywordEntries
  .toSorted((a, b) => b.spelling.length - a.spelling.length)
  .map(({ name }) => keywords[name]);

/** The words that open a clause of `decide`; they occur nowhere else, so they also end the clause before. */
export const clauseOpeners: readonly TokenType[] = clauseWords.map((word) => keywords[word]);

/** The words that open a line of `score`; they too occur nowhere else. */
export const lineOpeners: readonly TokenType[] = [keywords.add, keywords.take, keywords.block];

/** The states of grahas: `exalted Venus`, `Venus is exalted`. */
export const stateTokens: readonly TokenType[] = grahaStates.map((word) => keywords[word]);

/** A labelled quantity; several words may spell one, which the lexer joins afterwards. */
export const Quantity = createToken({ name: 'Quantity', pattern: Lexer.NA });

export const Ordinal = createToken({ name: 'Ordinal', pattern: /\d+(?:st|nd|rd|th)\b/ });
export const Clock = createToken({ name: 'Clock', pattern: /\d{1,2}:\d{2}/ });
export const NumberToken = createToken({ name: 'Number', pattern: /\d+(?:\.\d+)?/ });
export const Text = createToken({ name: 'Text', pattern: /"[^"\n]*"|'[^'\n]*'/ });
export const LParen = createToken({ name: "'('", pattern: '(' });
export const RParen = createToken({ name: "')'", pattern: ')' });
export const LBracket = createToken({ name: "'['", pattern: '[' });
export const RBracket = createToken({ name: "']'", pattern: ']' });
export const Comma = createToken({ name: "','", pattern: ',' });
export const Compare = createToken({ name: 'a comparison sign', pattern: /[><]=?|!=|=/ });
export const Plus = createToken({ name: "'+'", pattern: '+' });
export const Minus = createToken({ name: "'-'", pattern: '-' });
export const Star = createToken({ name: "'*'", pattern: '*' });
export const Slash = createToken({ name: "'/'", pattern: '/' });
const Space = createToken({ name: 'space', pattern: /[ \t\r\n]+/, group: Lexer.SKIPPED });
const Comment = createToken({ name: 'comment', pattern: /#[^\n]*/, group: Lexer.SKIPPED });

/** Every token, in the order in which the lexer tries them. */
export const allTokens: TokenType[] = [
  Space,
  Comment,
  Varga,
  Code,
  Name,
  Ordinal,
  Clock,
  NumberToken,
  ...longestFirst,
  Quantity,
  Ident,
  Text,
  LParen,
  RParen,
  LBracket,
  RBracket,
  Comma,
  Compare,
  Plus,
  Minus,
  Star,
  Slash,
];

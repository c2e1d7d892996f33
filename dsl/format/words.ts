// An expression as the words it is written in, with the comments among them. Every word keeps its spelling, every
// parenthesis stays: only the space between them is the formatter's.

import type { IToken } from 'chevrotain';
import { lex } from '../syntax/lex.ts';
import { tokenEnd } from '../syntax/token-end.ts';
import {
  Comma,
  clauseOpeners,
  keywords,
  LBracket,
  LParen,
  lineOpeners,
  NumberToken,
  RBracket,
  RParen,
  Slash,
} from '../syntax/tokens.ts';
import { vocabularyWith } from '../vocabulary/vocabulary.ts';
import type { YamlScalar } from '../yaml/node.ts';

/** A word or a sign of an expression. */
export interface Word {
  readonly text: string;
  /** comments on lines of their own before it */
  readonly before: readonly string[];
  /** the comment that ends its line */
  readonly after: string | undefined;
  /** whether no space stands before it on the same line */
  readonly glued: boolean;
  /** whether it begins a clause of `decide` or a line of `score` */
  readonly opens: boolean;
  /** how tightly it binds what stands about it, from 0; undefined where a line is not broken before it */
  readonly binding: number | undefined;
}

/** An expression's words, and the comments on lines of their own after the last of them. */
export interface Words {
  readonly words: readonly Word[];
  readonly end: readonly string[];
}

/**
 * The names of the language itself. Names of calendars come from packs; that one of several words is a single name makes
 * no difference to where its words stand.
 */
export const ownVocabulary = vocabularyWith([]);

/** How tightly `else` binds. */
export const bindingOfElse = 1;

const bindings = new Map([
  [keywords.because, 0],
  [keywords.else, bindingOfElse],
  [keywords.or, 2],
  [keywords.and, 3],
  [keywords.except, 3],
  [keywords.when, 3],
]);

const openers = [...clauseOpeners, ...lineOpeners];

const known = new WeakMap<YamlScalar, Words>();

/** The words of a scalar that is an expression. */
export function wordsOfScalar(node: YamlScalar): Words {
  let words = known.get(node);
  if (words === undefined) {
    words = wordsOf(node.text);
    known.set(node, words);
  }
  return words;
}

/** Splits an expression that has no syntax error. */
export function wordsOf(text: string): Words {
  const { tokens } = lex(text, ownVocabulary);
  // Few expressions have comments.
  const gaps = text.includes('#') ? gapsOf(text, tokens) : [];
  const words = tokens.map((token, i): Word => {
    const { before, after } = gaps[i] ?? noComments;
    return {
      text: token.image,
      before,
      after,
      glued: isGlued(tokens, i),
      opens: openers.includes(token.tokenType),
      binding: bindingOf(tokens, i),
    };
  });
  return { words, end: gaps[tokens.length]?.before ?? [] };
}

interface Gap {
  readonly before: string[];
  after: string | undefined;
}

const noComments: Gap = { before: [], after: undefined };

// The comments about each word; those that follow the last stand before an end that is no word.
function gapsOf(text: string, tokens: readonly IToken[]): readonly Gap[] {
  const gaps = [...tokens, undefined].map((): Gap => ({ before: [], after: undefined }));
  let from = 0;
  for (let i = 0; i <= tokens.length; i++) {
    const token = tokens[i];
    const between = text.slice(from, token?.startOffset ?? text.length);
    const comments = [...between.matchAll(/#[^\n]*/g)];
    // What stands on the line of the word before ends that line, if nothing else does.
    const previous = gaps[i - 1];
    const [first] = comments;
    const sameLine = first !== undefined && !between.slice(0, first.index).includes('\n');
    if (previous !== undefined && previous.after === undefined && sameLine) {
      previous.after = comments.shift()?.[0].trimEnd();
    }
    const inside = token === undefined ? [] : commentsWithin(text, token);
    const own = gaps[i] as Gap;
    own.before.push(...comments.map(([comment]) => comment.trimEnd()));
    // A name of several words may have comments between them; the name stays whole.
    own.after = inside.shift();
    own.before.push(...inside);
    from = token === undefined ? text.length : tokenEnd(token);
  }
  return gaps;
}

function commentsWithin(text: string, token: IToken): string[] {
  if (/^["']/.test(token.image)) return [];
  const written = text.slice(token.startOffset, tokenEnd(token));
  return [...written.matchAll(/#[^\n]*/g)].map(([comment]) => comment.trimEnd());
}

function isGlued(tokens: readonly IToken[], i: number): boolean {
  const [previous, token] = [tokens[i - 1]?.tokenType, tokens[i]?.tokenType];
  if (previous === undefined || previous === LParen || previous === LBracket) return true;
  if (token === RParen || token === RBracket || token === Comma) return true;
  return isFractionAt(tokens, i - 1) || isFractionAt(tokens, i - 2);
}

const fraction = [NumberToken, Slash, NumberToken, keywords.of];

// `1/3 of K`, as the grammar has it; any other `/` divides.
function isFractionAt(tokens: readonly IToken[], i: number): boolean {
  return tokens[i + 1]?.tokenType === Slash && fraction.every((type, k) => tokens[i + k]?.tokenType === type);
}

// The `or` of `Friday on or before` joins nothing, nor does the `when` of `take 40 when`.
function bindingOf(tokens: readonly IToken[], i: number): number | undefined {
  const [type, previous, beforeThat] = [0, 1, 2].map((back) => tokens[i - back]?.tokenType);
  if (type === undefined || previous === keywords.on) return undefined;
  if (
    type === keywords.when &&
    [previous, beforeThat].some((t) => t !== undefined && lineOpeners.includes(t))
  )
    return undefined;
  return bindings.get(type);
}

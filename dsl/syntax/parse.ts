// Text to syntax tree. The one parser of the process is kept here; it has no other state.
// In: an expression's or a clause list's text and the vocabulary. Out: the tree and every error.

import {
  EOF,
  type IRecognitionException,
  type ISerializedGast,
  type IToken,
  type TokenType,
} from 'chevrotain';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Clause, DividedWindow, Expression, Extent, ScoreLine } from './ast.ts';
import { deepestOperand, Grammar, TooDeep } from './grammar.ts';
import { lex, type SyntaxIssue } from './lex.ts';
import { openBracket, withSpelling } from './respell.ts';
import { tokenEnd } from './token-end.ts';
import { clauseOpeners, lineOpeners } from './tokens.ts';

/** The longest expression read, in characters; a longer one is an error and is not parsed. */
const longestExpression = 10_000;
/** The most words and signs of an expression: operators of one level nest as deep as there are. */
const mostTokens = 1000;
/** The deepest nesting of parentheses and lists read. */
const deepestNesting = 64;

// Made when a text is first parsed: that takes some 70 ms, which a thread that opens compiled packs never needs.
let made: Grammar | undefined;
const grammar = (): Grammar => {
  made ??= new Grammar();
  return made;
};

function issueOf(error: IRecognitionException, text: string): SyntaxIssue {
  const { token, message } = error;
  const last = 'previousToken' in error ? (error.previousToken as IToken | undefined) : undefined;
  const isAtEnd = token.tokenType === EOF || Number.isNaN(token.startOffset);
  if (isAtEnd) {
    const at = last === undefined || Number.isNaN(last.startOffset) ? 0 : tokenEnd(last);
    return {
      start: Math.max(0, Math.min(at, text.length) - 1),
      end: at,
      found: 'the end',
      expected: message,
    };
  }
  return { start: token.startOffset, end: tokenEnd(token), found: `'${token.image}'`, expected: message };
}

/** An error that keeps the text from being parsed at all: too long or too deep. */
function refusal(text: string): SyntaxIssue | undefined {
  if (text.length > longestExpression) {
    return {
      start: 0,
      end: longestExpression,
      found: `${text.length} characters`,
      expected: `at most ${longestExpression}`,
      isRefusal: true,
    };
  }
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (c === '(' || c === '[') depth++;
    else if (c === ')' || c === ']') depth--;
    if (depth > deepestNesting) {
      return {
        start: i,
        end: i + 1,
        found: 'one more bracket',
        expected: `at most ${deepestNesting} inside each other`,
        isRefusal: true,
      };
    }
  }
  return undefined;
}

function run<T>(
  tokens: IToken[],
  text: string,
  rule: () => T,
): { tree: T | undefined; issues: SyntaxIssue[] } {
  const [tooMany] = tokens.slice(mostTokens);
  if (tooMany !== undefined) {
    const expected = `at most ${mostTokens} words and signs`;
    const issue = { start: tooMany.startOffset, end: tokenEnd(tooMany), found: 'one more', expected };
    return { tree: undefined, issues: [{ ...issue, isRefusal: true }] };
  }
  const parser = grammar();
  parser.input = tokens;
  parser.depth = 0;
  parser.isClause = false;
  const tree = attempt(rule);
  if (tree instanceof TooDeep) {
    const { token } = tree;
    const expected = `at most ${deepestOperand} operands inside each other`;
    const issue = { start: token.startOffset, end: tokenEnd(token), found: 'one more', expected };
    return { tree: undefined, issues: [{ ...issue, isRefusal: true }] };
  }
  const issues = parser.errors.slice(0, 1).map((error) => {
    const issue = issueOf(error, text);
    const opened = openBracket(tokens, issue.end);
    return opened === undefined ? issue : { ...issue, opened };
  });
  return { tree: issues.length === 0 ? tree : undefined, issues };
}

function attempt<T>(rule: () => T): T | TooDeep {
  try {
    return rule();
  } catch (error) {
    if (error instanceof TooDeep) return error;
    throw error;
  }
}

// Errors with the word that was probably meant, as far as the parser finds it to be read.
function withRespelling(
  text: string,
  vocabulary: Vocabulary,
  issues: SyntaxIssue[],
  parse: (text: string, vocabulary: Vocabulary) => { readonly issues: readonly SyntaxIssue[] },
): SyntaxIssue[] {
  if (issues.length === 0 || issues.length > mostRespellings) return issues;
  if (issues.some(({ isRefusal }) => isRefusal)) return issues;
  const { tokens, issues: unread } = lex(text, vocabulary);
  if (unread.length > 0) return issues;
  const parsed = (other: string): readonly SyntaxIssue[] => parse(other, vocabulary).issues;
  const isName = (word: string): boolean => vocabulary.meanings(word).length > 0;
  return issues.map((issue) => withSpelling(text, tokens, issue, { parse: parsed, isName }));
}

/** The most errors of one text for which other spellings are tried; there are as many only where nothing is right. */
const mostRespellings = 3;

/** Parses one expression. Never throws; `tree` is undefined where there is any error. */
export function parseExpression(
  text: string,
  vocabulary: Vocabulary,
): { tree: Expression | undefined; issues: SyntaxIssue[] } {
  const parsed = readExpression(text, vocabulary);
  return { ...parsed, issues: withRespelling(text, vocabulary, parsed.issues, readExpression) };
}

function readExpression(
  text: string,
  vocabulary: Vocabulary,
): { tree: Expression | undefined; issues: SyntaxIssue[] } {
  const refused = refusal(text);
  if (refused !== undefined) return { tree: undefined, issues: [refused] };
  const { tokens, issues } = lex(text, vocabulary);
  if (issues.length > 0) return { tree: undefined, issues };
  return run(tokens, text, () => grammar().expression());
}

/** Parses the windows of a division. */
export function parseDivided(
  text: string,
  vocabulary: Vocabulary,
): { windows: readonly DividedWindow[]; issues: SyntaxIssue[] } {
  const refused = refusal(text);
  if (refused !== undefined) return { windows: [], issues: [refused] };
  const { tokens, issues } = lex(text, vocabulary);
  if (issues.length > 0) return { windows: [], issues };
  const parsed = run(tokens, text, () => grammar().divided());
  return { windows: parsed.tree ?? [], issues: parsed.issues };
}

/** Parses the clauses of `decide`. Each clause is parsed on its own, so each one's first error is reported. */
export function parseClauses(
  text: string,
  vocabulary: Vocabulary,
): { clauses: Clause[]; issues: SyntaxIssue[] } {
  const read = (other: string) => parseEach(other, vocabulary, clauseOpeners, () => grammar().clause());
  const { items, issues } = read(text);
  return { clauses: items, issues: withRespelling(text, vocabulary, issues, read) };
}

/** Parses the lines of `score`, each on its own as clauses are. */
export function parseScore(
  text: string,
  vocabulary: Vocabulary,
): { lines: ScoreLine[]; issues: SyntaxIssue[] } {
  const read = (other: string) => parseEach(other, vocabulary, lineOpeners, () => grammar().scoreLine());
  const { items, issues } = read(text);
  return { lines: items, issues: withRespelling(text, vocabulary, issues, read) };
}

function parseEach<T extends Extent>(
  text: string,
  vocabulary: Vocabulary,
  openers: readonly TokenType[],
  rule: () => T,
): { items: T[]; issues: SyntaxIssue[] } {
  const refused = refusal(text);
  if (refused !== undefined) return { items: [], issues: [refused] };
  const { tokens, issues } = lex(text, vocabulary);
  const items: T[] = [];
  const misspelled = [...issues];
  for (const part of splitAtOpeners(tokens, openers)) {
    // What the lexer could not read makes nonsense of the clause about it; one error is enough.
    const [from, to] = [part[0].startOffset, tokenEnd(part[part.length - 1])];
    if (misspelled.some(({ start }) => from <= start && start <= to)) continue;
    const parsed = run(part, text, rule);
    issues.push(...parsed.issues);
    if (parsed.tree !== undefined) items.push(parsed.tree);
  }
  return { items, issues };
}

function splitAtOpeners(tokens: readonly IToken[], openers: readonly TokenType[]): IToken[][] {
  const parts: IToken[][] = [];
  for (const token of tokens) {
    const current = parts.at(-1);
    if (current === undefined || openers.includes(token.tokenType)) parts.push([token]);
    else current.push(token);
  }
  return parts;
}

/** The rules of the grammar that texts are parsed by. */
export type GrammarStart = 'expression' | 'clause' | 'scoreLine' | 'divided';

/** The rules of the grammar as data, in the order in which they are written, for drawing. */
export const grammarRules = (): readonly ISerializedGast[] => grammar().getSerializedGastProductions();

/** What may come after some tokens, each type of token once, for editors; nothing where the tokens have an error. */
export function tokensAfter(start: GrammarStart, tokens: IToken[]): ReadonlySet<TokenType> {
  return new Set(
    grammar()
      .computeContentAssist(start, tokens)
      .map(({ nextTokenType }) => nextTokenType),
  );
}

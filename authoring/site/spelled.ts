// Expressions in their canonical spelling, each name in them leading to its page.

import { clauseLines, expressionLines, wordsOf } from '@nirnaya/dsl/format';
import type { ExpressionText } from '@nirnaya/dsl/pack';
import {
  Code,
  type DividedWindow,
  type Expression,
  Ident,
  keywords,
  lex,
  Name,
  parseDivided,
  parseExpression,
  printExpression,
  Quantity,
} from '@nirnaya/dsl/syntax';
import { type Html, html } from '@nirnaya/explain/markup';
import type { IToken, TokenType } from 'chevrotain';
import type { Holdings } from './holdings.ts';
import { hasPage, link } from './links.ts';

const noNames: ReadonlySet<string> = new Set();
const keywordTypes: ReadonlySet<TokenType> = new Set(Object.values(keywords));

/** Cells in a line of an expression. */
const width = 84;

/** An expression or a clause with links, on as many lines as it needs. */
export function linked(spelling: string, holdings: Holdings, own: ReadonlySet<string> = noNames): Html {
  const words = wordsOf(spelling);
  const text = (words.words[0]?.opens ? clauseLines(words, width) : expressionLines(words, width)).join('\n');
  const parts: Html[] = [];
  let at = 0;
  for (const token of lex(text, holdings.vocabulary).tokens) {
    const end = (token.endOffset ?? token.startOffset) + 1;
    const word = text.slice(token.startOffset, end);
    parts.push(html`${text.slice(at, token.startOffset)}${wordOf(token, word, holdings, own)}`);
    at = end;
  }
  return html`<span class="code">${parts}${text.slice(at)}</span>`;
}

function wordOf({ tokenType }: IToken, word: string, holdings: Holdings, own: ReadonlySet<string>): Html {
  if (tokenType === Quantity || keywordTypes.has(tokenType)) return html`<b>${word}</b>`;
  if (tokenType === Code) return link(holdings, 'rule', word);
  if (tokenType === Name)
    return hasPage(holdings, 'calendar', word) ? link(holdings, 'calendar', word) : html`<i>${word}</i>`;
  if (tokenType !== Ident || own.has(word)) return html`${word}`;
  const subject = (['kala', 'division', 'table'] as const).find((some) => hasPage(holdings, some, word));
  return subject === undefined ? html`${word}` : link(holdings, subject, word);
}

/** An expression in its canonical spelling. */
export const spelled = (e: Expression, holdings: Holdings, own?: ReadonlySet<string>): Html =>
  linked(printExpression(e), holdings, own);

/** An expression as written, in its canonical spelling. */
export function spelledText({ text }: ExpressionText, holdings: Holdings, own?: ReadonlySet<string>): Html {
  const { tree } = parseExpression(text, holdings.vocabulary);
  return tree === undefined ? html`<span class="code">${text.trim()}</span>` : spelled(tree, holdings, own);
}

/** The windows of a division: `day into 12, night into 12`. */
export function spelledWindows({ text }: ExpressionText, holdings: Holdings): Html {
  const { windows } = parseDivided(text, holdings.vocabulary);
  const window = ({ of, into }: DividedWindow): string => `${printExpression(of)} into ${into}`;
  return linked(windows.map(window).join(', '), holdings);
}

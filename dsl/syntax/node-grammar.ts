// What every part of the grammar stands on: nodes with their extent, and the rules that the parts below look up to.

import {
  EmbeddedActionsParser,
  type IToken,
  type ParserMethod,
  type TokenType,
  tokenMatcher,
} from 'chevrotain';
import type { Expression, Extent, Unplaced, Word } from './ast.ts';
import { parserMessages } from './error-messages.ts';
import { tokenEnd } from './token-end.ts';
import { allTokens } from './tokens.ts';

/** A rule of the grammar that reads an expression. */
export type Rule = ParserMethod<[], Expression>;

/** What has a place in the source: a token, or a node that is read. */
export type Placed = IToken | Extent;

// Where it begins: an offset in the source of the expression.
const startOf = (at: Placed): number => ('startOffset' in at ? at.startOffset : at.start);

// The offset after its last character.
const endOf = (at: Placed): number => ('startOffset' in at ? tokenEnd(at) : at.end);

/** A token as a word of the tree. */
export const wordOf = (token: IToken): Word => ({
  text: token.image,
  start: startOf(token),
  end: endOf(token),
});

/** Where the nodes of a tree come from. */
export abstract class NodeGrammar extends EmbeddedActionsParser {
  /** a whole expression, as in parentheses */
  protected abstract readonly expression: Rule;
  /** a primary with `of next day` behind it: what stands after `of`, `from`, `to`, `before` */
  protected abstract readonly shifted: Rule;
  /** the same with `by` and `at` */
  protected abstract readonly tight: Rule;

  /** Whether the grammar itself is checked for mistakes, which takes longer than all else about it, is for a test to say. */
  constructor(skipValidations = true) {
    super(allTokens, { maxLookahead: 2, errorMessageProvider: parserMessages, skipValidations });
  }

  /** Whether the token at a distance (1 is the next) is of a type. */
  protected ahead(type: TokenType, distance = 1): boolean {
    return tokenMatcher(this.LA(distance), type);
  }

  /** A node from the first to the last thing read. Not made while Chevrotain analyses the grammar. */
  protected node<N extends Extent = Expression>(
    first: Placed,
    last: () => Placed,
    make: () => Unplaced<N>,
  ): N {
    return this.ACTION(() => ({ ...make(), start: startOf(first), end: endOf(last()) }) as unknown as N);
  }
}

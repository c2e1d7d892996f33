// Which texts of a pack are expressions, and the rule of the grammar that each is parsed by.

import { expressionKind } from '@nirnaya/dsl/format';
import type { ExpressionKind } from '@nirnaya/dsl/pack';
import type { GrammarStart } from '@nirnaya/dsl/syntax';

const starts: Readonly<Record<ExpressionKind, GrammarStart>> = {
  expression: 'expression',
  clauses: 'clause',
  score: 'scoreLine',
  windows: 'divided',
};

/** How the text at a path of keys is parsed; undefined where it is no expression. */
export function grammarAt(path: readonly string[]): GrammarStart | undefined {
  const kind = expressionKind(path);
  return kind && starts[kind];
}

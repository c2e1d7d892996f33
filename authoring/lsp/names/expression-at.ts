// Which texts of a pack are expressions, and the rule of the grammar that each is parsed by.

import { expressionKind } from '../../../dsl/format/expression-places.ts';
import type { ExpressionKind } from '../../../dsl/pack/shape.ts';
import type { GrammarStart } from '../../../dsl/syntax/parse.ts';

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

// Which scalars of a pack are written in the rule language, by the keys that lead to them. What is not, is prose or a name,
// and the formatter leaves its words alone.

import { formAt } from '../pack/form-at.ts';
import type { ExpressionKind } from '../pack/shape.ts';

/** The kind of the text at a path of keys, the items of a list standing as `-`; undefined where it is no expression. */
export const expressionKind = (path: readonly string[]): ExpressionKind | undefined => formAt(path)?.grammar;

// Expressions in messages.

import { type Expression, printExpression } from '@nirnaya/dsl/syntax';

/** More characters than this are cut: a message is one line. */
const longest = 60;

/** An expression in its canonical spelling and in backquotes, cut where it is long. */
export function asWritten(e: Expression): string {
  const text = printExpression(e);
  return `\`${text.length > longest ? `${text.slice(0, longest - 3)}...` : text}\``;
}

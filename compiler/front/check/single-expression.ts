// One expression by itself, checked under the names of a chain: as in a rule of the chain, without the rule.

import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import type { ExpressionText } from '@nirnaya/dsl/pack';
import { sourceFile } from '@nirnaya/dsl/source';
import { parseExpression } from '@nirnaya/dsl/syntax';
import { type ParseCache, reportSyntaxErrors } from './parsed.ts';
import { ruleScope } from './rule-scope.ts';
import { type ChainNames, inputKey, type RuleInput } from './scope.ts';
import type { TypedExpression } from './typed.ts';

/** An expression as read. */
export interface CheckedExpression {
  /** undefined where there is any error */
  readonly term: TypedExpression | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** the inputs given that it does not read */
  readonly unused: readonly string[];
}

/** The file that diagnostics of an expression name. */
const path = '(expression)';

/**
 * Reads an expression. It has no target and no lets; the inputs are those given. With `purnimanta` its months are named as
 * in purnimanta texts. The parse is not cached: a client may send any number of expressions.
 */
export function checkExpression(
  names: ChainNames,
  parse: ParseCache,
  text: string,
  { inputs, purnimanta }: { readonly inputs: readonly RuleInput[]; readonly purnimanta: boolean },
): CheckedExpression {
  const file = sourceFile(path, text);
  const whole: ExpressionText = {
    text: file.text,
    range: { file, start: 0, end: file.text.length },
    at: (i) => i,
  };
  const diagnostics: Diagnostic[] = [];
  const { tree, issues } = parseExpression(whole.text, names.vocabulary);
  reportSyntaxErrors(whole, issues, diagnostics);
  if (tree === undefined) return { term: undefined, diagnostics, unused: [] };
  const own = purnimanta ? { ...names, purnimanta: new Set([...names.purnimanta, file]) } : names;
  const rule = ruleScope({ names: own, parse, sink: diagnostics }, { bindings: [] }, inputs);
  const scope = rule.scope(whole, undefined);
  const term = scope.check(scope, tree);
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  return {
    term: failed ? undefined : term,
    diagnostics,
    unused: inputs.flatMap(({ name }) => (rule.used.has(inputKey(name)) ? [] : [name])),
  };
}

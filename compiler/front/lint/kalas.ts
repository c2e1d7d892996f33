// The lints of kalas: each by itself, at its own place, whether a rule uses it or not.

import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import type { ExpressionText } from '@nirnaya/dsl/pack';
import type { TypedExpression } from '../check/typed.ts';
import type { Layer } from '../link/layer.ts';
import { neverTrueIn } from './never-true.ts';
import { suspiciousUnits } from './unit-suspicious.ts';

// Found once for all the chains that a kala stands in.
const known = new WeakMap<TypedExpression, readonly Diagnostic[]>();

/** The findings about the kalas of a chain, as they were checked. */
export function kalaDiagnostics(
  { kala }: Pick<Layer, 'kala'>,
  checked: ReadonlyMap<string, TypedExpression | undefined>,
): readonly Diagnostic[] {
  return [...kala].flatMap(([name, { entry }]) => {
    const term = checked.get(name);
    return term === undefined ? [] : findingsOf(entry.expression, term);
  });
}

function findingsOf(text: ExpressionText, term: TypedExpression): readonly Diagnostic[] {
  let findings = known.get(term);
  if (findings === undefined) {
    findings = [...neverTrueIn(text, term), ...suspiciousUnits(text, term)];
    known.set(term, findings);
  }
  return findings;
}

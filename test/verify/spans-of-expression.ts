// The spans of an expression of the rule language on a day of a place, under the names of a chain.

import type { Spans } from '../../engine/spans/spans.ts';
import type { Calculator, PlaceDay } from './calculator.ts';

/** Its spans; undefined where the chain cannot read it. */
export function spansOfExpression(
  { workspace, pack }: Calculator,
  chain: string,
  text: string,
  { py, index }: PlaceDay,
): Spans | undefined {
  const term = workspace.packs().compile(chain).expression?.(text, []).term;
  const step = term && pack(chain)?.evaluate(py, term, py.firstDay + index);
  return step?.spans?.flatMap(({ start, end }) => [start, end]);
}

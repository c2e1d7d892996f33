// Which texts of a pack are expressions, and the rule of the grammar that each is parsed by.

import { expressionKind } from '../../dsl/format/expression-places.ts';
import type { GrammarStart } from '../../dsl/syntax/parse.ts';

const starts: ReadonlyMap<string, GrammarStart> = new Map([
  ['expression', 'expression'],
  ['clauses', 'clause'],
  ['windows', 'divided'],
  ['score', 'scoreLine'],
]);

// The fields of rules that score, and of chakras.
const ofScored: ReadonlyMap<string, GrammarStart> = new Map([
  ['require', 'expression'],
  ['lasting', 'expression'],
  ['score', 'scoreLine'],
]);

/** How the text at a path of keys is parsed; undefined where it is no expression. */
export function grammarAt(path: readonly string[]): GrammarStart | undefined {
  const kind = expressionKind(path);
  if (kind !== undefined) return starts.get(kind);
  const [section, , field = ''] = path;
  if (section !== 'rules') return undefined;
  if (path.length === 3) return ofScored.get(field);
  return path.length === 4 && field === 'result' ? 'expression' : undefined;
}

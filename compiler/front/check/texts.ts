// Which texts a typed expression can have as its value, as far as that is known before it runs.

import { skyNames } from '@nirnaya/dsl/vocabulary';
import type { Lookup, TypedExpression } from './typed.ts';

/** Every text that a term can be; undefined where any may occur. */
export function textsOf(term: TypedExpression): readonly string[] | undefined {
  switch (term.op) {
    case 'constant':
      return [String(term.value)];
    case 'input':
      return term.texts;
    case 'sky':
      return skyNames;
    case 'named':
      return textsOf(term.body);
    case 'when':
    case 'reading':
      return textsOf(term.of);
    case 'else': {
      const [first, second] = [textsOf(term.first), textsOf(term.second)];
      return first && second && [...first, ...second];
    }
    case 'lookup':
      return valuesOf(term.table);
    case 'division':
    case 'division-at': {
      const { labels, type } = term.division;
      return type === 'text' && labels.how === 'table' ? textsOf(labels.values) : undefined;
    }
    default:
      return undefined;
  }
}

const valuesOf = (table: Lookup): readonly string[] =>
  table.kind === 'values' ? table.values.map(String) : [...table.byLabel.values()].flatMap(valuesOf);

// "Did you mean", as a diagnostic carries it.

import { suggest } from '../vocabulary/suggest.ts';
import type { Suggestion } from './diagnostic.ts';

/** The known name nearest to `name`, letters' case aside; undefined where none is near. */
export function suggestionFor(name: string, known: Iterable<string>): Suggestion | undefined {
  const text = suggest(name, known);
  return text === undefined ? undefined : { name, text };
}

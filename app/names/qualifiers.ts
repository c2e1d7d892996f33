// What the name of a rule says in parentheses, in other languages: ` (Vaishnava)` is ` (वैष्णव)`.

import { scriptOf, written } from '@nirnaya/explain/scripts';
import { iastKnown } from './sanskrit.ts';

const within = /^ \((.+)\)$/;

/** A qualifier in IAST; what no table has stays as it is. */
export const qualifierInIast = (text: string): string =>
  text.replace(within, (_, word: string) => ` (${iastKnown(word) ?? word})`);

/** A qualifier in a language of the list; what no table has stays as it is. */
export function qualifierIn(language: string, text: string): string {
  const iast = iastKnown(within.exec(text)?.[1] ?? '');
  return iast === undefined ? text : ` (${written(scriptOf(language), iast)})`;
}

// The rules that a name of a list means: those of the exceptions, else what the search of the product finds for the name, else
// for the name without what lists add to it.

import type { Calculator } from '../calculator.ts';
import { nameAdditions, nameExceptions } from './exceptions.ts';
import { isObserved, meaningsOf, type NamedRule } from './search.ts';

/** The rules of a name at a place that lives by a chain; none where it means none. */
export function namedRules(calculator: Calculator, pack: string, printed: string): readonly NamedRule[] {
  const name = printed
    .toLowerCase()
    .replace(/\s*\*\s*/, ' ')
    .trim();
  const exception = nameExceptions.find(({ names }) => names.test(name));
  if (exception !== undefined) {
    for (const land of [pack, ...(exception.pack === undefined ? [] : [exception.pack])]) {
      const codes = exception.codes.filter((code) => isObserved(calculator, land, code));
      if (codes.length > 0) return codes.map((code) => ({ code, pack: land, variant: undefined }));
    }
    return [];
  }
  const without = nameAdditions.flatMap(({ printed: added, searched }) =>
    added.test(name) ? [name.replace(added, searched)] : [],
  );
  for (const text of [name, ...without]) {
    const rules = meaningsOf(calculator, pack, text);
    if (rules.length > 0) return rules;
  }
  return [];
}

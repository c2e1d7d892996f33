// Which claims of a suite are about some rules: by code or name of a kala, or by patterns in which `*` matches anything.

import type { Check } from '@nirnaya/authoring/tests';
import { suggest } from '@nirnaya/dsl/vocabulary';
import { UsageError } from '../../options/failure.ts';

/** What a claim is about: the code of a rule, or the name of a kala. */
export const nameOfCheck = (check: Check): string => (check.kind === 'kala' ? check.kala : check.rule.code);

/** The claims about what any of the patterns names; all without patterns. A pattern that names nothing is an error. */
export function checksAbout(checks: readonly Check[], patterns: readonly string[]): readonly Check[] {
  if (patterns.length === 0) return checks;
  const names = [...new Set(checks.map(nameOfCheck))];
  const filters = patterns.map((pattern) => ({ pattern, fits: fitting(pattern) }));
  const idle = filters.filter(({ fits }) => !names.some(fits));
  if (idle.length > 0) throw new UsageError(...idle.map(({ pattern }) => untested(pattern, names)));
  return checks.filter((check) => filters.some(({ fits }) => fits(nameOfCheck(check))));
}

function untested(pattern: string, names: readonly string[]): string {
  const near = pattern.includes('*') ? undefined : suggest(pattern, names);
  return `--rule: no test is about ${pattern}${near === undefined ? '' : `; did you mean ${near}?`}`;
}

// Piece by piece, so that no pattern takes more than linear time.
function fitting(pattern: string): (name: string) => boolean {
  const [first = '', ...rest] = pattern.toUpperCase().split('*');
  const last = rest.pop();
  return (text) => {
    const name = text.toUpperCase();
    if (last === undefined) return name === first;
    if (!name.startsWith(first)) return false;
    let at = first.length;
    for (const piece of rest) {
      const index = name.indexOf(piece, at);
      if (index === -1) return false;
      at = index + piece.length;
    }
    return name.length - last.length >= at && name.endsWith(last);
  };
}

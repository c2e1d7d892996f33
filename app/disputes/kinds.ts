// What kind of row a dispute is, and which rows only repeat that of the observance they are reckoned from.

import type { PackRule } from '@nirnaya/compiler/front';
import type { dispute } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';

type Row = z.output<typeof dispute>;

/** What makes a day disputed: somebody keeps the other one. */
const reasonsOfOthers: ReadonlySet<string> = new Set(['tradition', 'sky', 'region', 'mode']);

/**
 * `dispute` where a tradition, an almanac on another sky, a land or a mode gives another day; `place` where the same rules do so elsewhere; `sensitivity`
 * where only another clause of the rule would.
 */
export function kindOf(others: readonly Pick<Row['others'][number], 'by'>[]): Row['kind'] {
  if (others.some(({ by }) => reasonsOfOthers.has(by))) return 'dispute';
  return others.some(({ by }) => by === 'place') ? 'place' : 'sensitivity';
}

/** The rule whose days those of another are counted from, through others; undefined for one that decides by itself. */
export function reckonedFrom(
  { checked }: PackRule,
  rules: ReadonlyMap<string, PackRule>,
): PackRule | undefined {
  const [code, ...more] = checked.references.keys();
  if (!checked.wholeDays || checked.clauses.length > 0 || code === undefined || more.length > 0)
    return undefined;
  const rule = rules.get(code);
  // Rules refer to one another in no circle.
  return rule && (reckonedFrom(rule, rules) ?? rule);
}

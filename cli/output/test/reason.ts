// The reasons for the dates of a rule, for a claim that failed.

import { ruleContext } from '@nirnaya/app/context';
import type { CheckResult } from '@nirnaya/authoring/tests';
import type { PackSet } from '@nirnaya/compiler/compile';
import type { Almanac, PlaceYear } from '@nirnaya/engine/almanac';
import { find } from '../explain/day-decision.ts';

/** What led to it, line by line, or for a date the sentence of `nirnaya explain`; undefined where nothing did. */
export function reasonFor(
  { check, about, why }: CheckResult,
  packs: PackSet,
  almanac: Almanac,
): string | undefined {
  if (why !== undefined) return why.join('\n') || undefined;
  if (about === undefined) return undefined;
  if (check.kind !== 'year' && check.kind !== 'date' && check.kind !== 'undecided') return undefined;
  const { pack, rule, site, mode } = check;
  const { zone } = site.place;
  const year = (of: number): PlaceYear => almanac.placeYear(site.place, of);
  return find(ruleContext({ pack, mode, zone, dayZone: zone, year }, packs.packs), rule, about).sentence;
}

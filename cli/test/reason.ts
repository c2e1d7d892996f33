// Why a rule gives the dates it gives, for a claim that failed.

import type { CheckResult } from '../../compiler/author-tests/result.ts';
import type { PackSet } from '../../compiler/compile.ts';
import type { Almanac } from '../../engine/almanac/place-year.ts';
import { worksOf } from '../../server/asked.ts';
import { find } from '../explain/found.ts';

/** What led to it, line by line, or of a date the sentence that `nirnaya explain` would say; undefined where nothing did. */
export function reasonFor(
  { check, about, why }: CheckResult,
  packs: PackSet,
  almanac: Almanac,
): string | undefined {
  if (why !== undefined) return why.join('\n') || undefined;
  if (about === undefined || (check.kind !== 'year' && check.kind !== 'date')) return undefined;
  const { pack, rule, site, mode } = check;
  const session = {
    place: site.place,
    pack,
    mode,
    works: worksOf(pack.chain, packs.packs),
    year: (year: number) => almanac.placeYear(site.place, year),
  };
  return find(session, rule, about).sentence;
}

// Why a rule gives the dates it gives, for a claim that failed.

import type { CheckResult } from '../../compiler/author-tests/run.ts';
import type { PackSet } from '../../compiler/compile.ts';
import type { Almanac } from '../../engine/almanac/place-year.ts';
import { worksOf } from '../../server/asked.ts';
import { find } from '../explain/found.ts';

/** The sentence that `nirnaya explain` would say; undefined where the claim is of no date. */
export function reasonFor(
  { check, about }: CheckResult,
  packs: PackSet,
  almanac: Almanac,
): string | undefined {
  if (about === undefined || check.kind === 'holds' || check.kind === 'kala') return undefined;
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

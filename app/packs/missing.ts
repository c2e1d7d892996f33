// What packs must define for the service to answer: without it every request would be refused, one by one.

import type { PackSet } from '@nirnaya/compiler/compile';
import { newDelhi } from '../places/locations.ts';
import { regionsIn } from '../places/region.ts';
import { resolveTradition } from '../places/resolve.ts';
import { Refusal } from '../requests/refusal.ts';

/** Tables that say how a tradition counts months and years; every panchang reads them. */
const NEEDED_TABLES = ['primary_month', 'primary_era', 'primary_samvatsara'] as const;

/** What packs lack to serve, a sentence each; empty where they lack nothing. Packs with errors are reported elsewhere. */
export function missingFrom(set: PackSet): readonly string[] {
  const { packs } = set;
  if (packs.size === 0) return ['The folder has no rule packs.'];
  if (regionsIn(packs).length === 0)
    return ['No pack is a region (`kind: region`); at least one is required.'];
  const name = defaultPack(set);
  if (name === undefined) {
    return ['The pack NORTH_INDIA is missing; it is the default tradition.'];
  }
  const { pack } = set.compile(name);
  return NEEDED_TABLES.filter((table) => pack !== undefined && pack.attributes.table(table).size === 0).map(
    (table) => `The chain of ${name} has no table ${table}, which every panchang needs.`,
  );
}

function defaultPack({ packs }: PackSet): string | undefined {
  try {
    return resolveTradition({}, packs, newDelhi).pack;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

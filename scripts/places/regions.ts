// The regions of the bundled packs, in the order by which the catalogue numbers them, and the states of each.

import { packSources } from '../../app/packs/pack-sources.ts';
import { regionOfState, regionsIn } from '../../app/places/region.ts';
import { readPackSet } from '../../compiler/compile/compile.ts';

const { packs } = readPackSet(packSources([]).files, { dataVersion: '' });

const numbered = [
  'NORTH_INDIA',
  'SOUTH_INDIA',
  'EAST_INDIA',
  'WEST_INDIA',
  'NEPAL',
  'KASHMIR',
  'SRI_LANKA',
] as const;

/** The regions; those that are new come last. */
export const regions: readonly string[] = [...new Set([...numbered, ...regionsIn(packs)])];

/** The region that a state counts to, by its ISO 3166-2 code; null where it has none. */
export const regionOf = (state: string): string | null => regionOfState(state, packs) ?? null;

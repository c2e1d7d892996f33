// Tradition: whose rules apply. An explicit pack or region, else the region and state of the location, else
// New Delhi's. Coordinates choose where, never the tradition.

import type { PackOutline } from '../../compiler/link/chain.ts';
import { unsupported } from '../refusal.ts';
import { type Location, newDelhi } from './locations.ts';
import { type RegionChoice, regionChoice } from './region.ts';

/** The parameters of a request that name its tradition. */
export interface TraditionQuery {
  readonly region?: string | undefined;
  readonly pack?: string | undefined;
}

/** The tradition chosen, and by what. */
export interface Tradition {
  /** as spelled in the request */
  readonly requested: string | null;
  /** null where a pack outside all regions was requested */
  readonly used: RegionChoice | undefined;
  readonly source: 'pack' | 'region' | 'location' | 'default';
  /** a region that is not supported; it was left out of account */
  readonly ignoredRegion: string | undefined;
  /** the last pack of the chain */
  readonly pack: string;
}

/** The requested region where it is supported. */
export function requestedRegion(
  query: TraditionQuery,
  packs: ReadonlyMap<string, PackOutline>,
): RegionChoice | undefined {
  return query.region === undefined ? undefined : regionChoice(query.region, packs);
}

/** Chooses the tradition. An unknown pack is a 422 that lists those there are. */
export function traditionOf(
  query: TraditionQuery,
  location: Location | undefined,
  packs: ReadonlyMap<string, PackOutline>,
): Tradition {
  const context = requestedRegion(query, packs);
  const requested = query.region ?? null;
  const ignoredRegion = query.region !== undefined && context === undefined ? query.region : undefined;
  if (query.pack !== undefined) {
    const pack = packNamed(query.pack, packs);
    if (pack === undefined) {
      const names = [...packs.keys()].join(', ');
      throw unsupported('unknown_pack', `There is no pack ${JSON.stringify(query.pack)}. Packs: ${names}.`);
    }
    return { requested, used: regionChoice(pack, packs), source: 'pack', ignoredRegion, pack };
  }
  const own = context ?? ofLocation(location);
  const used = own ?? { region: 'NORTH_INDIA', subdivision: newDelhi.subdivision_code };
  const source = context !== undefined ? 'region' : own !== undefined ? 'location' : 'default';
  return { requested, used, source, ignoredRegion, pack: packOf(used, packs) };
}

/** A pack's own spelling of a name given in any case, with `-` or `_`; undefined where there is none. */
export function packNamed(name: string, packs: ReadonlyMap<string, PackOutline>): string | undefined {
  const plain = (text: string): string => text.trim().toUpperCase().replaceAll('-', '_');
  return packs.has(name) ? name : [...packs.keys()].find((known) => plain(known) === plain(name));
}

function ofLocation(location: Location | undefined): RegionChoice | undefined {
  if (location === undefined || location.region === null) return undefined;
  return { region: location.region, subdivision: location.subdivision_code };
}

// A state without a pack of its own follows its region.
function packOf({ region, subdivision }: RegionChoice, packs: ReadonlyMap<string, PackOutline>): string {
  const name = [subdivision, region, 'base'].find((candidate) => candidate !== null && packs.has(candidate));
  if (name === undefined || name === null) {
    throw unsupported('unknown_pack', `No pack is loaded for ${region}.`);
  }
  return name;
}

// Tradition: whose rules apply. An explicit pack or region, else the region and state of the location, else
// New Delhi's; over it a tradition such as that of Vaishnavas, where one is named. Coordinates choose where, never whose.

import {
  mayStandOver,
  overLand,
  overLandOf,
  type PackOutline,
  packsAbove,
  twoSkies,
} from '@nirnaya/compiler/front';
import { unknownText } from '@nirnaya/dsl/vocabulary';
import { unsupported } from '../requests/refusal.ts';
import { type Location, newDelhi } from './locations.ts';
import { packNamed } from './pack-named.ts';
import { type RegionChoice, regionChoice } from './region.ts';

/** The parameters of a request that name its tradition. */
export interface TraditionQuery {
  readonly region?: string | undefined;
  /** a pack, or a tradition over the chain of one: `IN-MH+vaishnava` */
  readonly pack?: string | undefined;
  /** the pack of a tradition, to stand over the chain chosen otherwise */
  readonly tradition?: string | undefined;
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
  /** the pack of the tradition that stands over the land, or that the chain ends in */
  readonly over: string | undefined;
  /** the name of the chain: that of its last pack, or `IN-MH+vaishnava` */
  readonly pack: string;
}

type Packs = ReadonlyMap<string, PackOutline>;

/** The requested region where it is supported. */
export function requestedRegion(
  query: TraditionQuery,
  packs: ReadonlyMap<string, PackOutline>,
): RegionChoice | undefined {
  return query.region === undefined ? undefined : regionChoice(query.region, packs);
}

/** What decides the tradition besides the request. */
export interface TraditionOptions {
  readonly packs: Packs;
  /** the requested region where it is supported */
  readonly region: RegionChoice | undefined;
  /** the place of the catalogue that the request names */
  readonly location?: Location | undefined;
}

/**
 * Chooses the tradition. An unknown pack or tradition is a 422 that lists those there are, and so is one that cannot stand
 * over the chain chosen.
 */
export function traditionOf(query: TraditionQuery, { packs, region, location }: TraditionOptions): Tradition {
  const requested = query.region ?? null;
  const ignoredRegion = query.region !== undefined && region === undefined ? query.region : undefined;
  if (query.pack !== undefined) {
    // In an address `+` stands for a space.
    const [land = '', over] = query.pack.split(/[+ ]/);
    const below = requiredPack(land, packs);
    const used = regionChoice(below, packs);
    const named = over === undefined ? undefined : requiredTradition(over, packs);
    return {
      requested,
      used,
      source: 'pack',
      ignoredRegion,
      ...traditionInForce(below, named, query, packs),
    };
  }
  const own = region ?? ofLocation(location);
  const used = own ?? ofLocation(newDelhi);
  if (used === undefined) throw new Error('New Delhi has no region');
  const source = region !== undefined ? 'region' : own !== undefined ? 'location' : 'default';
  const below = packOf(used, packs);
  return { requested, used, source, ignoredRegion, ...traditionInForce(below, undefined, query, packs) };
}

/** The traditions that there are packs of, by name. */
export const traditionsIn = (packs: Packs): readonly string[] =>
  [...packs.values()].flatMap(({ name, kind }) => (kind === 'tradition' ? [name] : [])).sort();

/** The pack of a land that a chain is named by; of a chain without a tradition over it the last. */
export const landOf = (chain: string): string => overLandOf(chain)?.land ?? chain;

// What stands over a land: the tradition named beside it, or by a parameter of its own.
function traditionInForce(
  land: string,
  named: string | undefined,
  query: TraditionQuery,
  packs: Packs,
): Pick<Tradition, 'over' | 'pack'> {
  const requested = query.tradition === undefined ? named : requiredTradition(query.tradition, packs);
  if (named !== undefined && requested !== named) throw twoTraditions(named, requested ?? '');
  const own = packs.get(land)?.kind === 'tradition' ? land : undefined;
  if (requested === undefined) return { over: own, pack: land };
  if (own !== undefined) {
    // The chain of a school of Vaishnavas is theirs already.
    if (packsAbove(own, packs).includes(requested)) return { over: own, pack: land };
    throw twoTraditions(own, requested);
  }
  if (!mayStandOver({ land, tradition: requested }, packs)) {
    const message = `The tradition ${requested} cannot be combined with ${land}: it changes rules that the chain of ${land} does not have.`;
    throw unsupported('tradition_elsewhere', message);
  }
  const skies = twoSkies({ land, tradition: requested }, packs);
  if (skies !== undefined) {
    const { ofLand, ofTradition } = skies;
    const message = `The tradition ${requested} cannot be combined with ${land}: it uses the sky ${ofTradition}, and ${land} uses ${ofLand}.`;
    throw unsupported('tradition_elsewhere', message);
  }
  return { over: requested, pack: overLand({ land, tradition: requested }) };
}

const twoTraditions = (one: string, other: string) =>
  unsupported('two_traditions', `Only one tradition can be combined with a region, not ${one} and ${other}.`);

/** What an answer says of a pack that there is not. */
export const unknownPackText = (text: string, packs: Packs): string =>
  `pack: ${unknownText({ what: 'pack', text, known: [...packs.keys()] })}.`;

function requiredPack(text: string, packs: Packs): string {
  const pack = packNamed(text, packs);
  if (pack !== undefined) return pack;
  throw unsupported('unknown_pack', unknownPackText(text, packs));
}

function requiredTradition(text: string, packs: Packs): string {
  const name = packNamed(text, packs);
  if (name !== undefined && packs.get(name)?.kind === 'tradition') return name;
  const message = unknownText({ what: 'tradition', text, known: traditionsIn(packs) });
  throw unsupported('unknown_tradition', `tradition: ${message}.`);
}

function ofLocation(location: Location | undefined): RegionChoice | undefined {
  if (location === undefined || location.region === null) return undefined;
  return { region: location.region, subdivision: location.subdivision_code };
}

// A state without a pack of its own follows its region.
function packOf({ region, subdivision }: RegionChoice, packs: ReadonlyMap<string, PackOutline>): string {
  const name = [subdivision, region, 'base'].find((candidate) => candidate !== null && packs.has(candidate));
  if (name === undefined || name === null) {
    throw unsupported('unknown_pack', `region: no pack is loaded for ${region}.`);
  }
  return name;
}

// What the word `region` of a request means. In: a canonical region or the ISO 3166-2 code of a state, in any
// case. Out: the region and the state.

import type { Pack } from '../../compiler/link/chain.ts';
import { canonicalLocation, type Location, locations, type Region, regions } from './locations.ts';
import { regionOfState } from './state-regions.ts';

/** A region, and the state of it if one was named. */
export interface RegionChoice {
  readonly region: Region;
  /** ISO 3166-2 */
  readonly subdivision: string | null;
}

type Packs = ReadonlyMap<string, Pick<Pack, 'name' | 'extends'>>;

const asRegion = (name: string | undefined): Region | undefined => regions.find((region) => region === name);

/** The region that a state's pack extends, directly or through others. */
function regionAbove(packs: Packs, name: string): Region | undefined {
  const seen = new Set<string>();
  for (let at = packs.get(name); at !== undefined && !seen.has(at.name); at = packs.get(at.extends ?? '')) {
    seen.add(at.name);
    const region = asRegion(at.name);
    if (region !== undefined) return region;
  }
  return undefined;
}

const inState = (code: string): Location | undefined =>
  [...locations.values()].find((location) => location.region !== null && location.subdivision_code === code);

/** The curated place that stands for a region or a state by the name of its pack; undefined for any other name. */
export function canonicalPlace(pack: string): Location | undefined {
  const region = asRegion(pack);
  return region === undefined ? inState(pack) : canonicalLocation(region);
}

/** The region meant; undefined where it is not supported. */
export function regionChoice(text: string, packs: Packs): RegionChoice | undefined {
  const name = text.trim().toUpperCase();
  const region = asRegion(name);
  if (region !== undefined) return { region, subdivision: null };
  const above = (/^[A-Z]{2}-/.test(name) ? regionAbove(packs, name) : undefined) ?? regionOfState.get(name);
  return above ? { region: above, subdivision: name } : undefined;
}

/** Every value that `region` may have. */
export function supportedRegions(packs: Packs): string[] {
  const packed = [...packs.keys()].filter((name) => regionChoice(name, packs)?.subdivision === name);
  return [...regions, ...[...new Set([...regionOfState.keys(), ...packed])].sort()];
}

/** The place that stands for a region, or for the state where one of its cities is curated. */
export function placeOfRegion({ region, subdivision }: RegionChoice): Location {
  return (subdivision === null ? undefined : inState(subdivision)) ?? canonicalLocation(region);
}

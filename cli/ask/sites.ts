// At which places the rules of a pack are run where none is named: the place that stands for its region or state.

import type { Pack } from '../../compiler/link/chain.ts';
import type { Site } from '../../engine/place/place.ts';
import { type Location, newDelhi, regions } from '../../server/places/locations.ts';
import { placeOfRegion, regionChoice } from '../../server/places/region.ts';
import { UsageError } from '../failure.ts';
import { placeOf } from './place.ts';

type Packs = ReadonlyMap<string, Pack>;

/** A curated place as one to run rules at. */
export const siteAt = ({ name_en, latitude, longitude, timezone }: Location): Site => ({
  name: name_en,
  place: { lat: latitude, lon: longitude, zone: timezone },
});

/** The place of a pack: that of the nearest region or state in its chain, New Delhi outside of all. */
export function siteOfPack(name: string, packs: Packs): Site {
  const seen = new Set<string>();
  for (let at = packs.get(name); at !== undefined && !seen.has(at.name); at = packs.get(at.extends ?? '')) {
    seen.add(at.name);
    const choice = regionChoice(at.name, packs);
    if (choice !== undefined) return siteAt(placeOfRegion(choice));
  }
  return siteAt(newDelhi);
}

/** Whether people are served by the rules of a pack itself: a region, or one that no other pack extends. */
export function isServed(name: string, packs: Packs): boolean {
  const isParent = [...packs.values()].some((pack) => pack.extends === name);
  return !isParent || regions.some((region) => region === name);
}

/** The places of `--places "New Delhi,Mumbai"`; undefined where none is named. Every fault is told. */
export async function sitesOf(text: string | undefined, what: string): Promise<readonly Site[] | undefined> {
  if (text === undefined) return undefined;
  const faults: string[] = [];
  const sites: Site[] = [];
  for (const word of text.split(',')) {
    try {
      sites.push(await placeOf({ place: word.trim() }, newDelhi));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      faults.push(...error.faults.map((fault) => fault.replace('--place', what)));
    }
  }
  if (faults.length > 0) throw new UsageError(...faults);
  return sites;
}

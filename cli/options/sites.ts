// The places that a command line lists, and which packs are in service.

import { bundledCatalogue, curatedPlace, newDelhi } from '@nirnaya/app/places';
import type { Pack } from '@nirnaya/compiler/front';
import type { Site } from '@nirnaya/engine/place';
import { UsageError } from './failure.ts';
import { placeOf } from './place.ts';

type Packs = ReadonlyMap<string, Pack>;

/** Whether people are served by the rules of a pack itself: a region, or one that no other pack extends. */
export function isServed(name: string, packs: Packs): boolean {
  const isParent = [...packs.values()].some((pack) => pack.extends === name);
  return !isParent || packs.get(name)?.kind === 'region';
}

/** The places of `--places "New Delhi,Mumbai"`; undefined where none is named. Every error is reported. */
export async function sitesOf(text: string | undefined, what: string): Promise<readonly Site[] | undefined> {
  if (text === undefined) return undefined;
  const errors: string[] = [];
  const sites: Site[] = [];
  const catalogue = bundledCatalogue();
  for (const word of text.split(',')) {
    try {
      sites.push(await placeOf({ place: word.trim() }, curatedPlace(newDelhi), catalogue));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      errors.push(...error.errors.map((message) => message.replace('--place', what)));
    }
  }
  if (errors.length > 0) throw new UsageError(...errors);
  return sites;
}

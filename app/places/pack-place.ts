// Where the rules of a pack are run if no place is named: the one function that every command, the tests, the pages and
// the evaluation of texts need. In: the name of a pack. Out: the place.

import type { Pack } from '../../compiler/link/chain.ts';
import type { StatedPlace } from '../../dsl/pack/document.ts';
import { placeNamed } from '../../dsl/vocabulary/place-names.ts';
import type { Site } from '../../engine/place/place.ts';
import { type Location, locations, newDelhi } from './locations.ts';
import { canonicalPlace } from './region.ts';
import { landOf, type Tradition } from './tradition.ts';
import type { Where } from './where.ts';

/** A place with its name. */
export interface PackPlace extends Site {
  /** the curated place, if it is one */
  readonly location: Location | undefined;
}

type Packs = ReadonlyMap<string, Pick<Pack, 'name' | 'extends' | 'place'>>;

/** A curated place as one to run rules at. */
export const curatedPlace = (location: Location): PackPlace => ({
  name: location.name_en,
  place: { lat: location.latitude, lon: location.longitude, zone: location.timezone },
  location,
});

/** A curated place by its name, in any case, or by its id; undefined where there is none. */
export function curatedPlaceNamed(text: string): Location | undefined {
  const wanted = text.trim().toLowerCase();
  return [...locations.values()].find(
    ({ id, name_en }) => name_en.toLowerCase() === wanted || String(id) === wanted,
  );
}

/**
 * The place of a pack, or of the land of a chain with a tradition over it: that which the pack states, else the canonical one of its region or state; else the same of the
 * nearest ancestor that has either, and New Delhi where none has.
 */
export function placeOfPack(name: string, packs: Packs): PackPlace {
  const seen = new Set<string>();
  for (
    let at = packs.get(landOf(name));
    at !== undefined && !seen.has(at.name);
    at = packs.get(at.extends ?? '')
  ) {
    seen.add(at.name);
    const stated = at.place && statedPlace(at.place);
    if (stated !== undefined) return stated;
    const canonical = canonicalPlace(at.name);
    if (canonical !== undefined) return curatedPlace(canonical);
  }
  return curatedPlace(newDelhi);
}

/** The place of a tradition: that of its pack, or of the requested state where the state has no pack of its own. */
export function placeOfTradition({ used, pack: chain }: Tradition, packs: Packs): PackPlace {
  const pack = landOf(chain);
  const state = used?.subdivision ?? pack;
  const city = state === pack ? undefined : canonicalPlace(state);
  return city === undefined ? placeOfPack(pack, packs) : curatedPlace(city);
}

/** The place of a chain as that of a request that named none; `tz` as the request has it. */
export const whereOfPack = (
  { place, location }: Pick<PackPlace, 'place' | 'location'>,
  tz: string | undefined,
): Where => {
  const dayZoneSource = location === undefined ? 'coordinates' : 'location';
  return {
    place,
    zone: tz ?? place.zone,
    location,
    source: 'pack',
    zoneSource: tz === undefined ? dayZoneSource : 'tz',
    dayZoneSource,
  };
};

// A place that is not known is an error of its pack.
function statedPlace(stated: StatedPlace): PackPlace | undefined {
  if (stated.kind === 'at') {
    const { lat, lon, zone } = stated.place;
    return { name: `${lat}, ${lon}`, place: { lat, lon, zone }, location: undefined };
  }
  const name = placeNamed(stated.name.text);
  const location = [...locations.values()].find(({ name_en }) => name_en === name);
  return location && curatedPlace(location);
}

// Where the rules of a pack are run if no place is named: the one function that every command, the tests, the pages and
// the evaluation of texts need. In: the name of a pack. Out: the place.

import type { Pack } from '@nirnaya/compiler/front';
import type { StatedPlace } from '@nirnaya/dsl/pack';
import { placeNamed } from '@nirnaya/dsl/vocabulary';
import type { Site } from '@nirnaya/engine/place';
import { type Location, locations, newDelhi } from './locations.ts';
import type { RegionChoice } from './region.ts';
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
  const lowered = text.trim().toLowerCase();
  return [...locations.values()].find(
    ({ id, name_en }) => name_en.toLowerCase() === lowered || String(id) === lowered,
  );
}

/**
 * The place of a pack, or of the land of a chain with a tradition over it: that which the pack states, else the curated city of
 * the state whose code is its name; else the same of the nearest ancestor that has either, and New Delhi where none has.
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
    const city = cityOf(at.name);
    if (city !== undefined) return curatedPlace(city);
  }
  return curatedPlace(newDelhi);
}

/** The place of a region or of a land in it; of a state without a pack its curated city, else the place of the region. */
export function placeOfRegion({ region, subdivision }: RegionChoice, packs: Packs): PackPlace {
  if (subdivision === null || packs.has(subdivision)) return placeOfPack(subdivision ?? region, packs);
  const city = cityOf(subdivision);
  return city === undefined ? placeOfPack(region, packs) : curatedPlace(city);
}

/** The place of a tradition: that of its land, else of its pack. */
export const placeOfTradition = ({ used, pack }: Tradition, packs: Packs): PackPlace =>
  used === undefined ? placeOfPack(pack, packs) : placeOfRegion(used, packs);

/** The first curated place in a state, by its ISO 3166-2 code. */
const cityOf = (code: string): Location | undefined =>
  [...locations.values()].find(
    ({ region, subdivision_code }) => region !== null && subdivision_code === code,
  );

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

// What the days of a chain are compared with: other traditions over the same land, other lands, the other mode, other
// places.

import type { PackSet } from '@nirnaya/compiler/compile';
import { overLand, overLandOf, packsAbove, standsOver } from '@nirnaya/compiler/front';
import type { Location } from '../places/locations.ts';
import { placeOfPack } from '../places/pack-place.ts';
import { regionChoice, regionsIn } from '../places/region.ts';
import { landOf, traditionsIn } from '../places/tradition.ts';
import { schoolsBeside, statesFollowing } from '../skies/schools.ts';

/** The chains and places that a chain is compared with. */
export interface Compared {
  /** traditions without a sky of their own */
  readonly traditions: readonly Chain[];
  /** almanacs on a sky of their own that are followed in the land */
  readonly schools: readonly Chain[];
  /** the land itself, beneath such a school */
  readonly beneath: readonly Chain[];
  readonly lands: readonly Chain[];
  readonly places: readonly Location[];
}

/** A chain, and what it is called in the answer. */
export interface Chain {
  readonly who: string;
  readonly name: string;
}

type Packs = PackSet['packs'];

/** What there is to compare a chain at a place with. */
export function comparedWith(chain: string, place: { lat: number; lon: number }, packs: Packs): Compared {
  const land = landOf(chain);
  const over = overLandOf(chain)?.tradition;
  const over1 = (tradition: string) => ({ land, tradition });
  const traditions = traditionsIn(packs)
    .filter(
      (tradition) =>
        tradition !== over &&
        statesFollowing(tradition, packs) === undefined &&
        standsOver(over1(tradition), packs),
    )
    .map((tradition) => ({ who: tradition, name: overLand(over1(tradition)) }));
  const beside = schoolsBeside(chain, packs);
  const others = landsIn(packs).filter((name) => name !== land);
  const lands =
    over === undefined
      ? others.map((name) => ({ who: name, name }))
      : others
          // The tradition over every state would be as many chains again.
          .filter((name) => isRegion(name, packs) && standsOver({ land: name, tradition: over }, packs))
          .map((name) => ({ who: name, name: overLand({ land: name, tradition: over }) }));
  const places = regionsIn(packs)
    .flatMap((region) => placeOfPack(region, packs).location ?? [])
    .filter(
      ({ latitude, longitude }) => Math.hypot(latitude - place.lat, longitude - place.lon) > NEAR_DEGREES,
    );
  return {
    traditions,
    schools: beside.filter(({ who }) => who !== land),
    beneath: beside.filter(({ who }) => who === land),
    lands,
    places,
  };
}

/** Closer than this it is the same place. */
const NEAR_DEGREES = 0.5;

const isRegion = (name: string, packs: Packs): boolean => packs.get(name)?.kind === 'region';

/** The packs of lands in force: regions first, then their states. */
const landsIn = (packs: Packs): readonly string[] => {
  const lands = [...packs.keys()].filter((name) => regionChoice(name, packs) !== undefined);
  const regions = lands.filter((name) => isRegion(name, packs));
  return [...regions, ...lands.filter((name) => !regions.includes(name)).sort()];
};

/** Lands without those whose region is among them. */
export function withoutStates(lands: readonly string[], packs: Packs): readonly string[] {
  return lands.filter(
    (land) => !packsAbove(land, packs).some((above) => above !== land && lands.includes(above)),
  );
}

// Where almanacs on a sky of their own are followed: traditions that state a sky, and the states that they name.

import {
  type OverLand,
  overLand,
  overLandOf,
  type PackOutline,
  packsAbove,
  standsOver,
} from '@nirnaya/compiler/front';
import { regionChoice } from '../places/region.ts';
import { landOf, traditionsIn } from '../places/tradition.ts';

type Packs = ReadonlyMap<string, PackOutline>;

/** The states in which people follow a tradition that states a sky; undefined for a tradition without a sky of its own. */
export const statesFollowing = (tradition: string, packs: Packs): readonly string[] | undefined =>
  packsAbove(tradition, packs)
    .flatMap((name) => packs.get(name) ?? [])
    .filter(({ kind, sky }) => kind === 'tradition' && sky !== undefined)
    .map(({ states }) => states ?? [])[0];

// Whether a tradition with a sky of its own stands over a land and is followed in it, or in a state of it.
function isFollowedIn(over: OverLand, packs: Packs): boolean {
  const choice = regionChoice(over.land, packs);
  if (choice === undefined || !standsOver(over, packs)) return false;
  const own = choice.subdivision === null ? packs.get(choice.region)?.states : [choice.subdivision];
  const followed = statesFollowing(over.tradition, packs) ?? [];
  return own?.some((state) => followed.includes(state)) === true;
}

/** A chain over the same land, and what it is called: a tradition, or the pack of the land. */
export interface School {
  readonly who: string;
  readonly name: string;
}

/** The almanacs on a sky of their own that are followed in the land of a chain, without its own; and the land beneath such a one. */
export function schoolsBeside(chain: string, packs: Packs): readonly School[] {
  const land = landOf(chain);
  const own = overLandOf(chain)?.tradition;
  const schools = traditionsIn(packs)
    .filter((tradition) => tradition !== own && isFollowedIn({ land, tradition }, packs))
    .map((tradition) => ({ who: tradition, name: overLand({ land, tradition }) }));
  const isSchool = own !== undefined && statesFollowing(own, packs) !== undefined;
  return isSchool ? [...schools, { who: land, name: land }] : schools;
}

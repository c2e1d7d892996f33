// A tradition over a land: the chain of the land from the root down, then the packs of the tradition that the land's chain
// does not have. `IN-MH+vaishnava` names it. In: the name of a chain. Out: the land and the tradition it speaks of.

import type { SkyName } from '@nirnaya/dsl/vocabulary';
import type { PackOutline } from './chain.ts';
import { statedBy } from './stated-skies.ts';

/** The parts of the name of a tradition over a land. */
export interface OverLand {
  /** the pack that the chain of the land ends in */
  readonly land: string;
  /** the pack that the chain of the tradition ends in */
  readonly tradition: string;
}

/** The name of the chain of a tradition over a land. */
export const overLand = ({ land, tradition }: OverLand): string => `${land}+${tradition}`;

/** The parts of such a name; undefined where the name is that of a pack. */
export function overLandOf(name: string): OverLand | undefined {
  const at = name.indexOf('+');
  return at === -1 ? undefined : { land: name.slice(0, at), tradition: name.slice(at + 1) };
}

type Outlines = ReadonlyMap<string, Pick<PackOutline, 'name' | 'kind' | 'extends' | 'sky'>>;

/** The packs of a chain by name, from the last up. */
export function packsAbove(name: string, packs: Outlines): readonly string[] {
  const seen = new Set<string>();
  for (let at = packs.get(name); at !== undefined && !seen.has(at.name); at = packs.get(at.extends ?? '')) {
    seen.add(at.name);
  }
  return [...seen];
}

/**
 * Whether a tradition may stand over a land: the one is a tradition and the other none, and what the tradition extends
 * besides traditions is in the chain of the land.
 */
export function mayStandOver({ land, tradition }: OverLand, packs: Outlines): boolean {
  const isTradition = (name: string): boolean => packs.get(name)?.kind === 'tradition';
  const below = packsAbove(land, packs);
  if (below.length === 0 || below.some(isTradition) || !isTradition(tradition)) return false;
  return packsAbove(tradition, packs).every((name) => isTradition(name) || below.includes(name));
}

/** Two skies that a land and a tradition state, which no chain can have at once. */
export interface TwoSkies {
  readonly ofLand: SkyName;
  readonly ofTradition: SkyName;
}

/** The skies of a land and of a tradition over it, where both state one and these differ. */
export function twoSkies({ land, tradition }: OverLand, packs: Outlines): TwoSkies | undefined {
  const below = packsAbove(land, packs).toReversed();
  const over = packsAbove(tradition, packs)
    .filter((name) => !below.includes(name))
    .toReversed();
  const { ofLand, ofTradition } = statedBy({ below, over }, (name) => packs.get(name)?.sky);
  if (ofLand === undefined || ofTradition === undefined || ofLand === ofTradition) return undefined;
  return { ofLand, ofTradition };
}

/** Whether a tradition may stand over a land and both are of one sky. */
export const standsOver = (over: OverLand, packs: Outlines): boolean =>
  mayStandOver(over, packs) && twoSkies(over, packs) === undefined;

// What the word `region` of a request means: a land that the packs in force define. In: the name of the pack of a land, or the
// ISO 3166-2 code of a state, in any case. Out: the region and the land in it.

import type { PackOutline } from '@nirnaya/compiler/front';
import { packNamed } from './pack-named.ts';

/** A region, and the land in it if one was named. */
export interface RegionChoice {
  /** the name of its pack */
  readonly region: string;
  /** the pack of a land that extends the region, or the ISO 3166-2 code of a state of it */
  readonly subdivision: string | null;
}

type Packs = ReadonlyMap<string, Pick<PackOutline, 'name' | 'kind' | 'extends' | 'states'>>;

/** The regions that some packs define. */
export const regionsIn = (packs: Packs): readonly string[] =>
  [...packs.values()].flatMap(({ name, kind }) => (kind === 'region' ? [name] : []));

/** The region that a land's pack is, or extends directly or through others. A tradition is no land. */
function regionOfPack(name: string, packs: Packs): string | undefined {
  const seen = new Set<string>();
  for (let at = packs.get(name); at !== undefined && !seen.has(at.name); at = packs.get(at.extends ?? '')) {
    if (at.kind === 'region') return at.name;
    if (at.kind === 'tradition') return undefined;
    seen.add(at.name);
  }
  return undefined;
}

/** The region that a state counts to, by its ISO 3166-2 code. */
export const regionOfState = (code: string, packs: Packs): string | undefined =>
  [...packs.values()].find(({ kind, states }) => kind === 'region' && states?.includes(code))?.name;

/** The region meant; undefined where the packs define no such land. */
export function regionChoice(text: string, packs: Packs): RegionChoice | undefined {
  const pack = packNamed(text, packs);
  const own = pack === undefined ? undefined : regionOfPack(pack, packs);
  if (pack !== undefined && own !== undefined)
    return { region: own, subdivision: pack === own ? null : pack };
  const code = text.trim().toUpperCase();
  const above = regionOfState(code, packs);
  return above === undefined ? undefined : { region: above, subdivision: code };
}

/** Every value that `region` may have: the regions, then their lands and states. */
export function supportedRegions(packs: Packs): string[] {
  const regions = regionsIn(packs);
  const states = [...packs.values()].flatMap(({ kind, states: own = [] }) => (kind === 'region' ? own : []));
  const lands = [...packs.keys()].filter((name) => regionChoice(name, packs)?.subdivision === name);
  return [...regions, ...[...new Set([...states, ...lands])].sort()];
}

// Whose rules a command line names: a region, a state, or a pack by its name.

import type { Location } from '../../app/places/locations.ts';
import { packNamed } from '../../app/places/pack-named.ts';
import { type PackPlace, placeOfTradition } from '../../app/places/pack-place.ts';
import { regionChoice, supportedRegions } from '../../app/places/region.ts';
import {
  type Tradition,
  type TraditionQuery,
  traditionOf,
  traditionsIn,
} from '../../app/places/tradition.ts';
import { Refusal } from '../../app/requests/refusal.ts';
import type { PackOutline } from '../../compiler/front/link/chain.ts';
import { suggest } from '../../dsl/vocabulary/suggest.ts';
import { UsageError } from '../failure.ts';

type Packs = ReadonlyMap<string, PackOutline>;

/** The place of what `--region` names; New Delhi where it names none. */
export const defaultPlace = (region: string | undefined, packs: Packs, tradition?: string): PackPlace =>
  placeOfTradition(traditionFor(region, undefined, packs, tradition), packs);

/** The last pack of the chain of the requested tradition. */
export const packOf = (region: string, location: Location | undefined, packs: Packs): string =>
  traditionFor(region, location, packs).pack;

/** The requested tradition: `--region`, else the place's own, else that of North India; over it `--tradition`. */
export function traditionFor(
  region: string | undefined,
  location: Location | undefined,
  packs: Packs,
  name?: string,
): Tradition {
  const tradition = name === undefined ? undefined : knownTradition(name, packs);
  try {
    return traditionOf({ ...landFor(region, packs), tradition }, location, packs);
  } catch (error) {
    if (error instanceof Refusal && name !== undefined) throw new UsageError(`--tradition: ${error.message}`);
    throw error;
  }
}

function knownTradition(name: string, packs: Packs): string {
  const known = traditionsIn(packs);
  const found = packNamed(name, packs);
  if (found !== undefined && known.includes(found)) return found;
  const best = suggest(name, known);
  const hint = best === undefined ? '' : `did you mean ${best}? `;
  throw new UsageError(
    `--tradition: there is no ${JSON.stringify(name)}; ${hint}known are ${known.join(', ')}`,
  );
}

function landFor(region: string | undefined, packs: Packs): TraditionQuery {
  if (region === undefined) return {};
  if (regionChoice(region, packs) !== undefined) return { region };
  const [land = '', over] = region.split('+');
  const pack = packNamed(land, packs);
  if (pack !== undefined) {
    return { pack: over === undefined ? pack : `${pack}+${knownTradition(over, packs)}` };
  }
  const known = [...new Set([...supportedRegions(packs), ...packs.keys()])];
  const best = suggest(region, known);
  const hint = best === undefined ? '' : `did you mean ${best}? `;
  throw new UsageError(
    `--region: there is no ${JSON.stringify(region)}; ${hint}known are ${known.join(', ')}`,
  );
}

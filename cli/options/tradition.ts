// Whose rules a command line names: a region, a state, or a pack by its name.

import type { Location } from '../../app/places/locations.ts';
import { type PackPlace, placeOfTradition } from '../../app/places/pack-place.ts';
import { regionChoice, supportedRegions } from '../../app/places/region.ts';
import { packNamed, type Tradition, traditionOf } from '../../app/places/tradition.ts';
import type { PackOutline } from '../../compiler/link/chain.ts';
import { suggest } from '../../dsl/diagnostics/suggest.ts';
import { UsageError } from '../failure.ts';

type Packs = ReadonlyMap<string, PackOutline>;

/** The place of what `--region` names; New Delhi where it names none. */
export const defaultPlace = (region: string | undefined, packs: Packs): PackPlace =>
  placeOfTradition(traditionFor(region, undefined, packs), packs);

/** The last pack of the chain of the requested tradition. */
export const packOf = (region: string, location: Location | undefined, packs: Packs): string =>
  traditionFor(region, location, packs).pack;

/** The requested tradition: `--region`, else the place's own, else that of North India. */
export function traditionFor(
  region: string | undefined,
  location: Location | undefined,
  packs: Packs,
): Tradition {
  if (region === undefined) return traditionOf({}, location, packs);
  if (regionChoice(region, packs) !== undefined) return traditionOf({ region }, location, packs);
  const pack = packNamed(region, packs);
  if (pack !== undefined) return traditionOf({ pack }, location, packs);
  const known = [...new Set([...supportedRegions(packs), ...packs.keys()])];
  const best = suggest(region, known);
  const hint = best === undefined ? '' : `did you mean ${best}? `;
  throw new UsageError(
    `--region: there is no ${JSON.stringify(region)}; ${hint}known are ${known.join(', ')}`,
  );
}

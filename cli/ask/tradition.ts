// Whose rules a command line asks for: a region, a state, or a pack by its name.

import type { Pack } from '../../compiler/link/chain.ts';
import { suggest } from '../../dsl/diagnostics/suggest.ts';
import { type Location, newDelhi } from '../../server/places/locations.ts';
import { placeOfRegion, regionChoice, supportedRegions } from '../../server/places/region.ts';
import { packNamed, type Tradition, traditionOf } from '../../server/places/tradition.ts';
import { UsageError } from '../failure.ts';

type Packs = ReadonlyMap<string, Pack>;

/** The place that stands for what `--region` names; New Delhi where it names none. */
export function usualPlace(region: string | undefined, packs: Packs): Location {
  const choice = region === undefined ? undefined : regionChoice(region, packs);
  return choice === undefined ? newDelhi : placeOfRegion(choice);
}

/** The last pack of the chain of the tradition asked for. */
export const packOf = (region: string, location: Location | undefined, packs: Packs): string =>
  traditionFor(region, location, packs).pack;

/** The tradition asked for: `--region`, else the place's own, else that of North India. */
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

// Whose rules a command line asks for: a region, a state, or a pack by its name.

import type { Pack } from '../../compiler/link/chain.ts';
import { suggest } from '../../dsl/diagnostics/suggest.ts';
import { type Location, newDelhi } from '../../server/places/locations.ts';
import { placeOfRegion, regionChoice, supportedRegions } from '../../server/places/region.ts';
import { packNamed, traditionOf } from '../../server/places/tradition.ts';
import { UsageError } from '../failure.ts';

type Packs = ReadonlyMap<string, Pack>;

/** The place that stands for what `--region` names; New Delhi where it names none. */
export function usualPlace(region: string | undefined, packs: Packs): Location {
  const choice = region === undefined ? undefined : regionChoice(region, packs);
  return choice === undefined ? newDelhi : placeOfRegion(choice);
}

/** The last pack of the chain asked for: `--region`, else the place's own, else that of North India. */
export function packOf(region: string | undefined, location: Location | undefined, packs: Packs): string {
  if (region === undefined) return traditionOf({}, location, packs).pack;
  if (regionChoice(region, packs) !== undefined) return traditionOf({ region }, location, packs).pack;
  const pack = packNamed(region, packs);
  if (pack !== undefined) return pack;
  const known = [...new Set([...supportedRegions(packs), ...packs.keys()])];
  const best = suggest(region, known);
  const hint = best === undefined ? '' : `did you mean ${best}? `;
  throw new UsageError(
    `--region: there is no ${JSON.stringify(region)}; ${hint}known are ${known.join(', ')}`,
  );
}

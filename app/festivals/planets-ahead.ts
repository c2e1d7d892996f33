// The planets that the observances of a year depend on, computed beforehand with pauses: each year of each takes
// milliseconds, and the days of a year are decided at one go.

import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { planetYearsOf } from '../../engine/observe/graha-tracks.ts';
import type { RequestContext } from '../request-context.ts';

/** Computes the tracks that the chain will ask for in a year; nothing where no rule depends on a planet. */
export async function planetsAhead(
  { pack, pause }: Pick<RequestContext, 'pack' | 'pause'>,
  { sky }: PlaceYear,
): Promise<void> {
  for (const graha of pack.wanderers) {
    for (const compute of planetYearsOf(sky, graha)) {
      compute();
      await pause();
    }
  }
}

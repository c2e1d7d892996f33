// The planets that the observances of a year depend on, computed beforehand with pauses: each year of each takes
// milliseconds, and the days of a year are decided at one go.

import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { planetYearsOf, type Wanderer } from '../../engine/observe/graha-tracks.ts';
import type { SkyYear } from '../../engine/sky/sky-year.ts';
import { finishedWith } from '../../engine/steps.ts';
import type { RequestContext } from '../request-context.ts';

/** Computes the tracks that the chain will ask for in a year; nothing where no rule depends on a planet. */
export async function planetsAhead(
  { pack, pause }: Pick<RequestContext, 'pack' | 'pause'>,
  { sky }: PlaceYear,
): Promise<void> {
  await tracksAhead(sky, pack.wanderers, pause);
}

/** Computes the tracks of some planets over a year of the sky, and over the years beside it, with pauses. */
export async function tracksAhead(
  sky: SkyYear,
  grahas: Iterable<Wanderer>,
  pause: RequestContext['pause'],
): Promise<void> {
  for (const graha of grahas) {
    for (const compute of planetYearsOf(sky, graha)) {
      compute();
      await pause();
    }
  }
}

/**
 * Builds what the observances of single days of a year are found in, with pauses: the year itself, the planets that decide
 * them, and the index of the chain.
 */
export async function readyForFestivals(
  { pack, pause, built }: Pick<RequestContext, 'pack' | 'pause' | 'built'>,
  year: number,
): Promise<PlaceYear> {
  const py = await built(year);
  await planetsAhead({ pack, pause }, py);
  await finishedWith(pack.indexedInSteps(), pause);
  return py;
}

// How near a moment is to the edge of a tithi, or a new moon to a sankranti: where sources may part.

import { lunationAt } from '../../engine/observe/quantities.ts';
import type { SkyYear } from '../../engine/sky/sky-year.ts';
import { trackIndexAt } from '../../engine/sky/track.ts';
import { EDGE_MINUTES, SANKRANTI_EDGE_MINUTES } from './limits.ts';

/** Why tithi or month at an instant may be read otherwise; null where no edge is near. */
export function edgeReason(sky: SkyYear, instant: number): string | null {
  const { tithi, sunRashi } = sky;
  const index = trackIndexAt(tithi, instant);
  const toTithi = minutesToNearest([tithi.starts[index], tithi.starts[index + 1]], instant);
  if (toTithi <= EDGE_MINUTES) {
    return `borderline: a tithi begins ${toTithi.toFixed(1)} min from sunrise; the source's Sun, sunrise or Delta T differs`;
  }
  const lunation = lunationAt(sky, instant);
  if (lunation === undefined) return null;
  const toSankranti = Math.min(
    minutesToNearest(sunRashi.starts, lunation.start),
    minutesToNearest(sunRashi.starts, lunation.end),
  );
  if (toSankranti <= SANKRANTI_EDGE_MINUTES) {
    return `borderline: a sankranti ${toSankranti.toFixed(1)} min from the new moon decides the month`;
  }
  return null;
}

function minutesToNearest(instants: ArrayLike<number>, t: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < instants.length; i++) least = Math.min(least, Math.abs(instants[i] - t) * 1440);
  return least;
}

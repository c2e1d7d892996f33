// The nine grahas as a day begins.

import type { grahas } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { grahasAt } from '@nirnaya/engine/sky';
import type { PanchangDay } from './day.ts';
import { degrees } from './numbers.ts';
import type { PanchangService } from './sections.ts';
import { zodiacPlaceOf } from './zodiac.ts';

/** Sidereal places of the grahas; Rahu is the mean node. */
export function grahasSection(
  { workspace }: Pick<PanchangService, 'workspace'>,
  { from }: PanchangDay,
): z.output<typeof grahas> {
  return grahasAt(workspace.sky.ephemeris, from).map(({ graha, longitude, latitude, speed, retrograde }) => ({
    graha,
    ...zodiacPlaceOf(longitude),
    latitude: degrees(latitude),
    speed: degrees(speed),
    retrograde,
  }));
}

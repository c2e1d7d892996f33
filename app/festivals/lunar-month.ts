// The lunar month of an occurrence, by both ways of naming its dark half.

import type { lunarMonth } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import type { Occurrence } from '@nirnaya/engine/observe';
import { type SkyYear, trackLabelAt } from '@nirnaya/engine/sky';
import { lunationName } from '@nirnaya/explain/sentences';

/**
 * The month that an occurrence begins in, ending with the new moon (amanta) or with the full moon (purnimanta); null for what
 * is not of a lunar month. The sky is that of its year.
 */
export function lunarMonthOf(
  { start, lunation }: Occurrence,
  sky: SkyYear,
): z.output<typeof lunarMonth> | null {
  if (lunation === undefined) return null;
  // A hair after its start the tithi itself holds.
  const tithi = trackLabelAt(sky.tithi, start + 1e-6);
  const dark = tithi < 0 ? start - lunation.start > (lunation.end - lunation.start) / 2 : tithi >= 15;
  return {
    amanta: lunationName(lunation),
    purnimanta: lunationName(lunation, undefined, { names: 'purnimanta', dark }),
    is_adhika: lunation.adhika,
    is_kshaya: lunation.kshaya,
  };
}

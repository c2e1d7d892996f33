// Seasons and the Sun's courses, in each of the systems.

import type { season, solarSeason } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { ayanaNames, rituNames } from '@nirnaya/dsl/vocabulary';
import { type SolarSeason, seasonsAt } from '@nirnaya/engine/panchang';
import type { PanchangDay } from './day.ts';

/** The seasons at the day's sunrise; null outside the sky. */
export function seasonSection({ py, from }: PanchangDay): z.output<typeof season> | null {
  const seasons = seasonsAt(py.sky, from);
  if (seasons === undefined) return null;
  return {
    drik: solar(seasons.drik),
    vedic: solar(seasons.vedic),
    lunar: ritu(seasons.lunarRitu),
  };
}

const ritu = (label: number) => {
  const [name, english] = rituNames[label];
  return { ritu: name, english };
};

const solar = (of: SolarSeason): z.output<typeof solarSeason> => ({
  ...ritu(of.ritu),
  ayana: ayanaNames[of.ayana],
});

// The response shape of seasons.

import { ayanaNames, rituNames } from '@nirnaya/dsl/vocabulary';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

const ritu = {
  ritu: named('ritu', z.enum(rituNames.map(([name]) => name) as [string, ...string[]])),
  english: z.string(),
};

/** The season and the Sun's course by one zodiac. */
export const solarSeason = z
  .object({ ...ritu, ayana: named('ayana', z.enum(ayanaNames)) })
  .openapi('SolarSeason');

/** The seasons of a day. */
export const season = z
  .object({
    drik: solarSeason.describe('by the tropical Sun'),
    vedic: solarSeason.describe('by the sidereal Sun'),
    lunar: z.object(ritu).describe('by the lunar month, two months each from Chaitra'),
  })
  .openapi('Season');

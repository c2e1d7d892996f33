/**
 * The horizons of almanacs: a disc's upper limb seen through 34' of refraction, from the surface at sea level.
 */
import type { HorizonRule } from './horizon.ts';

/** The Sun's centre 50' below the horizon: 34' of refraction and 16' of semi-diameter. What almanacs print. */
export const SUN_UPPER_LIMB: HorizonRule = { altitude: -50 / 60, radius: 0, seenFrom: 'surface' };

/** The Moon's upper limb: her radius of 1737.5 km over the Earth's of 6378.137 km. */
export const MOON_UPPER_LIMB: HorizonRule = {
  altitude: -34 / 60,
  radius: 1737.5 / 6378.137,
  seenFrom: 'surface',
};

/** When the Sun counts as risen: its upper limb seen through refraction, or its centre without. */
export type SunriseRule = 'upper_limb' | 'centre_no_refraction';

/** The horizons by rule. */
export const SUN_RULES: Readonly<Record<SunriseRule, HorizonRule>> = {
  upper_limb: SUN_UPPER_LIMB,
  centre_no_refraction: { altitude: 0, radius: 0, seenFrom: 'surface' },
};

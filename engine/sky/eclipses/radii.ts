/**
 * Sizes of the bodies that cast and catch the shadows, in equatorial radii of the Earth (6378.1366 km, as the fits
 * of the sky take it). The values are those of the Swiss Ephemeris.
 */

const EARTH_KM = 6378.1366;

/** 696000 km. */
export const SUN_RADIUS = 696_000 / EARTH_KM;

/** 1738.15 km: the mean limb, 0.27252 of the Earth. */
export const MOON_RADIUS = 1738.15 / EARTH_KM;

/** Flattening of the Earth (IERS 2003). */
export const FLATTENING = 1 / 298.25642;

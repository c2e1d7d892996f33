/**
 * By what rule a planet counts as seen: what is measured between it and the Sun, and how much of it is needed. The
 * numbers come from a pack, with their authority.
 */

/**
 * What is measured, in degrees:
 * - `longitude`: difference of ecliptic longitudes, the practice of many almanacs;
 * - `time`: kalamsa, the degrees of oblique ascension between the risings (in the evening, descension between the
 *   settings) of planet and Sun at the place, 4 minutes of sidereal time each (Surya Siddhanta 9; Laghubhaskariya 7);
 * - `depression`: how deep the Sun stands below the horizon when the planet stands on it (arcus visionis).
 * The last two are those of the centres on the geocentric horizon, without refraction.
 */
export type ArcMeasure = 'longitude' | 'time' | 'depression';

/**
 * Degrees needed to come out of the Sun's light and to stay out of it. Where the two differ, a planet between them
 * keeps what it was: one that has not come up to `udaya` has not risen, one that has not sunk to `asta` has not set.
 */
export interface ArcNeeded {
  readonly udaya: number;
  readonly asta: number;
}

/** The rule for one planet. */
export interface VisibilityRule {
  readonly measure: ArcMeasure;
  /** before sunrise, the planet rising ahead of the Sun */
  readonly east: ArcNeeded;
  /** after sunset, the planet setting behind the Sun */
  readonly west: ArcNeeded;
}

/** Greatest latitude, degrees, at which every planet rises and sets daily, as `time` and `depression` need. */
export const VISIBILITY_LATITUDE = 60;

/** Thrown for `time` and `depression` at a place where a planet may stay up or down all day. */
export class BeyondVisibilityLatitude extends RangeError {
  readonly lat: number;

  constructor(lat: number) {
    super(
      `visibility by rising and setting is computed up to ${VISIBILITY_LATITUDE} degrees of latitude, not at ${lat}`,
    );
    this.name = 'BeyondVisibilityLatitude';
    this.lat = lat;
  }
}

/** The rule that needs the same degrees everywhere. */
export function sameArc(measure: ArcMeasure, degrees: number): VisibilityRule {
  const needed = { udaya: degrees, asta: degrees };
  return { measure, east: needed, west: needed };
}

/**
 * The rule of the texts for Mercury and Venus: `direct` degrees about the conjunction beyond the Sun, at which they
 * set in the east and rise in the west, and `retrograde` degrees about the nearer one, at which they set in the west
 * and rise in the east (Surya Siddhanta 9).
 */
export function arcByMotion(measure: ArcMeasure, direct: number, retrograde: number): VisibilityRule {
  return {
    measure,
    east: { udaya: retrograde, asta: direct },
    west: { udaya: direct, asta: retrograde },
  };
}

// Where the grahas stand among the 28 stars at an instant.

import { starAtLongitude } from '@nirnaya/engine/observe';
import { GRAHAS, type Graha, grahasAt, type SkySource } from '@nirnaya/engine/sky';

/** A graha among the stars. */
export interface SkyGraha {
  readonly graha: Graha;
  /** Sun = 0 */
  readonly label: number;
  /** label of its star in the cycle of 28 */
  readonly star: number;
  /** degrees, sidereal */
  readonly longitude: number;
  /** degrees a day */
  readonly speed: number;
  readonly retrograde: boolean;
}

/** The nine grahas at `jd` (JD UT), in their order; Rahu is the mean node. */
export const skyGrahas = (ephemeris: SkySource, jd: number): SkyGraha[] =>
  grahasAt(ephemeris, jd).map(({ graha, longitude, speed, retrograde }) => ({
    graha,
    label: GRAHAS.indexOf(graha),
    star: starAtLongitude(longitude),
    longitude,
    speed,
    retrograde,
  }));

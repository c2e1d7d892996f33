/**
 * The sky of one Gregorian year with its margins: what every place on Earth shares.
 */
import type { Lunation } from './lunations.ts';
import type { Planets } from './planets/planets.ts';
import type { SkyFit } from './sky-fit.ts';
import type { Track } from './track.ts';

/** Days before 1 January and after 31 December that a sky year covers. */
export const SKY_MARGIN = 64;

/** Tracks, lunations and positions of one year. */
export interface SkyYear {
  readonly year: number;
  /** JD UT, 1 January 0h less the margin */
  readonly from: number;
  /** JD UT, the end of 31 December with the margin */
  readonly to: number;
  /** 30 a round, 0 = Shukla 1 */
  readonly tithi: Track;
  /** 27 a round, of the Moon, 0 = Ashvini */
  readonly nakshatra: Track;
  /** 27 a round, 0 = Vishkambha */
  readonly yoga: Track;
  /** 60 half-tithis a round, 0 = first half of Shukla 1 */
  readonly karana: Track;
  /** 12 a round, 0 = Mesha */
  readonly sunRashi: Track;
  /** 27 a round, 0 = Ashvini */
  readonly sunNakshatra: Track;
  /** 12 a round, 0 = Mesha */
  readonly moonRashi: Track;
  /** every lunation that touches from..to, whole */
  readonly lunations: readonly Lunation[];
  /** polynomials of the year; they reach a month beyond from..to */
  readonly fit: SkyFit;
  /** the years around and the planets */
  readonly wider: WiderSky;
  /** sidereal Lahiri, degrees 0..360 */
  sunLongitude(jd: number): number;
  /** sidereal Lahiri, degrees 0..360 */
  moonLongitude(jd: number): number;
}

/** The years around a sky year, and the planets. */
export interface WiderSky {
  year(year: number): SkyYear;
  readonly planets: Pick<Planets, 'year' | 'at'>;
}

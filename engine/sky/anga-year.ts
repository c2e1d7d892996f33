/**
 * The angas of one Gregorian year on a sky: its boundaries, its lunations and where the Sun and the Moon stand. In: how the
 * two move. Out: an `AngaYear`.
 */
import { combinedMotion, degreesAt, type Motion, pairedTrack, trackOf } from './anga.ts';
import type { AngaMotions } from './anga-motions.ts';
import { type Lunation, lunationsOf } from './lunations.ts';
import { newYear } from './new-year.ts';
import type { SkyName } from './sky-name.ts';
import type { Track } from './track.ts';

/** Days before 1 January and after 31 December that a sky year covers. */
export const SKY_MARGIN = 64;

/** Days beyond the margins that motions need: a whole lunation or solar month at either end. */
export const MOTION_MARGIN = 34;

/** Tracks, lunations and longitudes of one year on a sky. */
export interface AngaYear {
  readonly year: number;
  /** on whose sky */
  readonly name: SkyName;
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
  /** how the Sun and the Moon move; they reach a month beyond from..to */
  readonly motions: Pick<AngaMotions, 'sun' | 'moon'>;
  /** sidereal, degrees 0..360 */
  sunLongitude(jd: number): number;
  /** sidereal, degrees 0..360 */
  moonLongitude(jd: number): number;
}

/** What a sky year covers, JD UT: the civil year with its margins. */
export function skySpan(year: number): { readonly from: number; readonly to: number } {
  return { from: newYear(year) - SKY_MARGIN, to: newYear(year + 1) + SKY_MARGIN };
}

/** The angas of a year of motions that reach a month beyond what it covers. */
export function angaYearOf(year: number, name: SkyName, motions: AngaMotions): AngaYear {
  const { from, to } = skySpan(year);
  const { sun, moon } = motions;
  const elongation = motions.elongation ?? combinedMotion(moon, sun, -1);
  const sum = motions.sum ?? combinedMotion(moon, sun, 1);
  // A day more on either side, so that pairing karanas into tithis still covers from..to.
  const karana = trackOf(elongation, { step: 6, cycle: 60 }, from - 1, to + 1);
  return {
    year,
    name,
    from,
    to,
    tithi: pairedTrack(karana),
    nakshatra: trackOf(moon, { step: 360 / 27, cycle: 27 }, from, to),
    yoga: trackOf(sum, { step: 360 / 27, cycle: 27 }, from, to),
    karana,
    sunRashi: trackOf(sun, { step: 30, cycle: 12 }, from, to),
    sunNakshatra: trackOf(sun, { step: 360 / 27, cycle: 27 }, from, to),
    moonRashi: trackOf(moon, { step: 30, cycle: 12 }, from, to),
    lunations: lunationsOf(elongation, sun, from, to),
    motions: { sun, moon },
    sunLongitude: (jd) => wrapped(sun, jd),
    moonLongitude: (jd) => wrapped(moon, jd),
  };
}

/** Degrees of a motion, brought into 0..360. */
function wrapped(motion: Motion, jd: number): number {
  const value = degreesAt(motion, jd) % 360;
  return value < 0 ? value + 360 : value;
}

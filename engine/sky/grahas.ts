/**
 * The nine grahas at an instant: apparent geocentric places, sidereal Lahiri, straight from the ephemeris.
 */
import { BODY, type MovingPosition, type SkySource } from '../sky/sky-source.ts';

/** Names of the grahas, in their traditional order. */
export const GRAHAS = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;

/** A graha. */
export type Graha = (typeof GRAHAS)[number];

/** Which ascending node of the Moon is Rahu. */
export type NodeRule = 'mean' | 'true';

/** One graha's place. */
export interface GrahaPosition {
  readonly graha: Graha;
  /** degrees 0..360, sidereal Lahiri */
  readonly longitude: number;
  /** degrees, ecliptic of date */
  readonly latitude: number;
  /** degrees a day in longitude */
  readonly speed: number;
  /** moving backwards; the mean nodes always do */
  readonly retrograde: boolean;
}

const BODIES = {
  Sun: BODY.sun,
  Moon: BODY.moon,
  Mars: BODY.mars,
  Mercury: BODY.mercury,
  Jupiter: BODY.jupiter,
  Venus: BODY.venus,
  Saturn: BODY.saturn,
} as const;

/** All nine grahas at `jd` (JD UT), in the order of `GRAHAS`; Ketu stands opposite Rahu. */
export function grahasAt(ephemeris: SkySource, jd: number, node: NodeRule = 'mean'): GrahaPosition[] {
  const rahu = ephemeris.moving(jd, node === 'mean' ? BODY.meanNode : BODY.trueNode);
  return GRAHAS.map((graha) => {
    if (graha === 'Rahu') return placed(graha, rahu);
    if (graha === 'Ketu') return placed(graha, opposite(rahu));
    return placed(graha, ephemeris.moving(jd, BODIES[graha]));
  });
}

function placed(graha: Graha, { longitude, latitude, speed }: MovingPosition): GrahaPosition {
  return { graha, longitude, latitude, speed, retrograde: speed < 0 };
}

function opposite(body: MovingPosition): MovingPosition {
  return { ...body, longitude: (body.longitude + 180) % 360, latitude: -body.latitude };
}

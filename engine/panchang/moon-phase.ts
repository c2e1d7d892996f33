/**
 * The Moon's phase at an instant, as it is seen on every sky. In: the sky of a year. Out: elongation, the lit share of the disc, and the
 * nearest syzygies ahead.
 */
import { combinedMotion, instantOf, longitudeMotion } from '../sky/anga.ts';
import { valueAt } from '../sky/chebyshev.ts';
import type { SkyYear } from '../sky/sky-year.ts';

/** The Moon's phase at one instant. */
export interface MoonPhase {
  /** Moon less Sun in longitude, degrees 0..360 */
  readonly elongation: number;
  /** lit share of the disc seen from the Earth's centre, 0..1, within 0.00001 of the Swiss Ephemeris */
  readonly illuminated: number;
  /** 0 new, 1 waxing crescent, 2 first quarter, 3 waxing gibbous, 4 full, 5 waning gibbous, 6 last quarter, 7 waning crescent */
  readonly phase: number;
  /** days */
  readonly daysToFull: number;
  /** days */
  readonly daysToNew: number;
}

const DEG = Math.PI / 180;

/** Degrees that the Moon gains on the Sun in a mean day. */
const GAIN = 360 / 29.530589;

/** The phase at `jd` (JD UT), which must lie within the sky of the year. */
export function moonPhaseAt(sky: SkyYear, jd: number): MoonPhase {
  const { moonLongitude, sunLongitude } = sky.fit;
  const motion = combinedMotion(longitudeMotion(moonLongitude), longitudeMotion(sunLongitude), -1);
  const unwrapped = valueAt(moonLongitude, jd) - valueAt(sunLongitude, jd);
  const elongation = unwrapped - 360 * Math.floor(unwrapped / 360);
  const daysTo = (target: number): number => {
    const ahead = elongation < target ? target - elongation : target + 360 - elongation;
    return Math.max(0, instantOf(motion, unwrapped + ahead, jd + ahead / GAIN) - jd);
  };
  return {
    elongation,
    illuminated: illuminatedAt(sky, jd),
    // Eighths of the round, the four principal phases at the middle of theirs.
    phase: Math.floor((elongation + 22.5) / 45) % 8,
    daysToFull: daysTo(180),
    daysToNew: daysTo(360),
  };
}

/** The lit share from the triangle of Sun, Moon and Earth's centre (Meeus, Astronomical Algorithms, 48). */
function illuminatedAt(sky: SkyYear, jd: number): number {
  const { sun, moon } = sky.fit;
  const sinSun = valueAt(sun.sinDeclination, jd);
  const sinMoon = valueAt(moon.sinDeclination, jd);
  const cosBoth = Math.sqrt((1 - sinSun * sinSun) * (1 - sinMoon * sinMoon));
  const apart = (valueAt(sun.hourAngle, jd) - valueAt(moon.hourAngle, jd)) * DEG;
  const cosSeparation = sinSun * sinMoon + cosBoth * Math.cos(apart);
  const far = valueAt(sun.distance, jd);
  const near = valueAt(moon.distance, jd);
  // Cosine of the angle at the Moon, by the sides of the triangle.
  const sunToMoon = Math.sqrt(far * far + near * near - 2 * far * near * cosSeparation);
  return (1 + (near - far * cosSeparation) / sunToMoon) / 2;
}

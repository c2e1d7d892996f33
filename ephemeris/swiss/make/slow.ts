/**
 * What of the sky varies so slowly that one polynomial holds it over the whole range: obliquity, ayanamsas, the stars that
 * hold an ayanamsa; and the Sun's mass within its disc.
 */

import { AYANAMSAS, type SkySource } from '@nirnaya/engine/sky';
import sweph from 'sweph';
import { bent } from '../../packed/apparent.ts';
import type { SkyHeader, StarModel, WholePolynomial } from '../../packed/format.ts';
import { lengthOf, plus, times, toVector, type Vector } from '../../packed/vector.ts';
import { chebyshevPlaces, chebyshevThrough, type Point } from './solve.ts';

const {
  SEFLG_SWIEPH,
  SEFLG_SIDEREAL,
  SEFLG_NONUT,
  SEFLG_NOABERR,
  SEFLG_NOGDEFL,
  SEFLG_HELCTR,
  SEFLG_TRUEPOS,
  SE_ECL_NUT,
} = sweph.constants;

/** Stars by the ayanamsas that they hold, and the longitudes at which these hold them. */
const STARS = {
  true_citra: { star: 'Spica', held: 180 },
  true_revati: { star: ',zePsc', held: 359.8333333333 },
  true_pushya: { star: ',deCnc', held: 106 },
  true_mula: { star: ',laSco', held: 240 },
} as const;

const isStar = (name: string): name is keyof typeof STARS => name in STARS;

/** The slow parts of a sky over from..to (JD UT). */
export function slowParts(
  swiss: SkySource,
  from: number,
  to: number,
): Pick<SkyHeader, 'meanObliquity' | 'ayanamsas' | 'stars' | 'solarMass'> {
  const whole = (degree: number, sample: (jd: number) => number): WholePolynomial => ({
    coefficients: chebyshevThrough(
      chebyshevPlaces(degree).map((u) => ({ u, value: sample(from + ((u + 1) / 2) * (to - from)) })),
      degree,
    ),
  });
  const middle = (from + to) / 2;
  const smooth = AYANAMSAS.filter((name) => name !== 'lahiri' && !isStar(name)).map(
    (name) => [name, whole(16, (jd) => swiss.meanAyanamsaOf(name, jd))] as const,
  );
  const stars = Object.entries(STARS).map(([name, { star, held }]): readonly [string, StarModel] => {
    const place = (jd: number): readonly number[] => starPlace(star, jd);
    // The longitude of a star that stands near 0 may be given near 360.
    const near = place(middle)[0];
    const model = {
      longitude: whole(12, (jd) => near + nearestZero(place(jd)[0] - near)),
      latitude: whole(12, (jd) => place(jd)[1]),
      distance: place(middle)[2],
      held,
    };
    return [name, model];
  });
  return {
    meanObliquity: whole(10, (jd) => sweph.calc_ut(jd, SE_ECL_NUT, SEFLG_SWIEPH).data[1]),
    ayanamsas: { lahiri: whole(16, (jd) => swiss.meanAyanamsa(jd)), ...Object.fromEntries(smooth) },
    stars: Object.fromEntries(stars),
    solarMass: { coefficients: chebyshevThrough(massWithinDisc(), 9) },
  };
}

// As seen from the Sun, without aberration and bending.
function starPlace(star: string, jd: number): readonly number[] {
  const flags =
    SEFLG_SWIEPH |
    SEFLG_SIDEREAL |
    SEFLG_NONUT |
    SEFLG_NOABERR |
    SEFLG_NOGDEFL |
    SEFLG_HELCTR |
    SEFLG_TRUEPOS;
  const { flag, data, error } = sweph.fixstar2_ut(star, jd, flags);
  if (flag < 0) throw new Error(error);
  return data;
}

/** The time in which Mercury and Venus pass behind the Sun often enough, JD UT, and the steps in which they are followed. */
const PASSES = { from: 2415020.5, to: 2488069.5, coarse: 0.25, fine: 0.005 };

/**
 * The share of the Sun's mass that bends light passing at a fraction of its radius, measured on planets behind its disc:
 * how much less the library bends than all the mass would.
 */
function massWithinDisc(): Point[] {
  const points: Point[] = [];
  for (const planet of [2, 3]) {
    for (let jd = PASSES.from; jd < PASSES.to; jd += PASSES.coarse) {
      if (behindSun(planet, jd) === undefined) continue;
      for (let at = jd; at < jd + PASSES.coarse; at += PASSES.fine) {
        const passing = behindSun(planet, at);
        if (passing !== undefined) points.push(passing);
      }
    }
  }
  return points;
}

const SUN_RADIUS = (959.63 / 3600) * (Math.PI / 180);

// Where a planet stands behind the Sun's disc: the fraction of the radius as -1..1, and the share of the mass.
function behindSun(planet: number, jd: number): Point | undefined {
  const seen = (body: number, flags: number): Vector => {
    const [longitude, latitude, distance] = sweph.calc_ut(
      jd,
      body,
      SEFLG_SWIEPH | SEFLG_SIDEREAL | flags,
    ).data;
    return toVector({ longitude, latitude, distance });
  };
  const plain = seen(planet, SEFLG_NOABERR | SEFLG_NOGDEFL);
  const sun = seen(0, SEFLG_TRUEPOS);
  const radius = SUN_RADIUS / lengthOf(sun);
  const apart = angleBetween(plain, sun);
  if (lengthOf(plain) < lengthOf(sun) || apart > radius) return undefined;
  const fromSun = plus(plain, sun, -1);
  const pointMass = bent(plain, fromSun, times(sun, -1), () => 1);
  const share = angleBetween(seen(planet, SEFLG_NOABERR), plain) / angleBetween(pointMass, plain);
  return { u: (2 * apart) / radius - 1, value: share };
}

function angleBetween(a: Vector, b: Vector): number {
  const [x, y, z] = plus(times(a, 1 / lengthOf(a)), times(b, 1 / lengthOf(b)), -1);
  return 2 * Math.asin(Math.hypot(x, y, z) / 2);
}

const nearestZero = (degrees: number): number => degrees - 360 * Math.round(degrees / 360);

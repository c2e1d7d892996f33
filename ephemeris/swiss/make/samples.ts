/**
 * What the packed sky is made of, asked of the Swiss Ephemeris. In: instants as JD UT. Out: the quantities of its streams;
 * all longitudes are sidereal Lahiri, on the ecliptic of date.
 *
 * Planets are sampled around the Sun and without the time of light, where they move evenly; the Earth as the barycentre of
 * Earth and Moon, which does not sway with the month. What is seen from the Earth is computed from these when it is asked
 * for (`packed/apparent.ts`).
 */
import sweph from 'sweph';
import type { StreamName } from '../../packed/format.ts';
import { EARTH_MOON_SHARE, fromVector, toVector } from '../../packed/vector.ts';
import { openSwissSky } from '../swiss-sky.ts';

const { SEFLG_SWIEPH, SEFLG_SIDEREAL, SEFLG_TRUEPOS, SEFLG_HELCTR, SE_ECL_NUT } = sweph.constants;

/** Degrees the Earth turns in a day against the equinox. */
const SIDEREAL_TURN = 360.98564736629;

/** How a stream is sampled and cut. */
export interface StreamShape {
  readonly segments: number;
  /** degree that is fitted; orders that round to nothing everywhere are dropped */
  readonly degree: number;
  /** unit of the coefficients: degrees or AU */
  readonly quantum: number;
  /** linear motion taken out, a day; its value at the epoch is measured */
  readonly rate: number;
  /** whether the quantity is an angle that comes back after 360 degrees */
  readonly cyclic: boolean;
  sample(jd: number): number;
}

const ARCSEC = 1 / 3600;
const DEG = Math.PI / 180;

/** Sidereal mean motions, degrees a day: only to take the growth out of longitudes. */
const MEAN_MOTION = {
  moon: 13.17635823,
  barycentre: 0.98560911,
  node: -0.05299217,
  mercury: 4.09233445,
  venus: 1.60213022,
  mars: 0.52403304,
  jupiter: 0.0830853,
  saturn: 0.03344423,
};

/** The planets: number, segments in a block, quantum in arcsec as seen from the Sun, mean distance in AU. */
const PLANETS = {
  mercury: { body: 2, segments: 82, quantum: 0.0006, distance: 0.39 },
  venus: { body: 3, segments: 32, quantum: 0.00015, distance: 0.72 },
  mars: { body: 4, segments: 21, quantum: 0.00015, distance: 1.52 },
  jupiter: { body: 5, segments: 10, quantum: 0.0004, distance: 5.2 },
  saturn: { body: 6, segments: 7, quantum: 0.0004, distance: 9.55 },
} as const;

/** How each stream is sampled. The ephemeris must be open. */
export function streamShapes(): Record<StreamName, StreamShape> {
  const swiss = openSwissSky();
  const place = (jd: number, body: number, flags: number): readonly number[] => {
    const answer = sweph.calc_ut(jd, body, SEFLG_SWIEPH | SEFLG_SIDEREAL | flags);
    if (answer.flag < 0 || (answer.flag & SEFLG_SWIEPH) === 0) throw new Error(answer.error);
    return answer.data;
  };
  const moon = (jd: number): readonly number[] => place(jd, 1, SEFLG_TRUEPOS);
  // The Sun as seen from the barycentre of Earth and Moon: seen from the Earth, less the share of the Moon.
  const barycentre = (jd: number): readonly number[] => {
    const [sunLongitude, sunLatitude, sunDistance] = place(jd, 0, SEFLG_TRUEPOS);
    const [longitude, latitude, distance] = moon(jd);
    const sun = toVector({ longitude: sunLongitude, latitude: sunLatitude, distance: sunDistance });
    const to = toVector({ longitude, latitude, distance });
    const {
      longitude: l,
      latitude: b,
      distance: r,
    } = fromVector([
      sun[0] - EARTH_MOON_SHARE * to[0],
      sun[1] - EARTH_MOON_SHARE * to[1],
      sun[2] - EARTH_MOON_SHARE * to[2],
    ]);
    return [l, b, r];
  };
  const nutation = (jd: number): readonly number[] => sweph.calc_ut(jd, SE_ECL_NUT, SEFLG_SWIEPH).data;
  const angle = (
    sample: (jd: number) => number,
    [segments, degree, arcsec]: readonly [number, number, number],
    rate?: number,
  ): StreamShape => ({
    segments,
    degree,
    quantum: arcsec * ARCSEC,
    rate: rate ?? 0,
    cyclic: rate !== undefined,
    sample,
  });
  const length = (
    sample: (jd: number) => number,
    [segments, degree, quantum]: readonly [number, number, number],
  ): StreamShape => ({ segments, degree, quantum, rate: 0, cyclic: false, sample });

  const planet = (name: keyof typeof PLANETS): readonly StreamShape[] => {
    const { body, segments, quantum, distance } = PLANETS[name];
    const heliocentric = (jd: number): readonly number[] => place(jd, body, SEFLG_HELCTR | SEFLG_TRUEPOS);
    return [
      angle((jd) => heliocentric(jd)[0], [segments, 26, quantum], MEAN_MOTION[name]),
      angle((jd) => heliocentric(jd)[1], [segments, 26, quantum]),
      length((jd) => heliocentric(jd)[2], [segments, 26, quantum * ARCSEC * DEG * distance]),
    ];
  };
  const [mercuryLongitude, mercuryLatitude, mercuryDistance] = planet('mercury');
  const [venusLongitude, venusLatitude, venusDistance] = planet('venus');
  const [marsLongitude, marsLatitude, marsDistance] = planet('mars');
  const [jupiterLongitude, jupiterLatitude, jupiterDistance] = planet('jupiter');
  const [saturnLongitude, saturnLatitude, saturnDistance] = planet('saturn');
  return {
    moonLongitude: angle((jd) => moon(jd)[0], [132, 42, 0.00002], MEAN_MOTION.moon),
    moonLatitude: angle((jd) => moon(jd)[1], [132, 42, 0.0001]),
    moonDistance: length((jd) => moon(jd)[2], [132, 36, 0.05 / 149597870.7]),
    barycentreLongitude: angle((jd) => barycentre(jd)[0], [30, 24, 0.0002], MEAN_MOTION.barycentre),
    barycentreLatitude: angle((jd) => barycentre(jd)[1], [30, 24, 0.0003]),
    barycentreDistance: length((jd) => barycentre(jd)[2], [30, 24, 1e-9]),
    nutation: angle((jd) => nutation(jd)[2], [112, 26, 0.0002]),
    obliquityNutation: angle((jd) => nutation(jd)[3], [112, 26, 0.0002]),
    siderealTime: angle((jd) => siderealExcess(swiss.meanSiderealTime(jd), jd), [28, 16, 0.0005], 0),
    meanNode: angle((jd) => place(jd, 10, 0)[0], [4, 12, 0.0001], MEAN_MOTION.node),
    // The library derives it from the Moon's motion, with steps of up to 0.1 arcsec.
    trueNode: angle((jd) => place(jd, 11, 0)[0], [132, 36, 0.02], MEAN_MOTION.node),
    mercuryLongitude,
    mercuryLatitude,
    mercuryDistance,
    venusLongitude,
    venusLatitude,
    venusDistance,
    marsLongitude,
    marsLatitude,
    marsDistance,
    jupiterLongitude,
    jupiterLatitude,
    jupiterDistance,
    saturnLongitude,
    saturnLatitude,
    saturnDistance,
  };
}

/** The instants (JD UT) at which the library changes its formula of sidereal time, and its time jumps. */
export const SIDEREAL_EDGES = [2396758.5, 2469807.5] as const;

// What the mean sidereal time has beyond an even turn since 2000, degrees -180..180.
function siderealExcess(siderealTime: number, jd: number): number {
  const excess = siderealTime - ((SIDEREAL_TURN * (jd - 2451545)) % 360);
  return excess - 360 * Math.round(excess / 360);
}

/**
 * A solar eclipse. In: the paths of Sun and Moon and an instant of new moon. Out: the eclipse, if the penumbra meets
 * the Earth.
 */
import type { SkyFit } from '../sky-fit.ts';
import { type Cone, entryOf, footOf, gapOf } from './cone.ts';
import { discsOf, magnitudeOf } from './disc.ts';
import type { Phase, SolarEclipse, SolarType } from './eclipse.ts';
import { eclipseId, newMoonNumber, solarSaros } from './numbers.ts';
import { leastNear, phaseAbout } from './phase.ts';
import { FLATTENING, MOON_RADIUS, SUN_RADIUS } from './radii.ts';
import { bodyAt, dot, length, scaled, sum, type Vector } from './vector.ts';

/** Distance of the axis at new moon, Earth radii, at which there is no eclipse: 1.57 and some. */
const OUT_OF_REACH = 2.2;

const DEG = Math.PI / 180;

/** The cones that Sun and Moon cast towards the Earth. */
interface Cones {
  readonly penumbra: Cone;
  /** the umbra where its tip lies beyond the Earth's limb; else the cone behind the tip */
  readonly umbra: Cone;
  readonly axis: Cone;
  /** from the Earth's centre along the axis, Earth radii: the Moon (negative) and the tip of the umbra */
  readonly tipAlong: number;
}

/** The solar eclipse of a new moon (JD UT); undefined where there is none. */
export function solarEclipseAt(fit: SkyFit, newMoon: number): SolarEclipse | undefined {
  const conesAt = (jd: number): Cones => conesOf(bodyAt(fit.sun, jd), bodyAt(fit.moon, jd));
  const squareAt = (jd: number): number => {
    const foot = footOf(conesAt(jd).axis);
    return dot(foot, foot);
  };
  if (squareAt(newMoon) > OUT_OF_REACH ** 2) return undefined;
  const greatest = leastNear(squareAt, newMoon);
  const partial = phaseAbout((jd) => gapOf(conesAt(jd).penumbra).width, greatest);
  if (partial === undefined) return undefined;
  const umbral = phaseAbout((jd) => gapOf(conesAt(jd).umbra).width, greatest);
  const axial = umbral && phaseAbout((jd) => gapOf(conesAt(jd).axis).width, greatest);

  const { axis, penumbra, tipAlong } = conesAt(greatest);
  const foot = footOf(axis);
  const entry = entryOf(axis);
  const point = entry ?? gapOf(penumbra).nearest;
  const beforeTip = (jd: number): boolean => conesAt(jd).tipAlong > 0;
  const lunation = newMoonNumber(greatest);
  return {
    kind: 'solar',
    id: eclipseId('solar', lunation),
    lunation,
    saros: solarSaros(lunation),
    type: typeOf(tipAlong > dot(point, axis.axis), umbral, beforeTip),
    central: axial !== undefined,
    greatest,
    gamma: Math.sign(foot[2]) * length(foot),
    magnitude: magnitudeOf(
      discsOf(sum(bodyAt(fit.sun, greatest), point, -1), sum(bodyAt(fit.moon, greatest), point, -1)),
    ),
    place: geodetic(point),
    partial,
    ...(umbral && { umbral }),
    ...(axial && { axial }),
  };
}

/** Hybrid where the greatest eclipse is total, but the tip has not reached the Earth's limb when it first or last meets it. */
function typeOf(total: boolean, umbral: Phase | undefined, beforeTip: (jd: number) => boolean): SolarType {
  if (umbral === undefined) return 'partial';
  if (!total) return 'annular';
  return beforeTip(umbral.start) && beforeTip(umbral.end) ? 'total' : 'hybrid';
}

/** The cones of Sun and Moon that stand at these vectors from the Earth's centre. */
export function conesOf(sun: Vector, moon: Vector): Cones {
  const away = sum(moon, sun, -1);
  const distance = length(away);
  const axis = scaled(away, 1 / distance);
  const outer = (SUN_RADIUS + MOON_RADIUS) / distance;
  const inner = (SUN_RADIUS - MOON_RADIUS) / distance;
  const penumbraTip = sum(moon, axis, -MOON_RADIUS / outer);
  const umbraTip = sum(moon, axis, MOON_RADIUS / inner);
  const tipAlong = dot(umbraTip, axis);
  return {
    penumbra: { tip: penumbraTip, axis, slope: outer },
    // The Earth's limb lies across its centre.
    umbra: { tip: umbraTip, axis, slope: tipAlong > 0 ? -inner : inner },
    axis: { tip: moon, axis, slope: 0 },
    tipAlong,
  };
}

/** Geodetic latitude and longitude of a point of the ellipsoid, degrees. */
function geodetic([x, y, z]: Vector): SolarEclipse['place'] {
  return {
    lat: Math.atan2(z, (1 - FLATTENING) ** 2 * Math.hypot(x, y)) / DEG,
    lon: Math.atan2(y, x) / DEG,
  };
}

/**
 * A lunar eclipse. In: the paths of Sun and Moon and an instant of full moon. Out: the eclipse, if the Moon meets the
 * penumbra.
 *
 * The shadow is that of a sphere, enlarged for the atmosphere by 1/50 (Astronomical Almanac 1998, L4) and then fitted
 * to the canon of NASA, as the Swiss Ephemeris does it.
 */
import type { SkyFit } from '../sky-fit.ts';
import type { LunarEclipse } from './eclipse.ts';
import { eclipseId, fullMoonNumber, lunarSaros } from './numbers.ts';
import { leastNear, phaseAbout } from './phase.ts';
import { MOON_RADIUS, SUN_RADIUS } from './radii.ts';
import { bodyAt, cross, dot, length } from './vector.ts';

const EARTH_RADIUS = 6378.14 / 6378.1366;
const UMBRA_ENLARGED = (1 + 1 / 50) * 0.99405;
const PENUMBRA_ENLARGED = (1 + 1 / 50) * 0.98813;

/** Least distance of the Moon from the axis at full moon, Earth radii, at which there is no eclipse: 1.6 and some. */
const OUT_OF_REACH = 2.2;

/** The shadow where the Moon passes through it, in Earth radii. */
interface Shadow {
  /** of the Moon's centre from the axis */
  readonly distance: number;
  readonly umbra: number;
  readonly penumbra: number;
  /** the Moon's radius as it stands in the slope of either cone */
  readonly moonInUmbra: number;
  readonly moonInPenumbra: number;
}

/** The lunar eclipse of a full moon (JD UT); undefined where there is none. */
export function lunarEclipseAt(fit: SkyFit, fullMoon: number): LunarEclipse | undefined {
  if (shadowAt(fit, fullMoon).distance > OUT_OF_REACH) return undefined;
  const greatest = leastNear((jd) => squareSine(fit, jd), fullMoon);

  const gap = (of: (shadow: Shadow) => number) => (jd: number) => {
    const shadow = shadowAt(fit, jd);
    return shadow.distance - of(shadow);
  };
  const penumbral = phaseAbout(
    gap((s) => s.penumbra + s.moonInPenumbra),
    greatest,
  );
  if (penumbral === undefined) return undefined;
  const partial = phaseAbout(
    gap((s) => s.umbra + s.moonInUmbra),
    greatest,
  );
  const total =
    partial &&
    phaseAbout(
      gap((s) => s.umbra - s.moonInUmbra),
      greatest,
    );

  const { distance } = shadowAt(fit, greatest);
  const lunation = fullMoonNumber(greatest);
  return {
    kind: 'lunar',
    id: eclipseId('lunar', lunation),
    lunation,
    saros: lunarSaros(lunation),
    type: total ? 'total' : partial ? 'partial' : 'penumbral',
    greatest,
    gamma: isNorth(fit, greatest) ? distance : -distance,
    ...lunarMagnitudesAt(fit, greatest),
    penumbral,
    ...(partial && { partial }),
    ...(total && { total }),
  };
}

/** How far the Moon stands within the shadow at an instant, JD UT. */
export function lunarMagnitudesAt(
  fit: SkyFit,
  jd: number,
): Pick<LunarEclipse, 'umbralMagnitude' | 'penumbralMagnitude'> {
  const { distance, umbra, penumbra } = shadowAt(fit, jd);
  return {
    umbralMagnitude: (umbra - distance + MOON_RADIUS) / (2 * MOON_RADIUS),
    penumbralMagnitude: (penumbra - distance + MOON_RADIUS) / (2 * MOON_RADIUS),
  };
}

/** Square of the sine of the angle between the Moon and the axis, from the Earth's centre. */
function squareSine(fit: SkyFit, jd: number): number {
  const sun = bodyAt(fit.sun, jd);
  const moon = bodyAt(fit.moon, jd);
  const across = cross(moon, sun);
  return dot(across, across) / (dot(moon, moon) * dot(sun, sun));
}

function shadowAt(fit: SkyFit, jd: number): Shadow {
  const sun = bodyAt(fit.sun, jd);
  const moon = bodyAt(fit.moon, jd);
  const toSun = length(sun);
  // along the axis, from the Earth's centre away from the Sun
  const along = -dot(moon, sun) / toSun;
  const squareCosUmbra = 1 - ((SUN_RADIUS - EARTH_RADIUS) / toSun) ** 2;
  const squareCosPenumbra = 1 - ((SUN_RADIUS + EARTH_RADIUS) / toSun) ** 2;
  const umbra = EARTH_RADIUS - (along / toSun) * (SUN_RADIUS - EARTH_RADIUS);
  const penumbra = EARTH_RADIUS + (along / toSun) * (SUN_RADIUS + EARTH_RADIUS);
  return {
    distance: length(cross(moon, sun)) / toSun,
    umbra: (umbra * UMBRA_ENLARGED) / squareCosUmbra,
    penumbra: (penumbra * PENUMBRA_ENLARGED) / squareCosPenumbra,
    moonInUmbra: MOON_RADIUS / Math.sqrt(squareCosUmbra),
    moonInPenumbra: MOON_RADIUS / Math.sqrt(squareCosPenumbra),
  };
}

/** Whether the Moon's centre stands north of the axis. */
function isNorth(fit: SkyFit, jd: number): boolean {
  const sun = bodyAt(fit.sun, jd);
  const moon = bodyAt(fit.moon, jd);
  return moon[2] - (dot(moon, sun) / dot(sun, sun)) * sun[2] > 0;
}

/**
 * The Swiss Ephemeris as the reference of eclipses: its own searches, and discs and shadows from its positions alone.
 */
import { sweph } from '../../../ephemeris/library.ts';

const { SEFLG_SWIEPH, SEFLG_EQUATORIAL, SEFLG_XYZ, SEFLG_TOPOCTR } = sweph.constants;
const { SE_ECL_TOTAL, SE_ECL_ANNULAR, SE_ECL_ANNULAR_TOTAL, SE_ECL_PARTIAL, SE_ECL_CENTRAL } =
  sweph.constants;

export const SECOND = 1 / 86_400;
const AU_KM = 149_597_870.7;
const SUN_KM = 696_000;
const MOON_KM = 1738.15;
const ARCSEC = (180 / Math.PI) * 3600;

/** An eclipse of the library's own search. */
export interface LibraryEclipse {
  readonly type: string;
  readonly central: boolean;
  /** JD UT, 0 where there is no such contact */
  readonly times: readonly number[];
  /** after NASA, 0 where the library knows none */
  readonly saros: number;
  /** umbral or solar magnitude at the library's maximum */
  readonly magnitude: number;
  /** of a lunar eclipse */
  readonly penumbralMagnitude: number;
}

const known = (saros: number): number => (saros > 0 ? saros : 0);

/** Every lunar eclipse of a span by `swe_lun_eclipse_when`: max, -, U1, U4, U2, U3, P1, P4. */
export function lunarEclipses(from: number, to: number): LibraryEclipse[] {
  const results: LibraryEclipse[] = [];
  for (let at = from; ; ) {
    const { flag, error, data: times } = sweph.lun_eclipse_when(at, SEFLG_SWIEPH, 0, false);
    if (flag < 0) throw new Error(error);
    if (times[0] >= to) return results;
    const { data } = sweph.lun_eclipse_how(times[0], SEFLG_SWIEPH, [0, 0, 0]);
    const type = flag & SE_ECL_TOTAL ? 'total' : flag & SE_ECL_PARTIAL ? 'partial' : 'penumbral';
    results.push({
      type,
      central: false,
      times,
      saros: known(data[9]),
      magnitude: data[0],
      penumbralMagnitude: data[1],
    });
    at = times[0] + 10;
  }
}

/** The search as it is: its declaration calls the direction a number. */
const nextSolar = sweph.sol_eclipse_when_glob as unknown as (
  from: number,
  ephemeris: number,
  type: number,
  backwards: boolean,
) => ReturnType<typeof sweph.sol_eclipse_when_glob>;

/** Every solar eclipse of a span by `swe_sol_eclipse_when_glob`: max, noon, begin, end, umbra's, axis'. */
export function solarEclipses(from: number, to: number): LibraryEclipse[] {
  const results: LibraryEclipse[] = [];
  for (let at = from; ; ) {
    const { flag, error, data: times } = nextSolar(at, SEFLG_SWIEPH, 0, false);
    if (flag < 0) throw new Error(error);
    if (times[0] >= to) return results;
    const { attributes } = sweph.sol_eclipse_where(times[0], SEFLG_SWIEPH);
    results.push({
      type:
        flag & SE_ECL_ANNULAR_TOTAL
          ? 'hybrid'
          : flag & SE_ECL_TOTAL
            ? 'total'
            : flag & SE_ECL_ANNULAR
              ? 'annular'
              : 'partial',
      central: (flag & SE_ECL_CENTRAL) !== 0,
      times,
      saros: known(attributes[9]),
      magnitude: attributes[8],
      penumbralMagnitude: 0,
    });
    at = times[0] + 10;
  }
}

export type Vector = readonly [number, number, number];

function positionOf(jd: number, body: number, flags: number): Vector {
  const { flag, error, data } = sweph.calc_ut(jd, body, SEFLG_SWIEPH | SEFLG_EQUATORIAL | SEFLG_XYZ | flags);
  if (flag < 0 || (flag & SEFLG_SWIEPH) === 0) throw new Error(`no reference value at JD ${jd}: ${error}`);
  return [data[0] * AU_KM, data[1] * AU_KM, data[2] * AU_KM];
}

/** Sun and Moon from the Earth's centre, km, of the true equator of date. */
export function fromCentre(jd: number): { readonly sun: Vector; readonly moon: Vector } {
  return { sun: positionOf(jd, 0, 0), moon: positionOf(jd, 1, 0) };
}

/** Apparent radii and distance of the discs at a place, arc seconds. */
export function discsAt(jd: number, lat: number, lon: number): { sun: number; moon: number; apart: number } {
  sweph.set_topo(lon, lat, 0);
  const [sun, moon] = [positionOf(jd, 0, SEFLG_TOPOCTR), positionOf(jd, 1, SEFLG_TOPOCTR)];
  return {
    sun: Math.asin(SUN_KM / Math.hypot(...sun)) * ARCSEC,
    moon: Math.asin(MOON_KM / Math.hypot(...moon)) * ARCSEC,
    apart: Math.atan2(Math.hypot(...cross(sun, moon)), dot(sun, moon)) * ARCSEC,
  };
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** JD UT of 1 January 0h of a year. */
export function newYear(year: number): number {
  return Date.UTC(year, 0, 1) / 86_400_000 + 2440587.5;
}

/** Years of the comparison: the whole range with ECLIPSES=all, else every `step`th, each end included. */
export function yearsOf(step: number): number[] {
  const every = process.env.ECLIPSES === 'all' ? 1 : step;
  const years: number[] = [];
  for (let year = 1700; year < 3100; year += every) years.push(year);
  return [...years, 3100];
}

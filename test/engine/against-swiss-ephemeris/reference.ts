/**
 * The Swiss Ephemeris as the reference of the engine: longitudes, altitudes and rising points straight from the
 * library, without the engine's fits and roots; and the instants at which it is queried.
 */

import type { Sky } from '../../../engine/sky/sky.ts';
import type { SkyYear } from '../../../engine/sky/sky-year.ts';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '../../../engine/sky/year-range.ts';
import { sweph } from '../../ephemeris/library.ts';
import { seeded } from '../random.ts';

const {
  SEFLG_SWIEPH,
  SEFLG_SIDEREAL,
  SEFLG_SPEED,
  SEFLG_EQUATORIAL,
  SEFLG_TOPOCTR,
  SE_EQU2HOR,
  SE_CALC_RISE,
  SE_CALC_SET,
  SE_BIT_NO_REFRACTION,
} = sweph.constants;

export const SUN = 0;
export const MOON = 1;

/** Days of one second. */
export const SECOND = 1 / 86_400;

/** A year with the instants drawn in it. */
export interface Drawn {
  readonly sky: SkyYear;
  /** JD UT */
  readonly instants: readonly number[];
  /** more chance, the same for the same seed */
  readonly random: () => number;
}

/** Years drawn, spread evenly, both ends among them; instants in each. Together 2,000. */
const YEARS = 250;
const INSTANTS = 8;

/** Days at either end of a sky year in which no instant is drawn: a place-year ends sooner than its sky. */
const ENDS = 18;

/** 2,000 instants from 1700 to 3100, year by year. */
export function* drawnYears(sky: Sky, seed: number): Generator<Drawn> {
  const random = seeded(seed);
  for (let i = 0; i < YEARS; i++) {
    const share = (i + random()) / YEARS;
    const inner = FIRST_SKY_YEAR + Math.floor(share * (LAST_SKY_YEAR - FIRST_SKY_YEAR));
    const year = i === 0 ? FIRST_SKY_YEAR : i === YEARS - 1 ? LAST_SKY_YEAR : inner;
    const skyYear = sky.year(year);
    const [first, last] = [skyYear.from + ENDS, skyYear.to - ENDS];
    const instants = Array.from({ length: INSTANTS }, () => first + random() * (last - first));
    yield { sky: skyYear, instants, random };
  }
}

/** Degrees brought into -180..180. */
export function signed(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** The library's six numbers of a body; throws where the ephemeris files were not used. */
function computed(jd: number, body: number, flags: number): number[] {
  const { flag, error, data } = sweph.calc_ut(jd, body, SEFLG_SWIEPH | flags);
  if (flag < 0 || (flag & SEFLG_SWIEPH) === 0) throw new Error(`no reference value at JD ${jd}: ${error}`);
  return data;
}

/** Sidereal Lahiri longitude in degrees and its daily motion. */
export function longitudeAt(jd: number, body: number): readonly [number, number] {
  const [longitude, , , speed] = computed(jd, body, SEFLG_SIDEREAL | SEFLG_SPEED);
  return [longitude, speed];
}

/**
 * True altitude in degrees of a body's centre and its distance in AU: seen from a place at sea level with its
 * parallax, or as if from the Earth's centre.
 */
export function altitudeAt(
  jd: number,
  body: number,
  { lat, lon }: { readonly lat: number; readonly lon: number },
  seenFrom: 'surface' | 'centre',
): readonly [number, number] {
  sweph.set_topo(lon, lat, 0);
  const topocentric = seenFrom === 'surface' ? SEFLG_TOPOCTR : 0;
  const [ra, dec, distance] = computed(jd, body, SEFLG_EQUATORIAL | topocentric);
  const [, altitude] = sweph.azalt(jd, SE_EQU2HOR, [lon, lat, 0], 0, 0, [ra, dec, distance]);
  return [altitude, distance];
}

/** The library's own next rise or set of a body after `jd`, without refraction, over a horizon of `altitude`. */
export function nextEvent(
  jd: number,
  body: number,
  kind: 'rise' | 'set',
  {
    lat,
    lon,
    altitude,
    flags,
  }: { readonly lat: number; readonly lon: number; readonly altitude: number; readonly flags: number },
): number {
  const event = (kind === 'rise' ? SE_CALC_RISE : SE_CALC_SET) | SE_BIT_NO_REFRACTION | flags;
  const answer = sweph.rise_trans_true_hor(
    jd,
    body,
    null,
    SEFLG_SWIEPH,
    event,
    [lon, lat, 0],
    0,
    0,
    altitude,
  );
  return answer.flag < 0 ? Number.NaN : answer.data;
}

/** Sidereal Lahiri longitude of the rising point, degrees. */
export function ascendantAt(jd: number, lat: number, lon: number): number {
  return sweph.houses_ex(jd, SEFLG_SWIEPH | SEFLG_SIDEREAL, lat, lon, 'W').data.points[0];
}

/** Seconds from `jd` to where `quantity` passes 0, by its course over two seconds. */
export function secondsOff(quantity: (jd: number) => number, jd: number): number {
  const rate = (quantity(jd + SECOND) - quantity(jd - SECOND)) / 2;
  return Math.abs(quantity(jd) / rate);
}

/** The greatest deviation of each kind, how many were seen, and where it was. */
export interface Ledger {
  note(kind: string, off: number, where: string): void;
  worst(kind: string): { readonly off: number; readonly seen: number; readonly where: string };
}

/** An empty ledger. A deviation that is no number counts as the greatest. */
export function ledger(): Ledger {
  const stored = new Map<string, { off: number; seen: number; where: string }>();
  return {
    note(kind, off, where) {
      const known = stored.get(kind) ?? { off: 0, seen: 0, where: 'nowhere' };
      known.seen += 1;
      if (!(off <= known.off)) Object.assign(known, { off: Number.isNaN(off) ? Infinity : off, where });
      stored.set(kind, known);
    },
    worst: (kind) => stored.get(kind) ?? { off: Infinity, seen: 0, where: 'never compared' },
  };
}

/**
 * What the engine asks of an ephemeris, and nothing else: every instant is JD UT, every longitude sidereal Lahiri on the
 * ecliptic of date. The packed sky answers all of it (`ephemeris/packed`), and so does the Swiss Ephemeris that it is
 * made of (`ephemeris/swiss`).
 */

/** Bodies by their Swiss Ephemeris numbers. */
export const BODY = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  meanNode: 10,
  trueNode: 11,
} as const;

/** The number of a body. */
export type Body = (typeof BODY)[keyof typeof BODY];

/** The ayanamsas: where the zodiac of each begins. */
export const AYANAMSAS = [
  'lahiri',
  /** as Lahiri printed it in 1940 */
  'lahiri_1940',
  /** Lahiri's own constant for the vernal equinox of 285 CE */
  'lahiri_vp285',
  /** of the Indian Calendar Reform Committee */
  'lahiri_icrc',
  'raman',
  'krishnamurti',
  /** Krishnamurti's after Senthilathiban, equinox of 291 CE */
  'krishnamurti_vp291',
  'fagan_bradley',
  'ushashashi',
  'yukteshwar',
  'jn_bhasin',
  'suryasiddhanta',
  'suryasiddhanta_mean_sun',
  'aryabhata',
  'aryabhata_mean_sun',
  'aryabhata_522',
  'ss_revati',
  'ss_citra',
  // "True" ones hold a star at a fixed longitude; the others differ from Lahiri's by a constant.
  'true_citra',
  'true_revati',
  'true_pushya',
  'true_mula',
] as const;

/** An ayanamsa by name. */
export type Ayanamsa = (typeof AYANAMSAS)[number];

/** Place of a body as seen from the Earth's centre, sidereal Lahiri. */
export interface BodyPosition {
  /** degrees, 0..360, sidereal */
  readonly longitude: number;
  /** degrees, ecliptic of date */
  readonly latitude: number;
  /** AU; of a node NaN: it is a direction */
  readonly distance: number;
}

/** A place with its daily motion in longitude. */
export interface MovingPosition extends BodyPosition {
  /** degrees a day in longitude */
  readonly speed: number;
}

/** Orientation of the ecliptic and equator at one instant, degrees. */
export interface Orientation {
  /** true obliquity of the ecliptic */
  readonly obliquity: number;
  /** nutation in longitude */
  readonly nutation: number;
}

/** The ephemeris that a sky is computed from. Every answer throws `SkyUnavailable` where it cannot be had. */
export interface SkySource {
  /** version of the Swiss Ephemeris that the positions come from */
  readonly version: string;
  /** Apparent place: where the body is seen, nutation left out. */
  position(jd: number, body: Body): BodyPosition;
  /** The same with the daily motion in longitude. */
  moving(jd: number, body: Body): MovingPosition;
  /** The same of where the body is, without the time its light takes: the Sun 20 arcsec ahead of where it appears. */
  movingTrue(jd: number, body: Body): MovingPosition;
  /** True obliquity and nutation. */
  orientation(jd: number): Orientation;
  /** Lahiri ayanamsa without nutation, degrees: tropical = sidereal + this + nutation in longitude. */
  meanAyanamsa(jd: number): number;
  /** The same of any ayanamsa. Longitudes by it are those of Lahiri plus Lahiri's less it. */
  meanAyanamsaOf(system: Ayanamsa, jd: number): number;
  /** Greenwich mean sidereal time, degrees 0..360. */
  meanSiderealTime(jd: number): number;
  /** Releases its files. */
  close(): void;
}

/** Thrown where an ephemeris is absent, is damaged or does not reach an instant. */
export class SkyUnavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SkyUnavailable';
  }
}

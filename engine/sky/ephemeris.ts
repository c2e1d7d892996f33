/**
 * The only door to the Swiss Ephemeris. In: instants as JD UT. Out: apparent geocentric positions, sidereal
 * after Lahiri. The library falls back to the Moshier series without a word when a file is missing; here that
 * is an error, before and during every call.
 */
import sweph from 'sweph';
import { AYANAMSAS, type Ayanamsa } from './ayanamsas.ts';
import { defaultDataDir } from './data-dir.ts';
import { EphemerisUnavailable, filesAbout, requireDataFiles, verifyDataFiles } from './data-files.ts';

const { SEFLG_SWIEPH, SEFLG_SIDEREAL, SEFLG_SPEED, SEFLG_NONUT, SEFLG_TRUEPOS, SE_SIDM_LAHIRI, SE_ECL_NUT } =
  sweph.constants;

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

/** Apparent geocentric place of a body, sidereal Lahiri. */
export interface BodyPosition {
  /** degrees, 0..360, sidereal */
  readonly longitude: number;
  /** degrees, ecliptic of date */
  readonly latitude: number;
  /** AU */
  readonly distance: number;
  /** degrees per day in longitude; 0 unless requested */
  readonly speed: number;
}

/** Orientation of the ecliptic and equator at one instant, degrees. */
export interface Orientation {
  /** true obliquity of the ecliptic */
  readonly obliquity: number;
  /** nutation in longitude */
  readonly nutation: number;
}

/** The ephemeris that the sky is computed from; every instant is JD UT. */
export interface Ephemeris {
  /** version of the Swiss Ephemeris library */
  readonly version: string;
  /** Sidereal apparent place of a body, exactly as `swe_calc_ut` returns it. */
  position(jd: number, body: number): BodyPosition;
  /** The same with the daily motion in longitude. */
  moving(jd: number, body: number): BodyPosition;
  /** The same of where the body is, without the time its light takes: the Sun 20 arcsec ahead of where it appears. */
  movingTrue(jd: number, body: number): BodyPosition;
  /** True obliquity and nutation. */
  orientation(jd: number): Orientation;
  /** Lahiri ayanamsa without nutation, degrees: tropical = sidereal + this + nutation in longitude. */
  meanAyanamsa(jd: number): number;
  /** The same of any ayanamsa. Longitudes by it are those of Lahiri plus Lahiri's less it. */
  meanAyanamsaOf(system: Ayanamsa, jd: number): number;
  /** Greenwich mean sidereal time, degrees 0..360. */
  meanSiderealTime(jd: number): number;
  /**
   * The twelve cusps of Placidus, tropical degrees, for a local apparent sidereal time, a latitude and the true
   * obliquity, all in degrees; undefined beyond the polar circles, where the method has no answer.
   */
  placidus(siderealTime: number, latitude: number, obliquity: number): Float64Array | undefined;
  /** Releases the library's files. */
  close(): void;
}

/** How many openings have not been closed: the library keeps one state for the whole process. */
let openings = 0;

/**
 * Opens the ephemeris over `dataDir`. Throws `EphemerisUnavailable` when a file is missing or cut short; a position from
 * a file whose content is damaged throws it too, for each file is held against its checksum before its first use. The
 * library reads one folder per process: the last one opened. Its files are released with the last closing.
 */
export function openEphemeris(dataDir: string = defaultDataDir()): Ephemeris {
  requireDataFiles(dataDir);
  sweph.set_ephe_path(dataDir);
  sweph.set_sid_mode(SE_SIDM_LAHIRI, 0, 0);

  const verified = new Set<string>();
  // Positions are requested one after the other within a stretch of time; it is looked up where they leave it.
  let sound = { from: Number.NaN, to: Number.NaN };
  const requireSound = (jd: number): void => {
    if (jd >= sound.from && jd < sound.to) return;
    const { files, ...time } = filesAbout(jd);
    verifyDataFiles(
      dataDir,
      files.filter((file) => !verified.has(file)),
    );
    for (const file of files) verified.add(file);
    sound = time;
  };
  const sidereal = (jd: number, body: number, flags: number): BodyPosition => {
    requireSound(jd);
    const answer = sweph.calc_ut(jd, body, SEFLG_SWIEPH | SEFLG_SIDEREAL | flags);
    requireSwiss(answer.flag, answer.error, jd);
    const [longitude, latitude, distance, speed] = answer.data;
    return { longitude, latitude, distance, speed };
  };

  const ayanamsa = (jd: number): number => {
    const answer = sweph.get_ayanamsa_ex_ut(jd, SEFLG_SWIEPH | SEFLG_NONUT);
    requireSwiss(answer.flag, answer.error, jd);
    return answer.data;
  };

  let open = true;
  const ephemeris: Ephemeris = {
    version: sweph.version(),
    position: (jd, body) => sidereal(jd, body, 0),
    moving: (jd, body) => sidereal(jd, body, SEFLG_SPEED),
    movingTrue: (jd, body) => sidereal(jd, body, SEFLG_SPEED | SEFLG_TRUEPOS),
    orientation(jd) {
      const answer = sweph.calc_ut(jd, SE_ECL_NUT, SEFLG_SWIEPH);
      requireSwiss(answer.flag, answer.error, jd);
      return { obliquity: answer.data[0], nutation: answer.data[2] };
    },
    meanAyanamsa: ayanamsa,
    meanAyanamsaOf(system, jd) {
      if (system === 'lahiri') return ayanamsa(jd);
      requireSound(jd);
      // The library has one zodiac for the whole process: every other call counts on Lahiri's.
      sweph.set_sid_mode(AYANAMSAS[system], 0, 0);
      try {
        return ayanamsa(jd);
      } finally {
        sweph.set_sid_mode(SE_SIDM_LAHIRI, 0, 0);
      }
    },
    // Any obliquity but 0 will do: outside 1850..2050 the library takes 0 as a request to add nutation itself.
    meanSiderealTime: (jd) => sweph.sidtime0(jd, 23.4, 0) * 15,
    placidus(siderealTime, latitude, obliquity) {
      const { flag, data } = sweph.houses_armc(siderealTime, latitude, obliquity, 'P');
      return flag < 0 ? undefined : Float64Array.from(data.houses.slice(0, 12));
    },
    close() {
      if (!open) return;
      open = false;
      openings -= 1;
      if (openings === 0) sweph.close();
    },
  };
  // One probe opens the files, so that the tidal acceleration of their ephemeris rules Delta T from the start.
  ephemeris.position(2451545, BODY.sun);
  ephemeris.position(2451545, BODY.moon);
  openings += 1;
  return ephemeris;
}

/** Throws unless the returned flag says that the Swiss Ephemeris files were used. */
function requireSwiss(flag: number, error: string, jd: number): void {
  if (flag < 0 || (flag & SEFLG_SWIEPH) === 0) {
    throw new EphemerisUnavailable(`no Swiss Ephemeris result for JD ${jd}: ${error || `flag ${flag}`}`);
  }
}

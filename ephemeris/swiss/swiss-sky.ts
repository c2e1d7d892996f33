/**
 * The only door to the Swiss Ephemeris. In: instants as JD UT. Out: apparent geocentric positions, sidereal
 * after Lahiri. The library falls back to the Moshier series without a word when a file is missing; here that
 * is an error, before and during every call.
 */

import { BODY, type MovingPosition, type SkySource, SkyUnavailable } from '@nirnaya/engine/sky';
import sweph from 'sweph';
import { SWISS_AYANAMSAS } from './ayanamsas.ts';
import { defaultDataDir } from './data-dir.ts';
import { filesAbout, requireDataFiles, verifyDataFiles } from './data-files.ts';

const { SEFLG_SWIEPH, SEFLG_SIDEREAL, SEFLG_SPEED, SEFLG_NONUT, SEFLG_TRUEPOS, SE_SIDM_LAHIRI, SE_ECL_NUT } =
  sweph.constants;

/** How many openings have not been closed: the library keeps one state for the whole process. */
let openings = 0;

/**
 * Opens the ephemeris over `dataDir`. Throws `SkyUnavailable` when a file is missing or cut short; a position from
 * a file whose content is damaged throws it too, for each file is held against its checksum before its first use. The
 * library reads one folder per process: the last one opened. Its files are released with the last closing.
 */
export function openSwissSky(dataDir: string = defaultDataDir()): SkySource {
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
  const sidereal = (jd: number, body: number, flags: number): MovingPosition => {
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
  const source: SkySource = {
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
      sweph.set_sid_mode(SWISS_AYANAMSAS[system], 0, 0);
      try {
        return ayanamsa(jd);
      } finally {
        sweph.set_sid_mode(SE_SIDM_LAHIRI, 0, 0);
      }
    },
    // Any obliquity but 0 will do: outside 1850..2050 the library takes 0 as a request to add nutation itself.
    meanSiderealTime: (jd) => sweph.sidtime0(jd, 23.4, 0) * 15,
    close() {
      if (!open) return;
      open = false;
      openings -= 1;
      if (openings === 0) sweph.close();
    },
  };
  // One probe opens the files, so that the tidal acceleration of their ephemeris rules Delta T from the start.
  source.position(2451545, BODY.sun);
  source.position(2451545, BODY.moon);
  openings += 1;
  return source;
}

/** Throws unless the returned flag says that the Swiss Ephemeris files were used. */
function requireSwiss(flag: number, error: string, jd: number): void {
  if (flag < 0 || (flag & SEFLG_SWIEPH) === 0) {
    throw new SkyUnavailable(`no Swiss Ephemeris result for JD ${jd}: ${error || `flag ${flag}`}`);
  }
}

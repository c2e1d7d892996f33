/**
 * The numbers of an eclipse: its lunation, its saros series and its id, each from the other by arithmetic.
 */
import type { Eclipse } from './eclipse.ts';

/** Mean new moon of lunation 37105 (6 January 2000), JD, and the mean synodic month in days (Meeus, 49). */
const NEW_MOON = 2451550.09766;
const MONTH = 29.530588861;

/** Goldstine's number of that lunation (New and Full Moons, 1973). */
const LUNATION = 37105;

/** Goldstine's number of the lunation that begins with the new moon at `jd` (JD UT, 1700 to 3100). */
export function newMoonNumber(jd: number): number {
  // A true new moon lies within 0.7 days of the mean one, the drift of both within a tenth.
  return LUNATION + Math.round((jd - NEW_MOON) / MONTH);
}

/** Goldstine's number of the lunation in whose middle stands the full moon at `jd` (JD UT). */
export function fullMoonNumber(jd: number): number {
  return LUNATION + Math.round((jd - NEW_MOON) / MONTH - 0.5);
}

/** The id of an eclipse: even for the Sun, odd for the Moon, ascending in time. */
export function eclipseId(kind: Eclipse['kind'], lunation: number): number {
  return 2 * lunation + (kind === 'lunar' ? 1 : 0);
}

/** The mean syzygy (JD) of an id, within a day of the eclipse; NaN for what is no whole number. */
export function meanInstantOf(id: number): number {
  return Number.isInteger(id) ? NEW_MOON + (id / 2 - LUNATION) * MONTH : Number.NaN;
}

/** Lunations of a saros. A series and the next are an inex apart, 358 lunations. */
const SAROS = 223;

/** 358 n = 1 (mod 223). */
const PER_LUNATION = 38;

/** Lunation and series of the solar eclipse of 21 June 2020, and of the lunar one of 31 January 2018. */
const SOLAR = { lunation: 37358, saros: 137 };
const LUNAR = { lunation: 37328, saros: 124 };

/** The saros series of a solar eclipse, 1700 to 3100. */
export function solarSaros(lunation: number): number {
  return seriesOf(lunation, SOLAR);
}

/** The saros series of a lunar eclipse, 1700 to 3100. */
export function lunarSaros(lunation: number): number {
  return seriesOf(lunation, LUNAR);
}

/** First of the 223 numbers among which the series of 1700 to 3100 are found; they are some ninety about 150. */
const LEAST_SERIES = 40;

function seriesOf(lunation: number, known: typeof SOLAR): number {
  const steps = (lunation - known.lunation) * PER_LUNATION + known.saros - LEAST_SERIES;
  return LEAST_SERIES + (((steps % SAROS) + SAROS) % SAROS);
}

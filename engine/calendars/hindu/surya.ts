/**
 * The Sun and the Moon of the Surya Siddhanta by its table of sines, and its sunrise at Ujjain, as Reingold and Dershowitz
 * (Calendrical Calculations, "The Modern Hindu Calendars") read the text. In: days since the Kali Yuga began, by the clock of
 * Ujjain. Out: sidereal degrees, and sunrises. Their Moon has the bija; the equations are interpolated in the table, as the
 * text has them. The sky `surya_siddhanta_bija` has the sine itself and the true Sun's sunrise.
 */

const radians = (angle: number): number => (angle * Math.PI) / 180;
const modulo = (value: number, by: number): number => value - by * Math.floor(value / by);
/** brought into -1/2..1/2 */
const signedPart = (value: number): number => modulo(value + 0.5, 1) - 0.5;

const CIVIL_DAYS = 1_577_917_828;
const SIDEREAL_YEAR = CIVIL_DAYS / 4_320_000;
const SIDEREAL_MONTH = CIVIL_DAYS / 57_753_336;
const ANOMALISTIC_YEAR = (CIVIL_DAYS * 1000) / (4_320_000_000 - 387);
const ANOMALISTIC_MONTH = CIVIL_DAYS / (57_753_336 - 488_199);

/** Days from the creation to the Kali Yuga. */
const CREATION = 1_955_880_000 * SIDEREAL_YEAR;

/** Degrees between the entries of the table. */
const STEP = 3.75;

// Sines in parts of 3438, rounded as the text has them.
function tabled(entry: number): number {
  const exact = 3438 * Math.sin(radians(entry * STEP));
  const error = 0.215 * Math.sign(exact) * Math.sign(Math.abs(exact) - 1716);
  return Math.round(exact + error) / 3438;
}

const TABLE = Array.from({ length: 25 }, (_, entry) => tabled(entry));

function sine(angle: number): number {
  const entry = angle / STEP;
  const low = Math.floor(entry);
  const part = entry - low;
  return part * tabled(low + 1) + (1 - part) * tabled(low);
}

function arcsine(amplitude: number): number {
  if (amplitude < 0) return -arcsine(-amplitude);
  const above = Math.max(
    1,
    TABLE.findIndex((value) => amplitude <= value),
  );
  const below = TABLE[above - 1];
  return STEP * (above - 1 + (amplitude - below) / (TABLE[above] - below));
}

const meanDegrees = (days: number, period: number): number => 360 * modulo((days + CREATION) / period, 1);

interface Epicycle {
  readonly period: number;
  readonly anomalistic: number;
  /** the largest epicycle, of the deferent, and the share by which it shrinks */
  readonly size: number;
  readonly change: number;
}

const SUN: Epicycle = {
  period: SIDEREAL_YEAR,
  anomalistic: ANOMALISTIC_YEAR,
  size: 14 / 360,
  change: 1 / 42,
};
const MOON: Epicycle = {
  period: SIDEREAL_MONTH,
  anomalistic: ANOMALISTIC_MONTH,
  size: 32 / 360,
  change: 1 / 96,
};

function trueDegrees(days: number, { period, anomalistic, size, change }: Epicycle): number {
  const offset = sine(meanDegrees(days, anomalistic));
  const shrunk = Math.abs(offset) * change * size;
  return modulo(meanDegrees(days, period) - arcsine(offset * (size - shrunk)), 360);
}

/** The Sun's sidereal longitude, degrees 0..360. */
export const suryaSun = (days: number): number => trueDegrees(days, SUN);

/** The Moon's gain on the Sun, degrees 0..360. */
export const suryaPhase = (days: number): number => modulo(trueDegrees(days, MOON) - suryaSun(days), 360);

/** The rashi of the Sun, 1 = Mesha. */
export const suryaRashi = (days: number): number => Math.floor(suryaSun(days) / 30) + 1;

/** Elapsed years of the Kali Yuga, by the true Sun. */
export const suryaYear = (days: number): number => Math.round(days / SIDEREAL_YEAR - suryaSun(days) / 360);

// The Sun's motion of a day, degrees.
function dailyMotion(days: number): number {
  const anomaly = meanDegrees(days, ANOMALISTIC_YEAR);
  const epicycle = 14 / 360 - Math.abs(sine(anomaly)) / 1080;
  const entry = Math.floor(anomaly / STEP);
  const factor = (-3438 / 225) * (tabled(entry + 1) - tabled(entry)) * epicycle;
  return (360 / SIDEREAL_YEAR) * (1 + factor);
}

// Days by which true midnight comes before mean midnight.
function equationOfTime(days: number): number {
  const offset = sine(meanDegrees(days, ANOMALISTIC_YEAR));
  const equation = offset * (57 + 18 / 60) * (14 / 360 - Math.abs(offset) / 1080);
  return (dailyMotion(days) / 360) * (equation / 360) * SIDEREAL_YEAR;
}

/** Tropical longitude: the equinox swings by 27 degrees in 7,200 years. */
const tropical = (days: number): number =>
  modulo(suryaSun(days) - (27 - Math.abs(108 * signedPart((600 / CIVIL_DAYS) * days - 1 / 4))), 360);

/** The latitude of Ujjain. */
const LATITUDE = 23 + 9 / 60;

// Degrees by which the day is shorter or longer than half of 360.
function ascensionalDifference(days: number): number {
  const declination = (1397 / 3438) * sine(tropical(days));
  const radius = sine(90 + arcsine(declination));
  const tangent = sine(LATITUDE) / sine(90 + LATITUDE);
  return arcsine(-(declination * tangent) / radius);
}

/** How fast the signs rise, from Mesha and from Tula. */
const RISING = [1670, 1795, 1935, 1935, 1795, 1670].map((parts) => parts / 1800);

/** Days of the clock for a degree of the stars. */
const DAYS_A_DEGREE = CIVIL_DAYS / 1_582_237_828 / 360;

/** Sunrise at Ujjain of a whole day since the age began, as days since then. */
export function suryaSunrise(day: number): number {
  const rising = RISING[Math.floor(tropical(day) / 30) % 6];
  const angle = ascensionalDifference(day) + (dailyMotion(day) * rising) / 4;
  return day + 0.25 - equationOfTime(day) + DAYS_A_DEGREE * angle;
}

/** The last new moon before an instant, near enough to know the Sun's rashi at it. */
export function suryaNewMoonBefore(days: number): number {
  const synodic = CIVIL_DAYS / 53_433_336;
  const near = days - (suryaPhase(days) / 360) * synodic;
  let [low, high] = [near - 1, Math.min(days, near + 1)];
  while (suryaRashi(low) !== suryaRashi(high) && high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (suryaPhase(middle) < 180) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

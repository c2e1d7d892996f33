/**
 * The Moon of the vakyas: 248 sentences, each the way of the Moon in so many days since its apogee, and the ways of three
 * longer rounds. In: a day of the Kali Yuga. Out: the Moon's longitude at its sunrise.
 *
 * The sentences of Vararuci follow from nine revolutions and 27;44 degrees in 248 days, in which the anomaly goes round nine
 * times, and an epicycle of 7/80: the first is 12;3, as printed. The rounds and their ways are recalled (Vakyakarana); of 13
 * days of an almanac printed for 2026 they give 12 tithis and 11 nakshatras at sunrise. Level PROVISIONAL.
 */
import { sixtieths } from './lanka.ts';

/** Days of a round after which the anomaly is whole again, and the Moon's way in it, degrees. */
interface Round {
  readonly days: number;
  readonly way: number;
}

/** From the longest to the shortest. */
const ROUNDS: readonly Round[] = [
  { days: 12372, way: sixtieths(297, 48, 10) },
  { days: 3031, way: sixtieths(337, 31, 1) },
  { days: 248, way: sixtieths(27, 44, 6) },
];

/** The day of the Kali Yuga at whose sunrise the Moon stands in its apogee, and where that is, degrees. */
const KHANDA = { day: 1_600_984, longitude: sixtieths(212, 0, 7) };

const DEG = Math.PI / 180;
const EPICYCLE = 7 / 80;
const RATE = (9 * 360 + sixtieths(27, 44)) / 248;
const ANOMALY_RATE = (9 * 360) / 248;

/** The Moon's way, degrees, `days` after its apogee. */
export const vakya = (days: number): number =>
  RATE * days - Math.asin(EPICYCLE * Math.sin(ANOMALY_RATE * days * DEG)) / DEG;

/** The Moon's longitude, degrees 0..360, at sunrise when `day` whole days of the Kali Yuga are over. */
export function vakyaMoonOn(day: number): number {
  let longitude = KHANDA.longitude;
  let rest = day - KHANDA.day;
  for (const { days, way } of ROUNDS) {
    const rounds = Math.floor(rest / days);
    longitude += rounds * way;
    rest -= rounds * days;
  }
  const place = (longitude + vakya(rest)) % 360;
  return place < 0 ? place + 360 : place;
}

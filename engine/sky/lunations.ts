/**
 * Lunations and their amanta months. The name follows the sidereal solar months (sankranti rule of the
 * Kalamadhava and Dharmasindhu): the lunation in which the Sun enters Mesha is Chaitra, and so on; one without
 * a sankranti is adhika and has the name of the next; one with two is kshaya and has both.
 */
import { degreesAt, instantOf, type Motion } from './anga.ts';

/** One amanta lunation, new moon to new moon. */
export interface Lunation {
  /** JD UT */
  readonly start: number;
  /** JD UT */
  readonly end: number;
  /** its amanta months, 1 = Chaitra; two when kshaya */
  readonly months: readonly number[];
  /** no sankranti within */
  readonly adhika: boolean;
  /** two sankrantis within */
  readonly kshaya: boolean;
}

/** Days of a mean synodic month. */
const SYNODIC_MONTH = 29.530589;

/** Every lunation that touches from..to (JD UT), whole. Needs the motions a month beyond either end. */
export function lunationsOf(elongation: Motion, sun: Motion, from: number, to: number): Lunation[] {
  const state = new Float64Array(2);
  elongation(from, state);
  let round = Math.floor((state[0] as number) / 360);
  let start = instantOf(elongation, round * 360, from - ((state[0] as number) - round * 360) / 12.19);
  const lunations: Lunation[] = [];
  while (start <= to) {
    round += 1;
    const end = instantOf(elongation, round * 360, start + SYNODIC_MONTH);
    lunations.push(lunationBetween(start, end, sun));
    start = end;
  }
  return lunations;
}

/** Names the lunation between two new moons by the rashis in which the Sun stands at them. */
function lunationBetween(start: number, end: number, sun: Motion): Lunation {
  const rashiAtStart = Math.floor(degreesAt(sun, start) / 30);
  const sankrantis = Math.floor(degreesAt(sun, end) / 30) - rashiAtStart;
  // Mina (11) at the begin means that Mesha comes next: Chaitra.
  const month = ((((rashiAtStart + 1) % 12) + 12) % 12) + 1;
  const months = sankrantis > 1 ? [month, (month % 12) + 1] : [month];
  return { start, end, months, adhika: sankrantis === 0, kshaya: sankrantis > 1 };
}

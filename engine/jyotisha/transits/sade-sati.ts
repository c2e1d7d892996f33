/**
 * Saturn over the twelfth, the first and the second rashi from the Moon of birth (sade sati), and over the fourth and eighth
 * (kantaka, ashtama). In: planet-years, the Moon's rashi, a life. Out: every stay, returns while Saturn moves backwards
 * included, by rounds of Saturn.
 */

import type { Planets } from '../../sky/planets/planets.ts';
import { signCount } from '../../sky/zodiac.ts';
import { G } from '../graha.ts';
import { staysOf } from './ingresses.ts';

/** Which rashi from the Moon's Saturn stands in: 12, 1, 2 of sade sati; 4 kantaka; 8 ashtama. */
export type SaturnHouse = 12 | 1 | 2 | 4 | 8;

/** A stay of Saturn. */
export interface SaturnStay {
  readonly house: SaturnHouse;
  /** JD UT */
  readonly start: number;
  /** JD UT */
  readonly end: number;
  /** whether Saturn came back into the rashi, moving backwards */
  readonly back: boolean;
}

/** One round of Saturn over the three rashis: from the first entry into the twelfth to the last exit from the second. */
export interface SadeSati {
  /** JD UT */
  readonly start: number;
  /** JD UT */
  readonly end: number;
  /** in order; between two stays Saturn may be outside for some months */
  readonly stays: readonly SaturnStay[];
}

/** Sade sati and the two lesser troubles of a life. */
export interface SaturnOverMoon {
  readonly sadeSati: readonly SadeSati[];
  readonly kantaka: readonly SaturnStay[];
  readonly ashtama: readonly SaturnStay[];
}

/** Days between two stays that still belong to one round: less than Saturn needs for the other nine rashis. */
const SAME_ROUND = 3650;

/** A stretch of time in a zodiac. */
interface Stretch {
  /** JD UT */
  readonly from: number;
  /** JD UT */
  readonly to: number;
  /** Lahiri's ayanamsa less that of the zodiac, degrees; default 0 */
  readonly ahead?: number | undefined;
}

/**
 * Saturn over the Moon's rashi within from..to (JD UT); stays that reach beyond are cut there. `ahead` is Lahiri's ayanamsa
 * less the one of the chart.  Throws `PlanetYearOutOfRange`.
 */
export function saturnOverMoon(
  planets: Pick<Planets, 'year'>,
  moonSign: number,
  { from, to, ahead = 0 }: Stretch,
): SaturnOverMoon {
  const stays = staysOf(planets, G.saturn, { from, to }, { ahead });
  const of = (...houses: readonly SaturnHouse[]): SaturnStay[] =>
    stays.flatMap(({ sign, start, end, backwards }) => {
      const house = houses.find((one) => one === signCount(moonSign, sign));
      return house === undefined ? [] : [{ house, start, end, back: backwards }];
    });
  const rounds: SaturnStay[][] = [];
  for (const stay of of(12, 1, 2)) {
    const last = rounds.at(-1);
    if (last !== undefined && stay.start - (last.at(-1)?.end ?? 0) < SAME_ROUND) last.push(stay);
    else rounds.push([stay]);
  }
  return {
    sadeSati: rounds.map((round) => ({
      start: round[0].start,
      end: round[round.length - 1].end,
      stays: round,
    })),
    kantaka: of(4),
    ashtama: of(8),
  };
}

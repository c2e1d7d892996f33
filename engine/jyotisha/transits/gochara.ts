/**
 * Gochara: where the grahas of an instant stand from the Moon and the lagna of birth. In: the chart of birth and the chart
 * of the instant, in the same zodiac. Out: houses, whether they are good ones by the Moon, and what obstructs that.
 */
import { signCount } from '../../sky/zodiac.ts';
import { type Chart, isRetrograde } from '../chart.ts';
import { G, GRAHA_COUNT } from '../graha.ts';
import { signOf } from '../sign.ts';

/** A graha in transit. */
export interface Transit {
  readonly graha: number;
  /** degrees, sidereal */
  readonly longitude: number;
  readonly sign: number;
  readonly retrograde: boolean;
  /** house from the Moon of birth, 1..12 */
  readonly fromMoon: number;
  /** house from the lagna of birth, 1..12 */
  readonly fromLagna: number;
  /** whether the house from the Moon is a good one for it */
  readonly good: boolean;
  /** the grahas that obstruct it (vedha), standing in the house of vedha */
  readonly obstructedBy: readonly number[];
}

/** Good houses from the Moon and the house of vedha of each (Phaladeepika 26.2-12). The nodes are as Saturn. */
export const GOOD_HOUSES: readonly (readonly (readonly [house: number, vedha: number])[])[] = [
  [
    [3, 9],
    [6, 12],
    [10, 4],
    [11, 5],
  ],
  [
    [1, 5],
    [3, 9],
    [6, 12],
    [7, 2],
    [10, 4],
    [11, 8],
  ],
  [
    [3, 12],
    [6, 9],
    [11, 5],
  ],
  [
    [2, 5],
    [4, 3],
    [6, 9],
    [8, 1],
    [10, 8],
    [11, 12],
  ],
  [
    [2, 12],
    [5, 4],
    [7, 3],
    [9, 10],
    [11, 8],
  ],
  [
    [1, 8],
    [2, 7],
    [3, 1],
    [4, 10],
    [5, 9],
    [8, 5],
    [9, 11],
    [11, 6],
    [12, 3],
  ],
  [
    [3, 12],
    [6, 9],
    [11, 5],
  ],
  [
    [3, 12],
    [6, 9],
    [11, 5],
  ],
  [
    [3, 12],
    [6, 9],
    [11, 5],
  ],
];

/** Father and son do not obstruct one another: Sun and Saturn, Moon and Mercury. */
const NO_VEDHA: readonly (readonly [number, number])[] = [
  [G.sun, G.saturn],
  [G.moon, G.mercury],
];

/** Whether a graha obstructs another from the house of its vedha: Sun to Saturn do, but father and son each other. */
export const mayObstruct = (graha: number, other: number): boolean =>
  other < G.rahu && graha !== other && !NO_VEDHA.some((pair) => pair.includes(graha) && pair.includes(other));

/** The house of vedha of a good house of a graha from the Moon; undefined where the house is not a good one. */
export const goodHouse = (graha: number, fromMoon: number): number | undefined =>
  GOOD_HOUSES[graha].find(([house]) => house === fromMoon)?.[1];

/** The grahas of `now` against the birth. */
export function gochara(birth: Pick<Chart, 'sign' | 'lagna'>, now: Chart): readonly Transit[] {
  const moon = birth.sign[G.moon];
  const lagna = signOf(birth.lagna);
  return Array.from({ length: GRAHA_COUNT }, (_, graha) => {
    const sign = now.sign[graha];
    const fromMoon = signCount(moon, sign);
    const vedha = goodHouse(graha, fromMoon);
    return {
      graha,
      longitude: now.longitude[graha],
      sign,
      retrograde: isRetrograde(now, graha),
      fromMoon,
      fromLagna: signCount(lagna, sign),
      good: vedha !== undefined,
      obstructedBy:
        vedha === undefined
          ? []
          : Array.from({ length: G.rahu }, (_, other) => other).filter(
              (other) => mayObstruct(graha, other) && signCount(moon, now.sign[other]) === vedha,
            ),
    };
  });
}

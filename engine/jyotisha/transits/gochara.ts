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

/** What obstructs the good houses of the grahas, as an authority has it. */
export interface Vedha {
  /** by graha, 0 = Sun: the house of vedha of each of its good houses from the Moon; no entry where a house is not a good one */
  readonly houses: readonly ReadonlyMap<number, number>[];
  /** by graha: the graha that never obstructs it; undefined where each does */
  readonly exempt: readonly (number | undefined)[];
}

/** Whether a graha obstructs another from the house of its vedha. The nodes obstruct none. */
export const mayObstruct = ({ exempt }: Pick<Vedha, 'exempt'>, graha: number, other: number): boolean =>
  other < G.rahu && graha !== other && exempt[graha] !== other;

/** The grahas of `now` against the birth, with what obstructs them by `vedha`. */
export function gochara(birth: Pick<Chart, 'sign' | 'lagna'>, now: Chart, vedha: Vedha): readonly Transit[] {
  const moon = birth.sign[G.moon];
  const lagna = signOf(birth.lagna);
  return Array.from({ length: GRAHA_COUNT }, (_, graha) => {
    const sign = now.sign[graha];
    const fromMoon = signCount(moon, sign);
    const from = vedha.houses[graha]?.get(fromMoon);
    return {
      graha,
      longitude: now.longitude[graha],
      sign,
      retrograde: isRetrograde(now, graha),
      fromMoon,
      fromLagna: signCount(lagna, sign),
      good: from !== undefined,
      obstructedBy:
        from === undefined
          ? []
          : Array.from({ length: G.rahu }, (_, other) => other).filter(
              (other) => mayObstruct(vedha, graha, other) && signCount(moon, now.sign[other]) === from,
            ),
    };
  });
}

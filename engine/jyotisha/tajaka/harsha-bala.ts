/** Harsha bala: five units for each of four joys of a graha (Tajika; P.V.R. Narasimha Rao 28.3). */
import { isExalted, isOwn } from '../dignity.ts';
import { G } from '../graha.ts';
import { houseOf, signOf } from '../sign.ts';

/** What harsha bala is computed of; longitudes sidereal, by graha. */
export interface HarshaPlaces {
  readonly longitude: ArrayLike<number>;
  readonly lagna: number;
  readonly byDay: boolean;
}

/** The units of a graha: each 5 or 0. */
export interface HarshaBala {
  readonly graha: number;
  /** in its house of joy */
  readonly house: number;
  /** exalted or in its own rashi */
  readonly dignity: number;
  /** women's in houses 1-3 and 7-9, men's in the others */
  readonly side: number;
  /** men's by day, women's by night */
  readonly time: number;
  readonly total: number;
}

/**
 * Houses of joy of Sun..Saturn: the 9th, 3rd, 6th, 1st, 11th, 5th and 12th. PyJHora has the 12th for Venus as for Saturn.
 */
const JOYS: readonly number[] = [9, 3, 6, 1, 11, 5, 12];

/** Women's here: Moon, Mercury, Venus and Saturn. */
const WOMENS: readonly number[] = [G.moon, G.mercury, G.venus, G.saturn];

/** Harsha bala of Sun..Saturn. */
export const harshaBala = ({ longitude, lagna, byDay }: HarshaPlaces): readonly HarshaBala[] =>
  JOYS.map((joy, graha): HarshaBala => {
    const sign = signOf(longitude[graha]);
    const at = houseOf(signOf(lagna), sign);
    const womans = WOMENS.includes(graha);
    const house = at === joy ? 5 : 0;
    const dignity = isExalted(graha, sign) || isOwn(graha, sign) ? 5 : 0;
    const side = womans === (at - 1) % 6 < 3 ? 5 : 0;
    const time = womans === byDay ? 0 : 5;
    return { graha, house, dignity, side, time, total: house + dignity + side + time };
  });

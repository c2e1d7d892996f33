/** Dashas whose periods are the same for everyone: of ages of life, and of ten years a rashi. Lords 9 mean the lagna. */
import { G } from '../graha.ts';
import { houseOf } from '../sign.ts';
import { type Period, periodsFrom } from './period.ts';
import { round } from './rashi-dasha.ts';
import { type YearLength, yearDays } from './year-length.ts';

/** The lagna among lords that are grahas. */
export const LAGNA = 9;

const AGES = [
  { lord: G.moon, years: 1 },
  { lord: G.mars, years: 2 },
  { lord: G.mercury, years: 9 },
  { lord: G.venus, years: 20 },
  { lord: G.jupiter, years: 18 },
  { lord: G.sun, years: 20 },
  { lord: G.saturn, years: 50 },
  { lord: LAGNA, years: 12 },
];

/** Where the grahas and the lagna stand, for the parts of Naisargika periods: rashis by graha, and of the lagna. */
export interface NaisargikaStand {
  readonly sign: ArrayLike<number>;
  readonly lagna: number;
}

/** Houses from a lord in whose order the others have their parts: kendra by kendra. */
const KENDRA_ORDER: readonly number[] = [1, 4, 7, 10, 2, 5, 8, 11, 3, 6, 9, 12];

/**
 * Naisargika dasha: the ages of life, 120 years, and the lagna's twelve after them. Within a period Sun to Saturn have equal
 * parts, kendra by kendra from where its lord stands, but for the lord itself and those in `without`, houses from it (some leave
 * out the 3rd and 10th); as PyJHora has it. One with whom nobody is left has no parts.
 */
export const naisargikaDasha = (
  jd: number,
  stand: NaisargikaStand,
  year: YearLength = 'sidereal',
  without: readonly number[] = [],
): readonly Period[] =>
  periodsFrom(jd, AGES, yearDays(year), (path) => {
    const lords = partsOf(stand, path[path.length - 1], without);
    return lords.map((lord) => ({ lord, share: 1 / lords.length }));
  });

function partsOf(
  { sign, lagna }: NaisargikaStand,
  lord: number,
  without: readonly number[],
): readonly number[] {
  const from = lord === LAGNA ? lagna : sign[lord];
  return KENDRA_ORDER.filter((house) => !without.includes(house)).flatMap((house) =>
    Array.from({ length: 7 }, (_, graha) => graha).filter(
      (graha) => graha !== lord && houseOf(from, sign[graha]) === house,
    ),
  );
}

/** Parts of the twelve rashis within a period by Panchaka: six, three of three, eight of two, of thirty-one (BPHS 46). */
export const PANCHAKA: readonly number[] = [6, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2].map((part) => part / 31);

const TWELFTHS: readonly number[] = new Array<number>(12).fill(1 / 12);

/**
 * Ten years a rashi from `sign` on: Chakra and Sandhya dasha (BPHS 46). Within them the rashis follow from their own on, with
 * equal parts or the given shares.
 */
export const tenYearsEach = (
  sign: number,
  jd: number,
  year: YearLength = 'sidereal',
  shares: readonly number[] = TWELFTHS,
): readonly Period[] =>
  periodsFrom(
    jd,
    round(sign, 1).map((lord) => ({ lord, years: 10 })),
    yearDays(year),
    (path) => round(path[path.length - 1], 1).map((lord, i) => ({ lord, share: shares[i] })),
  );

/** Where Chakra dasha begins: born by day the rashi of the lord of the lagna, by night the lagna. */
export const chakraSeed = (lagnaSign: number, lordSign: number, byDay: boolean): number =>
  byDay ? lordSign : lagnaSign;

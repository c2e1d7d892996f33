/**
 * The vargas D1 to D144 and the ways in which schools make them. `parashara` is BPHS 6 for the sixteen vargas of that
 * chapter, and what is commonly taught for the others; `parivritti`, `even_reversed` and `somanatha` can be made of any.
 */
import { DIVISIONS, labelOf } from '../../sky/zodiac.ts';
import { isOddSign, lordOf } from '../sign.ts';
import {
  byElement,
  byModality,
  byParity,
  byParityFromItself,
  cyclic,
  evenReversed,
  fromItself,
  type Method,
  signOfPart,
  somanatha,
} from './methods.ts';

/** A varga: how many parts a rashi has, and by which methods they are given to rashis. */
export interface VargaTable {
  readonly parts: number;
  /** by name; `parashara` is in every one */
  readonly methods: Readonly<Record<string, VargaMethod>>;
}

/** A method, or the rashi of degrees within a rashi where it is not counted part by part. */
export type VargaMethod =
  | Method
  | {
      readonly of: (sign: number, degrees: number) => number;
      /** upper ends of the parts of a rashi, degrees, where they are not equal */
      readonly ends?: (sign: number) => readonly number[];
    };

const general = (parts: number): Record<string, Method> => ({
  parivritti: cyclic(parts),
  even_reversed: evenReversed(parts),
  somanatha: somanatha(parts),
});

const table = (parts: number, methods: Record<string, VargaMethod>): VargaTable => ({
  parts,
  methods: { ...general(parts), ...methods },
});

/** Upper ends of the five trimshamshas of odd and even rashis, and the rashis that they are given to. */
const TRIMSHAMSHA = {
  odd: { ends: [5, 10, 18, 25, 30], signs: [0, 10, 8, 2, 6] },
  even: { ends: [5, 12, 20, 25, 30], signs: [1, 5, 11, 9, 7] },
} as const;

const trimshamshasOf = (sign: number) => (sign % 2 === 0 ? TRIMSHAMSHA.odd : TRIMSHAMSHA.even);

const trimshamsha = (sign: number, degrees: number): number => {
  const { ends, signs } = trimshamshasOf(sign);
  return signs[ends.findIndex((end) => degrees < end)];
};

/** Rashis of the five panchamshas of odd and even rashis. */
const PANCHAMSHA = { odd: [0, 10, 8, 2, 6], even: [1, 5, 11, 9, 7] } as const;

const panchamsha = (sign: number, degrees: number): number =>
  (sign % 2 === 0 ? PANCHAMSHA.odd : PANCHAMSHA.even)[Math.floor(degrees / 6)];

/** The rashi of each lord, Sun to Saturn, that is strong by day, and the one strong by night; Sun and Moon have one each. */
const DAY_AND_NIGHT = [
  [4, 4],
  [3, 3],
  [7, 0],
  [5, 2],
  [11, 8],
  [6, 1],
  [10, 9],
] as const;

/** Kashinatha: the Sun's half goes to the rashi of the lord that is strong by day, the Moon's to the other. */
const kashinathaHora = (sign: number, degrees: number): number => {
  const half = degrees < 15 ? 0 : 1;
  return DAY_AND_NIGHT[lordOf(sign)][isOddSign(sign) ? half : 1 - half];
};

/** Kalachakra: three stars run through the rashis forwards from Mesha, the next three backwards from Vrishchika. */
const kalachakraNavamsa = (sign: number, degrees: number): number => {
  const pada = labelOf(DIVISIONS.pada, sign * 30 + degrees);
  return pada % 24 < 12 ? pada % 12 : (19 - (pada % 12)) % 12;
};

/** Jagannatha's drekkana: the movable rashi of the same element, the fifth and the ninth of it. */
const jagannathaDrekkana: Method = byElement([0, 9, 6, 3], [4, 4, 4, 4]);

/**
 * A varga of a varga, each by Parashara's counting: the first is counted from a rashi's element (D9) or from itself (D12), the second
 * from itself (P. V. R. Narasimha Rao's Ashtottaramsha and Dvadasha-dvadashamsha, as Jagannatha Hora and PyJHora have them).
 */
function composed(first: 9 | 12, second: 12): VargaMethod {
  const outer = first === 9 ? byElement([0, 9, 6, 3]) : fromItself();
  const parts = first * second;
  return {
    of: (sign, degrees) => {
      const part = Math.floor((degrees * parts) / 30);
      const within = signOfPart(outer, sign, Math.floor(part / second));
      return signOfPart(fromItself(), within, part % second);
    },
  };
}

/** By parts of a rashi. */
export const VARGAS: Readonly<Record<number, VargaTable>> = {
  1: { parts: 1, methods: { parashara: fromItself() } },
  2: table(2, {
    // Simha and Karka only; the half after the first goes to the other of the two.
    parashara: (sign) => (sign % 2 === 0 ? { from: 4, step: -1 } : { from: 3, step: 1 }),
    kashinatha: { of: kashinathaHora },
  }),
  3: table(3, { parashara: fromItself(4), jagannatha: jagannathaDrekkana }),
  4: table(4, { parashara: fromItself(3) }),
  5: table(5, { parashara: { of: panchamsha } }),
  6: table(6, { parashara: byParity(0, 6) }),
  7: table(7, {
    parashara: byParityFromItself(1, 7),
    even_backward_from_7th: byParityFromItself(1, 7, -1),
    even_backward: byParityFromItself(1, 1, -1),
  }),
  8: table(8, { parashara: byModality(0, 8, 4) }),
  9: table(9, {
    parashara: byElement([0, 9, 6, 3]),
    /** Rangacharya after Krishna Mishra; the nadi navamsa of Rath */
    krishna_mishra: byElement([0, 9, 6, 3], [1, -1, 1, -1]),
    kalachakra: { of: kalachakraNavamsa },
  }),
  10: table(10, {
    parashara: byParityFromItself(1, 9),
    even_backward_from_9th: byParityFromItself(1, 9, -1),
    even_backward_from_reverse_9th: byParityFromItself(1, 5, -1),
  }),
  11: table(11, {
    /** Rath: as far from Mesha backwards as the rashi is from it forwards */
    parashara: (sign) => ({ from: 12 - sign, step: 1 }),
    raman: (sign) => ({ from: 11 + sign, step: -1 }),
  }),
  12: table(12, { parashara: fromItself(), even_backward: byParityFromItself(1, 1, -1) }),
  16: table(16, { parashara: byModality(0, 4, 8) }),
  20: table(20, { parashara: byModality(0, 8, 4) }),
  24: table(24, {
    parashara: byParity(4, 3),
    even_backward: byParity(4, 3, -1),
    /** every rashi from Simha: what PyJHora computes unless asked otherwise */
    from_simha: byParity(4, 4),
  }),
  27: table(27, { parashara: byElement([0, 3, 6, 9]) }),
  30: table(30, {
    parashara: { of: trimshamsha, ends: (sign) => trimshamshasOf(sign).ends },
    from_itself: fromItself(),
  }),
  40: table(40, { parashara: byParity(0, 6) }),
  45: table(45, { parashara: byModality(0, 4, 8) }),
  60: table(60, { parashara: fromItself(), even_backward: byParityFromItself(1, 1, -1) }),
  81: table(81, { parashara: cyclic(81) }),
  /** the dvadashamsha of the navamsha */
  108: table(108, { parashara: composed(9, 12) }),
  /** the dvadashamsha of the dvadashamsha */
  144: table(144, { parashara: composed(12, 12) }),
};

/** The sixteen vargas of BPHS 6. */
export const SHODASHAVARGA: readonly number[] = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60];

/**
 * Bhava bala: the strength of the twelve bhavas, in virupas (BPHS 27.26-31; Raman). In: the numbers of a shadbala and its
 * result. The shadbala is that of the lord of the rashi in which the middle of a bhava falls.
 */
import { apart, normalizeDegrees } from '../angle.ts';
import { G } from '../graha.ts';
import { houseHolding, housesOfMiddles } from '../houses.ts';
import { degreesIn, SIGN_LORDS, signOf } from '../sign.ts';
import type { ShadbalaInput } from './shadbala/input.ts';
import type { Shadbala } from './shadbala/shadbala.ts';
import { sphutaDrishti } from './sphuta-drishti.ts';

/** Where authorities differ. */
export interface BhavaBalaOptions {
  /**
   * strength by the kind of rashi: 60 in the bhava that suits it and 10 less for each bhava from there (`steps`: Raman), or
   * a third of the arc from the middle of the bhava that does not (`arc`: BPHS 27.26-29)
   */
  readonly dig: 'steps' | 'arc';
  /** whether Karka, of many feet, goes with Vrishchika (BPHS 27.28) and not with the rashis of water (Raman) */
  readonly karka: 'keeta' | 'jala';
  /** whether Mercury and Jupiter in a bhava add a rupa, and Sun, Mars and Saturn take one (BPHS 27.30) */
  readonly occupants: boolean;
  /** whether rashis that rise head first get 15 by day and those that rise back first by night (BPHS 27.31) */
  readonly rising: boolean;
}

/** The sets by name, as those of the shadbala. */
export const BHAVA_BALA_SETS = {
  bphs: { dig: 'arc', karka: 'keeta', occupants: true, rising: true },
  raman: { dig: 'steps', karka: 'jala', occupants: false, rising: false },
} as const satisfies Record<string, BhavaBalaOptions>;

/** The kinds of rashis: of men, of water, of creeping things, of four feet. */
export type RashiKind = 'nara' | 'jala' | 'keeta' | 'chatushpada';

/** The strength of one bhava; virupas unless something else is said. */
export interface BhavaBala {
  /** 1..12 */
  readonly bhava: number;
  /** rashi of its middle, 0 = Mesha */
  readonly sign: number;
  readonly kind: RashiKind;
  readonly lordGraha: number;
  readonly parts: {
    /** shadbala of the lord */
    readonly lord: number;
    readonly dig: number;
    readonly drishti: number;
    /** undefined where the set leaves it out */
    readonly occupants: number | undefined;
    /** undefined where the set leaves it out, or whether it is day is not known */
    readonly rising: number | undefined;
  };
  readonly virupas: number;
  readonly rupas: number;
  /** virupas with which Sun to Saturn look at its middle */
  readonly drishti: readonly number[];
}

/** Bhavas, 0 = first, in which rashis of a kind are strongest. */
const SUITS: Readonly<Record<RashiKind, number>> = { nara: 0, jala: 3, keeta: 6, chatushpada: 9 };

const KINDS: readonly (readonly [RashiKind, RashiKind])[] = [
  ['chatushpada', 'chatushpada'],
  ['chatushpada', 'chatushpada'],
  ['nara', 'nara'],
  ['jala', 'jala'],
  ['chatushpada', 'chatushpada'],
  ['nara', 'nara'],
  ['nara', 'nara'],
  ['keeta', 'keeta'],
  ['nara', 'chatushpada'],
  ['chatushpada', 'jala'],
  ['nara', 'nara'],
  ['jala', 'jala'],
];

/** Rashis that rise back first; Mina rises both ways, the others head first (BPHS 4). */
const BACK_FIRST: readonly number[] = [0, 1, 3, 8, 9];
const HEAD_AND_BACK = 11;

/** The kind of the rashi at a longitude: Dhanu and Makara are of two kinds, half each. */
export function rashiKindAt(longitude: number, karka: BhavaBalaOptions['karka']): RashiKind {
  const sign = signOf(longitude);
  return sign === 3 ? karka : KINDS[sign][degreesIn(longitude) < 15 ? 0 : 1];
}

/** The strength of the twelve bhavas. */
export function bhavaBala(
  input: ShadbalaInput,
  { grahas, options: { drishti: rule } }: Shadbala,
  options: BhavaBalaOptions,
): BhavaBala[] {
  const { longitude, madhya, day, jd } = input;
  const houses = housesOfMiddles(madhya);
  const bhavaOfGraha = Array.from({ length: 7 }, (_, graha) => houseHolding(houses, longitude[graha]) - 1);
  const byDay = day && jd < day.sunset;
  return Array.from({ length: 12 }, (_, bhava): BhavaBala => {
    const middle = madhya[bhava];
    const sign = signOf(middle);
    const kind = rashiKindAt(middle, options.karka);
    const drishti = grahas.map(({ graha }) =>
      sphutaDrishti(graha, normalizeDegrees(middle - longitude[graha]), rule),
    );
    const parts = {
      lord: grahas[SIGN_LORDS[sign]].virupas,
      dig: options.dig === 'steps' ? digBySteps(bhava, kind) : digByArc(madhya, bhava, kind),
      // Mercury's and Jupiter's count whole, a quarter of the others'.
      drishti: drishti.reduce((sum, virupas, graha) => {
        const share = graha === G.mercury || graha === G.jupiter ? 1 : 1 / 4;
        return sum + (grahas[graha].of.benefic ? share : -share) * virupas;
      }, 0),
      occupants: options.occupants ? occupants(bhava, bhavaOfGraha) : undefined,
      rising: options.rising && byDay !== undefined ? rising(sign, byDay) : undefined,
    };
    const virupas = parts.lord + parts.dig + parts.drishti + (parts.occupants ?? 0) + (parts.rising ?? 0);
    return {
      bhava: bhava + 1,
      sign,
      kind,
      lordGraha: SIGN_LORDS[sign],
      parts,
      virupas,
      rupas: virupas / 60,
      drishti,
    };
  });
}

function digBySteps(bhava: number, kind: RashiKind): number {
  const off = Math.abs(bhava - SUITS[kind]);
  return 60 - 10 * Math.min(off, 12 - off);
}

const digByArc = (madhya: ArrayLike<number>, bhava: number, kind: RashiKind): number =>
  apart(madhya[bhava], madhya[(SUITS[kind] + 6) % 12]) / 3;

const occupants = (bhava: number, bhavaOfGraha: readonly number[]): number =>
  bhavaOfGraha.reduce((sum, in_, graha) => {
    if (in_ !== bhava || graha === G.moon || graha === G.venus) return sum;
    return sum + (graha === G.mercury || graha === G.jupiter ? 60 : -60);
  }, 0);

// The twilight in which Mina would get it has no length in the text.
const rising = (sign: number, byDay: boolean): number =>
  sign !== HEAD_AND_BACK && BACK_FIRST.includes(sign) !== byDay ? 15 : 0;

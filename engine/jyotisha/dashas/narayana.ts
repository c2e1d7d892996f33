/**
 * Narayana dasha of a chart or a varga (Jaimini 2.4; Narasimha Rao): from the stronger of the lagna and the seventh, in the
 * order that the modality of that rashi gives. In: where the grahas stand. Out: periods of rashis.
 */
import { G } from '../graha.ts';
import { isOddSign, modalityOf, signAt } from '../sign.ts';
import type { Period } from './period.ts';
import { rashiPeriods, round, type SignYears, twoRounds } from './rashi-dasha.ts';
import { rashiYears } from './rashi-years.ts';
import { type Stand, strongerLord, strongerSign } from './stronger.ts';
import type { YearLength } from './year-length.ts';

/** The order of the rashis from one on: each after the other, every sixth, or by trines from kendra to kendra. */
export function padakrama(from: number, stand: Pick<Stand, 'sign'>): readonly number[] {
  const { sign } = stand;
  if (sign[G.saturn] === from && sign[G.ketu] !== from) return round(from, 1);
  // By chara, sthira and dvisvabhava, forwards from the ninth being odd-footed; Ketu turns the direction round.
  const forwards = modalityOrder(from);
  return sign[G.ketu] === from ? forwards.map((at) => mirrored(at, from)) : forwards;
}

/** The place as far to the other side of `from`. */
const mirrored = (at: number, from: number): number => (((2 * from - at) % 12) + 12) % 12;

function modalityOrder(from: number): readonly number[] {
  const direction = isNinthOddFooted(from) ? 1 : -1;
  const step = (n: number): number => (((from + direction * n) % 12) + 12) % 12;
  const steps = STEPS[modalityOf(from)];
  return steps.map(step);
}

/** Mesha, Mithuna ... whose ninth is vishamapada: Mesha, Simha, Kanya, Tula, Kumbha, Mina. */
const isNinthOddFooted = (sign: number): boolean => signAt(sign, 9) % 6 < 3;

/** Rashis on from the first: one by one, every sixth, or in threes of trines that begin in kendra after kendra. */
const STEPS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [0, 5, 10, 3, 8, 1, 6, 11, 4, 9, 2, 7],
  [0, 4, 8, 9, 1, 5, 6, 10, 2, 3, 7, 11],
];

/**
 * Periods of Narayana dasha from a birth (JD UT). `lagna` is the rashi from which, or from whose seventh, it begins: the
 * lagna in the rashi chart; in a varga Dn the rashi there of the lord of the nth house of the rashi chart.
 */
export function narayanaDasha(
  stand: Stand,
  lagna: number,
  jd: number,
  year: YearLength = 'sidereal',
): readonly Period[] {
  const seed = strongerSign(stand, lagna, signAt(lagna, 7));
  const first = padakrama(seed, stand).map(
    (lord): SignYears => ({ lord, years: narayanaYears(stand, lord) }),
  );
  const all = twoRounds(
    first,
    first.map(({ years }) => years),
  );
  return rashiPeriods(jd, all, year, (sign) => narayanaOrder(stand, sign));
}

/** Years of a rashi, of two lords by the stronger. */
export function narayanaYears(stand: Stand, sign: number): number {
  const lord = strongerLord(stand, sign);
  return rashiYears(sign, stand.sign[lord], lord);
}

/**
 * The order within a rashi: from the stronger of the rashis that its lord and the lord of its seventh stand in, forwards
 * where that is odd or holds Saturn, else backwards; Ketu in it turns the direction round.
 */
function narayanaOrder(stand: Stand, sign: number): readonly number[] {
  const at = (of: number): number => stand.sign[strongerLord(stand, of)];
  const seed = strongerSign(stand, at(sign), at(signAt(sign, 7)));
  return round(seed, directionFrom(stand, seed));
}

/** Forwards from odd rashis and from Saturn's, else backwards; turned round by Ketu. */
export function directionFrom({ sign }: Pick<Stand, 'sign'>, from: number): 1 | -1 {
  const forwards = sign[G.saturn] === from || isOddSign(from);
  return forwards === (sign[G.ketu] === from) ? -1 : 1;
}

/** Where the Narayana dasha of a varga of `parts` begins: the rashi there of the lord of that house of the rashi chart. */
export function vargaSeed(rashi: Stand, lagna: number, varga: Stand, parts: number): number {
  return varga.sign[strongerLord(rashi, signAt(lagna, ((parts - 1) % 12) + 1))];
}

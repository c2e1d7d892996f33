/**
 * Chara dasha (Jaimini 1.1). Schools differ in where it begins, whose lords count and how a period is divided; each way is
 * named. In: where the grahas stand. Out: periods of rashis.
 */

import { signCount } from '../../sky/zodiac.ts';
import { G } from '../graha.ts';
import { isOddSign, modalityOf, SIGN_LORDS, signAt, signOf } from '../sign.ts';
import type { Period } from './period.ts';
import { rashiPeriods, round, type SignYears, twoRounds } from './rashi-dasha.ts';
import { isOddFooted, rashiYears } from './rashi-years.ts';
import { type Stand, strongerGraha, strongerLord } from './stronger.ts';
import type { YearLength } from './year-length.ts';

/**
 * `kn_rao`: one round from the lagna, periods within begin with the next rashi. `narasimha_rao`: two rounds from the rashi of
 * lagna, Moon or Sun whose lord is the strongest. Exaltation counts in neither. `rangacharya`: one round, by the modality of the lagna; a woman's begins with the fourth.
 */
export type CharaMethod = 'kn_rao' | 'narasimha_rao' | 'rangacharya' | 'rangacharya_female';

const WITHOUT_EXALTATION = { exaltation: false, nodes: 'none' } as const;

/** How the periods are counted. */
interface CharaOptions {
  /** default `kn_rao` */
  readonly method?: CharaMethod | undefined;
  /** length of a year; default sidereal */
  readonly year?: YearLength | undefined;
}

/** Periods of Chara dasha from a birth (JD UT), of a chart whose lagna is at a sidereal longitude. */
export function charaDasha(
  stand: Stand,
  lagna: number,
  jd: number,
  { method = 'kn_rao', year = 'sidereal' }: CharaOptions = {},
): readonly Period[] {
  const ascendant = signOf(lagna);
  if (method === 'rangacharya' || method === 'rangacharya_female') {
    const first = rangacharyaRound(stand, ascendant, method === 'rangacharya_female');
    return rashiPeriods(jd, first, year, (sign) => padakrama(sign, sign));
  }
  const twice = method === 'narasimha_rao';
  const from = twice ? strongestOf(stand, ascendant) : ascendant;
  const direction = isOddFooted(signAt(from, 9)) ? 1 : -1;
  const first = round(from, direction).map(
    (sign): SignYears => ({ lord: sign, years: charaYears(stand, sign) }),
  );
  const whole = first.map(({ years }) => years);
  return rashiPeriods(jd, twice ? twoRounds(first, whole) : first, year, (sign) =>
    nextFirst(round(sign, direction)),
  );
}

/** Of the rashis of lagna, Moon and Sun the one whose lord is the strongest. */
const strongestOf = (stand: Stand, lagna: number): number =>
  [stand.sign[G.moon], stand.sign[G.sun]].reduce((best, sign) => {
    const [ofBest, lord] = [strongerLord(stand, best, true), strongerLord(stand, sign, true)];
    return strongerGraha(stand, ofBest, lord) === ofBest ? best : sign;
  }, lagna);

/** Years of a rashi by its stronger lord, exaltation and debility left out. */
function charaYears(stand: Stand, sign: number): number {
  const lord = strongerLord(stand, sign, true);
  return rashiYears(sign, stand.sign[lord], lord, WITHOUT_EXALTATION);
}

/** The rashi itself has the last part of its period. */
const nextFirst = (order: readonly number[]): readonly number[] => [...order.slice(1), order[0]];

/**
 * Rangacharya's round (his second way for men). Years are counted from the lord: for men forwards where the lord stands in an
 * odd rashi, for women where the rashi itself is odd; twelve in its own, for women ten in the seventh.
 */
function rangacharyaRound(stand: Stand, lagna: number, female: boolean): readonly SignYears[] {
  const first = female ? lagna + (isOddSign(lagna) ? 3 : -3) : lagna;
  return padakrama(lagna, first).map((sign) => {
    const lordSign = stand.sign[SIGN_LORDS[sign]];
    if (female && signCount(sign, lordSign) === 7) return { lord: sign, years: 10 };
    const ahead = isOddSign(female ? sign : lordSign) ? sign - lordSign : lordSign - sign;
    return { lord: sign, years: modulo12(ahead) || 12 };
  });
}

/** From `first` on as rashi `by` goes: one by one, every sixth, or by trines; odd rashis forwards, even ones backwards. */
function padakrama(by: number, first: number): readonly number[] {
  const direction = isOddSign(by) ? 1 : -1;
  return STEPS[modalityOf(by)].map((n) => modulo12(first + direction * n));
}

const STEPS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [0, 5, 10, 3, 8, 1, 6, 11, 4, 9, 2, 7],
  [0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11],
];

const modulo12 = (n: number): number => ((n % 12) + 12) % 12;

/**
 * Brahma dasha and Sthira dasha, both from the rashi of Brahma (Jaimini 2.1 and 2.4 as PyJHora reads them; the texts were not
 * read). In: where the grahas stand. Out: periods of rashis.
 */
import { signCount } from '../../sky/zodiac.ts';
import { isDebilitated, isExalted } from '../dignity.ts';
import { naturalRelation } from '../friendship.ts';
import { G } from '../graha.ts';
import { houseOf, isOddSign, lordOf, modalityOf, signAt } from '../sign.ts';
import type { Period } from './period.ts';
import { rashiPeriods, round } from './rashi-dasha.ts';
import { type Stand, strongerGraha, strongerLord, strongerSign } from './stronger.ts';
import type { YearLength } from './year-length.ts';

/** Houses whose lords may be Brahma, from the stronger of the lagna and the seventh. */
const BRAHMA_HOUSES: readonly number[] = [6, 8, 12];

/**
 * Brahma: of the lords of the 6th, 8th and 12th, the nodes left out, by what they meet of three: exalted, at home or with a
 * friend; in an odd rashi; in the first six houses. Of the two that meet the most, the stronger.
 */
export function brahmaOf(stand: Stand, lagna: number): number {
  const from = strongerSign(stand, lagna, signAt(lagna, 7));
  const lords = BRAHMA_HOUSES.map((house) => strongerLord(stand, signAt(from, house)));
  const grahas = [...new Set(lords.filter((lord) => lord < G.rahu))];
  const ranked = grahas
    .map((graha) => ({ graha, score: scoreOf(stand, from, graha) }))
    .sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  // No two of the three have one lord, and the nodes are lords of one at most.
  return strongerGraha(stand, first.graha, second.graha);
}

function scoreOf({ sign }: Stand, from: number, graha: number): number {
  const at = sign[graha];
  const lord = lordOf(at);
  const well = isExalted(graha, at) || lord === graha || naturalRelation(graha, lord) > 0;
  return Number(well) + Number(isOddSign(at)) + Number(houseOf(from, at) <= 6);
}

/**
 * Periods of Brahma dasha from a birth (JD UT): forwards from Brahma's rashi where that is odd, else backwards from the seventh.
 * Each has as many years as the lord of its sixth stands away, one more where that is exalted, one less where debilitated.
 */
export function brahmaDasha(
  stand: Stand,
  lagna: number,
  jd: number,
  year: YearLength = 'sidereal',
): readonly Period[] {
  const seed = stand.sign[brahmaOf(stand, lagna)];
  const order = isOddSign(seed) ? round(seed, 1) : round(signAt(seed, 7), -1);
  const signs = order.map((lord) => ({ lord, years: brahmaYears(stand, lord) }));
  return rashiPeriods(jd, signs, year, (sign) => round(sign, 1));
}

function brahmaYears(stand: Stand, sign: number): number {
  const lord = strongerLord(stand, signAt(sign, 6));
  const at = stand.sign[lord];
  const away = (isOddSign(sign) ? signCount(sign, at) : signCount(at, sign)) - 1;
  if (away === 0) return 0;
  if (isExalted(lord, at)) return away + 1;
  return isDebilitated(lord, at) ? away - 1 : away;
}

/** Periods of Sthira dasha: from Brahma's rashi forwards, seven years of a chara rashi, eight of a sthira, nine of a dual one. */
export function sthiraDasha(
  stand: Stand,
  lagna: number,
  jd: number,
  year: YearLength = 'sidereal',
): readonly Period[] {
  const signs = round(stand.sign[brahmaOf(stand, lagna)], 1).map((lord) => ({
    lord,
    years: 7 + modalityOf(lord),
  }));
  return rashiPeriods(jd, signs, year, (sign) => round(sign, 1));
}

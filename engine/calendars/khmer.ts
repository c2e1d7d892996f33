/**
 * The lunar calendar of Cambodia (chhankitek). A year whose eighth month, Asath, is doubled has Pathamasath and Tutiyasath
 * instead of it. The days are those of the Thai count, which gives those printed in Cambodia since 2012.
 */

import { beginningIn, type WorldCalendar, type WorldMonth } from './calendar.ts';
import { isDoubled, lunarMonthsOf, SECOND_EIGHTH } from './chulasakarat.ts';

const ASATH = 7;
const PATHAMASATH = 12;
const TUTIYASATH = 13;

const ownMonthsOf = (year: number): readonly WorldMonth[] =>
  lunarMonthsOf(year).map((lunarMonth) => {
    if (lunarMonth.month === SECOND_EIGHTH) return { ...lunarMonth, month: TUTIYASATH };
    return lunarMonth.month === ASATH && isDoubled(year) ? { ...lunarMonth, month: PATHAMASATH } : lunarMonth;
  });

export const khmer: WorldCalendar = {
  name: 'Khmer',
  months: [
    ['Mikasir'],
    ['Bos'],
    ['Meak'],
    ['Phalkun'],
    ['Cheit'],
    ['Pisakh'],
    ['Ches'],
    ['Asath'],
    ['Srap'],
    ['Photrobot'],
    ['Asoch'],
    ['Kadek'],
    ['Pathamasath'],
    ['Tutiyasath'],
  ],
  monthsOf: (year) => beginningIn(year, [...ownMonthsOf(year), ...ownMonthsOf(year + 1)]),
};

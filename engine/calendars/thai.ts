/**
 * The Thai lunar calendar, by which Thailand and Laos keep their holy days, and those of them that move to the next month in
 * a year whose eighth month is doubled, as Thailand keeps them.
 */

import { beginningIn, dateOf, type WorldCalendar } from './calendar.ts';
import { isDoubled, lunarMonthsOf, SECOND_EIGHTH } from './chulasakarat.ts';

const ordinals = [
  'Ai',
  'Yi',
  'Sam',
  'Si',
  'Ha',
  'Hok',
  'Chet',
  'Paet',
  'Kao',
  'Sip',
  'Sip Et',
  'Sip Song',
] as const;

const calendar = (name: string, months: WorldCalendar['months']): WorldCalendar => ({
  name,
  months,
  monthsOf: (year) => beginningIn(year, [...lunarMonthsOf(year), ...lunarMonthsOf(year + 1)]),
});

export const thai: WorldCalendar = calendar('Thai', [
  ...ordinals.map((name): [string] => [`Duean ${name}`]),
  ['Duean Paet Lang'],
]);

/** Of Laos: the same days, the months by their Lao names. */
export const lao: WorldCalendar = calendar('Lao', [
  ...['Chiang', 'Nyi', 'Sam', 'Si', 'Ha', 'Hok', 'Chet', 'Paet', 'Kao', 'Sip', 'Sip Et', 'Sip Song'].map(
    (name): [string] => [`Duan ${name}`],
  ),
  ['Duan Paet Lang'],
]);

// The full moon of a month, or of another in a year whose eighth is doubled.
const feast = (name: string, month: number, doubled: number): WorldCalendar => ({
  name,
  months: [],
  monthsOf: (year) => {
    const feastMonth = isDoubled(year) ? doubled : month;
    return lunarMonthsOf(year).flatMap((lunarMonth) => {
      const first = lunarMonth.month === feastMonth ? dateOf(lunarMonth, 15) : undefined;
      return first === undefined ? [] : [{ month: 0, first, days: 1 }];
    });
  },
});

export const makhaBucha: WorldCalendar = feast('Makha Bucha', 2, 3);
export const visakhaBucha: WorldCalendar = feast('Visakha Bucha', 5, 6);
export const asalhaBucha: WorldCalendar = feast('Asalha Bucha', 7, SECOND_EIGHTH);

/**
 * The Coptic calendar and the Ethiopian: twelve months of 30 days and five days, or six before each Julian leap year. They
 * share their days and differ in the names of the months and in the era.
 */

import { beginningIn, CIVIL_DAY_OF_FIXED, type WorldCalendar } from './calendar.ts';

// 29 August 284 of the Julian calendar, the era of the martyrs.
const EPOCH = 103_605 - CIVIL_DAY_OF_FIXED;

const newYear = (year: number): number => EPOCH + 365 * (year - 1) + Math.floor(year / 4);

const calendar = (name: string, months: WorldCalendar['months']): WorldCalendar => ({
  name,
  months,
  monthsOf: (year) =>
    beginningIn(
      year,
      [year - 284, year - 283].flatMap((y) =>
        Array.from({ length: 13 }, (_, month) => {
          const first = newYear(y) + 30 * month;
          return { month, first, days: month < 12 ? 30 : newYear(y + 1) - first };
        }),
      ),
    ),
});

export const coptic: WorldCalendar = calendar('Coptic', [
  ['Thout', 'Tout'],
  ['Paopi', 'Baba'],
  ['Hathor', 'Hator'],
  ['Koiak', 'Kiahk'],
  ['Tobi', 'Toba'],
  ['Meshir', 'Amshir'],
  ['Paremhat', 'Baramhat'],
  ['Paremoude', 'Baramouda'],
  ['Pashons', 'Bashans'],
  ['Paoni', 'Paona'],
  ['Epip', 'Epep'],
  ['Mesori', 'Mesra'],
  ['Nesi'],
]);

export const ethiopian: WorldCalendar = calendar('Ethiopian', [
  ['Meskerem'],
  ['Tikimt', 'Tekemt'],
  ['Hidar'],
  ['Tahsas'],
  ['Tir', 'Ter'],
  ['Yekatit'],
  ['Megabit'],
  ['Miyazya', 'Miazia'],
  ['Ginbot', 'Genbot'],
  ['Sene'],
  ['Hamle'],
  ['Nehase'],
  ['Pagume', 'Pagumen'],
]);

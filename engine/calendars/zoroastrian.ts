/**
 * The calendars of the Zoroastrians: twelve months of thirty days and five Gatha days. The Kadmi calendar has counted 365
 * days a year since the accession of Yazdegerd III; the Shahanshahi stands a month behind it, since its people once added a
 * month; the Fasli begins on 21 March and has a sixth Gatha day in leap years.
 */

import { civilDay } from '../civil/civil.ts';
import { beginningIn, CIVIL_DAY_OF_FIXED, type WorldCalendar, type WorldMonth } from './calendar.ts';

// 16 June 632 of the Julian calendar.
const YAZDEGERD = 230_638 - CIVIL_DAY_OF_FIXED;

/** The five days at the end of the year are the thirteenth month. */
const months: WorldCalendar['months'] = [
  ['Farvardin', 'Fravardin'],
  ['Ardibehesht', 'Ardwahisht'],
  ['Khordad', 'Hordad'],
  ['Tir'],
  ['Amardad', 'Amurdad'],
  ['Shehrevar', 'Shahrevar'],
  ['Mehr', 'Meher'],
  ['Avan', 'Aban'],
  ['Adar', 'Adur'],
  ['Dae', 'Dai'],
  ['Bahman', 'Vohuman'],
  ['Aspandard', 'Spendarmad'],
  ['Gatha'],
];

const yearFrom = (start: number, next: number): WorldMonth[] =>
  Array.from({ length: 13 }, (_, month) => {
    const first = start + 30 * month;
    return { month, first, days: month < 12 ? 30 : next - first };
  });

// Years of 365 days from a day on.
const wandering = (name: string, epoch: number): WorldCalendar => ({
  name,
  months,
  monthsOf: (year) => {
    const last = Math.floor((civilDay(year + 1, 1, 1) - 1 - epoch) / 365);
    return beginningIn(
      year,
      [last - 1, last].flatMap((y) => yearFrom(epoch + 365 * y, epoch + 365 * (y + 1))),
    );
  },
});

export const kadmi: WorldCalendar = wandering('Kadmi', YAZDEGERD);

export const shahanshahi: WorldCalendar = wandering('Shahanshahi', YAZDEGERD + 30);

export const fasli: WorldCalendar = {
  name: 'Fasli',
  months,
  monthsOf: (year) =>
    beginningIn(
      year,
      [year - 1, year].flatMap((y) => yearFrom(civilDay(y, 3, 21), civilDay(y + 1, 3, 21))),
    ),
};

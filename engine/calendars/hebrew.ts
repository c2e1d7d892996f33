/**
 * The Hebrew calendar: mean new moons (molad) of 29 d 12 h 793 parts, nineteen years with seven leap months, and the
 * postponements of the new year. Arithmetic after Reingold and Dershowitz, Calendrical Calculations, 8. A day begins at the
 * sunset before the civil day that is given for it.
 */

import { beginningIn, CIVIL_DAY_OF_FIXED, type WorldCalendar, type WorldMonth } from './calendar.ts';

const EPOCH = -1_373_427 - CIVIL_DAY_OF_FIXED;

// Days from the epoch to the new year by the molad and the rule that it is no Sunday, Wednesday or Friday.
function elapsed(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const day = 29 * months + Math.floor((12_084 + 13_753 * months) / 25_920);
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}

// The civil day of 1 Tishrei: a year has 353 to 355 or 383 to 385 days.
function newYear(year: number): number {
  const day = elapsed(year);
  const late = elapsed(year + 1) - day === 356 ? 2 : day - elapsed(year - 1) === 382 ? 1 : 0;
  return EPOCH + day + late;
}

const TISHREI = 6;
const ADAR = 11;
const ADAR_I = 12;

function monthsOfYear(year: number): WorldMonth[] {
  const start = newYear(year);
  const length = newYear(year + 1) - start;
  const leap = length > 360;
  const cheshvan = length % 10 === 5 ? 30 : 29;
  const kislev = length % 10 === 3 ? 29 : 30;
  const lengths: (readonly [month: number, days: number])[] = [
    [TISHREI, 30],
    [7, cheshvan],
    [8, kislev],
    [9, 29],
    [10, 30],
    ...(leap ? [[ADAR_I, 30] as const] : []),
    [ADAR, 29],
    [0, 30],
    [1, 29],
    [2, 30],
    [3, 29],
    [4, 30],
    [5, 29],
  ];
  let first = start;
  return lengths.map(([month, days]) => {
    const begin = first;
    first += days;
    return { month, first: begin, days };
  });
}

/** Adar is the month of Purim: of a leap year the second; the one before it is Adar I. */
export const hebrew: WorldCalendar = {
  name: 'Hebrew',
  months: [
    ['Nisan'],
    ['Iyar', 'Iyyar'],
    ['Sivan'],
    ['Tammuz'],
    ['Av'],
    ['Elul'],
    ['Tishrei', 'Tishri'],
    ['Cheshvan', 'Marcheshvan', 'Heshvan'],
    ['Kislev'],
    ['Tevet'],
    ['Shevat', 'Shvat'],
    ['Adar', 'Adar II'],
    ['Adar I'],
  ],
  monthsOf: (year) => beginningIn(year, [...monthsOfYear(year + 3760), ...monthsOfYear(year + 3761)]),
};

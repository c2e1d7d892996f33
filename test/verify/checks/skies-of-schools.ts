// What almanacs of two schools print in one land: months of Bengal, tithis and stars of a Tamil almanac, official dates that follow
// such almanacs.

import { placeYearOn } from '../../../engine/almanac/on-sky.ts';
import { CIVIL_DAY_OF_FIXED } from '../../../engine/calendars/calendar.ts';
import type { HinduLunarDate, HinduSolarDate } from '../../../engine/calendars/hindu/kali.ts';
import { modernLunarDate, modernSolarDate } from '../../../engine/calendars/hindu/modern.ts';
import { civilFromDay, parseIsoDate } from '../../../engine/civil/civil.ts';
import { labelAt } from '../../../engine/observe/quantities.ts';
import { astronomicalLunarDate, astronomicalSolarDate } from '../../../engine/panchang/astronomical-hindu.ts';
import { type Calculator, nearest, type RuleAtPlace, shown } from '../calculator.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { uncovered, unread, type Verdict, verdict } from '../verdict.ts';

/** The first day of a Bengali month (1..12) within a day of `near`, by the sky of a school. */
function bengaliFirst(
  calculator: Calculator,
  school: string,
  month: number,
  near: number,
): number | undefined {
  const pack = calculator.pack(school);
  const py = calculator.yearOf(places.Kolkata, civilFromDay(near).year);
  if (pack === undefined || py === undefined) return undefined;
  const on = placeYearOn(py, pack.sky);
  return [near, near - 1, near + 1].find((day) => {
    const date = pack.calendarDate(on, 'Bengali', day);
    return date?.month === month - 1 && date.day === 1;
  });
}

/** Judges the first day of a Bengali month: the list mixes two schools, so that a row agrees if either of them has its day. */
export function checkBengaliMonth(calculator: Calculator, row: Row): Verdict {
  const day = parseIsoDate(row.at('first_day'));
  if (day === undefined) return unread('first_day', row.at('first_day'));
  const name = row.at('bengali_year-month');
  const month = Number(name.split('-')[1]);
  const gupta = bengaliFirst(calculator, 'gupta_press', month, day);
  const drik = bengaliFirst(calculator, 'bisuddha', month, day);
  return verdict(
    gupta === day || drik === day,
    () => ({
      what: `first of ${name}`,
      expected: shown(day),
      actual: `${shown(gupta)} by the Surya Siddhanta, ${shown(drik)} by drik`,
      reason: null,
    }),
    { 'Gupta Press': gupta === day, 'Bisuddha Siddhanta': drik === day },
  );
}

/** Judges a day of the Pambu almanac: the tithi (1 to 30) printed for it, at sunrise in Chennai. */
export function checkPambuDay(calculator: Calculator, row: Row): Verdict {
  const day = parseIsoDate(row.at('date'));
  if (day === undefined) return unread('date', row.at('date'));
  const at = calculator.dayOf(places.Chennai, day);
  if (at === undefined) return uncovered;
  const tithiOn = (sky: 'vakya' | 'drik'): number => {
    const py = placeYearOn(at.py, sky);
    return labelAt(py, TITHI, py.sunrise[at.index]) + 1;
  };
  const printed = Number(row.at('tithi_printed'));
  const [vakya, drik] = [tithiOn('vakya'), tithiOn('drik')];
  return verdict(
    vakya === printed,
    () => ({
      what: `tithi of ${row.at('date')}`,
      expected: String(printed),
      actual: `${vakya} by the Vakya, ${drik} by drik`,
      reason: null,
    }),
    { Vakya: vakya === printed, drik: drik === printed },
  );
}

const TITHI = { name: 'tithi', body: 'Moon' } as const;

const lankan = { pack: 'SRI_LANKA', place: places.Colombo };
const nepalese = { pack: 'NEPAL', place: places.Kathmandu };

/** The rules that a row of official dates stands for. */
const officialRules: Readonly<Record<string, RuleAtPlace | undefined>> = {
  'Sri Lanka DIWALI': { ...lankan, code: 'FESTIVAL_DEEPAVALI' },
  'Sri Lanka MAHA_SHIVARATRI': { ...lankan, code: 'FESTIVAL_MAHA_SHIVARATRI' },
  'Nepal MAKAR_SANKRANTI': { ...nepalese, code: 'SANKRANTI_MAKARA' },
  'Nepal VAISAKHI': { ...nepalese, code: 'FESTIVAL_NEPALI_NEW_YEAR' },
  'Nepal RAKSHA_BANDHAN': { ...nepalese, code: 'FESTIVAL_RAKSHA_BANDHAN' },
  'Nepal GOVARDHAN_PUJA': { ...nepalese, code: 'FESTIVAL_GOVARDHAN_PUJA' },
  'Nepal CHHATH_PUJA': { ...nepalese, code: 'FESTIVAL_CHHATH_PUJA' },
};

/** Judges an official date of Sri Lanka or Nepal, where almanacs of another sky are followed. */
export function checkAlmanacFestival(calculator: Calculator, row: Row): Verdict {
  const day = parseIsoDate(row.at('date'));
  if (day === undefined) return unread('date', row.at('date'));
  const what = `${row.at('place')} ${row.at('festival')}`;
  const rule = officialRules[what];
  if (rule === undefined) return uncovered;
  const ours = nearest(calculator.observances(rule, day), day)?.day;
  return verdict(
    ours === day,
    () => ({
      what,
      expected: shown(day),
      actual: shown(ours),
      reason: outsideMaasi(calculator, row, { ours, day }),
    }),
    { [what]: ours === day },
  );
}

// Maasi is the twelfth month but one of the Tamil year.
const MAASI = 10;

/** Sri Lanka's Shivaratri lies in the solar month Maasi: where the lunar one does not, the next dark fourteenth is printed. */
function outsideMaasi(
  calculator: Calculator,
  row: Row,
  { ours, day }: { readonly ours: number | undefined; readonly day: number },
): string | null {
  if (row.at('festival') !== 'MAHA_SHIVARATRI' || ours === undefined) return null;
  const py = calculator.yearOf(places.Colombo, civilFromDay(day).year);
  const pack = calculator.pack('vakya');
  if (py === undefined || pack === undefined) return null;
  const monthOf = (d: number): number | undefined =>
    pack.calendarDate(placeYearOn(py, pack.sky), 'Tamil', d)?.month;
  return monthOf(day) === MAASI && monthOf(ours) !== MAASI
    ? 'counted in the solar month Maasi; our date lies outside it'
    : null;
}

/** Ujjain, by whose sunrise and sunset the calendars of the book are counted; its clock is that of its meridian in India. */
const UJJAIN = { lat: 23.15, lon: 75.7683, zone: 'Asia/Kolkata' };

/** Judges a sample date of Reingold and Dershowitz in the modern calendars, and in the astronomical ones where the ephemeris reaches. */
export function checkHinduSample(calculator: Calculator, row: Row): Verdict {
  const day = Number(row.at('rd')) - CIVIL_DAY_OF_FIXED;
  if (Number.isNaN(day)) return unread('rd', row.at('rd'));
  const solar = ({ year, month, day: of }: HinduSolarDate): string => `${year}/${month}/${of}`;
  const lunar = ({ year, month, isLeapMonth, day: of, isLeapDay }: HinduLunarDate): string =>
    `${year}/${month}/${isLeapMonth}/${of}/${isLeapDay}`;
  const at = calculator.dayOf(UJJAIN, day);
  const pairs: readonly (readonly [string, string, string | undefined])[] = [
    ['modern solar', 'hindu_solar_modern(saka y/m/d)', solar(modernSolarDate(day))],
    ['modern lunar', 'hindu_lunar_modern(vikrama y/m/leap/d/leapday)', lunar(modernLunarDate(day))],
    ['astronomical solar', 'astro_hindu_solar(tamil)', at && solar(astronomicalSolarDate(at.py, at.index))],
    ['astronomical lunar', 'astro_hindu_lunar(vikrama)', at && lunar(astronomicalLunarDate(at.py, at.index))],
  ];
  const judged = pairs.filter(([, , ours]) => ours !== undefined);
  const differing = judged.filter(([, column, ours]) => row.at(column) !== ours);
  return verdict(
    differing.length === 0,
    () => ({
      what: `${row.at('gregorian')} in ${differing.map(([name]) => name).join(', ')}`,
      expected: differing.map(([, column]) => row.at(column)).join(', '),
      actual: differing.map(([, , ours]) => ours).join(', '),
      reason: null,
    }),
    Object.fromEntries(judged.map(([name, column, ours]) => [name, row.at(column) === ours])),
  );
}

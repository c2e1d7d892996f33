// The civil days that a stated date may be, as text and as JSON.

import { eras, type PossibleDay, type Reading, type StatedDate } from '@nirnaya/app/inscriptions';
import { nameOf, type SkyName, skyLabels, tithiFullName } from '@nirnaya/dsl/vocabulary';
import { julianFromDay } from '@nirnaya/engine/calendars';
import { type CivilDate, civilFromDay } from '@nirnaya/engine/civil';
import { LANKA_LONGITUDE } from '@nirnaya/engine/sky';
import { clockOfOffset } from '@nirnaya/explain/dates';
import type { Paint } from '../text/paint.ts';
import { table } from '../text/table.ts';
import { wrapped } from '../text/wrap.ts';

interface Layout {
  readonly sky: SkyName;
  readonly paint: Paint;
  readonly columns: number;
}

/** What was read, the days that fit, and, where none does, those that fail in something with what. */
export function possibleDaysText(
  stated: StatedDate,
  days: readonly PossibleDay[],
  { sky, paint, columns }: Layout,
): string {
  const fitting = days.filter(isFitting);
  const shown = fitting.length > 0 ? fitting : days;
  const head = paint.bold(`${statedText(stated)}, by ${skyLabels[sky]}`);
  const count = countText(fitting.length, days.length);
  if (shown.length === 0) return `${head}\n${wrapped(count, columns)}\n`;
  const rows = shown.map((one) => [
    dateText(julianFromDay(one.day)),
    dateText(civilFromDay(one.day)),
    nameOf('weekday', one.weekday),
    ...(stated.date.kind === 'lunar' ? [tithiText(one)] : [one.rules.join(', ')]),
    one.nakshatras.map((label) => nameOf('nakshatra', label)).join(', '),
    readingText(one.reading),
    ...(fitting.length > 0 ? [] : [failing(one)]),
  ]);
  const heads = [
    'Julian',
    'Gregorian',
    'Weekday',
    stated.date.kind === 'lunar' ? 'Tithi' : 'Month begins as in',
    'Nakshatra',
    'Read as',
    ...(fitting.length > 0 ? [] : ['Does not fit']),
  ];
  return `${head}\n${wrapped(count, columns)}\n\n${table([heads, ...rows])}\n`;
}

/** A day as JSON; dates of both calendars, BCE years counted with a year 0. */
export const possibleDayJson = (one: PossibleDay) => ({
  julian: isoOf(julianFromDay(one.day)),
  gregorian: isoOf(civilFromDay(one.day)),
  weekday: nameOf('weekday', one.weekday),
  fits: one.fits,
  at_sunrise: one.atSunrise ?? null,
  tithi_begins_at: one.span === undefined ? null : ujjain.minute(one.span[0]),
  tithi_ends_at: one.span === undefined ? null : ujjain.minute(one.span[1]),
  lunar_month_is: one.month ?? null,
  month_rules: one.rules,
  nakshatras: one.nakshatras.map((label) => nameOf('nakshatra', label)),
  reading: {
    count: one.reading.count,
    years_begin_in: one.reading.begins,
    months: one.reading.months ?? null,
  },
});

const isFitting = ({ fits }: PossibleDay): boolean => fits.weekday && fits.nakshatra;

function countText(fitting: number, all: number): string {
  if (all === 0) return 'No reading of it has such a day: the month or the tithi does not occur in the year.';
  const readings = `${all} ${all === 1 ? 'day' : 'days'} by all readings`;
  if (fitting > 0) return `${fitting} of ${readings} ${fitting === 1 ? 'fits' : 'fit'}.`;
  return `None of ${readings} fits; each is shown with what does not.`;
}

function statedText({ era, year, date, weekday, nakshatra }: StatedDate): string {
  const day =
    date.kind === 'lunar'
      ? `${date.isAdhika ? 'Adhika ' : ''}${nameOf('lunar month', date.month)} ${tithiFullName(date.tithi)}`
      : `${nameOf('rashi', date.rashi)} ${date.day}`;
  const more = [
    ...(weekday === undefined ? [] : [nameOf('weekday', weekday)]),
    ...(nakshatra === undefined ? [] : [`nakshatra ${nameOf('nakshatra', nakshatra)}`]),
  ];
  return [`${eras[era].title} ${year} ${day}`, ...more].join(', ');
}

function tithiText({ atSunrise, month }: PossibleDay): string {
  const when = atSunrise === true ? 'at sunrise' : 'later in the day';
  return month === 'kshaya' ? `${when}, kshaya month` : when;
}

function readingText({ count, begins, months }: Reading): string {
  const from = begins === 'autumn' ? ['from autumn'] : [];
  return [count, ...from, ...(months === undefined ? [] : [months])].join(', ');
}

const failing = ({ fits }: PossibleDay): string =>
  [...(fits.weekday ? [] : ['weekday']), ...(fits.nakshatra ? [] : ['nakshatra'])].join(', ');

function dateText({ year, month, day }: CivilDate): string {
  return `${day} ${nameOf('gregorian month', month - 1)} ${year > 0 ? year : `${1 - year} BCE`}`;
}

function isoOf({ year, month, day }: CivilDate): string {
  const pad = (value: number, width: number): string => String(value).padStart(width, '0');
  return `${year < 0 ? '-' : ''}${pad(Math.abs(year), 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** The mean clock of Ujjain. */
const ujjain = clockOfOffset(Math.round(LANKA_LONGITUDE * 4));

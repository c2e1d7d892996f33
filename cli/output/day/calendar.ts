// The date of a day in the calendars of the land, the land's own calendar first.

import { glued } from '../text/wrap.ts';
import { listed, type PageLine } from './layout.ts';
import type { FullDay } from './panchang.ts';

type Calendar = NonNullable<FullDay['hindu_calendar']>;

/** Lunar month, solar dates, years with their names, and season. */
export function calendarLines(full: FullDay): PageLine[] {
  const { hindu_calendar: calendar } = full;
  if (calendar === null) return [];
  return [monthLine(calendar), ...solarLine(calendar), ...yearLines(calendar), ...seasonLine(full)];
}

/** Lunar month and solar dates. */
export function dateLines({ hindu_calendar: calendar }: FullDay): PageLine[] {
  return calendar === null ? [] : [monthLine(calendar), ...solarLine(calendar)];
}

/** Choices in their order, but the one of a key before all others. */
const withFirst = <K>(first: K, all: readonly (readonly [K, string])[]): string =>
  [...all.filter(([key]) => key === first), ...all.filter(([key]) => key !== first)]
    .map(([, text]) => glued(text))
    .join(', ');

function monthLine({ amanta, purnimanta, paksha, primary }: Calendar): PageLine {
  const months = withFirst(primary.month, [
    ['amanta', `${amanta} (amanta)`],
    ['purnimanta', `${purnimanta} (purnimanta)`],
  ]);
  return ['Month', listed([months, glued(`${paksha} paksha`)])];
}

function solarLine({ solar, primary }: Calendar): PageLine[] {
  const dates = solar.flatMap(({ calendar, month, day, year, era, year_name }) => {
    if (month === null || day === null) return [];
    const named = listed([year !== null && era !== null ? `${era} ${year}` : null, year_name]);
    return [[calendar, `${calendar} ${month} ${day}${named === '' ? '' : ` (${named})`}`] as const];
  });
  const absent = solar.filter(({ month }) => month === null).map(({ calendar }) => calendar);
  const text = listed([
    withFirst(primary.solar, dates),
    absent.length === 0 ? null : `no date can be given in ${absent.join(', ')}`,
  ]);
  return text === '' ? [] : [['Solar', text]];
}

function yearLines(calendar: Calendar): PageLine[] {
  const { primary, samvatsara } = calendar;
  const years = withFirst(primary.era, [
    ['vikram', `Vikram ${calendar.vikram_samvat}`],
    ['vikram_kartikadi', `Gujarati ${calendar.vikram_samvat_kartikadi}`],
    ['shaka', `Shaka ${calendar.shaka_samvat}`],
  ]);
  const names = withFirst(primary.samvatsara, [
    ['north', `${samvatsara.north} (north)`],
    ['south', `${samvatsara.south} (south)`],
    ['kartikadi', `${samvatsara.kartikadi} (Gujarati)`],
  ]);
  return [
    ['Year', listed([years, glued(`Kali ${calendar.kali_year}`)])],
    ['Samvatsara', names],
  ];
}

function seasonLine({ season }: FullDay): PageLine[] {
  if (season === null) return [];
  const { drik, vedic, lunar } = season;
  const solar = [
    ['drik', drik],
    ['vedic', vedic],
  ] as const;
  const seasons = solar.map(([zodiac, { ritu, ayana }]) => glued(`${ritu}, ${ayana} (${zodiac})`));
  return [['Season', [...seasons, glued(`${lunar.ritu} (lunar)`)].join('; ')]];
}

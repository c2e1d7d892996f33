// One day as a row of an export. Angas are read at sunrise; where the Sun does not rise, six hours after midnight.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { NamedKind } from '@nirnaya/contract/schema';
import { nameOf, tithiFullName } from '@nirnaya/dsl/vocabulary';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { isoDate, weekdayOf } from '@nirnaya/engine/civil';
import { karanaOfHalf, lunationAt } from '@nirnaya/engine/observe';
import { type Track, trackLabelAt } from '@nirnaya/engine/sky';
import type { LocalClock } from '@nirnaya/explain/dates';
import { lunationName } from '@nirnaya/explain/sentences';
import { solarDate } from '../day/solar.ts';

/** The columns, in order. */
export const dayColumns = [
  'date',
  'sunrise',
  'sunset',
  'tithi',
  'nakshatra',
  'yoga',
  'karana',
  'amanta_month',
  'adhika',
  'tamil',
  'malayalam',
  'bengali',
  'odia',
] as const;

/** The columns of names, behind the others where a language is named. */
export const nameColumns = [
  'tithi_name',
  'nakshatra_name',
  'yoga_name',
  'karana_name',
  'month_name',
  'weekday_name',
] as const;

/** A row: null where there is nothing to show; names where they are asked for. */
export type DayRow = Readonly<
  Record<(typeof dayColumns)[number], string | number | null> &
    Partial<Record<(typeof nameColumns)[number], string | null>>
>;

const calendars = { tamil: 'Tamil', malayalam: 'Malayalam', bengali: 'Bengali', odia: 'Odia' } as const;

/** What rows are made by. */
export interface RowSource {
  readonly pack: CompiledPack;
  /** writes names; without it there are none */
  readonly names?: (kind: NamedKind, english: string) => string;
}

/** The row of a day index of a place-year. */
export function dayRow(py: PlaceYear, { pack, names }: RowSource, clock: LocalClock, index: number): DayRow {
  const { sky } = py;
  const day = py.firstDay + index;
  const at = py.dayStart[index];
  const number = (track: Track): number => trackLabelAt(track, at) + 1;
  const lunation = lunationAt(sky, at);
  const solar = (calendar: string): string | null => {
    const date = solarDate(pack, py, calendar, day);
    return date === undefined ? null : `${date.month}-${date.day}`;
  };
  return {
    date: isoDate(day),
    sunrise: clock.hms(py.sunrise[index]),
    sunset: clock.hms(py.sunsetSeen[index]),
    tithi: number(sky.tithi),
    nakshatra: number(sky.nakshatra),
    yoga: number(sky.yoga),
    karana: number(sky.karana),
    amanta_month: lunation?.months[0] ?? null,
    adhika: lunation?.adhika === true ? 1 : 0,
    tamil: solar(calendars.tamil),
    malayalam: solar(calendars.malayalam),
    bengali: solar(calendars.bengali),
    odia: solar(calendars.odia),
    ...(names === undefined ? {} : namesAt(py, index, at, names)),
  };
}

function namesAt(
  { sky, firstDay }: PlaceYear,
  index: number,
  at: number,
  name: NonNullable<RowSource['names']>,
): Record<(typeof nameColumns)[number], string | null> {
  const lunation = lunationAt(sky, at);
  return {
    tithi_name: name('tithi', tithiFullName(trackLabelAt(sky.tithi, at) + 1)),
    nakshatra_name: name('nakshatra', nameOf('nakshatra', trackLabelAt(sky.nakshatra, at))),
    yoga_name: name('yoga', nameOf('yoga', trackLabelAt(sky.yoga, at))),
    karana_name: name('karana', nameOf('karana', karanaOfHalf(trackLabelAt(sky.karana, at)))),
    month_name: lunation === undefined ? null : name('lunar month', lunationName(lunation)),
    weekday_name: name('weekday', nameOf('weekday', weekdayOf(firstDay + index))),
  };
}

/** A row as a line of CSV. No value holds a comma or a quote. */
export const csvLine = (row: DayRow, columns: readonly (keyof DayRow)[] = dayColumns): string =>
  columns.map((column) => row[column] ?? '').join(',');

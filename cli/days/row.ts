// One day as a row of an export. Angas are read at sunrise; where the Sun does not rise, six hours after midnight.

import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { lunationAt } from '../../engine/observe/quantities.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { type Track, trackLabelAt } from '../../engine/sky/track.ts';
import type { LocalClock } from '../../explain/clock.ts';
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

/** A row: null where there is nothing to show. */
export type DayRow = Readonly<Record<(typeof dayColumns)[number], string | number | null>>;

const calendars = { tamil: 'Tamil', malayalam: 'Malayalam', bengali: 'Bengali', odia: 'Odia' } as const;

/** The row of a day index of a place-year. */
export function dayRow(py: PlaceYear, pack: CompiledPack, clock: LocalClock, index: number): DayRow {
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
  };
}

/** A row as a line of CSV. No value holds a comma or a quote. */
export const csvLine = (row: DayRow): string => dayColumns.map((column) => row[column] ?? '').join(',');

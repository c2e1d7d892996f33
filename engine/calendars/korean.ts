/**
 * The Korean calendar: the Chinese rule by the legal time of Korea, which changed four times.
 */

import { civilDay } from '../civil/civil.ts';
import type { WorldCalendar } from './calendar.ts';
import { chineseTime } from './chinese.ts';
import { lunisolarCalendar } from './lunisolar.ts';
import type { Meridian } from './meridian.ts';
import type { CalendarTables } from './tables.ts';

/** Until 1907 the almanac of Beijing's time was used. */
export const koreanTime: Meridian = [
  ...chineseTime.slice(0, 1),
  [civilDay(1908, 4, 1), 8.5],
  [civilDay(1912, 1, 1), 9],
  [civilDay(1954, 3, 21), 8.5],
  [civilDay(1961, 8, 10), 9],
];

export const korean = (tables: CalendarTables): WorldCalendar =>
  lunisolarCalendar(tables, {
    name: 'Korean',
    meridian: koreanTime,
    leap: 'Yun',
    months: [
      ['Jeongwol'],
      ['Iwol'],
      ['Samwol'],
      ['Sawol'],
      ['Owol'],
      ['Yuwol'],
      ['Chirwol'],
      ['Parwol'],
      ['Guwol'],
      ['Siwol'],
      ['Sibirwol', 'Dongjitdal'],
      ['Sibiwol', 'Seotdal'],
    ],
  });

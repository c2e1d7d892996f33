/**
 * The old calendar of Japan (kyureki): the Chinese rule by the time of Kyoto and Tokyo until 1887, of 135 degrees east
 * since. Until 1872 it was the legal calendar, computed by older models of the sky, whose days this rule may miss by one.
 * Between the equinox of 2033 and that of 2034 the rule leaves the choice of a leap month open; here it is the Chinese.
 */

import { civilDay } from '../civil/civil.ts';
import type { WorldCalendar } from './calendar.ts';
import { lunisolarCalendar } from './lunisolar.ts';
import type { Meridian } from './meridian.ts';
import type { CalendarTables } from './tables.ts';

export const japaneseTime: Meridian = [
  [Number.NEGATIVE_INFINITY, 9 + 143 / 450],
  [civilDay(1888, 1, 1), 9],
];

export const japanese = (tables: CalendarTables): WorldCalendar =>
  lunisolarCalendar(tables, {
    name: 'Japanese',
    meridian: japaneseTime,
    leap: 'Uruu',
    months: [
      ['Mutsuki'],
      ['Kisaragi'],
      ['Yayoi'],
      ['Uzuki'],
      ['Satsuki'],
      ['Minazuki'],
      ['Fumizuki'],
      ['Hazuki'],
      ['Nagatsuki'],
      ['Kannazuki'],
      ['Shimotsuki'],
      ['Shiwasu'],
    ],
  });

/**
 * The Vietnamese calendar: the Chinese rule, since 1968 by the time of 105 degrees east.
 */

import { civilDay } from '../civil/civil.ts';
import type { WorldCalendar } from './calendar.ts';
import { chineseTime } from './chinese.ts';
import { lunisolarCalendar } from './lunisolar.ts';
import type { Meridian } from './meridian.ts';
import type { CalendarTables } from './tables.ts';

export const vietnameseTime: Meridian = [...chineseTime, [civilDay(1968, 1, 1), 7]];

export const vietnamese = (tables: CalendarTables): WorldCalendar =>
  lunisolarCalendar(tables, {
    name: 'Vietnamese',
    meridian: vietnameseTime,
    leap: 'Nhuận',
    months: [
      ['Giêng', 'Gieng'],
      ['Hai'],
      ['Ba'],
      ['Tư', 'Tu'],
      ['Năm', 'Nam'],
      ['Sáu', 'Sau'],
      ['Bảy', 'Bay'],
      ['Tám', 'Tam'],
      ['Chín', 'Chin'],
      ['Mười', 'Muoi'],
      ['Mười Một', 'Muoi Mot'],
      ['Chạp', 'Chap'],
    ],
  });

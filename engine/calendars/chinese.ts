/**
 * The Chinese calendar, by the time of Beijing until 1928 and of 120 degrees east since, until 1911 as the almanacs of the
 * court have it.
 */

import { civilDay } from '../civil/civil.ts';
import type { WorldCalendar } from './calendar.ts';
import { lunisolarCalendar } from './lunisolar.ts';
import type { Meridian } from './meridian.ts';
import type { CalendarTables } from './tables.ts';

/** Beijing lies at 116 degrees 25 minutes east. */
export const chineseTime: Meridian = [
  [Number.NEGATIVE_INFINITY, (116 + 25 / 60) / 15],
  [civilDay(1929, 1, 1), 8],
];

export const chinese = (tables: CalendarTables): WorldCalendar =>
  lunisolarCalendar(tables, {
    name: 'Chinese',
    meridian: chineseTime,
    printed: (of) => of.qing(),
    leap: 'Run',
    months: [
      ['Zhengyue'],
      ['Eryue'],
      ['Sanyue'],
      ['Siyue'],
      ['Wuyue'],
      ['Liuyue'],
      ['Qiyue'],
      ['Bayue'],
      ['Jiuyue'],
      ['Shiyue'],
      ['Shiyiyue', 'Dongyue'],
      ['Shieryue', 'Layue'],
    ],
  });

/**
 * The Chinese calendar, by the time of Beijing until 1928 and of 120 degrees east since, until 1911 as the almanacs of the
 * court have it.
 */

import { civilDay, parseIsoDate } from '../civil/civil.ts';
import type { WorldCalendar } from './calendar.ts';
import { printedNewMoons, printedTerms } from './data/qing-almanac.ts';
import { lunisolarCalendar } from './lunisolar.ts';
import type { Meridian } from './meridian.ts';

/** Beijing lies at 116 degrees 25 minutes east. */
export const chineseTime: Meridian = [
  [Number.NEGATIVE_INFINITY, (116 + 25 / 60) / 15],
  [civilDay(1929, 1, 1), 8],
];

const days = (pairs: readonly (readonly [string, string])[]): ReadonlyMap<number, number> =>
  new Map(pairs.map(([computed, printed]) => [parseIsoDate(computed) ?? 0, parseIsoDate(printed) ?? 0]));

const qing = { newMoons: days(printedNewMoons), terms: days(printedTerms) };

export const chinese: WorldCalendar = lunisolarCalendar(
  'Chinese',
  { meridian: chineseTime, printed: qing },
  'Run',
  [
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
);

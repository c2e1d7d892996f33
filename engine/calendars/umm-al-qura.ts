/**
 * The Umm al-Qura calendar of Saudi Arabia by the rule in force since 1423 AH (2002): a month begins on the day after the
 * evening on which the Moon, new before the Sun sets at Mecca, sets after it; otherwise a day later. Computed for all years,
 * before 2002 too, when other rules were in force. Sets: the centres, without refraction (scripts/calendars).
 */

import { newYear } from '../sky/new-year.ts';
import { beginningIn, type WorldCalendar } from './calendar.ts';
import { firstMoon, moonCount, nextDayBits } from './data/umm-al-qura.ts';
import { newMoon, newMoonBefore } from './instants.ts';
import { islamicMonths } from './islamic-months.ts';
import { civilDayAt, type Meridian } from './meridian.ts';

const meccaTime: Meridian = [[Number.NEGATIVE_INFINITY, 3]];

let bytes: Buffer | undefined;

function isNextDay(number: number): boolean {
  const i = number - firstMoon;
  // Beyond the years of the sky months only bound those within them.
  if (i < 0 || i >= moonCount) return true;
  bytes ??= Buffer.from(nextDayBits, 'base64');
  return (((bytes[i >> 3] ?? 0) >> (i & 7)) & 1) === 1;
}

const firstDay = (number: number): number =>
  civilDayAt(meccaTime, newMoon(number)) + (isNextDay(number) ? 1 : 2);

// The new moon of Muharram 1445, which began on 19 July 2023.
const muharram1445 = newMoonBefore(2_460_143.5);

export const ummAlQura: WorldCalendar = {
  name: 'Umm Al-Qura',
  months: islamicMonths,
  monthsOf: (year) => {
    const before = newMoonBefore(newYear(year)) - 1;
    return beginningIn(
      year,
      Array.from({ length: 15 }, (_, i) => {
        const number = before + i;
        const first = firstDay(number);
        const month = (((number - muharram1445) % 12) + 12) % 12;
        return { month, first, days: firstDay(number + 1) - first };
      }),
    );
  },
};

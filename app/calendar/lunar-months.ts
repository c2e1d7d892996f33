// The lunar months of the calendar, by name.

import type { calendarDay, calendarMonth } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { monthAt } from '@nirnaya/engine/panchang';
import type { LocalClock } from '@nirnaya/explain/dates';
import type { PanchangDay } from '../day/day.ts';
import { amantaName, purnimantaName } from '../day/month-name.ts';
import { periodOf } from '../day/times.ts';

/** The lunar month in which a day begins. */
export function lunarMonthOf({ py, from }: PanchangDay): z.output<typeof calendarDay>['lunar_month'] {
  const month = monthAt(py.sky, from);
  if (month === undefined) return null;
  const { adhika, kshaya } = month;
  return {
    amanta: amantaName(month),
    purnimanta: purnimantaName(month),
    is_adhika: adhika,
    is_kshaya: kshaya,
  };
}

/** The lunations that touch the dates of a place-year from one day index up to another, which is left out. */
export function lunarMonthsIn(
  { sky, midnight }: PlaceYear,
  clock: LocalClock,
  from: number,
  end: number,
): z.output<typeof calendarMonth>['lunar_months'] {
  return sky.lunations
    .filter((lunation) => lunation.end > midnight[from] && lunation.start < midnight[end])
    .map((lunation) => {
      const [first, second] = lunation.months;
      const { adhika, kshaya } = lunation;
      const amantaSecond = second === undefined ? undefined : second - 1;
      const amanta = amantaName({ amanta: first - 1, amantaSecond, adhika });
      return { amanta, is_adhika: adhika, is_kshaya: kshaya, ...periodOf(clock, lunation) };
    });
}

// A civil month as a whole: how many festivals, which key dates, lunar months and sankrantis.

import type { calendarMonth } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { isoDate } from '@nirnaya/engine/civil';
import { sankrantisOf } from '@nirnaya/engine/panchang';
import { clockIn, type LocalClock } from '@nirnaya/explain/dates';
import type { RequestContext } from '../context/request-context.ts';
import { countOf, type ObservedDay } from '../festivals/days.ts';
import { monthBounds } from '../requests/dates.ts';
import { keyDatesOf } from './key-dates.ts';
import { lunarMonthsIn } from './lunar-months.ts';

/** A month as answered. */
type CalendarMonth = z.output<typeof calendarMonth>;

/** Sums up a month of a year; `observed` is what is observed on its dates, and may hold other dates too. */
export function calendarMonthOf(
  context: RequestContext,
  year: number,
  month: number,
  observed: readonly ObservedDay[],
): CalendarMonth {
  const [from, end] = monthBounds(year, month);
  const py = context.year(year);
  const clock = clockIn(context.zone);
  const ofMonth = observed.filter(({ day }) => from <= day && day < end);
  const lunarMonths = lunarMonthsIn(py, clock, from - py.firstDay, end - py.firstDay);
  return {
    month,
    name: nameOf('gregorian month', month - 1),
    festival_count: countOf(ofMonth),
    key_dates: keyDatesOf(ofMonth),
    lunar_months: lunarMonths,
    adhika_month: lunarMonths.find(({ is_adhika }) => is_adhika)?.amanta ?? null,
    sankrantis: sankrantisIn(py, clock, from, end),
  };
}

function sankrantisIn(
  py: PlaceYear,
  clock: LocalClock,
  from: number,
  end: number,
): CalendarMonth['sankrantis'] {
  return sankrantisOf(py).flatMap(({ rashi, instant, civilIndex }) => {
    const day = py.firstDay + civilIndex;
    const at = clock.iso(instant);
    return day < from || day >= end || at === null
      ? []
      : [{ rashi: nameOf('rashi', rashi), date: isoDate(day), at }];
  });
}

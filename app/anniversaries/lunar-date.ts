// The lunar date that an anniversary is of: that of a moment, that of the sunrise of a civil date, or one that is stated.

import { JD_OF_CIVIL_DAY_0 } from '@nirnaya/engine/civil';
import { type AngaSpan, type LunarMonth, monthAt, spanAt, spansTouching } from '@nirnaya/engine/panchang';
import type { RequestContext } from '../context/request-context.ts';
import { requireDayOccurred } from '../context/skipped-days.ts';
import { birthOf } from '../jyotisha/birth.ts';
import { requireServedDay, yearOf } from '../requests/dates.ts';
import { invalidParameters, unsupported } from '../requests/refusal.ts';
import type { AppContext } from '../workspace/app-context.ts';

/** How a lunar date is given: by a civil date, with a clock time or without; or by month and tithi. */
export interface LunarDateQuery {
  /** civil day number */
  readonly date?: number | undefined;
  /** minutes after midnight by the clock of the place */
  readonly time?: number | undefined;
  /** 1 = Chaitra */
  readonly month?: number | undefined;
  /** 1 to 30 */
  readonly tithi?: number | undefined;
  readonly adhika?: boolean | undefined;
  readonly months?: 'amanta' | 'purnimanta' | undefined;
}

/** A month as it is counted until the new moon: 0 = Chaitra. */
export type MonthName = Pick<LunarMonth, 'amanta' | 'amantaSecond' | 'adhika'>;

/** A tithi of a month that returns each year. */
export interface YearlyTithi {
  readonly month: MonthName;
  /** 0 to 29 */
  readonly tithi: number;
  /** when it began first, JD UT; undefined where that is not known */
  readonly began: number | undefined;
}

/** The tithi of a lunar date that returns each year. */
export const yearlyTithi = ({
  month: { amanta, amantaSecond, adhika },
  tithi,
  moment,
}: LunarDate): YearlyTithi => ({
  month: { amanta, amantaSecond, adhika },
  tithi,
  began: moment?.tithi.start,
});

/** A lunar date. */
export interface LunarDate {
  readonly determinedBy: 'time' | 'sunrise' | 'statement';
  readonly month: MonthName;
  /** 0 to 29 */
  readonly tithi: number;
  /** what ran at the moment; undefined where the date is stated */
  readonly moment:
    | { readonly tithi: AngaSpan; readonly nakshatra: AngaSpan | undefined; readonly month: LunarMonth }
    | undefined;
  /** the tithis of the civil date where no time is given */
  readonly possible: readonly AngaSpan[];
}

/** The lunar date of a query. Throws a 400 where neither a date nor month and tithi are given, or both, and a 404 or 422 for a date that is not served. */
export function lunarDateOf(
  service: Pick<AppContext, 'zones'>,
  context: RequestContext,
  query: LunarDateQuery,
): LunarDate {
  const { date, month, tithi } = query;
  if (date === undefined) return stated(query);
  if (month !== undefined || tithi !== undefined)
    throw invalidParameters([
      { field: month === undefined ? 'tithi' : 'month', message: 'must be omitted if date is sent' },
    ]);
  requireServedDay(date);
  requireDayOccurred(context, date);
  return ofDate(service, context, date, query.time);
}

function stated({ month, tithi, adhika = false, months = 'amanta' }: LunarDateQuery): LunarDate {
  if (month === undefined || tithi === undefined) {
    const message = 'is required unless date is sent';
    throw invalidParameters(
      [
        { field: 'month', value: month },
        { field: 'tithi', value: tithi },
      ].flatMap(({ field, value }) => (value === undefined ? [{ field, message }] : [])),
    );
  }
  // The dark half that begins a month from full moon ends the one before from new moon; an intercalary month keeps its own.
  const isEarlier = months === 'purnimanta' && tithi > 15 && !adhika;
  return {
    determinedBy: 'statement',
    month: { amanta: (month - 1 + (isEarlier ? 11 : 0)) % 12, amantaSecond: undefined, adhika },
    tithi: tithi - 1,
    moment: undefined,
    possible: [],
  };
}

function ofDate(
  service: Pick<AppContext, 'zones'>,
  context: RequestContext,
  date: number,
  time: number | undefined,
): LunarDate {
  const { place } = context.where;
  const py = context.year(yearOf(date));
  const index = date - py.firstDay;
  const { sky, midnight } = py;
  const jd =
    time === undefined
      ? py.sunrise[index]
      : birthOf(service, {
          date,
          time: Math.round(time * 60),
          lat: place.lat,
          lon: place.lon,
          tz: place.zone,
        }).jd;
  if (!Number.isFinite(jd))
    throw unsupported('no_sunrise', 'time: is required, because the Sun does not rise on this date here.');
  const [tithi, month] = [spanAt(sky.tithi, jd), monthAt(sky, jd)];
  if (tithi === undefined || month === undefined) throw new Error(`no tithi at ${jd - JD_OF_CIVIL_DAY_0}`);
  return {
    determinedBy: time === undefined ? 'sunrise' : 'time',
    month,
    tithi: tithi.label,
    moment: { tithi, nakshatra: spanAt(sky.nakshatra, jd), month },
    possible: time === undefined ? spansTouching(sky.tithi, midnight[index], midnight[index + 1]) : [],
  };
}

// When a lunar date returns: its tithi in every year from some year on, and the rule that decides the day of each.

import type { PlaceYear } from '@nirnaya/engine/almanac';
import { JD_OF_CIVIL_DAY_0 } from '@nirnaya/engine/civil';
import { type AngaSpan, spansTouching } from '@nirnaya/engine/panchang';
import { LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import type { RequestContext } from '../context/request-context.ts';
import { yearOf } from '../requests/dates.ts';
import type { LunarDate } from './lunar-date.ts';

/** What returns each year. */
export type AnniversaryKind = 'birthday' | 'shraddha';

/** A tithi that returns. */
export interface Return {
  readonly span: AngaSpan;
  /** whether its month is intercalary */
  readonly isAdhika: boolean;
  /** the year in which it begins */
  readonly py: PlaceYear;
}

/**
 * The returns that begin in a year or later, in order. Of an intercalary month and the one proper that follows it, a birthday is in
 * the one proper, and a shraddha too, unless the lunar date is of an intercalary month itself.
 */
export function* returnsFrom(
  context: Pick<RequestContext, 'year'>,
  date: Pick<LunarDate, 'month' | 'tithi'>,
  kind: AnniversaryKind,
  year: number,
): Generator<Return> {
  const keepsAdhika = kind === 'shraddha' && date.month.adhika;
  let adhika: Return | undefined;
  for (let y = year; y <= LAST_SKY_YEAR; y++) {
    for (const one of returnsIn(context.year(y), date, y)) {
      if (one.isAdhika) {
        if (keepsAdhika) {
          yield one;
          adhika = one;
        }
        continue;
      }
      const isOfSameYear = adhika !== undefined && one.span.start - adhika.span.start < mostApart;
      adhika = undefined;
      if (!isOfSameYear) yield one;
    }
  }
}

/** Days from a tithi of an intercalary month to that of the month proper, at most. */
const mostApart = 45;

/** A little after a boundary, days. */
const hair = 1e-4;

function returnsIn(
  py: PlaceYear,
  { month, tithi }: Pick<LunarDate, 'month' | 'tithi'>,
  year: number,
): Return[] {
  return py.sky.lunations
    .filter(({ months }) => months.includes(month.amanta + 1))
    .flatMap(({ start, end, adhika }) => {
      const span = spansTouching(py.sky.tithi, start + hair, end - hair).find(({ label }) => label === tithi);
      const begins = span === undefined ? undefined : yearOf(Math.floor(span.start - JD_OF_CIVIL_DAY_0));
      return span === undefined || begins !== year ? [] : [{ span, isAdhika: adhika, py }];
    });
}

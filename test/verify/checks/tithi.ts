// The tithi at sunrise, the amanta month and whether it is intercalary, day by day.

import { isoDate, parseIsoDate } from '../../../engine/civil/civil.ts';
import { labelAt, lunationAt } from '../../../engine/observe/quantities.ts';
import type { Place } from '../../../engine/place/place.ts';
import type { Calculator } from '../calculator.ts';
import { edgeReason } from '../edges.ts';
import { places } from '../places.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** Judges a row of date, tithi, amanta month and adhika flag at New Delhi. */
export function checkTithi(calculator: Calculator, row: Row): Verdict {
  const tithi = Number(row.at('tithi'));
  const month = Number(row.at('amanta_month'));
  const adhika = row.at('adhika') === '1';
  return checkSunrise(calculator, places['New Delhi'], row.at('date'), { tithi, month, adhika });
}

/** What a source says of a sunrise; a month that is left out is not compared. */
export interface SunriseFacts {
  /** 1..30 */
  readonly tithi: number;
  /** 1..12 */
  readonly month?: number;
  readonly adhika?: boolean;
}

/** Judges tithi and month at the sunrise of a date. */
export function checkSunrise(
  calculator: Calculator,
  place: Place,
  date: string,
  facts: SunriseFacts,
): Verdict {
  const day = parseIsoDate(date);
  const at = day === undefined ? undefined : calculator.dayOf(place, day);
  if (day === undefined || at === undefined || !(facts.tithi >= 1 && facts.tithi <= 30)) return uncovered;
  const sunrise = at.py.dayStart[at.index];
  const tithi = labelAt(at.py, { name: 'tithi', body: 'Moon' }, sunrise) + 1;
  const lunation = lunationAt(at.py.sky, sunrise);
  if (lunation === undefined) return uncovered;
  const { month, adhika } = facts;
  const sameMonth =
    (month === undefined || lunation.months.includes(month)) &&
    (adhika === undefined || lunation.adhika === adhika);
  const sameTithi = tithi === facts.tithi;
  const say = (t: number, m: number | undefined, a: boolean | undefined): string =>
    `tithi ${t}${m === undefined ? '' : `, month ${m}`}${a ? ' adhika' : ''}`;
  return verdict(
    sameTithi && sameMonth,
    () => ({
      what: isoDate(day),
      expected: say(facts.tithi, month, adhika),
      actual: say(tithi, month && lunation.months[0], adhika === undefined ? undefined : lunation.adhika),
      reason: edgeReason(at.py.sky, sunrise),
    }),
    month === undefined ? { tithi: sameTithi } : { tithi: sameTithi, 'month and adhika': sameMonth },
  );
}

// The days that another convention takes for a festival, near a day.

import { civilDay, civilFromDay } from '../../engine/place/civil.ts';
import type { OtherDay } from './names.ts';
import type { RequestContext, RuleContext } from './rule-context.ts';

/** Civil day numbers of a convention in the year of a day and the years beside it. */
export function otherDates(
  reckoning: RuleContext,
  asked: RequestContext,
  other: OtherDay,
  day: number,
): readonly number[] {
  const { year } = civilFromDay(day);
  if ('fixed' in other) {
    const [month, date] = other.fixed.split('-').map(Number);
    return [year - 1, year, year + 1].map((y) => civilDay(y, month, date));
  }
  if ('calendar' in other) {
    const at = reckoning.dayOf(asked.place, day);
    const found = at && reckoning.pack(asked.pack)?.calendarDate(at.py, other.calendar, day);
    return found?.month === other.month - 1 && found.day === other.day ? [day] : [];
  }
  const variant = { ...asked, code: other.code, pack: other.pack ?? asked.pack };
  return reckoning.observances(variant, day).map((o) => o.day + (other.shift ?? 0));
}

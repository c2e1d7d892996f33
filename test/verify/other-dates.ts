// The days that another convention takes for a festival, near a day.

import { civilDay, civilFromDay } from '../../engine/civil/civil.ts';
import type { Calculator, RuleAtPlace } from './calculator.ts';
import type { OtherDay } from './names.ts';
import { places } from './places.ts';

/** Civil day numbers of a convention in the year of a day and the years beside it. */
export function otherDates(
  calculator: Calculator,
  subject: RuleAtPlace,
  other: OtherDay,
  day: number,
): readonly number[] {
  const { year } = civilFromDay(day);
  if ('fixed' in other) {
    const [month, date] = other.fixed.split('-').map(Number);
    return [year - 1, year, year + 1].map((y) => civilDay(y, month, date));
  }
  if ('calendar' in other) {
    const at = calculator.dayOf(subject.place, day);
    const actual = at && calculator.pack(subject.pack)?.calendarDate(at.py, other.calendar, day);
    return actual?.month === other.month - 1 && actual.day === other.day ? [day] : [];
  }
  const place = other.place === undefined ? subject.place : places[other.place];
  const variant = { ...subject, code: other.code, pack: other.pack ?? subject.pack, place };
  return calculator.observances(variant, day).map((o) => o.day + (other.shift ?? 0));
}

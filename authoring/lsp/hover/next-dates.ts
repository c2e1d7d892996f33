// The next dates of a rule at a place.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { civilFromDay, isoDate, JD_OF_CIVIL_DAY_0 } from '@nirnaya/engine/civil';
import type { Place } from '@nirnaya/engine/place';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { clockIn } from '@nirnaya/explain/dates';

/** A place with its name. */
export interface Site {
  readonly name: string;
  readonly place: Place;
}

/** How many years are searched: there is an intercalary month about every third year. */
const years = 4;
const msPerDay = 86_400_000;

/** Where dates are looked for. */
interface Search {
  readonly almanac: { placeYear(place: Place, year: number): PlaceYear };
  /** milliseconds since 1970 */
  readonly now: number;
  /** at most */
  readonly count: number;
}

/**
 * The first dates of a rule from an instant on (milliseconds since 1970), at most `count`; fewer where it has fewer in the
 * years searched.
 */
export function nextDates(
  pack: CompiledPack,
  code: string,
  { place }: Site,
  { almanac, now, count }: Search,
): readonly string[] {
  const today = clockIn(place.zone).day(now / msPerDay + JD_OF_CIVIL_DAY_0) ?? 0;
  const first = civilFromDay(today).year;
  const nextDays: number[] = [];
  for (let year = first; year < first + years && nextDays.length < count; year++) {
    if (year < FIRST_SKY_YEAR || year > LAST_SKY_YEAR) continue;
    const days = datesIn(pack, code, almanac.placeYear(place, year));
    nextDays.push(...days.filter((day) => day >= today));
  }
  return nextDays.slice(0, count).map(isoDate);
}

function datesIn(pack: CompiledPack, code: string, py: PlaceYear): readonly number[] {
  const from = py.firstDay + py.yearStart;
  const to = py.firstDay + py.yearEnd - 1;
  const days = pack.decisions.between(py, code, { from, to }).flatMap(({ outcome }) => {
    const day = outcome.kind === 'decided' ? py.firstDay + outcome.first : from - 1;
    return day >= from && day <= to ? [day] : [];
  });
  return days.sort((a, b) => a - b);
}

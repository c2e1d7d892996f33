/**
 * The eclipses of a year. In: the sky of the year. Out: its eclipses in order, computed once for each sky.
 */
import { memoOn } from '../../cache/memo.ts';
import { msOfJd } from '../../civil/civil.ts';
import type { Sky } from '../sky.ts';
import type { SkyYear } from '../sky-year.ts';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '../year-range.ts';
import type { Eclipse } from './eclipse.ts';
import { lunarEclipseAt } from './lunar.ts';
import { meanInstantOf } from './numbers.ts';
import { solarEclipseAt } from './solar.ts';

/** Computed once for each sky year. */
const known = memoOn<SkyYear, readonly Eclipse[]>();

/** Every eclipse whose syzygy lies within a sky year and its margins, in order of time. */
export function eclipsesOf(sky: SkyYear): readonly Eclipse[] {
  return known.of(sky.drik, () => computed(sky.drik));
}

/** The tithi that the full moon begins: Krishna 1. */
const AFTER_FULL_MOON = 15;

function computed({ fit, from, to, tithi }: SkyYear): Eclipse[] {
  const eclipses: Eclipse[] = [];
  for (const [i, start] of tithi.starts.entries()) {
    if (start < from || start > to) continue;
    const label = (tithi.first + i) % tithi.cycle;
    const eclipse =
      label === 0
        ? solarEclipseAt(fit, start)
        : label === AFTER_FULL_MOON
          ? lunarEclipseAt(fit, start)
          : undefined;
    if (eclipse !== undefined) eclipses.push(eclipse);
  }
  return eclipses;
}

/** The eclipses whose greatest instant lies in a Gregorian year of UT. Throws `YearOutOfRange` outside 1700..3100. */
export function eclipsesOfYear(sky: Sky, year: number): readonly Eclipse[] {
  return eclipsesOf(sky.year(year)).filter(({ greatest }) => yearOf(greatest) === year);
}

/** The eclipse of an id; undefined where it is the id of none between 1700 and 3100. */
export function eclipseOfId(sky: Sky, id: number): Eclipse | undefined {
  const mean = yearOf(meanInstantOf(id));
  // A day off the mean may carry it across a new year; the margins of a sky year hold it all the same.
  const year = Math.min(Math.max(mean, FIRST_SKY_YEAR), LAST_SKY_YEAR);
  if (!(Math.abs(mean - year) <= 1)) return undefined;
  const eclipse = eclipsesOf(sky.year(year)).find((e) => e.id === id);
  return eclipse !== undefined && inRange(yearOf(eclipse.greatest)) ? eclipse : undefined;
}

const inRange = (year: number): boolean => year >= FIRST_SKY_YEAR && year <= LAST_SKY_YEAR;

/** The Gregorian year of an instant, JD UT. */
function yearOf(jd: number): number {
  return new Date(msOfJd(jd)).getUTCFullYear();
}

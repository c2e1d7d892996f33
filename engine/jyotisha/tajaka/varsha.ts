/**
 * Varshaphala: the chart of a year of life, cast for the instant at which the Sun comes back to its sidereal place of birth. In:
 * a chart of birth, its place, how many years have passed. Out: the annual chart with what the Tajika school reads from it.
 */
import type { Place } from '../../place/place.ts';
import type { SkySource } from '../../sky/sky-source.ts';
import { normalizeDegrees } from '../angle.ts';
import { type Chart, chartAt } from '../chart.ts';
import { YEAR_DAYS } from '../dashas/year-length.ts';
import { G } from '../graha.ts';
import { sunAtLongitude } from '../transits/solar-return.ts';
import { type Saham, type SahamPlaces, sahamsOf } from './sahams.ts';
import { type YearLord, yearLordOf } from './year-lord.ts';

/** A year, or a month of it, as the Tajika school begins it. */
export interface Varsha {
  /** years that have passed since birth */
  readonly years: number;
  /** months that have passed since the year began, 0..11 */
  readonly months: number;
  /** the annual chart, or that of the month; by the options of the chart of birth */
  readonly chart: Chart;
  /** sidereal longitude: the lagna of birth, a rashi on for each year and 2.5 degrees for each month */
  readonly muntha: number;
}

/** How long after a birth. */
interface Age {
  /** whole years */
  readonly years: number;
  /** solar months beyond them; default 0 */
  readonly months?: number | undefined;
}

/**
 * The annual chart that begins when `years` have passed, and with `months` that of a month of it, which begins when the Sun has
 * gone a rashi on for each. At the place of birth, as the texts have it, or where else `place` is. Throws
 * `SkyUnavailable`.
 */
export function varshaOf(
  ephemeris: SkySource,
  birth: Chart,
  place: Place,
  { years, months = 0 }: Age,
): Varsha {
  const near = birth.jd + (years + months / 12) * YEAR_DAYS.sidereal;
  const { ayanamsa, places } = birth.options;
  // In Lahiri's zodiac the place is another at each return where the ayanamsas do not keep step.
  const shift =
    ayanamsa === 'lahiri' ? 0 : ephemeris.meanAyanamsaOf(ayanamsa, near) - ephemeris.meanAyanamsa(near);
  const jd = sunAtLongitude(ephemeris, birth.longitude[G.sun] + 30 * months + shift, near, places);
  return {
    years,
    months,
    chart: chartAt(ephemeris, jd, place, birth.options),
    muntha: normalizeDegrees(birth.lagna + 30 * years + 2.5 * months),
  };
}

/** The lord of a year; undefined where the Sun neither rises nor sets around its beginning. */
export function lordOfYear(
  { chart, muntha }: Varsha,
  birth: Pick<Chart, 'lagna'>,
  yearLord?: number,
): YearLord | undefined {
  if (chart.day === undefined) return undefined;
  const { longitude, lagna, day } = chart;
  return yearLordOf({
    longitude,
    lagna,
    byDay: day.byDay,
    birthLagna: birth.lagna,
    muntha,
    ...(yearLord === undefined ? {} : { yearLord }),
  });
}

/** The sahams of a chart, of a birth or a year; undefined where the Sun neither rises nor sets around it. */
export function sahamsIn({
  longitude,
  lagna,
  day,
}: Pick<Chart, 'longitude' | 'lagna' | 'day'>): readonly Saham[] | undefined {
  if (day === undefined) return undefined;
  const places: SahamPlaces = { longitude, lagna, byDay: day.byDay };
  return sahamsOf(places);
}

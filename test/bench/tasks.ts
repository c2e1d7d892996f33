// Our own measurements.

import { bundledCalendars, bundledWorldDates } from '../../app/data/bundled.ts';
import { decidedYear } from '../../app/world/year-dates.ts';
import { readPackSet } from '../../compiler/compile/compile.ts';
import { buildPlaceYear, openAlmanac, type PlaceYear } from '../../engine/almanac/place-year.ts';
import { lunarEclipseAtPlace } from '../../engine/place/lunar-eclipse.ts';
import type { Place } from '../../engine/place/place.ts';
import { solarEclipseAtPlace } from '../../engine/place/solar-eclipse.ts';
import { eclipsesOf } from '../../engine/sky/eclipses/eclipses-of.ts';
import { newYear } from '../../engine/sky/new-year.ts';
import { divisionTimeline } from '../../engine/sky/planets/ingress.ts';
import { PLANETS, TRACKED } from '../../engine/sky/planets/planet.ts';
import { buildPlanetYear } from '../../engine/sky/planets/planet-year.ts';
import { buildSkyYear } from '../../engine/sky/sky.ts';
import type { SkyYear } from '../../engine/sky/sky-year.ts';
import { labelSpans } from '../../engine/sky/timeline.ts';
import { setSpans, visibilityEvents } from '../../engine/sky/visibility/visibility.ts';
import { sameArc } from '../../engine/sky/visibility/visibility-rule.ts';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '../../engine/sky/year-range.ts';
import { DIVISIONS } from '../../engine/sky/zodiac.ts';
import type { Measured } from './measure.ts';
import { panchangYear } from './panchang-year.ts';
import { newDelhi, type Subject, years } from './subject.ts';

/** The year pages of New Delhi from nothing: what the libraries are compared with. */
export const OUR_YEAR = 'panchang and festivals of a year, from nothing';
/** The same once the sky of the year is known. */
export const OUR_YEAR_WARM = 'panchang and festivals of a year, sky known';

/** The tasks, with what is aimed at in milliseconds. */
export function tasksOf({ sky, files, pack }: Subject): readonly Measured[] {
  let turn = 0;
  const nextYear = (): number => years[turn++ % years.length];
  // Runs are remembered with a place-year, so a rule task needs one that no run has seen.
  let py: PlaceYear = buildPlaceYear(sky.year(years[0]), newDelhi);
  const freshYear = (): void => {
    py = buildPlaceYear(sky.year(nextYear()), newDelhi);
  };
  // A sky year remembers its eclipses.
  let skyYear: SkyYear = py.sky;
  const freshSky = (): void => {
    skyYear = buildSkyYear(sky, nextYear());
  };
  const rulesOf = (name: string): Measured => {
    const compiled = pack(name);
    const { of } = compiled.observances.touched(py, py.firstDay + py.yearStart);
    return {
      name: `${of} rules of ${name} over a year`,
      aim: 3,
      fresh: freshYear,
      run: () => compiled.observances.inYear(py),
    };
  };
  // Sun and Moon are fitted again; tracks of the planets, which a few rules ask for, are those of the open sky.
  const { wider } = py.sky;
  const newSkyYear = (): SkyYear => {
    const built = buildSkyYear(sky, nextYear());
    return wider === undefined ? built : { ...built, wider };
  };
  const north = pack('NORTH_INDIA');
  const world = pack('world');
  const skies = {
    almanac: openAlmanac(sky, { calendars: bundledCalendars() }),
    worldDates: bundledWorldDates(),
  };
  const days = 365;
  const arc = sameArc('time', 12);
  return [
    { name: 'sky year', aim: 8, run: () => buildSkyYear(sky, nextYear()) },
    { name: 'place-year, sky known', aim: 10, run: () => buildPlaceYear(sky.year(nextYear()), newDelhi) },
    {
      name: 'place-year, sky and all',
      run: () => buildPlaceYear(buildSkyYear(sky, nextYear()), newDelhi),
    },
    {
      name: 'eclipses of a year from a place, sky known',
      aim: 10,
      fresh: freshSky,
      run: () => eclipsesFrom(skyYear, newDelhi),
    },
    {
      name: 'track of a planet over a year',
      per: TRACKED.length,
      run: () => {
        const year = nextYear();
        for (const body of TRACKED) buildPlanetYear(sky.ephemeris, body, year);
      },
    },
    {
      name: 'navamsas of a planet over a year, track known',
      per: PLANETS.length,
      run: () => {
        const year = nextYear();
        for (const planet of PLANETS) {
          const navamsas = divisionTimeline(sky.planets, planet, DIVISIONS.navamsa);
          labelSpans(navamsas, newYear(year), newYear(year + 1));
        }
      },
    },
    {
      name: 'asta and udaya of a planet over a year, sky known',
      per: PLANETS.length,
      aim: 15,
      run: () => {
        const year = nextYear();
        for (const planet of PLANETS) {
          visibilityEvents(sky, { lat: newDelhi.lat, planet, rule: arc }, newYear(year), newYear(year + 1));
        }
      },
    },
    {
      name: 'spans of a planet being set over a year, sky known',
      per: PLANETS.length,
      run: () => {
        const year = nextYear();
        for (const planet of PLANETS) {
          setSpans(sky, { lat: newDelhi.lat, planet, rule: arc }, newYear(year), newYear(year + 1));
        }
      },
    },
    rulesOf('NORTH_INDIA'),
    rulesOf('IN-TN'),
    {
      name: 'one day of NORTH_INDIA, first of its year',
      fresh: freshYear,
      run: () => north.observances.on(py, py.firstDay + py.yearStart + 180),
    },
    {
      name: 'one day of NORTH_INDIA, each of a year in turn',
      per: days,
      fresh: freshYear,
      run: () => {
        for (let i = 0; i < days; i++) north.observances.on(py, py.firstDay + py.yearStart + i);
      },
    },
    {
      name: 'one day of NORTH_INDIA, year already run',
      per: days,
      fresh: () => {
        freshYear();
        north.observances.inYear(py);
      },
      run: () => {
        for (let i = 0; i < days; i++) north.observances.on(py, py.firstDay + py.yearStart + i);
      },
    },
    {
      name: 'world festivals of a year, from nothing',
      aim: 10,
      run: () => decidedYear(skies, world, nextYear()),
    },
    {
      name: `world festivals of ${LAST_SKY_YEAR - FIRST_SKY_YEAR + 1} years, from nothing`,
      aim: 10_000,
      run: () => {
        for (let year = FIRST_SKY_YEAR; year <= LAST_SKY_YEAR; year++) decidedYear(skies, world, year);
      },
    },
    {
      name: 'compile all packs',
      aim: 300,
      run: () => readPackSet(files, { dataVersion: sky.ephemerisVersion }).compileAll(),
    },
    {
      name: OUR_YEAR,
      run: () => panchangYear(north, buildPlaceYear(newSkyYear(), newDelhi)),
    },
    { name: OUR_YEAR_WARM, run: () => panchangYear(north, buildPlaceYear(sky.year(nextYear()), newDelhi)) },
  ];
}

/** The eclipses of a sky year with their circumstances at a place. */
function eclipsesFrom(sky: SkyYear, place: Place): readonly unknown[] {
  return eclipsesOf(sky).map((eclipse) =>
    eclipse.kind === 'solar'
      ? solarEclipseAtPlace(sky, eclipse, place)
      : lunarEclipseAtPlace(sky, eclipse, place),
  );
}

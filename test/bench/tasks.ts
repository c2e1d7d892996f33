// Our own measurements.

import { readPackSet } from '../../compiler/compile.ts';
import { buildPlaceYear, type PlaceYear } from '../../engine/almanac/place-year.ts';
import { buildSkyYear } from '../../engine/sky/sky.ts';
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
  const rulesOf = (name: string): Measured => {
    const compiled = pack(name);
    const { of } = compiled.touched(py, py.firstDay + py.yearStart);
    return {
      name: `${of} rules of ${name} over a year`,
      aim: 3,
      fresh: freshYear,
      run: () => compiled.observancesIn(py),
    };
  };
  const north = pack('NORTH_INDIA');
  const days = 365;
  return [
    { name: 'sky year', aim: 8, run: () => buildSkyYear(sky.ephemeris, nextYear()) },
    { name: 'place-year, sky known', aim: 10, run: () => buildPlaceYear(sky.year(nextYear()), newDelhi) },
    {
      name: 'place-year, sky and all',
      run: () => buildPlaceYear(buildSkyYear(sky.ephemeris, nextYear()), newDelhi),
    },
    rulesOf('NORTH_INDIA'),
    rulesOf('IN-TN'),
    {
      name: 'one day of NORTH_INDIA, first of its year',
      fresh: freshYear,
      run: () => north.observancesOn(py, py.firstDay + py.yearStart + 180),
    },
    {
      name: 'one day of NORTH_INDIA, each of a year in turn',
      per: days,
      fresh: freshYear,
      run: () => {
        for (let i = 0; i < days; i++) north.observancesOn(py, py.firstDay + py.yearStart + i);
      },
    },
    {
      name: 'one day of NORTH_INDIA, year already run',
      per: days,
      fresh: () => {
        freshYear();
        north.observancesIn(py);
      },
      run: () => {
        for (let i = 0; i < days; i++) north.observancesOn(py, py.firstDay + py.yearStart + i);
      },
    },
    {
      name: 'compile all packs',
      aim: 300,
      run: () => readPackSet(files, { dataVersion: sky.ephemerisVersion }).compileAll(),
    },
    {
      name: OUR_YEAR,
      run: () => panchangYear(north, buildPlaceYear(buildSkyYear(sky.ephemeris, nextYear()), newDelhi)),
    },
    { name: OUR_YEAR_WARM, run: () => panchangYear(north, buildPlaceYear(sky.year(nextYear()), newDelhi)) },
  ];
}

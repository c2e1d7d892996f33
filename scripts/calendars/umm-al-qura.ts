/**
 * Writes when the months of the Umm al-Qura calendar begin, by its rule: `npm run calendars`. Out: their section
 * of `data/calendars`. It needs the sky of every year and takes minutes.
 */

import { civilDayAt } from '../../engine/calendars/meridian.ts';
import { laterSection } from '../../engine/calendars/tables.ts';
import { jdOfCivilDay } from '../../engine/civil/civil.ts';
import { type HorizonRule, observerAt, riseSet } from '../../engine/place/horizon.ts';
import { newYear } from '../../engine/sky/new-year.ts';
import { buildSkyYear } from '../../engine/sky/sky.ts';
import type { SkyYear } from '../../engine/sky/sky-year.ts';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '../../engine/sky/year-range.ts';
import { openBundledSky } from '../../ephemeris/bundled.ts';
import { laterBytes } from './later.ts';
import { writeSections, writtenTables } from './tables-file.ts';

// Centres on the horizon as seen from the place, without refraction: of eighteen readings of "sets" the one that gives all
// months printed from 2002 to 2028 but one, whose Moon sets 18 seconds before the Sun.
const CENTRE: HorizonRule = { altitude: 0, radius: 0, seenFrom: 'surface' };

/** The Kaaba, and its time. */
const mecca = observerAt(21.4225, 39.8262);
const HOURS = 3;

// The Moon is new before the Sun sets at Mecca and sets after it.
function isNextDay(sky: SkyYear, conjunction: number): boolean {
  const midnight = jdOfCivilDay(civilDayAt([[Number.NEGATIVE_INFINITY, HOURS]], conjunction)) - HOURS / 24;
  const [sunset] = riseSet(sky.fit.sun, mecca, CENTRE, { from: midnight, to: midnight + 1 }).sets;
  if (sunset === undefined || conjunction >= sunset) return false;
  const [moonset] = riseSet(sky.fit.moon, mecca, CENTRE, { from: sunset - 0.5, to: sunset + 0.5 }).sets;
  return moonset !== undefined && moonset > sunset;
}

const bundled = openBundledSky();
const moons = writtenTables().moons();
const first = moons.before(newYear(FIRST_SKY_YEAR) - 30);
const later: number[] = [];
for (let year = FIRST_SKY_YEAR; year <= LAST_SKY_YEAR; year++) {
  const sky = buildSkyYear(bundled, year);
  const end = year === LAST_SKY_YEAR ? newYear(year + 1) + 30 : newYear(year + 1);
  for (let number = first + later.length; moons.at(number) < end; number++) {
    later.push(isNextDay(sky, moons.at(number)) ? 1 : 2);
  }
}
bundled.close();
writeSections({
  [laterSection('Umm Al-Qura')]: { about: { first, count: later.length }, bytes: laterBytes(later) },
});

/**
 * Writes when Hijri months begin by each criterion of `crescents.yaml`: `npm run calendars`. Out: their
 * sections of `data/calendars`. It needs the sky of every year and takes minutes.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { crescentCriteria } from '../../engine/calendars/crescents.ts';
import { civilDayAt } from '../../engine/calendars/meridian.ts';
import { laterSection } from '../../engine/calendars/tables.ts';
import { jdOfCivilDay } from '../../engine/civil/civil.ts';
import { type HorizonRule, type Observer, observerAt, riseSet } from '../../engine/place/horizon.ts';
import { newYear } from '../../engine/sky/new-year.ts';
import { buildSkyYear } from '../../engine/sky/sky.ts';
import type { SkyYear } from '../../engine/sky/sky-year.ts';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '../../engine/sky/year-range.ts';
import { openBundledSky } from '../../ephemeris/bundled.ts';
import { type Criterion, isSeen, standAt } from './crescent.ts';
import { laterBytes } from './later.ts';
import { writeSections, writtenTables } from './tables-file.ts';

interface Entry {
  readonly of: string;
  readonly place?: { readonly lat: number; readonly lon: number; readonly hours: number };
  readonly criterion: Criterion;
  readonly authority: string;
}

const source = fileURLToPath(new URL('crescents.yaml', import.meta.url));
const criteria = Object.entries(parse(readFileSync(source, 'utf8')) as Record<string, Entry>);
const named = criteria.map(([name, { place }]) => [name, place?.hours ?? 0]);
if (JSON.stringify(named) !== JSON.stringify(crescentCriteria)) {
  throw new Error(
    'crescents.yaml and crescentCriteria of engine/calendars/crescents.ts must name the same calendars',
  );
}

/** Places all over the Earth where people live, for criteria that hold anywhere. */
const everywhere: readonly Observer[] = [60, 45, 30, 15, 0, -15, -30, -45].flatMap((lat) =>
  Array.from({ length: 24 }, (_, i) => observerAt(lat, 180 - 15 * i)),
);

/** The western coast of the Americas, where the Moon of an evening is oldest before the day ends there. */
const americas: readonly Observer[] = (
  [
    [60, -165],
    [45, -124],
    [30, -117],
    [15, -97],
    [0, -80],
    [-15, -76],
    [-30, -71],
    [-45, -74],
  ] as const
).map(([lat, lon]) => observerAt(lat, lon));

const wellington = observerAt(-41.2866, 174.7756);

/** Dawn, by which the fast begins: the Sun 18 degrees below the horizon. */
const DAWN: HorizonRule = { altitude: -18, radius: 0, seenFrom: 'surface' };

interface Day {
  /** JD UT at which the day in UT begins */
  readonly midnight: number;
  readonly conjunction: number;
}

// Somewhere on Earth at a sunset before midnight UT; after it in the Americas, if the Moon was new before dawn in New Zealand.
function isSeenAnywhere(criterion: Criterion, sky: SkyYear, { midnight, conjunction }: Day): boolean {
  if (criterion.kind !== 'arcs anywhere') throw new Error(`${criterion.kind} has no place`);
  const centre = observerAt(0, 0);
  const latest = midnight + 1.25;
  // The elongation grows through the day.
  if (conjunction > midnight + 1 || standAt(sky, centre, latest).elongation < criterion.elongation)
    return false;
  const holdsAt = (observer: Observer, from: number, to: number): boolean => {
    // The day of the place whose evening falls within them.
    const local = midnight - observer.lon / 360;
    return [local - 1, local].some((at) => {
      const sunset = at + 0.75;
      return (
        sunset >= from && sunset <= to && isSeen(criterion, sky, observer, { midnight: at, conjunction })
      );
    });
  };
  if (everywhere.some((observer) => holdsAt(observer, midnight, midnight + 1))) return true;
  const [dawn = midnight] = riseSet(sky.fit.sun, wellington, DAWN, {
    from: midnight + 0.5,
    to: midnight + 1,
  }).rises;
  return conjunction < dawn && americas.some((observer) => holdsAt(observer, midnight + 1, latest));
}

const bundled = openBundledSky();
const moons = writtenTables().moons();
const first = moons.before(newYear(FIRST_SKY_YEAR) - 60);
const end = newYear(LAST_SKY_YEAR + 1) + 30;
const days = criteria.map(() => [] as number[]);
const before = criteria.map(() => Number.NEGATIVE_INFINITY);
for (let year = FIRST_SKY_YEAR, number = first; year <= LAST_SKY_YEAR; year++) {
  const sky = buildSkyYear(bundled, year);
  const until = year === LAST_SKY_YEAR ? end : newYear(year + 1);
  for (; moons.at(number) < until; number++) {
    const conjunction = moons.at(number);
    criteria.forEach(([, { place, criterion }], i) => {
      const hours = place?.hours ?? 0;
      const day = civilDayAt([[Number.NEGATIVE_INFINITY, hours]], conjunction);
      const observer = place && observerAt(place.lat, place.lon);
      let evening = day;
      for (; evening < day + 3; evening++) {
        const midnight = jdOfCivilDay(evening) - hours / 24;
        const seen =
          observer === undefined
            ? isSeenAnywhere(criterion, sky, { midnight, conjunction })
            : isSeen(criterion, sky, observer, { midnight, conjunction });
        if (seen) break;
      }
      // A month has 29 or 30 days, whatever is seen.
      const last = before[i] ?? Number.NEGATIVE_INFINITY;
      const begins = Number.isFinite(last)
        ? Math.min(Math.max(evening + 1, last + 29), last + 30)
        : evening + 1;
      before[i] = begins;
      days[i]?.push(Math.min(3, Math.max(0, begins - day)));
    });
  }
  if (year % 100 === 0) console.log(year);
}
bundled.close();

writeSections(
  Object.fromEntries(
    criteria.map(([name], i) => {
      const later = days[i] ?? [];
      return [laterSection(name), { about: { first, count: later.length }, bytes: laterBytes(later) }];
    }),
  ),
);

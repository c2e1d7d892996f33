/**
 * Writes when the months of the Umm al-Qura calendar begin, by its rule: `npx tsx scripts/calendars/umm-al-qura.ts`. Out:
 * `engine/calendars/data/umm-al-qura.ts`. It needs the sky of every year and takes minutes.
 */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newMoon, newMoonBefore } from '../../engine/calendars/instants.ts';
import { civilDayAt } from '../../engine/calendars/meridian.ts';
import { jdOfCivilDay } from '../../engine/civil/civil.ts';
import { type HorizonRule, observerAt, riseSet } from '../../engine/place/horizon.ts';
import { newYear } from '../../engine/sky/new-year.ts';
import { buildSkyYear } from '../../engine/sky/sky.ts';
import type { SkyYear } from '../../engine/sky/sky-year.ts';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '../../engine/sky/year-range.ts';
import { openBundledSky } from '../../ephemeris/bundled.ts';

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
const first = newMoonBefore(newYear(FIRST_SKY_YEAR) - 30);
const bits: boolean[] = [];
for (let year = FIRST_SKY_YEAR; year <= LAST_SKY_YEAR; year++) {
  const sky = buildSkyYear(bundled, year);
  const end = year === LAST_SKY_YEAR ? newYear(year + 1) + 30 : newYear(year + 1);
  for (let number = first + bits.length; newMoon(number) < end; number++) {
    bits.push(isNextDay(sky, newMoon(number)));
  }
}
bundled.close();
const bytes = new Uint8Array(Math.ceil(bits.length / 8));
bits.forEach((bit, i) => {
  if (bit) bytes[i >> 3] = (bytes[i >> 3] ?? 0) | (1 << (i & 7));
});
writeFileSync(
  fileURLToPath(new URL('../../engine/calendars/data/umm-al-qura.ts', import.meta.url)),
  `// Written by scripts/calendars/umm-al-qura.ts.

/** The number of the first new moon that the bits speak of, in the count of engine/calendars/instants.ts. */
export const firstMoon = ${first};

/** How many new moons they speak of. */
export const moonCount = ${bits.length};

/** A bit for each new moon, the lowest of a byte first, in base64: whether its month begins on the next day at Mecca. */
export const nextDayBits = '${Buffer.from(bytes).toString('base64')}';
`,
);

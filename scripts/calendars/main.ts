/**
 * Writes the instants of the new moons and of the 24 solar terms, which the calendars of the world need, out of the
 * ephemeris: `npx tsx scripts/calendars/main.ts`. Out: `engine/calendars/data/*.ts`.
 */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newYear } from '../../engine/sky/new-year.ts';
import { BODY, type SkySource } from '../../engine/sky/sky-source.ts';
import { openBundledSource } from '../../ephemeris/bundled.ts';
import { newMoonNear, solarTermNear } from './instants.ts';
import { packed } from './packed.ts';

const FIRST_YEAR = 1697;
const LAST_YEAR = 3103;

/** Days of a mean synodic month and of a mean tropical year, to step by. */
const SYNODIC_MONTH = 29.530589;
const TROPICAL_YEAR = 365.2422;

function newMoons(ephemeris: SkySource): number[] {
  const found = [newMoonNear(ephemeris, newYear(FIRST_YEAR))];
  const end = newYear(LAST_YEAR + 1);
  for (let at = found[0] ?? 0; at < end; found.push(at)) at = newMoonNear(ephemeris, at + SYNODIC_MONTH);
  return found;
}

// Term 0 is at 270 degrees, the winter solstice, so that those of a year begin in the December before it.
function solarTerms(ephemeris: SkySource, term: number): number[] {
  const first = newYear(FIRST_YEAR) - 10 + (term * TROPICAL_YEAR) / 24;
  return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, year) =>
    solarTermNear(ephemeris, first + year * TROPICAL_YEAR, (270 + 15 * term) % 360),
  );
}

const target = (name: string): string =>
  fileURLToPath(new URL(`../../engine/calendars/data/${name}.ts`, import.meta.url));

const ephemeris = openBundledSource();
ephemeris.position(newYear(2000), BODY.sun);
const from = `of the Swiss Ephemeris ${ephemeris.version}`;
writeFileSync(
  target('new-moons'),
  `// New moons ${from}, written by scripts/calendars: see packed-instants.ts for the form.

import type { PackedInstants } from '../packed-instants.ts';

/** Every new moon from ${FIRST_YEAR} to ${LAST_YEAR}. */
export const newMoonData: PackedInstants = ${packed(newMoons(ephemeris), 2)};
`,
);
const terms = Array.from({ length: 24 }, (_, term) => packed(solarTerms(ephemeris, term), 1));
writeFileSync(
  target('solar-terms'),
  `// Solar terms ${from}, written by scripts/calendars: see packed-instants.ts for the form.

import type { PackedInstants } from '../packed-instants.ts';

/** The year of the first of each. */
export const firstTermYear = ${FIRST_YEAR};

/** By term, the winter solstice first: once for each year, the solstice in the December before it. */
export const solarTermData: readonly PackedInstants[] = [
${terms.map((term) => `  ${term},`).join('\n')}
];
`,
);
ephemeris.close();

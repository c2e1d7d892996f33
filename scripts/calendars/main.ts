/**
 * Writes the instants of the new moons and of the 24 solar terms, which the calendars of the world need, out of the
 * ephemeris, and the days of `qing-almanac.yaml`: `npm run calendars`. Out: their sections of `data/calendars`.
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { PrintedForm } from '../../engine/calendars/tables.ts';
import { parseIsoDate } from '../../engine/civil/civil.ts';
import { newYear } from '../../engine/sky/new-year.ts';
import type { SkySource } from '../../engine/sky/sky-source.ts';
import { openBundledSource } from '../../ephemeris/bundled.ts';
import { newMoonNear, solarTermNear } from './instants.ts';
import { packed } from './packed.ts';
import { writeSections } from './tables-file.ts';

const FIRST_YEAR = 1697;
const LAST_YEAR = 3103;

/** Days of a mean synodic month and of a mean tropical year, to step by. */
const SYNODIC_MONTH = 29.530589;
const TROPICAL_YEAR = 365.2422;

function newMoons(ephemeris: SkySource): number[] {
  const instants = [newMoonNear(ephemeris, newYear(FIRST_YEAR))];
  const end = newYear(LAST_YEAR + 1);
  for (let at = instants[0] ?? 0; at < end; instants.push(at))
    at = newMoonNear(ephemeris, at + SYNODIC_MONTH);
  return instants;
}

// Term 0 is at 270 degrees, the winter solstice, so that those of a year begin in the December before it.
function solarTerms(ephemeris: SkySource, term: number): number[] {
  const first = newYear(FIRST_YEAR) - 10 + (term * TROPICAL_YEAR) / 24;
  return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, year) =>
    solarTermNear(ephemeris, first + year * TROPICAL_YEAR, (270 + 15 * term) % 360),
  );
}

// The almanacs' days of new moons or terms, by the computed ones. Throws for what is no date.
const printed = (days: Readonly<Record<string, string>>): PrintedForm['terms'] =>
  Object.entries(days).map(([computed, day]) => {
    for (const date of [computed, day]) {
      if (parseIsoDate(date) === undefined) throw new Error(`qing-almanac.yaml: ${date} is no date`);
    }
    return [computed, day];
  });

const ephemeris = openBundledSource();
const moons = packed(newMoons(ephemeris), 2);
const terms = Array.from({ length: 24 }, (_, term) => packed(solarTerms(ephemeris, term), 1));
ephemeris.close();
const almanacs = parse(
  readFileSync(fileURLToPath(new URL('qing-almanac.yaml', import.meta.url)), 'utf8'),
) as Record<'new moons' | 'terms', Record<string, string>>;
writeSections({
  'new moons': { about: moons.form, bytes: moons.bytes },
  'solar terms': {
    about: { firstYear: FIRST_YEAR, terms: terms.map(({ form }) => form) },
    bytes: new Uint8Array(Buffer.concat(terms.map(({ bytes }) => bytes))),
  },
  'Qing almanacs': {
    about: { newMoons: printed(almanacs['new moons']), terms: printed(almanacs.terms) },
    bytes: new Uint8Array(0),
  },
});

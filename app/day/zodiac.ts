// Where in the zodiac a sidereal longitude lies, by name.

import type { zodiacPlace } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { degrees } from './numbers.ts';

/** Padas in the whole round. */
const padas = 108;

/** The place of a longitude, degrees 0..360. */
export function zodiacPlaceOf(longitude: number): z.output<typeof zodiacPlace> {
  const rashi = Math.floor(longitude / 30) % 12;
  const pada = Math.floor((longitude * padas) / 360) % padas;
  return {
    longitude: degrees(longitude),
    rashi: nameOf('rashi', rashi),
    degrees_in_rashi: degrees(longitude - 30 * rashi),
    nakshatra: nameOf('nakshatra', Math.floor(pada / 4)),
    pada: (pada % 4) + 1,
  };
}

// The Swiss Ephemeris library as the maker of the packed sky sets it: the judge of what runs on the packed sky.

import sweph from 'sweph';
import { openSwissSky } from '../../ephemeris/swiss/swiss-sky.ts';

/** Answers by the Swiss Ephemeris in the zodiac of Lahiri; never closed. */
export const swiss = openSwissSky();

export { sweph };

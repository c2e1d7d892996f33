// How the Sun and the Moon move on a sky: what its angas are found from.

import type { Motion } from './anga.ts';

/** The sidereal longitudes that angas, months and sankrantis are of; degrees that grow without wrap. */
export interface AngaMotions {
  readonly sun: Motion;
  readonly moon: Motion;
  /** the Moon's gain on the Sun, where it is not found from the two */
  readonly elongation?: Motion;
  /** their sum, likewise */
  readonly sum?: Motion;
}

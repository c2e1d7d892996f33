/**
 * The door from a sky year to the years around it and the planets. In: a sky year. Out: the sky it belongs to. A thread
 * that was handed the polynomials of a year alone has none.
 */
import type { SkyYear, WiderSky } from './sky-year.ts';

/** Thrown where something of the planets is needed and only the Sun and the Moon of some years are known. */
export class PlanetsUnavailable extends Error {
  constructor() {
    super('the places of the planets are not known here: only those of the Sun and the Moon are');
    this.name = 'PlanetsUnavailable';
  }
}

/** The sky that a year belongs to. Throws `PlanetsUnavailable`. */
export function widerSky(sky: SkyYear): WiderSky {
  if (sky.wider === undefined) throw new PlanetsUnavailable();
  return sky.wider;
}

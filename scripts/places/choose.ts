// Which places of the source are in the catalogue. A place that was in it stays, so that its id always means something.

import type { SourcePlace } from './source.ts';

/** Inhabitants from which a place anywhere is taken. */
const leastPopulation = 10_000;

/** Seats of states are taken from fewer. */
const leastSeat = 1000;

/** Countries of which every place is taken: the calendars' own, and those where many keep them. */
const whole = new Set(['IN', 'NP', 'LK', 'BT', 'MU', 'FJ', 'TT', 'GY', 'SR', 'MV']);

const seats = new Set(['PPLC', 'PPLA', 'PPLG']);

/** The places to take; `former` are the ids of the catalogue so far. */
export function chosenPlaces(source: readonly SourcePlace[], former: ReadonlySet<number>): SourcePlace[] {
  return source.filter(
    ({ id, feature, country, population }) =>
      former.has(id) ||
      feature === 'PPLC' ||
      population >= leastPopulation ||
      whole.has(country) ||
      (seats.has(feature) && population >= leastSeat),
  );
}

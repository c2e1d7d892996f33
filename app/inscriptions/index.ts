// What other rooms use of `app/inscriptions`.

export { readStatedDate } from './read-date.ts';
export type { Reading } from './readings.ts';
export { type AngaYears, INSCRIPTION_YEARS, type PossibleDay, possibleDays } from './search.ts';
export { eras, type StatedDate } from './stated-date.ts';

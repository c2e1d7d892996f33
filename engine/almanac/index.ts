// What other rooms use of `engine/almanac`.

export { calendarYear } from './calendar-year.ts';
export { dayIndexAt } from './day-index.ts';
export { placeYearUnder } from './elsewhere.ts';
export { placeYearOn } from './on-sky.ts';
export {
  type Almanac,
  buildPlaceDays,
  buildPlaceYear,
  openAlmanac,
  type PlaceYear,
} from './place-year.ts';

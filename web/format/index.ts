// What the rest of the room uses of `web/format`.

export { duration } from './durations.ts';
export {
  clockOf,
  dateAfter,
  dateText,
  isoDateOf,
  minutesBetween,
  rangeOn,
  timeOn,
} from './instants.ts';

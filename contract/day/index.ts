// What other rooms use of `contract/day`.

export {
  karana,
  karanaBrief,
  nakshatra,
  nakshatraBrief,
  tithi,
  tithiBrief,
  vara,
  yoga,
  yogaBrief,
} from './angas.ts';
export {
  bala,
  bhadra,
  dayConditions,
  gandaMool,
  panchak,
  panchakStatus,
  shastra,
  specialYogas,
} from './conditions.ts';
export {
  eraKeys,
  hinduCalendar,
  lunarMonth,
  monthKeys,
  primary,
  samvatsaraKeys,
  solarDate,
} from './hindu-calendar.ts';
export { runningAngas } from './running.ts';
export { season, solarSeason } from './season.ts';
export { grahas, lagnaNow, lagnaOfDay, moonOfDay, moonPhase, sunOfDay, zodiacPlace } from './sky.ts';
export {
  choghadiya,
  dayTimings,
  defaultMeasure,
  type HoraMeasure,
  hora,
  horaMeasures,
  muhurtas,
  namedWindow,
  namedWindows,
} from './timings.ts';

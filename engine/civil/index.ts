// What other rooms use of `engine/civil`.

export {
  type CivilDate,
  civilDay,
  civilFromDay,
  isoDate,
  JD_OF_CIVIL_DAY_0,
  jdOfCivilDay,
  jdOfMs,
  msOfJd,
  parseIsoDate,
  weekdayOf,
} from './civil.ts';
export {
  addZoneYears,
  instantOfLocal,
  offsetAt,
  resolvedZoneYears,
  type ZoneOffset,
  type ZoneYears,
  zoneIsKnown,
  zoneOffsets,
} from './zone.ts';
export { areaZones } from './zone-spellings.ts';

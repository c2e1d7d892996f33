// What other rooms use of `engine/calendars`.

export type { AnnouncedMonth } from './announced-months.ts';
export { datesOn, daysOf, type WorldCalendar, type WorldMonth } from './calendar.ts';
export { gregorian } from './gregorian.ts';
export type { HinduLunarDate, HinduSolarDate } from './hindu/kali.ts';
export { modernLunarDate, modernSolarDate } from './hindu/modern.ts';
export { oldLunarDate, oldSolarDate } from './hindu/old.ts';
export { ujjainSunrise } from './hindu/ujjain.ts';
export { julianFromDay } from './julian.ts';
export { calendarsFile } from './tables.ts';
export { openWorldCalendars, untabledCalendars, type WorldCalendars } from './world.ts';

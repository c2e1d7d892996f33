// What other rooms use of `engine/calendars`.

export type { AnnouncedMonth } from './announced-months.ts';
export { datesOn, daysOf, type WorldCalendar, type WorldMonth } from './calendar.ts';
export { gregorian } from './gregorian.ts';
export { calendarsFile } from './tables.ts';
export { openWorldCalendars, untabledCalendars, type WorldCalendars } from './world.ts';

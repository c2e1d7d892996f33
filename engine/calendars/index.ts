// What other rooms use of `engine/calendars`.

export { type AnnouncedMonth, announcementOf } from './announced.ts';
export { datesOn, daysOf, type WorldCalendar, type WorldMonth } from './calendar.ts';
export { gregorian } from './gregorian.ts';
export { worldCalendar, worldCalendars } from './world.ts';

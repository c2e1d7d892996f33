// What other rooms use of `app/calendar`.

export { calendarDayOf, calendarDaysOf } from './day.ts';
export { calendarMonthOf } from './month.ts';

// The solar calendars of the truth files, and the place whose Sun each was computed for. The source prints one page for
// all of India: of seventeen places tried, New Delhi's sunrise and sunset give the most agreement in each of the four
// (Ujjain, Nagpur and Hyderabad come near; the calendars' own lands fall short by tens of months).

import type { PlaceName } from './places.ts';

/** A calendar of ours, the chain that has it and the place. */
export interface CalendarName {
  readonly calendar: string;
  readonly pack: string;
  readonly place: PlaceName;
}

/** By the files' names. */
export const calendarNames: Readonly<Record<string, CalendarName | undefined>> = {
  tamil: { calendar: 'Tamil', pack: 'base', place: 'New Delhi' },
  malayalam: { calendar: 'Malayalam', pack: 'base', place: 'New Delhi' },
  bengali: { calendar: 'Bengali', pack: 'base', place: 'New Delhi' },
  odia: { calendar: 'Odia', pack: 'base', place: 'New Delhi' },
};

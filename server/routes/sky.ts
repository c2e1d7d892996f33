// Sun, Moon and lagna of a date or of a time of it.

import {
  lagnaAt,
  lagnaSection,
  moonSection,
  type PanchangDay,
  phaseOf,
  sunSection,
  whyNoEvents,
  whyNoLagna,
  whyNotWhole,
} from '@nirnaya/app/day';
import { answerOfDay } from '@nirnaya/app/panchang';
import { ujjain } from '@nirnaya/app/places';
import { quick } from './operation/handler.ts';

/** What of the Sun hangs on a whole day. */
const lengths = ['day_length', 'night_length', 'day_minutes', 'night_minutes'] as const;

/** The operations on the sky of a day. */
export const handlers = quick({
  sunPosition: ({ service, query }) =>
    answerOfDay(service, query, ujjain, (day, sections) => {
      const why = whyNotWhole(day);
      for (const [event, reason] of whyNoEvents(day)) {
        if (event.startsWith('sun')) sections.note(`sun.${event}`, reason);
      }
      for (const length of why === undefined ? [] : lengths) sections.note(`sun.${length}`, `${why}`);
      return { sun: sunSection(day) };
    }),
  moonPhase: ({ service, query: { time, ...query } }) =>
    answerOfDay(service, query, ujjain, (day, { note }) => {
      const jd = instantIn(day, time);
      for (const [event, reason] of whyNoEvents(day))
        if (event.startsWith('moon')) note(`moon.${event}`, reason);
      return { at: `${day.clock.iso(jd)}`, phase: phaseOf(day.py, jd, day.clock), moon: moonSection(day) };
    }),
  lagna: ({ service, query: { time, ...query } }) =>
    answerOfDay(service, query, ujjain, (day, { withReason }) => {
      const jd = instantIn(day, time);
      return {
        at: `${day.clock.iso(jd)}`,
        lagna: withReason('lagna', lagnaAt(day.py, jd, day.clock), whyNoLagna),
        udaya_lagna: withReason('udaya_lagna', lagnaSection(day), whyNoLagna),
      };
    }),
});

/** JD UT of a local time (minutes after midnight) of a day, or of its start. */
const instantIn = ({ py, index, from }: PanchangDay, time: number | undefined): number =>
  time === undefined ? from : py.clock(index, time);

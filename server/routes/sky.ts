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
import { dayShape, instantShape, lagnaAnswer, moonPhaseAnswer, sunAnswer } from '@nirnaya/contract/panchang';
import { type Operation, operation } from './operation/operation.ts';

const where = `Computed for location_id, else lat and lon, else the place of region, else ${ujjain.name_en}.`;
const when =
  'At the clock time of the date at the place, whatever tz says, without time at its sunrise. A time that a change of clocks skips is taken as the end of the gap, one that comes twice as the first.';

/** What of the Sun hangs on a whole day. */
const lengths = ['day_length', 'night_length', 'day_minutes', 'night_minutes'] as const;

/** The operations on the sky of a day. */
export function skyOperations(): Operation[] {
  const shared = { group: 'Sky', params: {}, refusals: [404, 422] } as const;

  const sun = operation({
    ...shared,
    id: 'sunPosition',
    path: '/v1/sun-position',
    summary: 'Sunrise, sunset, noon, and where the Sun stands at sunrise',
    description: where,
    query: dayShape,
    answer: sunAnswer,
    respond: ({ service, query }) =>
      answerOfDay(service, query, ujjain, (day, sections) => {
        const why = whyNotWhole(day);
        for (const [event, reason] of whyNoEvents(day)) {
          if (event.startsWith('sun')) sections.note(`sun.${event}`, reason);
        }
        for (const length of why === undefined ? [] : lengths) sections.note(`sun.${length}`, `${why}`);
        return { sun: sunSection(day) };
      }),
  });

  const moon = operation({
    ...shared,
    id: 'moonPhase',
    path: '/v1/moon-phase',
    summary: "The Moon's phase, rise and set, and the signs it passes",
    description: `${where} The phase is that of the instant at: ${when}`,
    query: instantShape,
    answer: moonPhaseAnswer,
    respond: ({ service, query: { time, ...query } }) =>
      answerOfDay(service, query, ujjain, (day, { note }) => {
        const jd = instantIn(day, time);
        for (const [event, reason] of whyNoEvents(day))
          if (event.startsWith('moon')) note(`moon.${event}`, reason);
        return { at: `${day.clock.iso(jd)}`, phase: phaseOf(day.py, jd, day.clock), moon: moonSection(day) };
      }),
  });

  const lagna = operation({
    ...shared,
    id: 'lagna',
    path: '/v1/lagna',
    summary: 'The rising sign at an instant, and those of the whole day',
    description: `${where} ${when} Beyond the polar circles, where some signs never rise, lagna is null.`,
    query: instantShape,
    answer: lagnaAnswer,
    respond: ({ service, query: { time, ...query } }) =>
      answerOfDay(service, query, ujjain, (day, { noted }) => {
        const jd = instantIn(day, time);
        return {
          at: `${day.clock.iso(jd)}`,
          lagna: noted('lagna', lagnaAt(day.py, jd, day.clock), whyNoLagna),
          udaya_lagna: noted('udaya_lagna', lagnaSection(day), whyNoLagna),
        };
      }),
  });

  return [sun, moon, lagna];
}

/** JD UT of a local time (minutes after midnight) of a day, or of its start. */
const instantIn = ({ py, index, from }: PanchangDay, time: number | undefined): number =>
  time === undefined ? from : py.clock(index, time);

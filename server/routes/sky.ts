// Sun, Moon and lagna of a date or of a time of it.

import { type Operation, operation } from '../http/operation.ts';
import { answerOfDay } from '../panchang/answer-of-day.ts';
import type { PanchangDay } from '../panchang/day.ts';
import { lagnaAt, lagnaSection } from '../panchang/lagna.ts';
import { moonSection, phaseOf } from '../panchang/moon.ts';
import { sunSection } from '../panchang/sun.ts';
import { ujjain } from '../places/locations.ts';
import { lagnaAnswer, moonPhaseAnswer, sunAnswer } from '../schemas/panchang/sky-answers.ts';
import { dayShape, instantShape } from '../schemas/panchang-query.ts';
import type { Service } from '../service.ts';

const where = `Computed for location_id, else lat and lon, else the place of region, else ${ujjain.name_en}.`;
const when =
  'At the local time of the date, without time at its sunrise. A time that a change of clocks skips is taken as the end of the gap, one that comes twice as the first.';

/** The operations on the sky of a day. */
export function skyOperations(service: Service): Operation[] {
  const shared = { group: 'Sky', params: {}, refusals: [404, 422] } as const;

  const sun = operation({
    ...shared,
    id: 'sunPosition',
    path: '/v1/sun-position',
    summary: 'Sunrise, sunset, noon, and where the Sun stands at sunrise',
    description: where,
    query: dayShape,
    answer: sunAnswer,
    respond: (query) => answerOfDay(service, query, ujjain, (day) => ({ sun: sunSection(day) })),
  });

  const moon = operation({
    ...shared,
    id: 'moonPhase',
    path: '/v1/moon-phase',
    summary: "The Moon's phase, rise and set, and the signs it passes",
    description: `${where} The phase is that of the instant at: ${when}`,
    query: instantShape,
    answer: moonPhaseAnswer,
    respond: ({ time, ...query }) =>
      answerOfDay(service, query, ujjain, (day) => {
        const jd = instantIn(day, time);
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
    respond: ({ time, ...query }) =>
      answerOfDay(service, query, ujjain, (day) => {
        const jd = instantIn(day, time);
        return {
          at: `${day.clock.iso(jd)}`,
          lagna: lagnaAt(day.py, jd, day.clock),
          udaya_lagna: lagnaSection(day),
        };
      }),
  });

  return [sun, moon, lagna];
}

/** JD UT of a local time (minutes after midnight) of a day, or of its start. */
const instantIn = ({ py, index, from }: PanchangDay, time: number | undefined): number =>
  time === undefined ? from : py.clock(index, time);

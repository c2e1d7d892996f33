// Timings of a date: rise and set, the windows that are good or bad to begin in, horas and choghadiyas.

import { dayShape, horaShape, inauspiciousShape } from '../panchang/panchang-query.ts';
import {
  choghadiyaAnswer,
  horaAnswer,
  inauspiciousAnswer,
  timingsAnswer,
  windowAnswer,
} from '../panchang/timing-answers.ts';
import { from, get } from './operation.ts';
import { computedFor } from './where.ts';

const ofDay =
  'The day runs from sunrise to sunrise. A window before its sunrise, such as Brahma Muhurta, belongs to it too. Windows that depend on a star (varjyam, amrit kaal) belong to the day on which they begin. Lists leave out what does not occur; a named window is null, with its reason under unavailable.';

const all = (path: string, summary: string) =>
  get({
    path,
    group: 'Timings',
    access: from('free'),
    summary,
    description: `${computedFor('New Delhi')} ${ofDay}`,
    query: dayShape,
    answer: timingsAnswer,
    refusals: [404, 422],
  });

const single = (path: string, summary: string) =>
  get({
    path,
    group: 'Timings',
    access: from('free'),
    summary,
    description: computedFor('Ujjain'),
    query: dayShape,
    answer: windowAnswer,
    refusals: [404, 422],
  });

/** The operations on timings. */
export const operations = {
  timings: all('/v1/timings', 'The auspicious and inauspicious windows of a date, with rise and set'),
  muhuratOfDay: all('/v1/muhurat/day', 'The same as /v1/timings'),
  inauspiciousTimings: get({
    path: '/v1/inauspicious-timings',
    group: 'Timings',
    access: from('free'),
    summary: 'The inauspicious windows of a date; Panchak, Bhadra and Ganda Mool with include',
    description: `${computedFor('New Delhi')} ${ofDay}`,
    query: inauspiciousShape,
    answer: inauspiciousAnswer,
    refusals: [404, 422],
  }),
  rahuKaal: single('/v1/rahukaal', 'Rahu Kaal of a date'),
  yamagandam: single('/v1/yamagandam', 'Yamagandam of a date'),
  gulikaKaal: single('/v1/gulika', 'Gulika Kaal of a date'),
  abhijitMuhurat: single('/v1/abhijit', 'Abhijit Muhurat of a date'),
  hora: get({
    path: '/v1/hora',
    group: 'Timings',
    access: from('free'),
    summary: 'The horas of a date, from sunrise to sunrise',
    description: `${computedFor('Ujjain')} Null if the Sun does not rise, set and rise again within 36 hours.`,
    query: horaShape,
    answer: horaAnswer,
    refusals: [404, 422],
  }),
  choghadiya: get({
    path: '/v1/choghadiya',
    group: 'Timings',
    access: from('free'),
    summary: 'The choghadiyas of a date, day and night',
    description: `${computedFor('Ujjain')} Null if the Sun does not rise, set and rise again within 36 hours.`,
    query: dayShape,
    answer: choghadiyaAnswer,
    refusals: [404, 422],
  }),
};

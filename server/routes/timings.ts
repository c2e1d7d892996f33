// Timings of a date: rise and set, the windows that are good or bad to begin in, horas and choghadiyas.

import type { RequestContext } from '@nirnaya/app/context';
import {
  bhadraSection,
  choghadiyaSection,
  gandaMoolSection,
  horaDivision,
  horaSection,
  panchakBrief,
  whyNotWhole,
  windowsSection,
} from '@nirnaya/app/day';
import { allTimings, answerOfDay, singleWindow } from '@nirnaya/app/panchang';
import { type Location, newDelhi, ujjain } from '@nirnaya/app/places';
import { defaultMeasure } from '@nirnaya/contract/day';
import {
  choghadiyaAnswer,
  dayShape,
  horaAnswer,
  horaShape,
  inauspiciousAnswer,
  inauspiciousShape,
  timingsAnswer,
  windowAnswer,
} from '@nirnaya/contract/panchang';
import { authoritiesOfKala } from '@nirnaya/explain/sentences';
import { type Operation, operation } from './operation/operation.ts';

const where = (fallback: Location): string =>
  `Computed for location_id, else lat and lon, else the place of region, else ${fallback.name_en}.`;

const ofDay =
  'The day runs from sunrise to the next sunrise; a window before its sunrise, such as Brahma Muhurta, belongs to it too. Windows that hang on a star (varjyam, amrit kaal) stand on the day on which they begin. What does not occur is left out of the lists; a window that bears its own name is null, with its reason under unavailable.';

/** The conditions that may be added to the inauspicious windows of a date. */
const conditions = { panchak: panchakBrief, bhadra: bhadraSection, ganda_mool: gandaMoolSection };

/** The operations on timings. */
export function timingOperations(): Operation[] {
  const shared = { group: 'Timings', query: dayShape, params: {}, refusals: [404, 422] } as const;

  const all = (id: string, path: string, summary: string): Operation =>
    operation({
      ...shared,
      id,
      path,
      summary,
      description: `${where(newDelhi)} ${ofDay}`,
      answer: timingsAnswer,
      respond: ({ service, query }) => answerOfDay(service, query, newDelhi, allTimings),
    });

  const inauspicious = operation({
    ...shared,
    id: 'inauspiciousTimings',
    path: '/v1/inauspicious-timings',
    summary: 'The inauspicious windows of a date; Panchak, Bhadra and Ganda Mool by include',
    description: `${where(newDelhi)} ${ofDay}`,
    query: inauspiciousShape,
    answer: inauspiciousAnswer,
    sections: ({ query: { include = [] } }) => include,
    respond: ({ service, query: { include = [], ...query } }) =>
      answerOfDay(service, query, newDelhi, (day) => {
        const { inauspicious } = windowsSection(day, { authorities: true });
        return { inauspicious, ...Object.fromEntries(include.map((name) => [name, conditions[name](day)])) };
      }),
  });

  const single = (id: string, path: string, kala: string, summary: string): Operation =>
    operation({
      ...shared,
      id,
      path,
      summary,
      description: where(ujjain),
      answer: windowAnswer,
      respond: ({ service, query }) => answerOfDay(service, query, ujjain, (day) => singleWindow(day, kala)),
    });

  const hora = operation({
    ...shared,
    id: 'hora',
    path: '/v1/hora',
    summary: 'The horas of a date, from sunrise to the next sunrise',
    description: `${where(ujjain)} Null unless the Sun rises, sets and rises again within 36 hours.`,
    query: horaShape,
    answer: horaAnswer,
    respond: ({ service, query: { measure = defaultMeasure, ...query } }) =>
      answerOfDay(service, query, ujjain, (day, { noted }) => ({
        measure,
        hora: noted('hora', horaSection(day, measure), whyNotWhole),
        authorities: authoritiesOfDivisions(day.context, horaDivision[measure]),
      })),
  });

  const choghadiya = operation({
    ...shared,
    id: 'choghadiya',
    path: '/v1/choghadiya',
    summary: 'The choghadiyas of a date and its night',
    description: `${where(ujjain)} Null unless the Sun rises, sets and rises again within 36 hours.`,
    answer: choghadiyaAnswer,
    respond: ({ service, query }) =>
      answerOfDay(service, query, ujjain, (day, { noted }) => ({
        choghadiya: noted('choghadiya', choghadiyaSection(day), whyNotWhole),
        authorities: authoritiesOfDivisions(day.context, 'choghadiya_day', 'choghadiya_night'),
      })),
  });

  return [
    all('timings', '/v1/timings', 'Every auspicious and inauspicious window of a date, with rise and set'),
    all('muhuratOfDay', '/v1/muhurat/day', 'The same as /v1/timings'),
    inauspicious,
    single('rahuKaal', '/v1/rahukaal', 'rahu_kaal', 'Rahu Kaal of a date'),
    single('yamagandam', '/v1/yamagandam', 'yamagandam', 'Yamagandam of a date'),
    single('gulikaKaal', '/v1/gulika', 'gulika', 'Gulika Kaal of a date'),
    single('abhijitMuhurat', '/v1/abhijit', 'abhijit', 'Abhijit Muhurat of a date'),
    hora,
    choghadiya,
  ];
}

const authoritiesOfDivisions = ({ pack, works }: RequestContext, ...names: readonly string[]) =>
  names.flatMap((name) => {
    const division = pack.divisions.get(name);
    return division === undefined ? [] : [...authoritiesOfKala(division, { works })];
  });

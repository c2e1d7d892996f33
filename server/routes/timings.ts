// Timings of a date: rise and set, the windows that are good or bad to begin in, horas and choghadiyas.

import { authoritiesOfKala } from '../../explain/authority.ts';
import type { Asked } from '../asked.ts';
import { type Operation, operation } from '../http/operation.ts';
import { allTimings } from '../panchang/all-timings.ts';
import { answerOfDay } from '../panchang/answer-of-day.ts';
import { choghadiyaSection } from '../panchang/choghadiya.ts';
import { conditionsSection } from '../panchang/conditions.ts';
import { horaDivision, horaSection } from '../panchang/hora.ts';
import { singleWindow } from '../panchang/single-window.ts';
import { windowsSection } from '../panchang/windows.ts';
import { type Location, newDelhi, ujjain } from '../places/locations.ts';
import {
  choghadiyaAnswer,
  horaAnswer,
  inauspiciousAnswer,
  timingsAnswer,
  windowAnswer,
} from '../schemas/panchang/timing-answers.ts';
import { dayShape, horaShape } from '../schemas/panchang-query.ts';
import type { Service } from '../service.ts';

const where = (usual: Location): string =>
  `Computed for location_id, else lat and lon, else the place of region, else ${usual.name_en}.`;

const ofDay =
  'The day runs from sunrise to the next sunrise; a window before its sunrise, such as Brahma Muhurta, belongs to it too. Windows that hang on a star (varjyam, amrit kaal) stand on the day on which they begin. What does not occur is null or left out.';

/** The operations on timings. */
export function timingOperations(service: Service): Operation[] {
  const shared = { group: 'Timings', query: dayShape, params: {}, refusals: [404, 422] } as const;

  const all = (id: string, path: string, summary: string): Operation =>
    operation({
      ...shared,
      id,
      path,
      summary,
      description: `${where(newDelhi)} ${ofDay}`,
      answer: timingsAnswer,
      respond: (query) => answerOfDay(service, query, newDelhi, allTimings),
    });

  const inauspicious = operation({
    ...shared,
    id: 'inauspiciousTimings',
    path: '/v1/inauspicious-timings',
    summary: 'The inauspicious windows of a date, with Panchak, Bhadra and Ganda Mool',
    description: `${where(newDelhi)} ${ofDay}`,
    answer: inauspiciousAnswer,
    respond: (query) =>
      answerOfDay(service, query, newDelhi, (day) => ({
        inauspicious: windowsSection(day, { authorities: true }).inauspicious,
        ...conditionsSection(day),
      })),
  });

  const single = (id: string, path: string, kala: string, summary: string): Operation =>
    operation({
      ...shared,
      id,
      path,
      summary,
      description: where(ujjain),
      answer: windowAnswer,
      respond: (query) => answerOfDay(service, query, ujjain, (day) => singleWindow(day, kala)),
    });

  const hora = operation({
    ...shared,
    id: 'hora',
    path: '/v1/hora',
    summary: 'The horas of a date, from sunrise to the next sunrise',
    description: `${where(ujjain)} Null where the Sun does not rise or set.`,
    query: horaShape,
    answer: horaAnswer,
    respond: ({ measure, ...query }) =>
      answerOfDay(service, query, ujjain, (day) => ({
        hora: horaSection(day, measure),
        authorities: authoritiesOfDivisions(day.asked, horaDivision[measure ?? 'seasonal']),
      })),
  });

  const choghadiya = operation({
    ...shared,
    id: 'choghadiya',
    path: '/v1/choghadiya',
    summary: 'The choghadiyas of a date and its night',
    description: `${where(ujjain)} Null where the Sun does not rise or set.`,
    answer: choghadiyaAnswer,
    respond: (query) =>
      answerOfDay(service, query, ujjain, (day) => ({
        choghadiya: choghadiyaSection(day),
        authorities: authoritiesOfDivisions(day.asked, 'choghadiya_day', 'choghadiya_night'),
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

const authoritiesOfDivisions = ({ pack, works }: Asked, ...names: readonly string[]) =>
  names.flatMap((name) => {
    const division = pack.divisions.get(name);
    return division === undefined ? [] : [...authoritiesOfKala(division, { works })];
  });

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
import { newDelhi, ujjain } from '@nirnaya/app/places';
import { defaultMeasure } from '@nirnaya/contract/day';
import type { Operations } from '@nirnaya/contract/operations';
import { authoritiesOfKala } from '@nirnaya/explain/sentences';
import { type ComputedHandler, quick } from './operation/handler.ts';

/** The conditions that may be added to the inauspicious windows of a date. */
const conditions = { panchak: panchakBrief, bhadra: bhadraSection, ganda_mool: gandaMoolSection };

const all: ComputedHandler<Operations['timings']>['respond'] = ({ service, query }) =>
  answerOfDay(service, query, newDelhi, allTimings);

const single =
  (kala: string): ComputedHandler<Operations['rahuKaal']>['respond'] =>
  ({ service, query }) =>
    answerOfDay(service, query, ujjain, (day) => singleWindow(day, kala));

/** The operations on timings. */
export const handlers = quick({
  timings: all,
  muhuratOfDay: all,
  inauspiciousTimings: ({ service, query: { include = [], ...query } }) =>
    answerOfDay(service, query, newDelhi, (day) => {
      const { inauspicious } = windowsSection(day, { authorities: true });
      return { inauspicious, ...Object.fromEntries(include.map((name) => [name, conditions[name](day)])) };
    }),
  rahuKaal: single('rahu_kaal'),
  yamagandam: single('yamagandam'),
  gulikaKaal: single('gulika'),
  abhijitMuhurat: single('abhijit'),
  hora: ({ service, query: { measure = defaultMeasure, ...query } }) =>
    answerOfDay(service, query, ujjain, (day, { withReason }) => ({
      measure,
      hora: withReason('hora', horaSection(day, measure), whyNotWhole),
      authorities: authoritiesOfDivisions(day.context, horaDivision[measure]),
    })),
  choghadiya: ({ service, query }) =>
    answerOfDay(service, query, ujjain, (day, { withReason }) => ({
      choghadiya: withReason('choghadiya', choghadiyaSection(day), whyNotWhole),
      authorities: authoritiesOfDivisions(day.context, 'choghadiya_day', 'choghadiya_night'),
    })),
});

const authoritiesOfDivisions = ({ pack, works }: RequestContext, ...names: readonly string[]) =>
  names.flatMap((name) => {
    const division = pack.divisions.get(name);
    return division === undefined ? [] : [...authoritiesOfKala(division, { works })];
  });

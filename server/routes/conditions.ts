// Conditions of a date: stretches of time in which some works are shunned or favoured. They have no date of their own.

import type { RequestContext } from '@nirnaya/app/context';
import {
  bhadraCode,
  bhadraSection,
  gandaMoolCode,
  gandaMoolSection,
  type PanchangDay,
  panchakCode,
  panchakSection,
  shastraSection,
  specialYogasSection,
} from '@nirnaya/app/day';
import { answerOfDay, type DayQuery } from '@nirnaya/app/panchang';
import { type Location, newDelhi, ujjain } from '@nirnaya/app/places';
import { authoritiesOf } from '@nirnaya/explain/sentences';
import type { ComputeService } from '../compute/compute-service.ts';
import { quick } from './operation/handler.ts';

const ofConditions = <T extends object>(
  { service, query }: { readonly service: ComputeService; readonly query: DayQuery },
  fallback: Location,
  section: (day: PanchangDay) => T,
) => answerOfDay(service, query, fallback, section);

/** The operations on conditions. */
export const handlers = quick({
  panchak: (request) =>
    ofConditions(request, ujjain, (day) => ({
      ...panchakSection(day),
      authorities: authoritiesOfCode(day.context, panchakCode),
    })),
  bhadra: (request) =>
    ofConditions(request, ujjain, (day) => ({
      ...bhadraSection(day),
      authorities: authoritiesOfCode(day.context, bhadraCode),
    })),
  gandaMool: (request) =>
    ofConditions(request, ujjain, (day) => ({
      ...gandaMoolSection(day),
      authorities: authoritiesOfCode(day.context, gandaMoolCode),
    })),
  specialYogas: (request) =>
    ofConditions(request, ujjain, (day) => specialYogasSection(day, { authorities: true })),
  shastraConditions: ({ service, query }) =>
    answerOfDay(service, query, newDelhi, (day) => shastraSection(day, { authorities: true })),
});

function authoritiesOfCode({ pack, works }: RequestContext, code: string) {
  const rule = pack.rules.get(code);
  return rule === undefined ? [] : [...authoritiesOf(rule, { works })];
}

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
import {
  bhadraAnswer,
  dayContextShape,
  dayShape,
  gandaMoolAnswer,
  panchakAnswer,
  shastraAnswer,
  specialYogasAnswer,
} from '@nirnaya/contract/panchang';
import { authoritiesOf } from '@nirnaya/explain/sentences';
import type { ComputeService } from '../compute/compute-service.ts';
import { type Operation, operation } from './operation/operation.ts';

const ofDay =
  'The day runs from sunrise to the next sunrise. A flag says that the condition holds at some time of the day, at_sunrise that it holds as the day begins. Spans are whole; within_day is what of them lies in the day.';

const fallback = `Computed for location_id, else lat and lon, else the place of region, else ${ujjain.name_en}. ${ofDay}`;

/** The operations on conditions. */
export function conditionOperations(): Operation[] {
  const shared = { group: 'Conditions', query: dayShape, params: {}, refusals: [404, 422] } as const;

  const ofConditions = <T extends object>(
    { service, query }: { readonly service: ComputeService; readonly query: DayQuery },
    fallback: Location,
    section: (day: PanchangDay) => T,
  ) => answerOfDay(service, query, fallback, section);

  const panchak = operation({
    ...shared,
    id: 'panchak',
    path: '/v1/panchak',
    summary: 'Panchak on a date: its type, how grave it is, what is shunned and what remedies it',
    description: fallback,
    answer: panchakAnswer,
    respond: (request) =>
      ofConditions(request, ujjain, (day) => ({
        ...panchakSection(day),
        authorities: authoritiesOfCode(day.context, panchakCode),
      })),
  });

  const bhadra = operation({
    ...shared,
    id: 'bhadra',
    path: '/v1/bhadra',
    summary: 'Bhadra on a date: where it dwells, its mouth and its tail',
    description: fallback,
    answer: bhadraAnswer,
    respond: (request) =>
      ofConditions(request, ujjain, (day) => ({
        ...bhadraSection(day),
        authorities: authoritiesOfCode(day.context, bhadraCode),
      })),
  });

  const gandaMool = operation({
    ...shared,
    id: 'gandaMool',
    path: '/v1/ganda-mool',
    summary: 'Ganda Mool on a date, and its star',
    description: fallback,
    answer: gandaMoolAnswer,
    respond: (request) =>
      ofConditions(request, ujjain, (day) => ({
        ...gandaMoolSection(day),
        authorities: authoritiesOfCode(day.context, gandaMoolCode),
      })),
  });

  const specialYogas = operation({
    ...shared,
    id: 'specialYogas',
    path: '/v1/special-yogas',
    summary: 'The special yogas of a date, and its Anandadi yogas',
    description: fallback,
    answer: specialYogasAnswer,
    respond: (request) =>
      ofConditions(request, ujjain, (day) => specialYogasSection(day, { authorities: true })),
  });

  const shastra = operation({
    ...shared,
    id: 'shastraConditions',
    path: '/v1/shastra/conditions',
    summary: 'Every classical condition of a date, Disha Shool, and for whom the Moon is strong',
    description: `Computed for location_id, else lat and lon. ${ofDay}`,
    query: dayContextShape,
    answer: shastraAnswer,
    respond: ({ service, query }) =>
      answerOfDay(service, query, newDelhi, (day) => shastraSection(day, { authorities: true })),
  });

  return [panchak, bhadra, gandaMool, specialYogas, shastra];
}

function authoritiesOfCode({ pack, works }: RequestContext, code: string) {
  const rule = pack.rules.get(code);
  return rule === undefined ? [] : [...authoritiesOf(rule, { works })];
}

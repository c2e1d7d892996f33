// Festivals by their names.

import { requestContext } from '@nirnaya/app/context';
import { envelopeOf, festivalsFound, festivalsNamed } from '@nirnaya/app/festivals';
import { ujjain } from '@nirnaya/app/places';
import { civilDayAt, requireServedYear, yearOf } from '@nirnaya/app/requests';
import { festivalSearchAnswer, festivalSearchShape, usualFound } from '@nirnaya/contract/festivals';
import { civilDay } from '@nirnaya/engine/civil';
import { pageOf, versionOfEntries } from '../http/listing.ts';
import { type Operation, operation } from './operation/operation.ts';

/** The operation that finds festivals by name. */
export function festivalSearchOperations(): Operation[] {
  return [
    operation({
      id: 'festivalSearch',
      lane: 'long',
      // The current year passes.
      live: ({ year }) => year === undefined,
      path: '/v1/festivals/search',
      group: 'Festivals',
      summary: 'Festivals by a name in any script and spelling, or by a tag',
      description:
        'What any pack observes under a code or a name: diwali, deepavali, दीपावली and தீபாவளி find the same. Observances of the land of the request come first, then those of other lands; each names its land and has its dates of the year there. match says how a name fits; what only sounds alike comes where nothing else fits. Without a name all are listed that have the tag, the type and the weight.',
      query: festivalSearchShape,
      params: {},
      answer: festivalSearchAnswer,
      refusals: [404, 422],
      respond: ({ service, query }) => {
        const context = requestContext(service, query, ujjain);
        const today = civilDayAt(service.now(), context.zone);
        const { limit = usualFound, cursor, year = yearOf(today) } = query;
        requireServedYear(year);
        const { tag: tags, ...asked } = query;
        const search = { ...asked, tags, year };
        const matches = festivalsNamed(service, context, search);
        const version = versionOfEntries(matches.map(({ code, variant, packs }) => [code, variant, packs]));
        const { entries, next } = pageOf(matches, { limit, cursor }, { version, query: search });
        return {
          q: query.q ?? null,
          year,
          count: matches.length,
          festivals: festivalsFound(service, context, search, entries),
          ...next,
          ...envelopeOf(service, context, query.year === undefined ? today : civilDay(year, 1, 1)),
        };
      },
    }),
  ];
}

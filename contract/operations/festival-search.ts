// Festivals by their names.

import { festivalSearchAnswer } from '../festivals/festival-search.ts';
import { festivalSearchShape } from '../festivals/festival-search-query.ts';
import { from, get } from './operation.ts';

/** The operation that finds festivals by name. */
export const operations = {
  festivalSearch: get({
    path: '/v1/festivals/search',
    group: 'Festivals',
    access: from('free'),
    summary: 'Searches festivals by name, in any script and spelling, or by tag',
    description:
      'Searches the observances of all packs: diwali, deepavali, दीपावली and தீபாவளி are equivalent. Those of the region of the request come first. Each has its region and its dates of the year there. match is the kind of match; names that only sound similar are listed if nothing else matches. Without a name, all with the given tag, type and weight are listed.',
    query: festivalSearchShape,
    answer: festivalSearchAnswer,
    refusals: [404, 422],
    // The current year passes.
    caching: { kind: 'live_if', isLive: ({ query: { year } }) => year === undefined },
  }),
};

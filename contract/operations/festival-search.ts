// Festivals by their names.

import { festivalSearchAnswer } from '../festivals/festival-search.ts';
import { festivalSearchShape } from '../festivals/festival-search-query.ts';
import { from, get } from './operation.ts';

/** The operation that finds festivals by name. */
export const festivalSearchOperations = {
  festivalSearch: get({
    path: '/v1/festivals/search',
    group: 'Festivals',
    access: from('free'),
    summary: 'Festivals by a name in any script and spelling, or by a tag',
    description:
      'What any pack observes under a code or a name: diwali, deepavali, दीपावली and தீபாவளி find the same. Observances of the land of the request come first, then those of other lands; each names its land and has its dates of the year there. match says how a name fits; what only sounds alike comes where nothing else fits. Without a name all are listed that have the tag, the type and the weight.',
    query: festivalSearchShape,
    answer: festivalSearchAnswer,
    refusals: [404, 422],
    // The current year passes.
    caching: { kind: 'live_if', isLive: ({ query: { year } }) => year === undefined },
  }),
};

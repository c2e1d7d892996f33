// Why a festival falls on a date.

import { explanation } from '../festivals/explanation.ts';
import { explainShape } from '../festivals/festival-query.ts';
import { from, get, live } from './operation.ts';

/** The operation that explains. */
export const explainOperations = {
  explainFestival: get({
    path: '/v1/festivals/explain',
    group: 'Festivals',
    access: from('free'),
    summary: 'Why a festival falls on a date, or why not and when it does',
    description:
      'Explains one date, every occurrence of a year, or the next occurrence where neither date nor year is given. A name is looked for in the land of the request first, then in other lands; where it is observed elsewhere only, the answer is that of the nearest land, unless region, pack or tradition is given: then it is a 404. A name of several observances is a 422 that lists their codes and lands.',
    query: explainShape,
    answer: explanation,
    refusals: [404, 422],
    caching: live,
  }),
};

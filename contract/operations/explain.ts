// Why a festival falls on a date.

import { explanation } from '../festivals/explanation.ts';
import { explainShape } from '../festivals/festival-query.ts';
import { from, get, live } from './operation.ts';

/** The operation that explains. */
export const operations = {
  explainFestival: get({
    path: '/v1/festivals/explain',
    group: 'Festivals',
    access: from('free'),
    summary: 'Why a festival is, or is not, on a date',
    description:
      'Explains a date, every occurrence of a year, or the next occurrence if neither is given. A name is looked up in the region of the request, then in other regions. If only others observe it, the nearest one is used, or 404 is returned if region, pack or tradition is given. A name of several observances returns 422 with their codes and regions.',
    query: explainShape,
    answer: explanation,
    refusals: [404, 422],
    caching: live,
  }),
};

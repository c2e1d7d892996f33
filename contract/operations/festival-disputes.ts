// What is disputed of a year.

import { disputesAnswer } from '../festivals/disputes.ts';
import { disputesShape } from '../festivals/festival-search-query.ts';
import { oneDate, twice } from '../plans/counted.ts';
import { get } from './operation.ts';

/** The operation on what is disputed. */
export const operations = {
  festivalDisputes: get({
    path: '/v1/festivals/disputes',
    group: 'Festivals',
    access: { kind: 'by_contents', plan: 'free', counting: twice, contents: () => oneDate },
    summary: 'Observances of a year that traditions date differently, with each date and its authority',
    description:
      'Lists each observance of the year whose date differs under another tradition, the rules of another region, the other mode, another place or another clause. It does not judge which date is right.',
    query: disputesShape,
    answer: disputesAnswer,
    refusals: [404, 422],
  }),
};

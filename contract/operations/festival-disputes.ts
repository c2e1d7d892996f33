// What is disputed of a year.

import { disputesAnswer } from '../festivals/disputes.ts';
import { disputesShape } from '../festivals/festival-search-query.ts';
import { oneDate, twice } from '../plans/counted.ts';
import { get } from './operation.ts';

/** The operation on what is disputed. */
export const festivalDisputeOperations = {
  festivalDisputes: get({
    path: '/v1/festivals/disputes',
    group: 'Festivals',
    access: { kind: 'by_contents', plan: 'free', counting: twice, contents: () => oneDate },
    summary: 'The festivals of a year whose day is not the same for all, with both days and both authorities',
    description:
      "Each observance of the year at the place, by the chain and the mode asked for, that another tradition, another land's rules, the other mode or another place put on another day, or that another clause than the first decided. Whose day is right is not said.",
    query: disputesShape,
    answer: disputesAnswer,
    refusals: [404, 422],
  }),
};

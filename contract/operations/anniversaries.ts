// Anniversaries by the tithi.

import { anniversariesAnswer } from '../anniversaries/anniversaries.ts';
import { anniversariesShape, usualAnniversaries } from '../anniversaries/anniversaries-query.ts';
import { eachYear, yearsContained } from '../plans/counted.ts';
import { get } from './operation.ts';

/** The operation on anniversaries. */
export const operations = {
  anniversaries: get({
    path: '/v1/tithi/anniversaries',
    group: 'Calendar',
    access: {
      kind: 'by_contents',
      plan: 'pro',
      counting: eachYear,
      contents: ({ query: { years = usualAnniversaries } }) =>
        yearsContained(Array.from({ length: years }, (_, i) => i)),
    },
    summary: 'The civil dates on which a tithi returns: birthdays, and yearly shraddhas',
    description:
      'The tithi, month and nakshatra of a date, and the dates of its anniversaries. Birthdays are decided by the pack birthday, shraddhas by shraddha_tithi. Intercalary months are skipped; only a shraddha whose own month was intercalary is in one, in years that have the same. If the works leave a shraddha between two days, decision_status is REQUIRES_SOURCE_CERTIFICATION and candidates lists both. Computed for location_id, else lat and lon, else New Delhi.',
    query: anniversariesShape,
    answer: anniversariesAnswer,
    refusals: [404, 422],
    caching: { kind: 'live_if', isLive: ({ query }) => query.from === undefined },
  }),
};

// The vrats of a date.

import { vratAnswer } from '../festivals/vrat.ts';
import { vratShape } from '../festivals/vrat-query.ts';
import { from, get } from './operation.ts';

/** The operation on vrats. */
export const operations = {
  vrat: get({
    path: '/v1/vrat',
    group: 'Festivals',
    access: from('free'),
    summary: 'The vrats of a date',
    description:
      'The decisions of /v1/festivals?type=VRAT, in short. Computed for location_id, else lat and lon, else the place of region, else Ujjain.',
    query: vratShape,
    answer: vratAnswer,
    refusals: [404, 422],
  }),
};

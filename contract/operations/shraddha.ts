// Times of shraddhas, and the fathers' fortnight.

import { mahalayaAnswer, shraddhaDayAnswer } from '../shraddha/shraddha.ts';
import { mahalayaShape, shraddhaDayShape } from '../shraddha/shraddha-query.ts';
import { from, get } from './operation.ts';

const open =
  'Computed for location_id, else lat and lon. If the tithi is in the aparahna of two days or of none, decision_status is REQUIRES_SOURCE_CERTIFICATION, without a date. candidates lists the days with the minutes of the tithi in the aparahna of each.';

/** The operations on shraddhas. */
export const operations = {
  shraddhaDay: get({
    path: '/v1/shraddha/day',
    group: 'Shraddha',
    access: from('pro'),
    summary: 'The shraddha times of a date, and the tithis of its aparahna',
    description: `Aparahna, kutapa, gandharva and rauhina, times to avoid, and the tithis whose yearly or monthly shraddha is on the date. ${open}`,
    query: shraddhaDayShape,
    answer: shraddhaDayAnswer,
    refusals: [404, 422],
  }),
  mahalaya: get({
    path: '/v1/shraddha/mahalaya',
    group: 'Shraddha',
    access: from('pro'),
    summary: 'The Mahalaya (Pitru Paksha) of a year, tithi by tithi',
    description: `The fifteen tithis of Mahalaya, the full moon before them, and the named days among them. ${open} Places beyond the polar circles return 422.`,
    query: mahalayaShape,
    answer: mahalayaAnswer,
    refusals: [404, 422],
  }),
};

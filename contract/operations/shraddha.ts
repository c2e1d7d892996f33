// Times of shraddhas, and the fathers' fortnight.

import { mahalayaAnswer, shraddhaDayAnswer } from '../shraddha/shraddha.ts';
import { mahalayaShape, shraddhaDayShape } from '../shraddha/shraddha-query.ts';
import { from, get } from './operation.ts';

const open =
  'Computed for location_id, else lat and lon. Where the tithi is in the aparahna of two days or of none, the rule gives no date: decision_status is REQUIRES_SOURCE_CERTIFICATION, and candidates has the days with the minutes that the tithi shares with the aparahna of each.';

/** The operations on shraddhas. */
export const shraddhaOperations = {
  shraddhaDay: get({
    path: '/v1/shraddha/day',
    group: 'Shraddha',
    access: from('pro'),
    summary: 'The times of a date for a shraddha, and the tithis of its aparahna',
    description: `Aparahna, kutapa, gandharva and rauhina, the times in which none is given, and the tithis whose yearly or monthly shraddha is given on the date. ${open}`,
    query: shraddhaDayShape,
    answer: shraddhaDayAnswer,
    refusals: [404, 422],
  }),
  mahalaya: get({
    path: '/v1/shraddha/mahalaya',
    group: 'Shraddha',
    access: from('pro'),
    summary: "The fathers' fortnight of a year, tithi by tithi",
    description: `The fifteen tithis of Mahalaya, the full moon before them, and the days among them with a name of their own. ${open} Places beyond the polar circles are a 422.`,
    query: mahalayaShape,
    answer: mahalayaAnswer,
    refusals: [404, 422],
  }),
};

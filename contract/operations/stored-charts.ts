// Charts of births that are stored for an account.

import { profileDeleted } from '../account/profile.ts';
import { birthChartAnswer, storedChartAnswer } from '../jyotisha/chart.ts';
import { birthChartBody, birthChartShape, profileIdShape } from '../jyotisha/jyotisha-body.ts';
import { birthTimeNote } from './birth-notes.ts';
import { from, post } from './operation.ts';
import { deleteStored, readStored } from './stored-record.ts';

/** The operations on charts that are stored, and the one that stores them. */
export const operations = {
  birthChart: post({
    path: '/v1/birth-chart',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The full chart of a birth, stored for the account',
    description: `Grahas, lagna, houses by whole rashis and with the bounds of a house system, sixteen vargas, special lagnas, arudhas, karakas, sphutas and dashas; yogas, strengths, sahams and the annual chart of a year of life (varshaphala) on request. ${birthTimeNote} Stored results are encrypted at rest if the service has an encryption key. Only this account can read them.`,
    query: birthChartShape,
    body: birthChartBody,
    answer: birthChartAnswer,
    refusals: [404, 409, 422],
    effect: 'stores_if_asked',
  }),
  storedBirthChart: readStored({
    path: '/v1/birth-chart/{profile_id}',
    summary: 'A stored chart, not recomputed',
    params: profileIdShape,
    answer: storedChartAnswer,
  }),
  deleteBirthChart: deleteStored({
    path: '/v1/birth-chart/{profile_id}',
    summary: 'Deletes a chart and its profile; the id is not reused',
    params: profileIdShape,
    answer: profileDeleted,
  }),
};

// The match of two births: as a report, and in short.

import { languageShape } from '../common/place-query.ts';
import { matchReportBody, matchReportShape, matchScoreShape } from '../jyotisha/jyotisha-body.ts';
import { matchReportAnswer, matchScoreAnswer } from '../jyotisha/match.ts';
import { kutasNote } from './birth-notes.ts';
import { from, get, post } from './operation.ts';

/** The operations on matches. */
export const operations = {
  compatibilityReport: post({
    path: '/v1/compatibility/report',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The match of two births in sentences, each with its rule',
    description:
      'Sentences are in English, or in Hindi with lang=hi. A section whose rules are not active is left out, with the reason under unavailable.',
    query: matchReportShape,
    body: matchReportBody,
    answer: matchReportAnswer,
    refusals: [404, 422],
  }),
  compatibilityScore: get({
    path: '/v1/compatibility/score',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The points of a match',
    description: `mode=lite returns only the points. ${kutasNote}`,
    query: { ...matchScoreShape, ...languageShape },
    answer: matchScoreAnswer,
    refusals: [404, 422],
  }),
};

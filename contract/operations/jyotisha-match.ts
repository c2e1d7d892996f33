// The match of two births: in full and kept for an account, as a report, and in short.

import { languageShape } from '../common/place-query.ts';
import {
  compatIdShape,
  compatibilityBody,
  compatibilityShape,
  matchReportBody,
  matchReportShape,
  matchScoreShape,
} from '../jyotisha/jyotisha-body.ts';
import {
  compatibilityAnswer,
  compatibilityDeleted,
  matchReportAnswer,
  matchScoreAnswer,
  storedCompatibilityAnswer,
} from '../jyotisha/match.ts';
import { from, get, post } from './operation.ts';
import { deleteStored, readStored } from './stored-record.ts';

const kutas =
  'Kutas follow the rules of the packs, each with its table, row (groom), column (bride) and exceptions. The response has both totals, by table and with exceptions. total is by table unless points_by=exceptions.';

/** The operations on matches. */
export const matchOperations = {
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
    description: `mode=lite returns only the points. ${kutas}`,
    query: { ...matchScoreShape, ...languageShape },
    answer: matchScoreAnswer,
    refusals: [404, 422],
  }),
};

/** The operations on matches that are stored, and the one that stores them. */
export const storedMatchOperations = {
  compatibility: post({
    path: '/v1/compatibility',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The match of two births by the eight kutas, stored for the account',
    description: `Guna milan (36 points), ten domains that sum kutas, Mangal and Nadi dosha with cancellations, and the relations of the two charts. ${kutas}`,
    query: compatibilityShape,
    body: compatibilityBody,
    answer: compatibilityAnswer,
    refusals: [404, 409, 422],
    effect: 'stores_if_asked',
  }),
  storedCompatibility: readStored({
    path: '/v1/compatibility/{compat_id}',
    summary: 'A stored match, not recomputed',
    params: compatIdShape,
    answer: storedCompatibilityAnswer,
  }),
  deleteCompatibility: deleteStored({
    path: '/v1/compatibility/{compat_id}',
    summary: 'Deletes a match; its id is not reused',
    params: compatIdShape,
    answer: compatibilityDeleted,
  }),
};

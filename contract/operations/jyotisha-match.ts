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
  'Kutas by the rules of the packs, each with the table, its row and column, and its exceptions; the rows are those of the groom, the columns those of the bride. Both totals are given, of the tables and with exceptions counted; total is that of the tables unless points_by=exceptions.';

/** The operations on matches. */
export const matchOperations = {
  compatibilityReport: post({
    path: '/v1/compatibility/report',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The match of two births in sentences, each with the rule that makes it',
    description:
      'Sentences are in English or, with lang=hi, in Hindi. A section whose rules are not in force is left out and named under unavailable.',
    query: matchReportShape,
    body: matchReportBody,
    answer: matchReportAnswer,
    refusals: [404, 422],
  }),
  compatibilityScore: get({
    path: '/v1/compatibility/score',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The points of a match and nothing else',
    description: `mode=lite has the points alone. ${kutas}`,
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
    summary: 'The match of two births by the eight kutas, kept for the account',
    description: `Guna milan of 36 points, ten fields that the kutas are summed up in, Mangal and Nadi dosha with what cancels them, and how the two charts stand to each other. ${kutas}`,
    query: compatibilityShape,
    body: compatibilityBody,
    answer: compatibilityAnswer,
    refusals: [404, 409, 422],
    effect: 'stores_if_asked',
  }),
  storedCompatibility: readStored({
    path: '/v1/compatibility/{compat_id}',
    summary: 'A match as it was kept, not computed again',
    params: compatIdShape,
    answer: storedCompatibilityAnswer,
  }),
  deleteCompatibility: deleteStored({
    path: '/v1/compatibility/{compat_id}',
    summary: 'Removes a match; its id is not given again',
    params: compatIdShape,
    answer: compatibilityDeleted,
  }),
};

// The match of two births: as a report, and in short.

import { languageShape } from '../common/place-query.ts';
import { matchBatchAnswer, matchBatchBody, mostCandidates } from '../jyotisha/batch.ts';
import {
  matchReportBody,
  matchReportShape,
  matchScoreShape,
  poruthamBody,
} from '../jyotisha/jyotisha-body.ts';
import { matchReportAnswer, matchScoreAnswer } from '../jyotisha/match.ts';
import { poruthamAnswer } from '../jyotisha/porutham.ts';
import { eachHundred } from '../plans/counted.ts';
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
  compatibilityPorutham: post({
    path: '/v1/compatibility/porutham',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The ten poruthams of two births, and papasamya',
    description:
      'Dina, Gana, Mahendra, Stri Dirgha, Yoni, Rashi, Rashi Adhipati, Vasya, Rajju and Vedha, each with its rule, counted from the bride. Papasamya weighs the malefics of both charts. The kutas of north India are in /v1/compatibility.',
    query: languageShape,
    body: poruthamBody,
    answer: poruthamAnswer,
    refusals: [404, 422],
  }),
  compatibilityBatch: post({
    path: '/v1/compatibility/batch',
    group: 'Astrology',
    access: {
      kind: 'by_contents',
      plan: 'pro',
      counting: eachHundred,
      contents: ({ body: { candidates } }) => ({ dates: candidates.length, years: 1 }),
    },
    summary: `One birth matched against up to ${mostCandidates} others`,
    description: `Points by the eight kutas and Mangal dosha of each candidate, in the order of candidates. A candidate whose birth is refused is in failed with the reason. ${kutasNote}`,
    query: languageShape,
    body: matchBatchBody,
    answer: matchBatchAnswer,
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

// Matches of two births that are stored for an account.

import { compatIdShape, compatibilityBody, compatibilityShape } from '../jyotisha/jyotisha-body.ts';
import { compatibilityAnswer, compatibilityDeleted, storedCompatibilityAnswer } from '../jyotisha/match.ts';
import { kutasNote } from './birth-notes.ts';
import { from, post } from './operation.ts';
import { deleteStored, readStored } from './stored-record.ts';

/** The operations on matches that are stored, and the one that stores them. */
export const operations = {
  compatibility: post({
    path: '/v1/compatibility',
    group: 'Astrology',
    access: from('pro'),
    summary: 'The match of two births by the eight kutas, stored for the account',
    description: `Guna milan (36 points), ten domains that sum kutas, Mangal and Nadi dosha with cancellations, and the relations of the two charts. ${kutasNote}`,
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

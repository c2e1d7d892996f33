// The account of a key: its plan, its keys, its usage.

import {
  accountAnswer,
  keyId,
  keyRevoked,
  keyRotationBody,
  keysAnswer,
  keysShape,
  keyWithText,
  longestUsage,
  newKeyBody,
  usageAnswer,
} from '../account/account.ts';
import { booleanText, dateText } from '../schema/text.ts';
import { act, get, live, post, uncounted } from './operation.ts';

/** The operations on the account of a key. */
export const accountOperations = {
  account: get({
    path: '/v1/account',
    group: 'Account',
    access: uncounted('free'),
    summary: 'The account of the key: plan, limits, what was used this month',
    answer: accountAnswer,
    refusals: [],
    caching: live,
  }),
  accountUsage: get({
    path: '/v1/account/usage',
    group: 'Account',
    access: uncounted('free'),
    summary: 'Requests by day and operation',
    description: `At most ${longestUsage} days; default those of this month so far. Days are those of UTC.`,
    query: {
      start_date: dateText().optional().describe('First day; default the 1st of the month of end_date.'),
      end_date: dateText().optional().describe('Last day; default today.'),
    },
    answer: usageAnswer,
    refusals: [],
    caching: live,
  }),
  keys: get({
    path: '/v1/account/keys',
    group: 'Account',
    access: uncounted('free'),
    summary: 'The keys of the account',
    description:
      'Keys that have expired or were revoked are listed for 90 days, the latest 100 of them at most.',
    query: keysShape,
    answer: keysAnswer,
    refusals: [],
    caching: live,
  }),
  createKey: post({
    path: '/v1/account/keys',
    group: 'Account',
    access: uncounted('free'),
    summary: 'Makes a key; it is shown only in this answer',
    body: newKeyBody,
    answer: keyWithText,
    refusals: [409],
    status: 201,
    effect: 'stores',
    subject: 'keys',
  }),
  rotateKey: post({
    path: '/v1/account/keys/{key_id}/rotate',
    group: 'Account',
    access: uncounted('free'),
    summary: 'Replaces a key; for a while the one before is still valid',
    description:
      'The new key has the name and the permissions of the one before, and where that expires, as long a life. It is shown only in this answer. While the overlap runs the new key is not rotated again (409 rotation_overlapping): wait, or revoke the one before.',
    params: keyId,
    body: keyRotationBody,
    answer: keyWithText,
    refusals: [404, 409],
    status: 201,
    effect: 'stores',
    subject: 'keys',
  }),
  revokeKey: act('delete', {
    path: '/v1/account/keys/{key_id}',
    group: 'Account',
    access: uncounted('free'),
    summary: 'Revokes a key, on every replica within 5 seconds',
    query: {
      confirm: booleanText()
        .optional()
        .describe('true: also if it is the key of this request; by default that one is refused.')
        .openapi({ default: false }),
    },
    params: keyId,
    answer: keyRevoked,
    refusals: [404, 409],
    subject: 'keys',
  }),
};

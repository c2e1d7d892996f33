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
export const operations = {
  account: get({
    path: '/v1/account',
    group: 'Account',
    access: uncounted('free'),
    summary: 'The account of the key: plan, limits, usage this month',
    answer: accountAnswer,
    refusals: [],
    caching: live,
  }),
  accountUsage: get({
    path: '/v1/account/usage',
    group: 'Account',
    access: uncounted('free'),
    summary: 'Requests by day and operation',
    description: `At most ${longestUsage} days, in UTC. Default: this month so far.`,
    query: {
      start_date: dateText().optional().describe('First day. Default: the 1st of the month of end_date.'),
      end_date: dateText().optional().describe('Last day. Default: today.'),
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
    description: 'Expired and revoked keys stay listed for 90 days, at most the latest 100.',
    query: keysShape,
    answer: keysAnswer,
    refusals: [],
    caching: live,
  }),
  createKey: post({
    path: '/v1/account/keys',
    group: 'Account',
    access: uncounted('free'),
    summary: 'Creates a key; only this response shows it',
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
    summary: 'Rotates a key; the old key stays valid for a while',
    description:
      'The new key has the name, the permissions and the lifetime of the old one. Only this response shows it. During the overlap it cannot be rotated again (409 rotation_overlapping): wait, or revoke the old key.',
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
    summary: 'Revokes a key on every replica, within 5 seconds',
    query: {
      confirm: booleanText()
        .optional()
        .describe('true allows revoking the key of this request. Default: false.')
        .openapi({ default: false }),
    },
    params: keyId,
    answer: keyRevoked,
    refusals: [404, 409],
    subject: 'keys',
  }),
};

// All that is kept for an account, to be taken along or removed.

import { exportAnswer, recordsDeleted } from '../account/account.ts';
import { z } from '../schema/zod.ts';
import { act, get, live, uncounted } from './operation.ts';

/** Exporting and deleting what is kept for an account. */
export const operations = {
  exportAccount: get({
    path: '/v1/account/export',
    group: 'Account',
    access: uncounted('free'),
    summary: 'Exports all data stored for the account, in pages',
    description:
      'Keys and webhooks are exported without secrets. Follow next_cursor until it is null; a page before that may be empty. Sent events are listed under the deliveries of each webhook.',
    query: {
      cursor: z
        .string()
        .regex(
          /^(?:(?:keys|profiles|charts|compatibility)-\d{1,9}|usage(?:-\d{4}-\d{2}-\d{2}-[A-Za-z]{1,50}-\d{1,12})?)$/,
          'must be the next_cursor of the previous page',
        )
        .optional()
        .describe('The next_cursor of the previous page. Default: the first page.')
        .openapi({ example: 'profiles-0' }),
    },
    answer: exportAnswer,
    refusals: [],
    caching: live,
  }),
  deleteRecords: act('delete', {
    path: '/v1/account/records',
    group: 'Account',
    access: uncounted('free'),
    summary: 'Deletes all birth profiles, charts and compatibility results of the account',
    answer: recordsDeleted,
    refusals: [],
  }),
};

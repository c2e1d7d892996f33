// All that is kept for an account, to be taken along or removed.

import { exportAnswer, recordsDeleted } from '../account/account.ts';
import { z } from '../schema/zod.ts';
import { act, get, live, uncounted } from './operation.ts';

/** Exporting and deleting what is kept for an account. */
export const accountRecordOperations = {
  exportAccount: get({
    path: '/v1/account/export',
    group: 'Account',
    access: uncounted('free'),
    summary: 'All that is kept for the account, page by page',
    description:
      'Keys and webhooks come without their secrets. Follow next_cursor until it is null; a page may be empty before that. What was sent to webhooks is under their deliveries.',
    query: {
      cursor: z
        .string()
        .regex(
          /^(?:(?:keys|profiles|charts|compatibility)-\d{1,9}|usage(?:-\d{4}-\d{2}-\d{2}-[A-Za-z]{1,50}-\d{1,12})?)$/,
          'must be the next_cursor of the page before',
        )
        .optional()
        .describe('The next_cursor of the page before; without it the first page.')
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
    summary: 'Removes every birth profile with its chart, and every result of compatibility of the account',
    answer: recordsDeleted,
    refusals: [],
  }),
};

// Accounts, their keys, their usage and all that is kept for them, as answered.

import { alertAnswer } from '../alerts/alert.ts';
import { operationGroups } from '../common/operation-groups.ts';
import { integerIn } from '../common/place-body.ts';
import { feedAnswer } from '../feeds/feed.ts';
import { planIds } from '../plans/plan-id.ts';
import { idText, integerText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { webhookAnswer } from '../webhooks/webhook-answers.ts';
import { profileAnswer } from './profile.ts';

const instantOut = () => z.string().openapi({ format: 'date-time' });
const dateOut = () => z.string().openapi({ format: 'date' });

const accountFields = z
  .object({ id: z.int(), name: z.string(), plan: z.enum(planIds), created_at: instantOut() })
  .openapi('Account');

const keyFields = {
  id: z.int(),
  name: z.string(),
  prefix: z.string().describe('first characters of the key'),
  status: z.enum(['valid', 'expired', 'revoked']),
  created_at: instantOut(),
  expires_at: instantOut().nullable(),
  last_used_at: instantOut().nullable(),
  revoked_at: instantOut().nullable(),
  permissions: z
    .object({
      groups: z.array(z.enum(operationGroups)).nullable().describe('groups of operations; null: all'),
      read_only: z.boolean().describe('whether it can only read'),
      manage_keys: z.boolean().describe('whether it can manage keys'),
    })
    .openapi('KeyPermissions'),
};

/** The most days of usage in one answer. */
export const longestUsage = 92;

/** A key, without its secret part. */
export const keyAnswer = z.object(keyFields).openapi('Key');

/** A key that was just made. */
export const keyWithText = z
  .object({ ...keyFields, key: z.string().describe('the key; it is shown only once') })
  .openapi('KeyWithText');

const most = z.int().nullable().describe('null: unlimited');

/** Answer of `/v1/account`. */
export const accountAnswer = z
  .object({
    account: accountFields,
    key: keyAnswer.describe('the key of the request'),
    limits: z.object({
      requests_per_month: most.describe('per key; null: unlimited'),
      requests_per_minute: most.describe('per key; null: unlimited'),
      account_requests_per_minute: most.describe('of all keys together; null: unlimited'),
      keys: most,
      new_keys_per_day: z.int().describe('created and rotated keys in a UTC day'),
      webhooks: z.int(),
      profiles: z.int(),
    }),
    usage: z
      .object({
        month: z.string().describe('in UTC').openapi({ example: '2026-11' }),
        resets_at: instantOut(),
        used: z.int().describe('of the monthly quota'),
      })
      .describe('of the key of this request; /v1/account/keys has the others'),
  })
  .openapi('AccountOverview');

/** A page of the keys of an account. */
export const keysAnswer = z
  .object({
    most,
    keys: z
      .array(z.object({ ...keyFields, used: z.int().describe('of the monthly quota') }).openapi('ListedKey'))
      .describe('by id'),
    next_cursor: z.string().nullable().describe('null on the last page'),
  })
  .openapi('Keys');

/** The parameters of a list of keys. */
export const keysShape = {
  limit: integerText({ min: 1, max: 200 })
    .optional()
    .describe('Keys per page. Default: 50.')
    .openapi({ default: 50 }),
  cursor: integerText({ min: 0, max: 999_999_999 })
    .optional()
    .describe('The next_cursor of the previous page. Default: the first page.'),
};

/** What was revoked. */
export const keyRevoked = z.object({ id: z.int(), revoked: z.literal(true) }).openapi('KeyRevoked');

const keyName = z
  .string('must be a string')
  .refine((text) => text.trim() !== '', 'must not be empty')
  .max(100, 'must have at most 100 characters')
  .openapi({ example: 'production' });

/** What a key to be made may do. */
const newPermissions = z
  .object({
    groups: z
      .array(
        z.enum(operationGroups, { error: `must be one of ${operationGroups.join(', ')}` }),
        'must be a list of operation groups',
      )
      .min(1, 'must list at least one group, or be omitted')
      .max(operationGroups.length, 'must list each group once')
      .optional()
      .describe('Only these operation groups (tags of /openapi.json). Default: all.')
      .openapi({ example: ['Panchang', 'Festivals'] }),
    read_only: z
      .boolean('must be true or false')
      .optional()
      .describe('Refuses requests that change stored data. Default: false.'),
    manage_keys: z
      .boolean('must be true or false')
      .optional()
      .describe(
        'Whether the key can create, rotate and revoke keys. Default: true, but false for a key with other restrictions.',
      ),
  })
  .strict()
  .refine(({ groups, read_only, manage_keys }) => !(manage_keys && (groups !== undefined || read_only)), {
    path: ['manage_keys'],
    error: 'must be false or omitted for a restricted key',
  })
  .openapi('NewKeyPermissions');

/** A key to be made. */
export const newKeyBody = z
  .object({
    name: keyName,
    expires_in_days: integerIn({ min: 1, max: 3650 }).optional().describe('Default: no expiry.'),
    permissions: newPermissions.optional().describe('Default: everything that the plan includes.'),
  })
  .openapi('NewKey');

/** How a key is replaced. */
export const keyRotationBody = z
  .object({
    overlap_hours: integerIn({ min: 0, max: 168 })
      .default(24)
      .describe('Hours for which the old key stays valid.'),
  })
  .openapi('KeyRotation');

/** Requests of a day and an operation. */
const usageRow = z.object({ day: dateOut(), operation: z.string(), requests: z.int() });

/** Answer of `/v1/account/usage`. */
export const usageAnswer = z
  .object({
    start_date: dateOut(),
    end_date: dateOut(),
    requests: z.int().describe('on all days together'),
    usage: z.array(usageRow).describe('by day and operation; delayed by a few seconds'),
  })
  .openapi('Usage');

/** A page of all that is kept for an account. */
export const exportAnswer = z
  .object({
    account: accountFields.optional().describe('on the first page'),
    keys: z.array(keyAnswer).optional(),
    webhooks: z.array(webhookAnswer).optional().describe('on the first page'),
    feeds: z.array(feedAnswer).optional().describe('on the first page'),
    alerts: z.array(alertAnswer).optional().describe('on the first page'),
    birth_profiles: z.array(profileAnswer).optional(),
    birth_charts: z
      .array(z.object({ profile_id: z.int(), created_at: instantOut(), chart: z.unknown() }))
      .optional()
      .describe('of the profiles with a stored chart'),
    compatibility_results: z
      .array(z.object({ compat_id: z.int(), created_at: instantOut(), result: z.unknown() }))
      .optional(),
    usage: z.array(usageRow.extend({ key_id: z.int() })).optional(),
    next_cursor: z.string().nullable().describe('null on the last page'),
  })
  .openapi('Export');

/** What was removed. */
export const recordsDeleted = z
  .object({ birth_profiles: z.int(), compatibility_results: z.int() })
  .openapi('RecordsDeleted');

/** The path of a key. */
export const keyId = {
  key_id: idText().describe('The id of a key of the account.'),
};

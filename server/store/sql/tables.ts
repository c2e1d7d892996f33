// The tables of the store as Kysely types them; the migrations make them. Times are milliseconds since 1970, JSON is text.

import type { PlanId } from '@nirnaya/contract/plans';
import type { EventKind } from '@nirnaya/contract/webhooks';
import type { Generated, Selectable } from 'kysely';
import type { RecordKind } from '../records.ts';
import type { Delivery } from '../webhooks.ts';

/** Every table by its name. */
export interface Tables {
  readonly accounts: AccountTable;
  readonly api_keys: KeyTable;
  readonly usage_days: UsageTable;
  readonly counters: CounterTable;
  readonly webhooks: WebhookTable;
  readonly webhook_kinds: WebhookKindTable;
  readonly causes: CauseTable;
  readonly deliveries: DeliveryTable;
  readonly attempts: AttemptTable;
  readonly records: RecordTable;
  readonly record_numbers: RecordNumberTable;
  readonly requests: RequestTable;
  readonly store_version: VersionTable;
}

interface AccountTable {
  readonly id: Generated<number>;
  readonly name: string;
  readonly plan: PlanId;
  readonly created_at: number;
}

interface KeyTable {
  readonly id: Generated<number>;
  readonly account_id: number;
  readonly name: string;
  readonly prefix: string;
  readonly hash: string;
  readonly created_at: number;
  readonly expires_at: number | null;
  readonly last_used_at: number | null;
  readonly revoked_at: number | null;
  /** the key that it was rotated to */
  readonly successor_id: number | null;
  /** JSON; null: everything */
  readonly permissions: string | null;
}

interface UsageTable {
  readonly account_id: number;
  readonly key_id: number;
  readonly day: string;
  readonly operation: string;
  readonly requests: number;
}

interface CounterTable {
  readonly name: string;
  readonly used: number;
  /** what the latest take was granted, so that one statement counts and answers */
  readonly granted: number;
  /** what the latest take asked for, and the limit it named */
  readonly asked: number;
  readonly most: number;
  readonly expires_at: number;
}

interface WebhookTable {
  readonly id: Generated<number>;
  readonly account_id: number;
  readonly url: string;
  /** a JSON list, in the order of the caller */
  readonly kinds: string;
  readonly filter: string | null;
  readonly description: string;
  readonly secret: string;
  readonly old_secret: string | null;
  readonly old_secret_until: number | null;
  readonly disabled_at: number | null;
  readonly failures: number;
  readonly created_at: number;
}

/** The kinds of a webhook once more, one a row, so that its subscribers are found by an index. */
interface WebhookKindTable {
  readonly kind: EventKind;
  readonly webhook_id: number;
}

interface CauseTable {
  readonly name: string;
  readonly value: string;
}

interface DeliveryTable {
  readonly id: Generated<number>;
  readonly webhook_id: number;
  readonly event_id: string;
  readonly kind: EventKind;
  readonly body: string;
  readonly created_at: number;
  readonly due_at: number;
  readonly status: Delivery['status'];
  readonly attempts: number;
  readonly leased_by: string | null;
  readonly leased_until: number | null;
  /** when it was delivered or failed for good */
  readonly settled_at: number | null;
}

interface AttemptTable {
  readonly id: Generated<number>;
  readonly delivery_id: number;
  readonly at: number;
  readonly status: number | null;
  readonly note: string;
  readonly duration_ms: number;
}

interface RecordTable {
  readonly account_id: number;
  readonly kind: RecordKind;
  readonly id: number;
  readonly data: string;
  readonly created_at: number;
  readonly body: string | null;
  /** of data and body */
  readonly bytes: number;
  /** 1 where data and body are sealed for their number; 0 as earlier versions sealed them, for account and kind alone */
  readonly bound: 0 | 1;
}

/** The last number that was given to a record: the number of a deleted one is never given again. */
interface RecordNumberTable {
  readonly account_id: number;
  readonly kind: RecordKind;
  readonly last: number;
}

interface RequestTable {
  readonly account_id: number;
  readonly key: string;
  readonly fingerprint: string;
  readonly begun_at: number;
  /** null while it is being answered */
  readonly status: number | null;
  readonly body: string | null;
}

/** The migrations that were applied. */
interface VersionTable {
  readonly version: number;
  readonly name: string;
  readonly applied_at: number;
}

/** Rows as they are read. */
export type AccountRow = Selectable<AccountTable>;
export type KeyRow = Selectable<KeyTable>;
export type WebhookRow = Selectable<WebhookTable>;
export type DeliveryRow = Selectable<DeliveryTable>;
export type AttemptRow = Selectable<AttemptTable>;

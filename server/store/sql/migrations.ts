// How the tables came to be, step by step. A step that was released is never changed: what comes later is a step of its own.

import type { StoreKind } from '../store.ts';

/** A step from one version of the tables to the next. */
export interface Migration {
  readonly name: string;
  /** its statements, in order */
  statements(kind: StoreKind): readonly string[];
}

/** A column that numbers its rows; no number is given twice. */
const numbered: Readonly<Record<StoreKind, string>> = {
  sqlite: 'integer primary key autoincrement',
  postgres: 'bigint generated always as identity primary key',
};

/** Every step; the version of a store is how many were applied to it. */
export const migrations: readonly Migration[] = [
  {
    name: 'accounts, counters, webhooks, records, requests',
    statements: (kind) => [
      `create table accounts (
        id ${numbered[kind]},
        name text not null,
        plan text not null,
        created_at bigint not null
      )`,
      `create table api_keys (
        id ${numbered[kind]},
        account_id bigint not null references accounts (id),
        name text not null,
        prefix text not null,
        hash text not null unique,
        created_at bigint not null,
        expires_at bigint,
        last_used_at bigint,
        revoked_at bigint,
        successor_id bigint references api_keys (id)
      )`,
      'create index api_keys_of_account on api_keys (account_id, id)',
      `create table usage_days (
        account_id bigint not null,
        day text not null,
        operation text not null,
        key_id bigint not null,
        requests bigint not null,
        primary key (account_id, day, operation, key_id)
      )`,
      `create table counters (
        name text not null primary key,
        used bigint not null,
        granted bigint not null,
        asked bigint not null,
        most bigint not null,
        expires_at bigint not null
      )`,
      'create index counters_by_end on counters (expires_at)',
      `create table webhooks (
        id ${numbered[kind]},
        account_id bigint not null references accounts (id),
        url text not null,
        kinds text not null,
        filter text,
        description text not null,
        secret text not null,
        old_secret text,
        old_secret_until bigint,
        disabled_at bigint,
        failures bigint not null,
        created_at bigint not null
      )`,
      'create index webhooks_of_account on webhooks (account_id, id)',
      'create index webhooks_disabled on webhooks (id) where disabled_at is not null',
      `create table webhook_kinds (
        kind text not null,
        webhook_id bigint not null references webhooks (id) on delete cascade,
        primary key (kind, webhook_id)
      )`,
      'create index webhook_kinds_of_webhook on webhook_kinds (webhook_id)',
      'create table causes (name text not null primary key, value text not null)',
      `create table deliveries (
        id ${numbered[kind]},
        webhook_id bigint not null references webhooks (id) on delete cascade,
        event_id text not null,
        kind text not null,
        body text not null,
        created_at bigint not null,
        due_at bigint not null,
        status text not null,
        attempts bigint not null,
        leased_by text,
        leased_until bigint,
        settled_at bigint
      )`,
      "create index deliveries_due on deliveries (due_at, id) where status = 'pending'",
      'create index deliveries_of_webhook on deliveries (webhook_id, id)',
      "create index deliveries_settled on deliveries (settled_at) where status <> 'pending'",
      `create table attempts (
        id ${numbered[kind]},
        delivery_id bigint not null references deliveries (id) on delete cascade,
        at bigint not null,
        status bigint,
        note text not null,
        duration_ms double precision not null
      )`,
      'create index attempts_of_delivery on attempts (delivery_id, id)',
      `create table records (
        account_id bigint not null references accounts (id),
        kind text not null,
        id bigint not null,
        data text not null,
        created_at bigint not null,
        primary key (account_id, kind, id)
      )`,
      `create table record_numbers (
        account_id bigint not null references accounts (id),
        kind text not null,
        last bigint not null,
        primary key (account_id, kind)
      )`,
      `create table requests (
        account_id bigint not null references accounts (id),
        key text not null,
        fingerprint text not null,
        begun_at bigint not null,
        status bigint,
        body text,
        primary key (account_id, key)
      )`,
      'create index requests_by_begin on requests (begun_at)',
    ],
  },
  {
    name: 'bodies of records, and their bytes',
    statements: (kind) => [
      'alter table records add column bytes bigint not null default 0',
      'alter table records add column body text',
      // What was kept before has no body.
      `update records set bytes = ${kind === 'sqlite' ? 'length(cast(data as blob))' : 'octet_length(data)'}`,
      // What an account has is counted without reading its records.
      'create index records_by_bytes on records (account_id, kind, bytes)',
    ],
  },
  {
    name: 'predecessors of keys by an index',
    statements: () => ['create index api_keys_by_successor on api_keys (successor_id)'],
  },
  {
    name: 'permissions of keys',
    statements: () => ['alter table api_keys add column permissions text'],
  },
  {
    name: 'records sealed for their numbers',
    statements: () => [
      'alter table records add column bound bigint not null default 0',
      'create index records_unbound on records (account_id, kind, id) where bound = 0',
    ],
  },
];

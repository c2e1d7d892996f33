// A store in a folder of its own, a clock that is stepped, and webhooks of an account in it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import type { NewWebhook, OutboxEvent, Webhook } from '../../../server/store/webhooks.ts';
import { newEventId } from '../../../server/webhooks/event.ts';
import { openSender } from '../../../server/webhooks/send.ts';
import { newSecret } from '../../../server/webhooks/signature.ts';
import { openWorker, type Worker, type WorkerOptions } from '../../../server/webhooks/worker.ts';

const closing: (() => unknown)[] = [];

/** Does after the tests of the file what `atEnd` was given meanwhile. Called once by a file that uses this module. */
export function closeAfterFile(): void {
  afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
}

/** Has something done after the tests of the file, the latest first; also from within a test. */
export const atEnd = (close: () => unknown): void => {
  closing.push(close);
};

/** A clock that only moves when it is stepped, milliseconds since 1970. */
export interface SteppedClock {
  readonly now: () => number;
  step(ms: number): void;
}

/** A clock that stands at 21 November 2026, noon in India. */
export function steppedClock(start = Date.UTC(2026, 10, 21, 6, 30)): SteppedClock {
  let at = start;
  return {
    now: () => at,
    step: (ms) => {
      at += ms;
    },
  };
}

/** A folder that is removed after the tests of the file. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'nirnaya-webhooks-'));
  atEnd(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A store in SQLite, closed after the tests of the file. */
export async function sqliteStore(dataDir: string, now: () => number): Promise<Store> {
  const store = await openStore({ dataDir, now });
  atEnd(() => store.close());
  return store;
}

/** An account. */
export async function anAccount(store: Store, now: number): Promise<number> {
  const { id } = await store.createAccount({ name: 'Somebody', plan: 'pro', createdAt: now });
  return id;
}

/** Keeps a webhook. */
export async function aWebhook(
  store: Store,
  given: Pick<NewWebhook, 'accountId' | 'url' | 'createdAt'> & Partial<NewWebhook>,
): Promise<Webhook> {
  const webhook = await store.createWebhook(
    { kinds: ['rules.updated'], filter: undefined, description: '', secret: newSecret(), ...given },
    1000,
  );
  if (webhook === undefined) throw new Error('no room for a webhook');
  return webhook;
}

/** Puts events for a webhook into the outbox; gives their ids. */
export async function putOut(store: Store, webhook: Webhook, count: number, now: number): Promise<string[]> {
  const events = Array.from({ length: count }, (_, i): OutboxEvent => {
    const eventId = newEventId();
    const body = JSON.stringify({ id: eventId, kind: 'webhook.test', number: i, text: 'नमस्ते' });
    return { webhookId: webhook.id, eventId, kind: 'webhook.test', body, createdAt: now, scheduledAt: now };
  });
  await store.publishOnce({ name: 'test', value: newEventId() }, events);
  return events.map(({ eventId }) => eventId);
}

/** A worker that delivers to loopback. */
export function aWorker(
  store: Store,
  now: () => number,
  more: Partial<WorkerOptions> & { readonly timeout?: number } = {},
): Worker & { readonly failures: unknown[] } {
  const failures: unknown[] = [];
  const { timeout = 10_000 } = more;
  const sender = openSender({ allowed: new Set(['127.0.0.1']), version: '0.0.0-test', now, timeout });
  const worker = openWorker({
    store,
    sender,
    name: newEventId(),
    now,
    random: () => 0.5,
    failed: (error) => failures.push(error),
    ...more,
  });
  atEnd(() => sender.close());
  return { ...worker, failures };
}

// A service behind access control with a store of its own, and all operations on what is kept: webhooks, profiles, accounts.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { PlanId } from '../../contract/plans/plan-id.ts';
import { type AccessControl, openAccessControl } from '../../server/access/access-control.ts';
import { newKeyText } from '../../server/access/keys/key-format.ts';
import { createApp } from '../../server/compose/application.ts';
import { accountOperationHandlers } from '../../server/routes/account-handlers.ts';
import type { Service } from '../../server/routes/service.ts';
import type { Account, ApiKey } from '../../server/store/accounts.ts';
import { openStore } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';
import { openWebhooks, type Webhooks } from '../../server/webhooks/open.ts';
import { type Answer, type Client, serve, serviceWith, startClient } from './harness.ts';

/** Who asks. */
export interface Holder {
  readonly account: Account;
  readonly key: ApiKey;
  readonly text: string;
  /** sent besides the key */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client of the service. */
export interface AccountClient {
  readonly service: Service;
  readonly store: Store;
  readonly webhooks: Webhooks;
  readonly accessControl: AccessControl;
  readonly failures: unknown[];
  readonly clock: { now: number };
  /** a key of a new account, or of one that there is */
  holder(plan: PlanId, account?: Account): Promise<Holder>;
  /** asks with a key, or without one */
  get(path: string, key: string | undefined, init?: RequestInit): Promise<Answer>;
  /** asks with the key of a holder, and a body as JSON */
  ask(holder: Holder, method: string, path: string, body?: unknown): Promise<Answer>;
}

/** How the service differs from the usual one. */
export interface AccountServiceOptions {
  readonly version?: string;
  /** what computations see in place of the usual */
  readonly around?: (computing: Client['computing']) => Client['computing'];
}

/** Starts the service for the tests of a file and closes it after them. */
export async function startAccountService({
  version,
  around: envelope = (computing) => computing,
}: AccountServiceOptions = {}): Promise<AccountClient> {
  const clock = { now: Date.UTC(2026, 10, 21, 6, 30) };
  const now = (): number => clock.now;
  const client = await startClient();
  const { parts, failures, computing } = client;
  const dataDir = mkdtempSync(join(tmpdir(), 'nirnaya-kept-'));
  const store = await openStore({ dataDir, now });
  const service: Service = {
    ...serviceWith(client, envelope({ ...computing, now, version: version ?? computing.version })),
    store,
  };
  const webhooks = openWebhooks({
    service,
    store,
    allowedHosts: ['127.0.0.1'],
    resolve: async (host) => (host.endsWith('.example.com') ? [{ address: '93.184.215.14', family: 4 }] : []),
  });
  const accessControl = openAccessControl({
    store,
    now,
    onQuota: webhooks.onQuota,
    failed: (error) => failures.push(error),
  });
  afterAll(async () => {
    await webhooks.close(1000);
    await accessControl.close();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const get = await serve(
    createApp({
      ...parts,
      service,
      accessControl,
      accountHandlers: accountOperationHandlers(service, webhooks),
    }),
  );
  return {
    service,
    store,
    webhooks,
    accessControl,
    failures,
    clock,
    holder: async (plan, of) => {
      const account = of ?? (await store.createAccount({ name: 'Somebody', plan, createdAt: now() }));
      const { text, prefix, hash } = newKeyText();
      const key = await store.createKey(
        { accountId: account.id, name: 'first', prefix, hash, createdAt: now() },
        undefined,
      );
      if (key === undefined) throw new Error('no room for a key');
      return { account, key, text };
    },
    get: (path, key, init) =>
      get(path, {
        ...init,
        headers: { ...init?.headers, ...(key === undefined ? {} : { 'X-API-Key': key }) },
      }),
    ask: ({ text, headers = {} }, method, path, body) =>
      get(path, {
        method,
        headers: {
          'X-API-Key': text,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}

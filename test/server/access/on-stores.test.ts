// Access control on the real stores, several replicas on each: quotas, revocation, repeats.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlanId } from '../../../contract/plans/plan-id.ts';
import { newKeyText } from '../../../server/access/keys/key-format.ts';
import { knownKeys } from '../../../server/access/keys/known-keys.ts';
import { useNotes } from '../../../server/access/keys/use-notes.ts';
import { minuteAt, monthAt } from '../../../server/access/plans/period.ts';
import { openQuota } from '../../../server/access/plans/quota.ts';
import { once } from '../../../server/routes/operation/idempotent.ts';
import type { KeyWithAccount } from '../../../server/store/accounts.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import {
  type MakePlace,
  noPostgres,
  noRedis,
  postgresPlace,
  sqlitePlace,
  withRedis,
} from '../store/places.ts';

const noon = Date.now();
const fails = (error: unknown): void => expect.fail(String(error));

const stores: readonly (readonly [name: string, make: MakePlace, missing: string | undefined])[] = [
  ['SQLite', sqlitePlace, undefined],
  ['PostgreSQL', postgresPlace, noPostgres],
  ['PostgreSQL with counters in Redis', withRedis(postgresPlace), noPostgres ?? noRedis],
];

describe.each(stores)('replicas on %s', (name, make, missing) => {
  if (missing !== undefined) {
    test.skip(`${name}: ${missing}`, () => {});
    return;
  }
  let replicas: readonly Store[] = [];
  let remove = async (): Promise<void> => {};
  beforeAll(async () => {
    const place = await make();
    remove = place.remove;
    replicas = [
      await openStore(place.options),
      await openStore(place.options),
      await openStore(place.options),
    ];
  });
  afterAll(async () => {
    for (const store of replicas) await store.close();
    await remove();
  });
  const newKey = async (plan: PlanId): Promise<KeyWithAccount & { readonly text: string }> => {
    const account = await replicas[0].createAccount({ name: 'of a test', plan, createdAt: noon });
    const { text, prefix, hash } = newKeyText();
    const owned = { accountId: account.id, name: 'a key', prefix, hash, createdAt: noon };
    const key = await replicas[0].createKey(owned, undefined);
    if (key === undefined) throw new Error('no key');
    return { text, key, account };
  };

  test('grant exactly the quota of a month', async () => {
    const holder = await newKey('pro');
    const counter = { name: `quota:${holder.key.id}:${monthAt(noon).name}`, limit: undefined };
    await replicas[0].counters.take([{ ...counter, amount: 99_950, expiresAt: noon + 3_600_000 }]);
    const quotas = replicas.map(({ counters }) => openQuota(counters, () => noon, fails));
    const admissions = await Promise.all(
      Array.from({ length: 120 }, (_, i) => quotas[i % 3].take(holder, true)),
    );
    const admitted = admissions.filter(({ refusal }) => refusal === undefined);
    expect(admitted.map(({ usage }) => usage.used).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, i) => 99_951 + i),
    );
    const refused = admissions.flatMap(({ refusal }) => refusal?.code ?? []);
    expect(new Set(refused)).toEqual(new Set(['quota_exceeded']));
  });

  test('grant exactly the burst of a minute, and charge no more than it', async () => {
    const holder = await newKey('free');
    const quotas = replicas.map(({ counters }) => openQuota(counters, () => noon, fails));
    const admissions = await Promise.all(
      Array.from({ length: 60 }, (_, i) => quotas[i % 3].take(holder, true)),
    );
    expect(admissions.filter(({ refusal }) => refusal === undefined)).toHaveLength(10);
    for (const quota of quotas) expect((await quota.usage(holder)).used).toBe(10);
    const later = openQuota(replicas[1].counters, () => minuteAt(noon).end, fails);
    expect((await later.take(holder, true)).refusal).toBeUndefined();
  });

  test('refuse a key that one of them revoked within 5 seconds', async () => {
    const { text, key, account } = await newKey('free');
    const clock = { now: noon };
    const known = replicas.map((accounts) => knownKeys({ accounts, now: () => clock.now }));
    for (const keys of known) expect((await keys.find(text))?.key.revokedAt).toBeUndefined();
    await replicas[0].revokeKey(account.id, key.id, noon);
    clock.now = noon + 5000;
    for (const keys of known) expect((await keys.find(text))?.key.revokedAt).toBe(noon);
  });

  test('note together what a key was used for', async () => {
    const { key, account } = await newKey('free');
    for (const [i, store] of replicas.entries()) {
      const notes = useNotes({ store, failed: fails });
      notes.note({ accountId: account.id, keyId: key.id, operation: 'tithi', at: noon + i });
      await notes.close();
    }
    const day = new Date(noon).toISOString().slice(0, 10);
    expect(await replicas[1].usage(account.id, day, day)).toEqual([{ day, operation: 'tithi', requests: 3 }]);
    expect((await replicas[0].key(key.id))?.lastUsedAt).toBe(noon + 2);
  });

  test('answer a repeated request once', async () => {
    const { account } = await newKey('free');
    const request = { accountId: account.id, key: 'order', fingerprint: 'f', now: noon };
    let stored = 0;
    const compute = async () => {
      stored += 1;
      return { status: 201, body: `{"id":${stored}}` };
    };
    const outcomes = await Promise.allSettled(
      replicas.map((requests) => once({ ...request, requests }, compute)),
    );
    expect(stored).toBe(1);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const requests of replicas) {
      expect(await once({ ...request, requests }, compute)).toEqual({
        status: 201,
        body: '{"id":1}',
        replayed: true,
      });
      const other = once({ ...request, requests, fingerprint: 'another' }, compute);
      await expect(other).rejects.toMatchObject({ status: 422 });
    }
  });
});

// What every store must do, wherever it lies. Run over SQLite and PostgreSQL, each with and without Redis.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOfKey, newKeyText } from '../../../server/access/keys/key-format.ts';
import { isValidKey } from '../../../server/access/keys/valid-key.ts';
import type { Account, ApiKey, NewKey } from '../../../server/store/accounts.ts';
import { openStore } from '../../../server/store/open.ts';
import { type Store, StoreUnavailable } from '../../../server/store/store.ts';
import type { NewWebhook, OutboxEvent, Webhook } from '../../../server/store/webhooks.ts';
import type { MakePlace, TestPlace } from './places.ts';

/** A moment, in milliseconds since 1970; times of the tests are counted from it. */
const t0 = Date.UTC(2026, 10, 22);
const hour = 3_600_000;

/** The contract, as tests of one kind of store. */
export function storeContract(name: string, make: MakePlace, skipped: string | undefined): void {
  describe.skipIf(skipped !== undefined)(`the store on ${name}`, () => {
    let place: TestPlace;
    let store: Store;
    /** the same store by connections of its own, as another process has them */
    let other: Store;
    beforeAll(async () => {
      place = await make();
      [store, other] = await Promise.all([openStore(place.options), openStore(place.options)]);
    });
    afterAll(async () => {
      await store?.close();
      await other?.close();
      await place?.remove();
    });
    const page = { limit: 1000 };
    const both = (i: number): Store => (i % 2 === 0 ? store : other);
    const newAccount = (plan: Account['plan'] = 'pro'): Promise<Account> =>
      store.createAccount({ name: 'Observatory of Ujjain', plan, createdAt: t0 });
    const newKey = (accountId: number, more: Partial<NewKey> = {}): NewKey => {
      const { prefix, hash } = newKeyText();
      return { accountId, name: 'site', prefix, hash, createdAt: t0, ...more };
    };
    const createdKey = async (key: NewKey): Promise<ApiKey> => {
      const created = await store.createKey(key, undefined);
      if (created === undefined) throw new Error('no key');
      return created;
    };
    const newWebhook = (accountId: number, more: Partial<NewWebhook> = {}): NewWebhook => ({
      accountId,
      url: 'https://example.org/hook',
      kinds: ['rules.updated', 'festival.upcoming'],
      filter: '{"location_id":2}',
      description: 'site',
      secret: 'whsec_of_the_test',
      createdAt: t0,
      ...more,
    });
    const createdWebhook = async (accountId: number, more: Partial<NewWebhook> = {}): Promise<Webhook> => {
      const webhook = await store.createWebhook(newWebhook(accountId, more), 1000);
      if (webhook === undefined) throw new Error('no webhook');
      return webhook;
    };
    let events = 0;
    const event = (webhookId: number, more: Partial<OutboxEvent> = {}): OutboxEvent => {
      events += 1;
      return {
        webhookId,
        eventId: `evt_${events}`,
        kind: 'rules.updated',
        body: `{"n":${events}}`,
        createdAt: t0,
        scheduledAt: t0,
        ...more,
      };
    };
    let causes = 0;
    const publish = async (...list: OutboxEvent[]): Promise<void> => {
      causes += 1;
      expect(await store.publishOnce({ name: `cause ${causes}`, value: '1' }, list)).toBe(true);
    };
    // Nothing that another test left is due.
    const settleAll = async (): Promise<void> => {
      const leased = await store.lease({ worker: 'sweeper', now: t0 + 9e12, leaseMs: 1, limit: 10_000 });
      for (const { delivery } of leased) {
        const attempt = { deliveryId: delivery.id, at: t0, status: 200, note: '', durationMs: 1 };
        await store.settle('sweeper', attempt, { end: 'delivered' }, 20);
      }
    };

    describe('accounts', () => {
      test('are found by id, listed by id and change their plan', async () => {
        const a = await newAccount('free');
        const b = await newAccount();
        expect(b.id).toBeGreaterThan(a.id);
        expect(await other.account(a.id)).toEqual({
          id: a.id,
          name: 'Observatory of Ujjain',
          plan: 'free',
          createdAt: t0,
        });
        expect(await other.accounts({ after: a.id - 1, limit: 2 })).toEqual([a, b]);
        expect(await other.accounts({ after: a.id, limit: 1 })).toEqual([b]);
        expect(await store.setPlan(a.id, 'business')).toBe(true);
        expect((await other.account(a.id))?.plan).toBe('business');
        expect(await store.setPlan(9_999_999, 'free')).toBe(false);
        expect(await store.account(9_999_999)).toBeUndefined();
      });
    });

    describe('keys', () => {
      test('are found by their hash with their account, and by nothing else', async () => {
        const account = await newAccount();
        const { text, prefix, hash } = newKeyText();
        const key = await createdKey(newKey(account.id, { prefix, hash, expiresAt: t0 + hour }));
        expect(key).toEqual({
          id: key.id,
          accountId: account.id,
          name: 'site',
          prefix,
          createdAt: t0,
          expiresAt: t0 + hour,
          lastUsedAt: undefined,
          revokedAt: undefined,
          permissions: { groups: undefined, readOnly: false, managesKeys: true },
        });
        expect(await other.keyByHash(hashOfKey(text))).toEqual({ key, account });
        expect(await other.keyByHash(hashOfKey(prefix))).toBeUndefined();
      });

      test('no more than may be, however many are created at the same time', async () => {
        const { id } = await newAccount();
        const created = await Promise.all(
          Array.from({ length: 12 }, (_, i) => both(i).createKey(newKey(id), 5)),
        );
        expect(created.filter((key) => key !== undefined)).toHaveLength(5);
        expect(await store.keys(id, page)).toHaveLength(5);
      });

      test('revoked and expired ones do not count, and are listed', async () => {
        const { id } = await newAccount();
        const first = await createdKey(newKey(id));
        await createdKey(newKey(id, { expiresAt: t0 + hour }));
        expect(await store.createKey(newKey(id), 2)).toBeUndefined();
        expect(await store.createKey(newKey(id, { createdAt: t0 + hour }), 2)).toBeDefined();
        expect(await store.revokeKey(id, first.id, t0 + 5)).toBe(true);
        expect(await store.revokeKey(id, first.id, t0 + 6)).toBe(false);
        expect(await store.createKey(newKey(id, { createdAt: t0 + hour }), 2)).toBeDefined();
        const keys = await other.keys(id, page);
        expect(keys.map(({ revokedAt }) => revokedAt)).toEqual([t0 + 5, undefined, undefined, undefined]);
      });

      test('of another account are not revoked and not rotated', async () => {
        const [mine, theirs] = await Promise.all([newAccount(), newAccount()]);
        const key = await createdKey(newKey(theirs.id));
        expect(await store.revokeKey(mine.id, key.id, t0)).toBe(false);
        expect(await store.rotateKey(key.id, newKey(mine.id), t0)).toEqual({ state: 'unknown' });
        expect(await store.keys(mine.id, page)).toEqual([]);
        expect(await store.keys(theirs.id, page)).toEqual([key]);
      });

      test('a rotated key lasts to the end of the overlap, or to its own', async () => {
        const { id } = await newAccount();
        const long = await createdKey(newKey(id));
        const short = await createdKey(newKey(id, { expiresAt: t0 + 1000 }));
        const successor = await store.rotateKey(long.id, newKey(id, { name: 'next' }), t0 + hour);
        await store.rotateKey(short.id, newKey(id), t0 + hour);
        const keys = new Map((await other.keys(id, page)).map((key) => [key.id, key]));
        expect(successor).toMatchObject({ state: 'rotated', key: { name: 'next' } });
        expect(keys.get(long.id)?.expiresAt).toBe(t0 + hour);
        expect(keys.get(short.id)?.expiresAt).toBe(t0 + 1000);
      });

      test('a successor is not one more, and a key has one successor at a time', async () => {
        const { id } = await newAccount();
        const key = await createdKey(newKey(id));
        const rotated = await Promise.all(
          Array.from({ length: 6 }, (_, i) => both(i).rotateKey(key.id, newKey(id), t0 + hour)),
        );
        expect(rotated.filter(({ state }) => state === 'rotated')).toHaveLength(1);
        expect(await store.createKey(newKey(id), 1)).toBeUndefined();
        expect(await store.createKey(newKey(id), 2)).toBeDefined();
      });

      test('a successor is not rotated while the key before it is valid', async () => {
        const { id } = await newAccount();
        const first = await createdKey(newKey(id));
        const second = await store.rotateKey(first.id, newKey(id), t0 + hour);
        if (second.state !== 'rotated') throw new Error(second.state);
        const early = await other.rotateKey(second.key.id, newKey(id, { createdAt: t0 + 5 }), t0 + 2 * hour);
        expect(early).toMatchObject({ state: 'overlapping', predecessor: { id: first.id } });
        expect(await store.keys(id, page)).toHaveLength(2);
        // When the overlap has ended, and at once where the key before was revoked.
        const third = await store.rotateKey(
          second.key.id,
          newKey(id, { createdAt: t0 + hour }),
          t0 + 3 * hour,
        );
        if (third.state !== 'rotated') throw new Error(third.state);
        await store.revokeKey(id, second.key.id, t0 + hour);
        const fourth = await store.rotateKey(
          third.key.id,
          newKey(id, { createdAt: t0 + hour }),
          t0 + 4 * hour,
        );
        expect(fourth.state).toBe('rotated');
        const valid = (await store.keys(id, page)).filter((key) => isValidKey(key, t0 + hour));
        expect(valid).toHaveLength(2);
      });

      test('are listed in pages, and found by their id', async () => {
        const { id } = await newAccount();
        const keys: ApiKey[] = [];
        for (let i = 0; i < 5; i++) keys.push(await createdKey(newKey(id)));
        expect(await other.keys(id, { limit: 2 })).toEqual(keys.slice(0, 2));
        expect(await other.keys(id, { after: keys[1].id, limit: 2 })).toEqual(keys.slice(2, 4));
        expect(await other.key(keys[3].id)).toEqual(keys[3]);
        expect(await other.key(999_999_999)).toBeUndefined();
        expect(await other.hasValidKey(t0)).toBe(true);
      });

      test('that have ended are kept to a number, the latest ones', async () => {
        const { id } = await newAccount();
        let last = await createdKey(newKey(id));
        const first = last;
        for (let i = 0; i < 110; i++) {
          const rotation = await store.rotateKey(last.id, newKey(id), t0);
          if (rotation.state !== 'rotated') throw new Error(rotation.state);
          last = rotation.key;
        }
        const keys = await store.keys(id, page);
        // The key that was valid until the last rotation was not counted among the ended ones by it.
        expect(keys).toHaveLength(102);
        expect(keys.at(-1)).toEqual(last);
        expect(await store.key(first.id)).toBeUndefined();
      });

      test('that ended long ago are removed, and what was rotated to them counts again', async () => {
        const { id } = await newAccount();
        const first = await createdKey(newKey(id));
        const rotation = await store.rotateKey(first.id, newKey(id), t0 + 1000 * hour);
        if (rotation.state !== 'rotated') throw new Error(rotation.state);
        const expired = await createdKey(newKey(id, { expiresAt: t0 + 1 }));
        await store.revokeKey(id, rotation.key.id, t0 + 2);
        await store.forgetKeys(t0 + 1);
        expect(await store.keys(id, page)).toHaveLength(3);
        expect(await store.forgetKeys(t0 + 3)).toBeGreaterThanOrEqual(2);
        expect((await other.keys(id, page)).map((key) => key.id)).toEqual([first.id]);
        expect(await store.key(expired.id)).toBeUndefined();
        const again = await store.rotateKey(first.id, newKey(id, { createdAt: t0 + 4 }), t0 + hour);
        expect(again.state).toBe('rotated');
      });

      test('revoked and expired ones have no successor', async () => {
        const { id } = await newAccount();
        const [revoked, expired] = [
          await createdKey(newKey(id)),
          await createdKey(newKey(id, { expiresAt: t0 })),
        ];
        await store.revokeKey(id, revoked.id, t0);
        for (const key of [revoked, expired]) {
          expect(await store.rotateKey(key.id, newKey(id), t0 + hour)).toEqual({ state: 'unknown' });
        }
        expect(await store.keys(id, page)).toHaveLength(2);
      });

      test('the last use is the latest that anybody noted', async () => {
        const { id } = await newAccount();
        const [a, b] = [await createdKey(newKey(id)), await createdKey(newKey(id))];
        await store.touchKeys(
          new Map([
            [a.id, t0 + 9],
            [b.id, t0 + 3],
          ]),
        );
        await other.touchKeys(new Map([[a.id, t0 + 5]]));
        await other.touchKeys(new Map());
        const keys = await store.keys(id, page);
        expect(keys.map(({ lastUsedAt }) => lastUsedAt)).toEqual([t0 + 9, t0 + 3]);
      });
    });

    describe('counters', () => {
      const take = (counter: string, amount: number, limit: number | undefined) => ({
        name: counter,
        amount,
        limit,
        expiresAt: Date.now() + hour,
      });

      test('grant what the limit leaves', async () => {
        const { counters } = store;
        expect(await counters.take([take('c1', 3, 5)])).toEqual([{ granted: 3, used: 3 }]);
        expect(await other.counters.take([take('c1', 3, 5)])).toEqual([{ granted: 2, used: 5 }]);
        expect(await counters.take([take('c1', 3, 5)])).toEqual([{ granted: 0, used: 5 }]);
        expect(await counters.used(['c1', 'never'])).toEqual([5, 0]);
      });

      test('a limit may grow, shrink and be lacking', async () => {
        const { counters } = store;
        await counters.take([take('c2', 5, 5)]);
        expect(await counters.take([take('c2', 9, 7)])).toEqual([{ granted: 2, used: 7 }]);
        expect(await counters.take([take('c2', 1, 3)])).toEqual([{ granted: 0, used: 7 }]);
        expect(await counters.take([take('c2', 1_000_000, undefined)])).toEqual([
          { granted: 1_000_000, used: 1_000_007 },
        ]);
        expect(await counters.take([take('c2-none', 4, 0)])).toEqual([{ granted: 0, used: 0 }]);
      });

      test('of tens of thousands of counters are read', async () => {
        const names = Array.from({ length: 40_000 }, (_, i) => `many-${i}`);
        await store.counters.take([take('many-39999', 3, 5)]);
        const used = await store.counters.used(names);
        expect([used.length, used[0], used[39_999]]).toEqual([40_000, 0, 3]);
      });

      test('several are answered in order, one counter named twice included', async () => {
        const answers = await store.counters.take([
          take('c3', 2, 3),
          take('c3b', 1, 1),
          take('c3', 2, 3),
          take('c3', 1, 10),
        ]);
        expect(answers).toEqual([
          { granted: 2, used: 2 },
          { granted: 1, used: 1 },
          { granted: 1, used: 3 },
          { granted: 1, used: 4 },
        ]);
      });

      test('give back what was not used, never below none', async () => {
        await store.counters.take([take('c4', 5, 5)]);
        await other.counters.giveBack('c4', 2);
        expect(await store.counters.take([take('c4', 5, 5)])).toEqual([{ granted: 2, used: 5 }]);
        await store.counters.giveBack('c4', 50);
        await store.counters.giveBack('c4-never', 5);
        expect(await store.counters.used(['c4', 'c4-never'])).toEqual([0, 0]);
      });

      test('eight takers over two connections are granted exactly the limit', async () => {
        const limit = 1000;
        const taker = async (i: number): Promise<number> => {
          let granted = 0;
          for (let round = 0; round < 60; round += 1) {
            const amount = 1 + ((i + round) % 7);
            const [answer] = await both(i).counters.take([take('c5', amount, limit)]);
            granted += answer?.granted ?? 0;
            expect(answer?.used).toBeLessThanOrEqual(limit);
          }
          return granted;
        };
        const granted = await Promise.all(Array.from({ length: 8 }, (_, i) => taker(i)));
        expect(granted.reduce((a, b) => a + b)).toBe(limit);
        expect(await other.counters.used(['c5'])).toEqual([limit]);
      });

      test('takes of one turn are granted one after another', async () => {
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => store.counters.take([take('c6', 1, 20)])),
        );
        const granted = answers.flat();
        expect(granted.map(({ granted: one }) => one)).toEqual([
          ...Array.from({ length: 20 }, () => 1),
          ...Array.from({ length: 30 }, () => 0),
        ]);
        expect(granted.slice(0, 20).map(({ used }) => used)).toEqual(
          Array.from({ length: 20 }, (_, i) => i + 1),
        );
      });

      test('of a counter whose limit changes between takes, none overtakes another', async () => {
        const { counters } = store;
        const answers = await Promise.all([
          counters.take([take('c6b', 1, 5)]),
          counters.take([take('c6b', 6, 10)]),
          counters.take([take('c6b', 1, 5)]),
        ]);
        expect(answers.flat()).toEqual([
          { granted: 1, used: 1 },
          { granted: 6, used: 7 },
          { granted: 0, used: 7 },
        ]);
      });

      test('more counters than go into one statement are all answered', async () => {
        const names = Array.from({ length: 700 }, (_, i) => `c7-${i}`);
        const answers = await store.counters.take(names.map((counter) => take(counter, 1, 1)));
        expect(answers).toEqual(names.map(() => ({ granted: 1, used: 1 })));
        const again = await other.counters.take(names.map((counter) => take(counter, 1, 1)));
        expect(again).toEqual(names.map(() => ({ granted: 0, used: 1 })));
      });

      test('an amount that is none is refused', async () => {
        await expect(store.counters.take([take('c8', 0, 5)])).rejects.toThrow(RangeError);
        await expect(store.counters.take([take('c8', 1.5, 5)])).rejects.toThrow(RangeError);
      });

      test('those that have not ended are not forgotten', async () => {
        await store.counters.take([take('c9', 2, 5)]);
        await store.counters.forget(Date.now());
        expect(await store.counters.used(['c9'])).toEqual([2]);
      });
    });

    describe('usage', () => {
      test('is summed by day, operation and key, and read by account and days', async () => {
        const [a, b] = [await newAccount(), await newAccount()];
        const row = (
          accountId: number,
          keyId: number,
          {
            day,
            operation,
            requests,
          }: { readonly day: string; readonly operation: string; readonly requests: number },
        ) => ({
          accountId,
          keyId,
          day,
          operation,
          requests,
        });
        const day = '2026-11-22';
        await Promise.all(
          Array.from({ length: 8 }, (_, i) =>
            both(i).addUsage([
              row(a.id, 2, { day, operation: 'panchang', requests: 1 }),
              row(a.id, 1, { day, operation: 'panchang', requests: 2 }),
              row(a.id, 1, { day, operation: 'festivals', requests: 3 }),
              row(a.id, 1, { day, operation: 'panchang', requests: 2 }),
              row(b.id, 9, { day, operation: 'panchang', requests: 7 }),
            ]),
          ),
        );
        await store.addUsage([row(a.id, 1, { day: '2026-11-23', operation: 'panchang', requests: 1 })]);
        await store.addUsage([]);
        expect(await store.usage(a.id, day, day)).toEqual([
          { day, operation: 'festivals', requests: 24 },
          { day, operation: 'panchang', requests: 40 },
        ]);
        expect(await store.usage(a.id, day, '2026-11-30')).toHaveLength(3);
        expect(await store.usage(a.id, '2026-11-01', '2026-11-21')).toEqual([]);
        const ofKeys = [
          row(a.id, 1, { day, operation: 'festivals', requests: 24 }),
          row(a.id, 1, { day, operation: 'panchang', requests: 32 }),
          row(a.id, 2, { day, operation: 'panchang', requests: 8 }),
          row(a.id, 1, { day: '2026-11-23', operation: 'panchang', requests: 1 }),
        ];
        expect(await other.usageOfKeys(a.id, { limit: 10 })).toEqual(ofKeys);
        for (let i = 0; i < ofKeys.length; i++) {
          expect(await store.usageOfKeys(a.id, { after: ofKeys[i - 1], limit: 1 })).toEqual([ofKeys[i]]);
        }
        expect(await store.usageOfKeys(a.id, { after: ofKeys.at(-1), limit: 1 })).toEqual([]);
      });
    });

    describe('webhooks', () => {
      test('are kept as they were given', async () => {
        const { id } = await newAccount();
        const webhook = await createdWebhook(id);
        expect(webhook).toEqual({
          ...newWebhook(id),
          id: webhook.id,
          oldSecret: undefined,
          oldSecretUntil: undefined,
          disabledAt: undefined,
          failures: 0,
        });
        expect(await other.webhook(id, webhook.id)).toEqual(webhook);
        expect(await other.webhooks(id)).toEqual([webhook]);
      });

      test('no more than may be, however many are created at the same time', async () => {
        const { id } = await newAccount();
        const created = await Promise.all(
          Array.from({ length: 9 }, (_, i) => both(i).createWebhook(newWebhook(id), 3)),
        );
        expect(created.filter((webhook) => webhook !== undefined)).toHaveLength(3);
      });

      test('change what is named and nothing else', async () => {
        const { id } = await newAccount();
        const webhook = await createdWebhook(id);
        const rotated = { secret: 'whsec_next', oldSecret: webhook.secret, oldSecretUntil: t0 + hour };
        expect(await store.changeWebhook(id, webhook.id, rotated)).toEqual({ ...webhook, ...rotated });
        const cleared = { filter: undefined, oldSecret: undefined, kinds: ['data.updated'] as const };
        expect(await store.changeWebhook(id, webhook.id, cleared)).toEqual({
          ...webhook,
          ...rotated,
          ...cleared,
        });
        expect(await store.changeWebhook(id, webhook.id, {})).toMatchObject(cleared);
      });

      test('subscribers are the enabled ones of every account, by kind and in pages', async () => {
        const [a, b] = [await newAccount(), await newAccount()];
        const first = await createdWebhook(a.id, { kinds: ['quota.warning'] });
        const second = await createdWebhook(b.id, { kinds: ['quota.warning', 'data.updated'] });
        const disabled = await createdWebhook(b.id, { kinds: ['quota.warning'] });
        await store.changeWebhook(b.id, disabled.id, { disabledAt: t0 });
        const ids = async (after: number, limit = 10): Promise<readonly number[]> =>
          (await other.subscribers('quota.warning', { after, limit })).map((webhook) => webhook.id);
        expect(await ids(first.id - 1)).toEqual([first.id, second.id]);
        expect(await ids(first.id - 1, 1)).toEqual([first.id]);
        expect(await ids(first.id)).toEqual([second.id]);
        await store.changeWebhook(b.id, second.id, { kinds: ['data.updated'] });
        await store.changeWebhook(b.id, disabled.id, { disabledAt: undefined });
        expect(await ids(first.id - 1)).toEqual([first.id, disabled.id]);
      });

      test('of another account are neither seen, nor changed, nor deleted', async () => {
        const [mine, theirs] = [await newAccount(), await newAccount()];
        const webhook = await createdWebhook(theirs.id);
        await publish(event(webhook.id));
        const [delivery] = await store.deliveries(theirs.id, webhook.id, { limit: 1 });
        expect(delivery).toBeDefined();
        expect(await store.webhook(mine.id, webhook.id)).toBeUndefined();
        expect(await store.webhooks(mine.id)).toEqual([]);
        expect(await store.changeWebhook(mine.id, webhook.id, { url: 'https://evil' })).toBeUndefined();
        expect(await store.deleteWebhook(mine.id, webhook.id)).toBe(false);
        expect(await store.deliveries(mine.id, webhook.id, { limit: 9 })).toEqual([]);
        expect(await store.resend(mine.id, webhook.id, delivery?.id ?? 0, t0)).toBeUndefined();
        expect(await store.webhook(theirs.id, webhook.id)).toEqual(webhook);
      });

      test('go with their deliveries', async () => {
        const { id } = await newAccount();
        const webhook = await createdWebhook(id);
        await publish(...Array.from({ length: 1200 }, () => event(webhook.id)));
        expect(await store.deleteWebhook(id, webhook.id)).toBe(true);
        expect(await store.deleteWebhook(id, webhook.id)).toBe(false);
        const leased = await store.lease({ worker: 'w', now: t0 + hour, leaseMs: 1, limit: 5000 });
        expect(leased.filter(({ delivery }) => delivery.webhookId === webhook.id)).toEqual([]);
      });
    });

    describe('the outbox', () => {
      test('of many who publish one cause, one does', async () => {
        const { id } = await newAccount();
        const webhook = await createdWebhook(id);
        const cause = { name: 'packs', value: 'fingerprint 1' };
        const published = await Promise.all(
          Array.from({ length: 8 }, (_, i) => both(i).publishOnce(cause, [event(webhook.id)])),
        );
        expect(published.filter(Boolean)).toHaveLength(1);
        expect(await store.deliveries(id, webhook.id, { limit: 99 })).toHaveLength(1);
        expect(await other.cause('packs')).toBe('fingerprint 1');
        expect(await other.publishOnce({ ...cause, value: 'fingerprint 2' }, [])).toBe(true);
        expect(await store.cause('packs')).toBe('fingerprint 2');
        expect(await store.cause('never')).toBeUndefined();
      });

      test('a cause moves on only from the value that was seen', async () => {
        const from = (value: string | undefined) => ({ name: 'moving', value: 'b', from: { value } });
        expect(await store.publishOnce(from('a'), [])).toBe(false);
        expect(await store.cause('moving')).toBeUndefined();
        expect(await store.publishOnce({ ...from(undefined), value: 'a' }, [])).toBe(true);
        expect(await store.publishOnce(from(undefined), [])).toBe(false);
        const moved = await Promise.all(
          Array.from({ length: 6 }, (_, i) => both(i).publishOnce(from('a'), [])),
        );
        expect(moved.filter(Boolean)).toHaveLength(1);
        expect(await store.publishOnce(from('b'), [])).toBe(false);
      });

      test('an event for a webhook that is gone takes none of the others with it', async () => {
        const { id } = await newAccount();
        const webhook = await createdWebhook(id);
        await publish(event(9_999_999), event(webhook.id));
        expect(await store.deliveries(id, webhook.id, { limit: 9 })).toHaveLength(1);
      });

      test('a delivery is leased by one worker, the oldest first, until the lease is over', async () => {
        await settleAll();
        const { id } = await newAccount();
        const webhook = await createdWebhook(id);
        const list = Array.from({ length: 40 }, (_, i) => event(webhook.id, { scheduledAt: t0 - i }));
        await publish(...list, event(webhook.id, { scheduledAt: t0 + hour }));
        const leased = await Promise.all(
          Array.from({ length: 8 }, (_, i) =>
            both(i).lease({ worker: `w${i}`, now: t0, leaseMs: 1000, limit: 10 }),
          ),
        );
        const ids = leased.flat().map(({ delivery }) => delivery.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toHaveLength(40);
        for (const one of leased) {
          const scheduled = one.map(({ delivery }) => delivery.scheduledAt);
          expect(scheduled).toEqual([...scheduled].sort((a, b) => a - b));
        }
        expect(leased.flat()[0]?.webhook).toEqual(webhook);
        expect(await store.lease({ worker: 'x', now: t0 + 999, leaseMs: 1, limit: 99 })).toEqual([]);
        expect(await store.lease({ worker: 'x', now: t0 + 1000, leaseMs: 1, limit: 99 })).toHaveLength(40);
      });

      test('what is disabled or left out is not leased', async () => {
        await settleAll();
        const { id } = await newAccount();
        const [a, b] = [await createdWebhook(id), await createdWebhook(id)];
        await publish(event(a.id), event(b.id));
        const leasedBy = async (except: readonly number[]): Promise<readonly number[]> =>
          (await store.lease({ worker: 'w', now: t0, leaseMs: 0, limit: 9, except })).map(
            ({ webhook }) => webhook.id,
          );
        expect(await leasedBy([a.id])).toEqual([b.id]);
        await store.changeWebhook(id, b.id, { disabledAt: t0 });
        expect(await leasedBy([])).toEqual([a.id]);
        expect(await store.lag(t0 + 500)).toEqual({ oldestMs: 500, ready: 1 });
        await store.changeWebhook(id, b.id, { disabledAt: undefined });
        expect(await leasedBy([])).toEqual([a.id, b.id]);
      });

      test('only who holds the lease settles, and once', async () => {
        await settleAll();
        const { id } = await newAccount();
        const webhook = await createdWebhook(id);
        await publish(event(webhook.id));
        const [leased] = await store.lease({ worker: 'a', now: t0, leaseMs: 10, limit: 1 });
        const deliveryId = leased?.delivery.id ?? 0;
        const attempt = { deliveryId, at: t0 + 1, status: 500, note: 'no', durationMs: 12.5 };
        await other.lease({ worker: 'b', now: t0 + 10, leaseMs: 10, limit: 1 });
        expect(await store.settle('a', attempt, { end: 'delivered' }, 20)).toBe(false);
        expect(await store.attempts([deliveryId])).toEqual([]);
        expect(await other.settle('b', attempt, { end: 'retry', scheduledAt: t0 + hour }, 20)).toBe(true);
        expect(await other.settle('b', attempt, { end: 'delivered' }, 20)).toBe(false);
        expect(await store.deliveries(id, webhook.id, { limit: 1 })).toMatchObject([
          { status: 'pending', attempts: 1, scheduledAt: t0 + hour },
        ]);
        await store.lease({ worker: 'a', now: t0 + hour, leaseMs: 10, limit: 1 });
        const last = { ...attempt, at: t0 + hour, status: undefined, note: 'ECONNREFUSED' };
        expect(await store.settle('a', last, { end: 'failed' }, 20)).toBe(true);
        expect(await store.deliveries(id, webhook.id, { limit: 1 })).toMatchObject([
          { status: 'failed', attempts: 2 },
        ]);
        expect(await store.attempts([deliveryId])).toEqual([attempt, last]);
        expect(await store.attempts([])).toEqual([]);
      });

      test('failures one after another disable; a delivery in between begins anew; by hand it is enabled again', async () => {
        await settleAll();
        const { id } = await newAccount();
        const webhook = await createdWebhook(id);
        const ends = async (end: 'failed' | 'delivered', at: number): Promise<Webhook | undefined> => {
          await publish(event(webhook.id));
          const [leased] = await store.lease({ worker: 'w', now: t0, leaseMs: 10, limit: 1 });
          const attempt = { deliveryId: leased?.delivery.id ?? 0, at, status: 500, note: '', durationMs: 1 };
          expect(await store.settle('w', attempt, { end }, 3)).toBe(true);
          return store.webhook(id, webhook.id);
        };
        expect(await ends('failed', t0)).toMatchObject({ failures: 1 });
        expect(await ends('failed', t0)).toMatchObject({ failures: 2, disabledAt: undefined });
        expect(await ends('delivered', t0)).toMatchObject({ failures: 0 });
        await ends('failed', t0);
        await ends('failed', t0);
        expect(await ends('failed', t0 + 7)).toMatchObject({ failures: 3, disabledAt: t0 + 7 });
        expect(await store.changeWebhook(id, webhook.id, { disabledAt: undefined })).toMatchObject({
          failures: 0,
          disabledAt: undefined,
        });
      });

      test('a delivery is sent again with its id, and the log keeps what was', async () => {
        await settleAll();
        const { id } = await newAccount();
        const webhook = await createdWebhook(id);
        await publish(event(webhook.id));
        const [leased] = await store.lease({ worker: 'w', now: t0, leaseMs: 10, limit: 1 });
        const { id: deliveryId, eventId } = leased?.delivery ?? { id: 0, eventId: '' };
        const attempt = { deliveryId, at: t0, status: 200, note: '', durationMs: 1 };
        await store.settle('w', attempt, { end: 'delivered' }, 20);
        const again = await store.resend(id, webhook.id, deliveryId, t0 + hour);
        expect(again).toMatchObject({ eventId, status: 'pending', attempts: 0, scheduledAt: t0 + hour });
        expect(await store.resend(id, webhook.id + 1, deliveryId, t0)).toBeUndefined();
        const [leasedAgain] = await other.lease({ worker: 'v', now: t0 + hour, leaseMs: 10, limit: 9 });
        expect(leasedAgain?.delivery.id).toBe(deliveryId);
        expect(await store.attempts([deliveryId])).toEqual([attempt]);
      });

      test('deliveries are listed newest first in pages, and forgotten once they are old', async () => {
        await settleAll();
        const { id } = await newAccount();
        const webhook = await createdWebhook(id);
        await publish(event(webhook.id), event(webhook.id), event(webhook.id));
        const all = await store.deliveries(id, webhook.id, { limit: 9 });
        const ids = all.map((delivery) => delivery.id);
        expect(ids).toEqual([...ids].sort((a, b) => b - a));
        const page = await store.deliveries(id, webhook.id, { before: ids[0] ?? 0, limit: 1 });
        expect(page).toEqual(all.slice(1, 2));
        const [leased] = await store.lease({ worker: 'w', now: t0, leaseMs: 10, limit: 1 });
        const attempt = {
          deliveryId: leased?.delivery.id ?? 0,
          at: t0 + 5,
          status: 200,
          note: '',
          durationMs: 1,
        };
        await store.settle('w', attempt, { end: 'delivered' }, 20);
        await store.forgetDeliveries(t0 + 5);
        expect(await store.deliveries(id, webhook.id, { limit: 9 })).toHaveLength(3);
        expect(await store.forgetDeliveries(t0 + 6)).toBeGreaterThanOrEqual(1);
        expect(await store.deliveries(id, webhook.id, { limit: 9 })).toHaveLength(2);
        expect(await store.attempts([attempt.deliveryId])).toEqual([]);
      });

      test('the lag is that of the oldest that is due', async () => {
        await settleAll();
        const { id } = await newAccount();
        const webhook = await createdWebhook(id);
        expect(await store.lag(t0)).toEqual({ oldestMs: 0, ready: 0 });
        await publish(
          event(webhook.id, { scheduledAt: t0 - 3000 }),
          event(webhook.id),
          event(webhook.id, { scheduledAt: t0 + hour }),
        );
        expect(await other.lag(t0)).toEqual({ oldestMs: 3000, ready: 2 });
      });
    });

    describe('records', () => {
      const record = (accountId: number, data = '{"born":"1887-12-22"}') => ({
        accountId,
        kind: 'birth-profile' as const,
        data,
        createdAt: t0,
      });

      test('are numbered for each account and kind, and no number is given twice', async () => {
        const [a, b] = [await newAccount(), await newAccount()];
        const first = await store.createRecord(record(a.id), 10);
        expect(first).toEqual({ ...record(a.id), id: 1 });
        expect((await store.createRecord(record(a.id), 10))?.id).toBe(2);
        expect((await store.createRecord(record(b.id), 10))?.id).toBe(1);
        expect((await store.createRecord({ ...record(a.id), kind: 'compatibility' }, 10))?.id).toBe(1);
        expect(await store.deleteRecord(a.id, 'birth-profile', 2)).toBe(true);
        expect(await store.deleteRecord(a.id, 'birth-profile', 2)).toBe(false);
        expect((await store.createRecord(record(a.id), 10))?.id).toBe(3);
        expect(await other.record(a.id, 'birth-profile', 1)).toEqual(first);
      });

      test('no more than may be, however many are created at the same time', async () => {
        const { id } = await newAccount();
        const created = await Promise.all(
          Array.from({ length: 12 }, (_, i) => both(i).createRecord(record(id, `"${i}"`), 4)),
        );
        const stored = created.filter((one) => one !== undefined);
        expect(new Set(stored.map((one) => one.id)).size).toBe(4);
        expect(await store.records(id, 'birth-profile', { limit: 99 })).toHaveLength(4);
      });

      test('are listed by number in pages, and under no other account or kind', async () => {
        const [mine, theirs] = [await newAccount(), await newAccount()];
        for (const data of ['"1"', '"2"', '"3"']) await store.createRecord(record(theirs.id, data), 10);
        const page = await other.records(theirs.id, 'birth-profile', { after: 1, limit: 1 });
        expect(page.map(({ data }) => data)).toEqual(['"2"']);
        expect(await store.record(mine.id, 'birth-profile', 1)).toBeUndefined();
        expect(await store.record(theirs.id, 'compatibility', 1)).toBeUndefined();
        expect(await store.records(mine.id, 'birth-profile', { limit: 99 })).toEqual([]);
        expect(await store.deleteRecord(mine.id, 'birth-profile', 1)).toBe(false);
        expect(await store.records(theirs.id, 'birth-profile', { limit: 99 })).toHaveLength(3);
      });

      test('without bodies are changed, each under its own account and kind alone', async () => {
        const [mine, theirs] = [await newAccount(), await newAccount()];
        const alert = { ...record(mine.id, '"old"'), kind: 'alert' as const };
        await store.createRecord(alert, 10);
        await store.createRecord({ ...record(mine.id), body: '"chart"' }, 10);
        const changed = await other.changeRecord(mine.id, 'alert', 1, '"new नमस्ते"');
        expect(changed).toEqual({ ...alert, id: 1, data: '"new नमस्ते"' });
        expect(await store.record(mine.id, 'alert', 1)).toEqual(changed);
        const { bytes } = await store.recordTotals(mine.id, 'alert');
        expect(bytes).toBeGreaterThanOrEqual(Buffer.byteLength('"new नमस्ते"'));
        expect(await store.changeRecord(theirs.id, 'alert', 1, '"x"')).toBeUndefined();
        expect(await store.changeRecord(mine.id, 'alert', 2, '"x"')).toBeUndefined();
        expect(await store.changeRecord(mine.id, 'birth-profile', 1, '"x"')).toBeUndefined();
      });

      test('have bodies apart from what is listed, removed with them and shown to no other account', async () => {
        const [mine, theirs] = [await newAccount(), await newAccount()];
        const body = JSON.stringify({ chart: 'नमस्ते'.repeat(5000) });
        const stored = await store.createRecord({ ...record(mine.id), body }, 10);
        expect(stored).toEqual({ ...record(mine.id), id: 1 });
        await store.createRecord(record(mine.id), 10);
        expect(await other.recordBody(mine.id, 'birth-profile', 1)).toBe(body);
        expect(await other.recordBody(mine.id, 'birth-profile', 2)).toBeUndefined();
        expect(await other.recordBody(theirs.id, 'birth-profile', 1)).toBeUndefined();
        expect(await other.recordBody(mine.id, 'compatibility', 1)).toBeUndefined();
        expect(await other.records(mine.id, 'birth-profile', { limit: 9 })).toEqual([
          { ...record(mine.id), id: 1 },
          { ...record(mine.id), id: 2 },
        ]);
        const bodied = await other.records(mine.id, 'birth-profile', { limit: 9, bodied: true });
        expect(bodied.map((one) => one.id)).toEqual([1]);
        await store.deleteRecord(mine.id, 'birth-profile', 1);
        expect(await other.recordBody(mine.id, 'birth-profile', 1)).toBeUndefined();
      });

      test('no more bytes than may be, and how many there are', async () => {
        const { id } = await newAccount();
        const large = { ...record(id, '"x"'), body: JSON.stringify('x'.repeat(1000)) };
        expect(await store.recordTotals(id, 'birth-profile')).toEqual({ records: 0, bytes: 0 });
        expect((await store.createRecord(large, 10, 1500))?.id).toBe(1);
        const { records, bytes } = await other.recordTotals(id, 'birth-profile');
        expect([records, bytes >= 1005]).toEqual([1, true]);
        expect(await store.createRecord(large, 10, 1500)).toBeUndefined();
        expect(await other.recordTotals(id, 'birth-profile')).toEqual({ records, bytes });
        expect(await store.createRecord(large, 10, 2 * bytes)).toBeDefined();
        await store.deleteRecords(id, 'birth-profile');
        expect(await other.recordTotals(id, 'birth-profile')).toEqual({ records: 0, bytes: 0 });
      });
    });

    describe('requests by their key', () => {
      const request = { fingerprint: 'f1', now: t0, abandonedBefore: t0 - 1000 };

      test('of many with one key, one is begun', async () => {
        const { id } = await newAccount();
        const states = await Promise.all(
          Array.from({ length: 8 }, (_, i) => both(i).beginRequest(id, 'k', request)),
        );
        expect(states.map(({ state }) => state).sort()).toEqual([
          'begun',
          ...Array.from({ length: 7 }, () => 'running'),
        ]);
      });

      test('an answer is given again; the key with another request is different', async () => {
        const [a, b] = [await newAccount(), await newAccount()];
        await store.beginRequest(a.id, 'k', request);
        await store.finishRequest(a.id, 'k', { status: 201, body: '{"id":1}' });
        expect(await other.beginRequest(a.id, 'k', request)).toEqual({
          state: 'answered',
          status: 201,
          body: '{"id":1}',
        });
        expect(await other.beginRequest(a.id, 'k', { ...request, fingerprint: 'f2' })).toEqual({
          state: 'different',
        });
        expect(await other.beginRequest(b.id, 'k', { ...request, fingerprint: 'f2' })).toEqual({
          state: 'begun',
        });
      });

      test('one that failed may be tried again, one that was answered stays', async () => {
        const { id } = await newAccount();
        await store.beginRequest(id, 'k', request);
        await store.dropRequest(id, 'k');
        expect(await store.beginRequest(id, 'k', request)).toEqual({ state: 'begun' });
        await store.finishRequest(id, 'k', { status: 200, body: '' });
        await store.dropRequest(id, 'k');
        expect(await store.beginRequest(id, 'k', request)).toMatchObject({ state: 'answered' });
      });

      test('one that was given up counts as never begun', async () => {
        const { id } = await newAccount();
        await store.beginRequest(id, 'k', request);
        const later = { fingerprint: 'f2', now: t0 + 2000, abandonedBefore: t0 };
        expect(await store.beginRequest(id, 'k', later)).toEqual({ state: 'different' });
        expect(await store.beginRequest(id, 'k', { ...later, abandonedBefore: t0 + 1 })).toEqual({
          state: 'begun',
        });
      });

      test('old ones are forgotten', async () => {
        const { id } = await newAccount();
        await store.beginRequest(id, 'old', { ...request, now: t0 - 10 * hour });
        await store.beginRequest(id, 'new', request);
        expect(await store.forgetRequests(t0 - 9 * hour)).toBe(1);
        expect(await store.beginRequest(id, 'old', request)).toEqual({ state: 'begun' });
        expect(await store.beginRequest(id, 'new', request)).toEqual({ state: 'running' });
      });
    });

    test('a store that answers says so; a closed one is unavailable', async () => {
      await store.ping();
      const closing = await openStore(place.options);
      await closing.close();
      await expect(closing.ping()).rejects.toThrow(StoreUnavailable);
      await expect(closing.account(1)).rejects.toThrow(StoreUnavailable);
    });
  });
}

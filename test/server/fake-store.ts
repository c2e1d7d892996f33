// The parts of the store that access control needs, in memory. Several of them on one of these are as replicas on one store.

import type { PlanId } from '../../contract/plans/plan-id.ts';
import type { AccessStore } from '../../server/access/access-control.ts';
import { hashOfKey, newKeyText } from '../../server/access/keys/key-format.ts';
import type { Account, ApiKey, KeyWithAccount } from '../../server/store/accounts.ts';
import { everything, type KeyPermissions } from '../../server/store/key-permissions.ts';
import { StoreUnavailable } from '../../server/store/store.ts';
import type { Usage } from '../../server/store/usage.ts';

/** A key that was made for a test. */
export interface MadeKey extends KeyWithAccount {
  readonly text: string;
}

/** A store in memory, and what tests do to it. */
export interface FakeStore extends AccessStore {
  /** a key of a new account with a plan, or of one that there is */
  newKey(plan: PlanId, of?: Account, expiresAt?: number, permissions?: KeyPermissions): MadeKey;
  revoke(key: ApiKey, at: number): void;
  /** fails every call while it is true */
  setAway(away: boolean): void;
  readonly calls: { takes: number; lookups: number };
  readonly lastUsed: ReadonlyMap<number, number>;
  readonly usage: readonly Usage[];
}

interface Started {
  readonly fingerprint: string;
  readonly at: number;
  readonly answer?: { readonly status: number; readonly body: string };
}

/** A store that holds nothing yet. */
export function fakeStore(): FakeStore {
  const byHash = new Map<string, KeyWithAccount>();
  const counters = new Map<string, number>();
  const requests = new Map<string, Started>();
  const lastUsed = new Map<number, number>();
  const usage: Usage[] = [];
  const calls = { takes: 0, lookups: 0 };
  let away = false;
  let ids = 0;
  // Every call takes its time, so that calls at the same time meet.
  const turn = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    if (away) throw new StoreUnavailable('away: postgres://somewhere');
  };
  const nameOf = (accountId: number, key: string): string => `${accountId} ${key}`;
  return {
    calls,
    lastUsed,
    usage,
    setAway: (is) => {
      away = is;
    },
    newKey: (plan, of, expiresAt, permissions = everything) => {
      ids += 1;
      const { text, prefix } = newKeyText();
      const account = of ?? { id: ids, name: `account ${ids}`, plan, createdAt: 0 };
      const key: ApiKey = {
        id: ids,
        accountId: account.id,
        name: `key ${ids}`,
        prefix,
        createdAt: 0,
        expiresAt,
        lastUsedAt: undefined,
        revokedAt: undefined,
        permissions,
      };
      byHash.set(hashOfKey(text), { key, account });
      return { text, key, account };
    },
    revoke: ({ id }, at) => {
      for (const [hash, { key, account }] of byHash) {
        if (key.id === id) byHash.set(hash, { key: { ...key, revokedAt: at }, account });
      }
    },
    keyByHash: async (hash) => {
      calls.lookups += 1;
      await turn();
      return byHash.get(hash);
    },
    touchKeys: async (used) => {
      await turn();
      for (const [id, at] of used) lastUsed.set(id, at);
    },
    addUsage: async (more) => {
      await turn();
      usage.push(...more);
    },
    counters: {
      take: async (takes) => {
        calls.takes += 1;
        await turn();
        return takes.map(({ name, amount, limit = Number.POSITIVE_INFINITY }) => {
          const before = counters.get(name) ?? 0;
          const granted = Math.max(0, Math.min(amount, limit - before));
          counters.set(name, before + granted);
          return { granted, used: before + granted };
        });
      },
      giveBack: async (name, amount) => {
        await turn();
        counters.set(name, Math.max(0, (counters.get(name) ?? 0) - amount));
      },
      used: async (names) => {
        await turn();
        return names.map((name) => counters.get(name) ?? 0);
      },
      forget: turn,
    },
    beginRequest: async (accountId, key, { fingerprint, now, abandonedBefore }) => {
      await turn();
      const name = nameOf(accountId, key);
      const known = requests.get(name);
      if (known === undefined || (known.answer === undefined && known.at < abandonedBefore)) {
        requests.set(name, { fingerprint, at: now });
        return { state: 'begun' };
      }
      if (known.fingerprint !== fingerprint) return { state: 'different' };
      return known.answer === undefined ? { state: 'running' } : { state: 'answered', ...known.answer };
    },
    finishRequest: async (accountId, key, answer) => {
      await turn();
      const name = nameOf(accountId, key);
      requests.set(name, { fingerprint: requests.get(name)?.fingerprint ?? '', at: 0, answer });
    },
    dropRequest: async (accountId, key) => {
      await turn();
      requests.delete(nameOf(accountId, key));
    },
    forgetRequests: async () => {
      await turn();
      return 0;
    },
  };
}

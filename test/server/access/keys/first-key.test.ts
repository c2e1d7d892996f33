import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type FirstKey,
  firstKey,
  isLoopback,
  showsDevKey,
} from '../../../../server/access/keys/first-key.ts';
import { hashOfKey, newKeyText } from '../../../../server/access/keys/key-format.ts';
import { openStore } from '../../../../server/store/open.ts';
import type { Store } from '../../../../server/store/store.ts';

const now = Date.UTC(2026, 10, 22);
let dataDir: string;
let store: Store;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'nirnaya-first-'));
  store = await openStore({ dataDir, now: () => now });
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const starting = (host = '127.0.0.1', at = now, devKey = true): Promise<FirstKey> =>
  firstKey({ store, host, dataDir, now: at, devKey });
const textOf = (key: FirstKey): string => (key.state === 'shown' ? key.text : '');

describe('the first start on a machine by itself', () => {
  test('makes a key of the highest plan, readable by the user alone, and the next start shows it again', async () => {
    const text = textOf(await starting());
    const answer = await store.keyByHash(hashOfKey(text));
    expect(answer?.account.plan).toBe('enterprise');
    expect(statSync(join(dataDir, 'dev-key')).mode & 0o777).toBe(0o600);
    expect(await starting('localhost')).toEqual({ state: 'shown', text });
    expect(await store.accounts({ limit: 9 })).toHaveLength(1);
  });

  test('of processes that start together, one makes it', async () => {
    const started = await Promise.all(Array.from({ length: 5 }, () => starting()));
    expect(await store.accounts({ limit: 9 })).toHaveLength(1);
    expect(new Set(started.map(textOf).filter((text) => text !== '')).size).toBe(1);
  });

  test('one that was revoked is not shown, and none is made beside it', async () => {
    const answer = await store.keyByHash(hashOfKey(textOf(await starting())));
    await store.revokeKey(answer?.account.id ?? 0, answer?.key.id ?? 0, now);
    expect(await starting()).toEqual({ state: 'hidden' });
    expect(await store.keys(answer?.account.id ?? 0, { limit: 10 })).toHaveLength(1);
  });

  test('a file that holds something else is not shown', async () => {
    await starting();
    for (const text of ['nonsense', newKeyText().text]) {
      writeFileSync(join(dataDir, 'dev-key'), text);
      expect(await starting()).toEqual({ state: 'hidden' });
    }
  });
});

describe('a start that asks for no key', () => {
  test('makes none, and shows none that was made before', async () => {
    expect(await starting('127.0.0.1', now, false)).toEqual({ state: 'hidden' });
    expect(await store.accounts({ limit: 9 })).toEqual([]);
    await starting();
    expect(await starting('127.0.0.1', now, false)).toEqual({ state: 'hidden' });
  });

  test.each([
    ['on_terminal', true, undefined, true],
    ['on_terminal', true, 'production', false],
    ['on_terminal', false, undefined, false],
    ['no', true, undefined, false],
    ['yes', false, undefined, true],
    ['yes', false, 'production', true],
  ] as const)('by DEV_KEY=%s, terminal %s, NODE_ENV %s is shown: %s', (setting, isTTY, NODE_ENV, shown) => {
    expect(showsDevKey(setting, { stdout: { isTTY }, env: { NODE_ENV } })).toBe(shown);
  });
});

describe('a start that other machines reach', () => {
  test.each(['0.0.0.0', '::', '192.168.1.4', 'calendar.example.org'])(
    'on %s makes and shows no key',
    async (host) => {
      await expect(starting(host)).rejects.toThrow(/nirnaya keys create/);
      expect(await store.accounts({ limit: 9 })).toEqual([]);
    },
  );

  test('goes on where a valid key is there', async () => {
    const { id: accountId } = await store.createAccount({ name: 'a', plan: 'pro', createdAt: now });
    const { prefix, hash } = newKeyText();
    const key = { accountId, name: 'k', prefix, hash, createdAt: now, expiresAt: now + 1000 };
    await store.createKey(key, undefined);
    expect(await starting('0.0.0.0')).toEqual({ state: 'hidden' });
    await expect(starting('0.0.0.0', now + 1000)).rejects.toThrow('no valid key');
  });

  test('shows no key that was made before', async () => {
    const text = textOf(await starting());
    expect(readFileSync(join(dataDir, 'dev-key'), 'utf8').trim()).toBe(text);
    expect(await starting('0.0.0.0')).toEqual({ state: 'hidden' });
  });

  test('names of this machine are those that only it reaches', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', 'localhost'].filter(isLoopback)).toHaveLength(4);
    expect(
      ['127.example.org', '128.0.0.1', '::', '0.0.0.0', 'localhost.example.org'].filter(isLoopback),
    ).toEqual([]);
  });
});

import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../../server/store/open.ts';
import { keyringFrom } from '../../../server/store/sealing/keyring.ts';
import { sealingBy } from '../../../server/store/sealing/sealing.ts';
import { storePath } from '../../../server/store/sqlite/open.ts';
import { sqlitePlace } from './places.ts';

const hex = randomBytes(32).toString('hex');
const base64 = randomBytes(32).toString('base64');
const now = Date.UTC(2026, 10, 22);

describe('the keys of the setting', () => {
  test('are 32 bytes as hexadecimal digits or base64, one or several', () => {
    expect(keyringFrom(hex)?.[0]?.bytes.toString('hex')).toBe(hex);
    expect(keyringFrom(base64)?.[0]?.bytes.toString('base64')).toBe(base64);
    expect(keyringFrom(`${hex}, ${base64}`)).toHaveLength(2);
  });

  test.each(['', 'secret', hex.slice(2), `${hex}00`, `${hex},`, `${hex},secret`, base64.slice(4)])(
    '%j are none',
    (text) => expect(keyringFrom(text)).toBeUndefined(),
  );
});

describe('sealing', () => {
  const by = (text: string) => sealingBy(keyringFrom(text) ?? []);

  test('a text opens by its key and in its place alone', () => {
    const stored = by(hex).seal('Varanasi, नमस्ते', 'record/1');
    expect(stored).not.toContain('Varanasi');
    expect(by(hex).open(stored, 'record/1')).toBe('Varanasi, नमस्ते');
    expect(() => by(hex).open(stored, 'record/2')).toThrow();
    expect(() => by(base64).open(stored, 'record/1')).toThrow(/ENCRYPTION_KEY/);
    expect(by(hex).seal('Varanasi, नमस्ते', 'record/1')).not.toBe(stored);
  });

  test('no character of it can be changed', () => {
    const stored = by(hex).seal('Varanasi', 'c');
    for (let i = 0; i < stored.length; i += 1) {
      const changed = stored.slice(0, i) + (stored[i] === 'A' ? 'B' : 'A') + stored.slice(i + 1);
      expect(() => by(hex).open(changed, 'c')).toThrow();
    }
    expect(() => by(hex).open(stored.slice(0, 30), 'c')).toThrow();
  });

  test('of several keys the first seals and all open', () => {
    const old = by(hex).seal('text', 'c');
    const both = by(`${base64},${hex}`);
    expect(both.open(old, 'c')).toBe('text');
    expect(by(base64).open(both.seal('text', 'c'), 'c')).toBe('text');
  });

  test('what was kept without a key is read with one, even where it looks sealed', () => {
    for (const text of ['{"a":1}', 's1.0f0f0f0f.AAAA', 'p1.', '']) {
      expect(by(hex).open(sealingBy([]).seal(text, 'c'), 'c')).toBe(text);
    }
  });
});

test('nothing that clients keep can be read in the files of the store', async () => {
  const place = await sqlitePlace();
  const open = (encryptionKey?: string) => openStore({ ...place.options, encryptionKey });
  const actual = (): string => {
    const { dataDir } = place.options;
    const texts = readdirSync(dataDir).map((file) => readFileSync(join(dataDir, file), 'latin1'));
    return texts.join('');
  };
  const profile = (accountId: number, data: string) => ({
    accountId,
    kind: 'birth-profile' as const,
    data,
    createdAt: now,
  });
  const plain = await open();
  const { id } = await plain.createAccount({ name: 'a', plan: 'pro', createdAt: now });
  await plain.createRecord(profile(id, '"readable"'), 9);
  expect(actual()).toContain('readable');
  await plain.close();

  const store = await open(hex);
  await store.createRecord({ ...profile(id, '"hidden record"'), body: '"hidden chart"' }, 9);
  const webhook = await store.createWebhook(
    {
      accountId: id,
      url: 'https://example.org',
      kinds: ['quota.warning'],
      filter: undefined,
      description: '',
      secret: 'hidden secret',
      createdAt: now,
    },
    9,
  );
  const webhookId = webhook?.id ?? 0;
  await store.changeWebhook(id, webhookId, {
    secret: 'hidden next',
    oldSecret: 'hidden secret',
    oldSecretUntil: now,
  });
  await store.beginRequest(id, 'k', { fingerprint: 'f', now, abandonedBefore: 0 });
  await store.finishRequest(id, 'k', { status: 201, body: 'hidden answer' });
  await store.publishOnce({ name: 'c', value: '1' }, [
    { webhookId, eventId: 'e', kind: 'quota.warning', body: '{}', createdAt: now, scheduledAt: now },
  ]);
  expect(actual()).not.toContain('hidden');

  expect((await store.records(id, 'birth-profile', { limit: 9 })).map(({ data }) => data)).toEqual([
    '"readable"',
    '"hidden record"',
  ]);
  expect((await store.record(id, 'birth-profile', 2))?.data).toBe('"hidden record"');
  expect(await store.recordBody(id, 'birth-profile', 2)).toBe('"hidden chart"');
  const secrets = { secret: 'hidden next', oldSecret: 'hidden secret' };
  expect(await store.webhook(id, webhookId)).toMatchObject(secrets);
  expect(await store.webhooks(id)).toMatchObject([secrets]);
  expect(await store.subscribers('quota.warning', { limit: 9 })).toMatchObject([secrets]);
  expect(await store.lease({ worker: 'w', now, leaseMs: 1, limit: 1 })).toMatchObject([{ webhook: secrets }]);
  expect(await store.beginRequest(id, 'k', { fingerprint: 'f', now, abandonedBefore: 0 })).toMatchObject({
    body: 'hidden answer',
  });
  await store.close();

  const without = await open();
  expect((await without.record(id, 'birth-profile', 1))?.data).toBe('"readable"');
  await expect(without.record(id, 'birth-profile', 2)).rejects.toThrow(/ENCRYPTION_KEY/);
  await without.close();
  await place.remove();
});

describe('records are sealed for their numbers', () => {
  const kind = 'birth-profile' as const;

  test('so that one copied over another does not open', async () => {
    const place = await sqlitePlace();
    const store = await openStore({ ...place.options, encryptionKey: hex });
    const { id: accountId } = await store.createAccount({ name: 'a', plan: 'pro', createdAt: now });
    for (const name of ['first', 'second']) {
      await store.createRecord({ accountId, kind, data: name, body: `chart of ${name}`, createdAt: now }, 9);
    }
    const database = new BetterSqlite(storePath(place.options.dataDir));
    for (const field of ['data', 'body']) {
      database.exec(`update records set ${field} = (select ${field} from records where id = 1) where id = 2`);
    }
    database.close();
    expect((await store.record(accountId, kind, 1))?.data).toBe('first');
    await expect(store.record(accountId, kind, 2)).rejects.toThrow();
    await expect(store.recordBody(accountId, kind, 2)).rejects.toThrow();
    await store.close();
    await place.remove();
  });

  test('also those that an earlier version sealed for account and kind alone, once their key is given', async () => {
    const place = await sqlitePlace();
    const open = (encryptionKey?: string) => openStore({ ...place.options, encryptionKey });
    const first = await open(hex);
    const { id: accountId } = await first.createAccount({ name: 'a', plan: 'pro', createdAt: now });
    for (const i of Array(250).keys()) {
      await first.createRecord({ accountId, kind, data: 'new', body: 'new chart', createdAt: now + i }, 999);
    }
    await first.close();
    const { seal } = sealingBy(keyringFrom(hex) ?? []);
    const database = new BetterSqlite(storePath(place.options.dataDir));
    const texts = [
      seal('old', `record/${accountId}/${kind}`),
      seal('old chart', `body/${accountId}/${kind}`),
    ];
    database.prepare('update records set data = ?, body = ?, bound = 0 where id <= 240').run(...texts);
    const unbound = database.prepare('select count(*) from records where bound = 0').pluck();

    await (await open(base64)).close();
    expect(unbound.get()).toBe(240);
    const store = await open(`${base64},${hex}`);
    expect(unbound.get()).toBe(0);
    for (const [id, data] of [
      [1, 'old'],
      [240, 'old'],
      [241, 'new'],
    ] as const) {
      expect((await store.record(accountId, kind, id))?.data).toBe(data);
      expect(await store.recordBody(accountId, kind, id)).toBe(`${data} chart`);
    }
    database.prepare('update records set data = ? where id = 3').run(texts[0]);
    await expect(store.record(accountId, kind, 3)).rejects.toThrow();
    database.close();
    await store.close();
    await place.remove();
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashOfKey } from '../../server/access/keys/key-format.ts';
import { openStore } from '../../server/store/open.ts';
import { captured } from './captured.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nirnaya-keys-'));
  vi.stubEnv('DATA_DIR', dataDir);
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'ENCRYPTION_KEY']) vi.stubEnv(name, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

const json = async (...words: string[]) => JSON.parse((await captured(...words, '--json')).out);

describe('nirnaya keys', () => {
  test('create writes the key alone to its output, and keeps its hash alone', async () => {
    const { code, out, err } = await captured('keys', 'create', '--name', 'site', '--expires', '90d');
    expect(code).toBe(0);
    expect(out).toMatch(/^nir_[\w-]{43}\n$/);
    expect(err).toContain('plan enterprise');
    const store = await openStore({ dataDir, now: Date.now });
    const answer = await store.keyByHash(hashOfKey(out.trim()));
    await store.close();
    expect(answer?.key).toMatchObject({
      name: 'site',
      expiresAt: Date.UTC(2025, 7, 27, 6, 30) + 90 * 86_400_000,
    });
    const listed = await captured('keys', 'list');
    expect(listed.out).toContain(out.slice(0, 12));
    expect(listed.out).not.toContain(out.slice(0, 13));
  });

  test('create takes the account by id or name, makes it where there is none, and may change its plan', async () => {
    const first = await json('keys', 'create', '--account', 'Panchang Press', '--plan', 'pro');
    expect(first).toMatchObject({ plan: 'pro' });
    expect(await json('keys', 'create', '--account', 'Panchang Press')).toMatchObject({
      account: first.account,
      plan: 'pro',
    });
    expect(
      await json('keys', 'create', '--account', String(first.account), '--plan', 'business'),
    ).toMatchObject({
      plan: 'business',
    });
    expect(await json('keys', 'create')).toMatchObject({ account: first.account });
    await json('keys', 'create', '--account', 'Another');
    const { code, err } = await captured('keys', 'create');
    expect(code).toBe(1);
    expect(err).toContain('--account: is required because there are several accounts');
    expect(await json('keys', 'list')).toHaveLength(5);
    expect(await json('keys', 'list', '--account', 'Another')).toHaveLength(1);
  });

  test('create restricts a key to groups, to reading, or to what is not about keys', async () => {
    await json('keys', 'create', '--groups', 'panchang, Festivals');
    await json('keys', 'create', '--read-only');
    await json('keys', 'create', '--no-manage-keys');
    await json('keys', 'create');
    const listed: readonly { readonly may: string }[] = await json('keys', 'list');
    expect(listed.map(({ may }) => may)).toEqual([
      'Panchang, Festivals, no keys',
      'read only, no keys',
      'no keys',
      'everything',
    ]);
    const { err } = await captured('keys', 'create', '--groups', 'Cooking');
    expect(err).toContain('--groups: unknown group "Cooking"; known groups are Panchang, Timings');
  });

  test('revoke ends a key once', async () => {
    const { id } = await json('keys', 'create');
    expect((await captured('keys', 'revoke', String(id))).out).toContain('is revoked');
    expect(await json('keys', 'list')).toMatchObject([{ id, state: 'revoked' }]);
    expect((await captured('keys', 'revoke', String(id))).err).toContain('is already revoked');
    expect((await captured('keys', 'revoke', '99')).err).toContain('no key has the id 99');
  });

  test('rotate gives a successor, and the old key ends with the overlap', async () => {
    const { id, key } = await json('keys', 'create');
    const next = await json('keys', 'rotate', String(id), '--overlap', '7d');
    expect(next.key).not.toBe(key);
    expect(next.old).toEqual({ id, valid_until: '2025-09-03T06:30:00.000Z' });
    expect(await json('keys', 'list')).toMatchObject([
      { id, expires: '2025-09-03 06:30' },
      { id: next.id, expires: '-' },
    ]);
    expect((await captured('keys', 'rotate', String(id))).err).toContain('was rotated before');
    const { err } = await captured('keys', 'rotate', String(next.id));
    expect(err).toContain(`key ${id}, which it replaced, is valid until 2025-09-03T06:30:00.000Z`);
    expect(err).toContain(`nirnaya keys revoke ${id}`);
  });

  test.each([
    [['create', '--plan', 'gold'], '--plan: unknown plan "gold"'],
    [['create', '--expires', 'soon'], '--expires: "soon" is neither'],
    [['create', '--expires', '2020-01-01'], '--expires: 2020-01-01 is in the past'],
    [['create', '--account', '77'], '--account: no account has the id 77'],
    [['rotate', '1', '--overlap', 'long'], '--overlap: "long" is not a span of time'],
    [['list', '--account', 'none'], '--account: no account has the id or the name none'],
    [['lose'], "unknown command 'lose'"],
  ])('%j is refused by what is wrong', async (words, says) => {
    const { code, err } = await captured('keys', ...words);
    expect(code).toBe(1);
    expect(err).toContain(says);
  });
});

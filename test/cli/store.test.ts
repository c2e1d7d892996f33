import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../../server/store/open.ts';
import { captured } from './captured.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nirnaya-store-'));
  vi.stubEnv('DATA_DIR', dataDir);
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'ENCRYPTION_KEY']) vi.stubEnv(name, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

test('migrate makes the tables, and then there is nothing to do', async () => {
  expect((await captured('migrate')).out).toMatch(/^migrated from version 0 to \d+\n$/);
  const { from, to } = JSON.parse((await captured('migrate', '--json')).out);
  expect(from).toBe(to);
});

test('backup and restore bring back what was there', async () => {
  const file = join(dataDir, 'backup.db');
  await captured('keys', 'create', '--account', 'kept');
  expect((await captured('backup', file)).out).toContain('1 accounts');
  await captured('keys', 'create', '--account', 'later');
  const store = await openStore({ dataDir, now: Date.now });
  const refused = await captured('restore', file);
  await store.close();
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('another process has the store open: stop the service first, or use --force');
  const { out } = await captured('restore', file);
  expect(out).toContain('1 accounts');
  expect(existsSync(join(dataDir, 'nirnaya.db.before-restore'))).toBe(true);
  expect(JSON.parse((await captured('keys', 'list', '--json')).out)).toHaveLength(1);
});

test('what stands in the way of a backup is named', async () => {
  expect((await captured('backup', join(dataDir, 'a.db'))).err).toContain('no store in');
  await captured('migrate');
  expect((await captured('backup', join(dataDir, 'none', 'a.db'))).err).toContain('no such folder');
  expect((await captured('restore', join(dataDir, 'none.db'))).err).toContain('no such file');
});

test('on PostgreSQL they say what to use instead', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/none');
  expect((await captured('backup', 'a.db')).err).toContain('pg_dump');
  expect((await captured('restore', 'a.db')).err).toContain('pg_restore');
  expect((await captured('keys', 'list')).err).toMatch(/^nirnaya: PostgreSQL: .*ECONNREFUSED/);
});

test('config lists every setting with its origin, and names what is wrong', async () => {
  vi.stubEnv('PORT', '9000');
  vi.stubEnv('METRICS_TOKEN', 'a secret of sixteen');
  const { code, out } = await captured('config');
  expect(code).toBe(0);
  expect(out).toMatch(/^PORT +9000 +environment +port to listen on/m);
  expect(out).toMatch(/^REDIS_URL +counters in the store +default/m);
  expect(out).toMatch(/^METRICS_TOKEN +\*+ +environment/m);
  expect(out).not.toContain('a secret');
  vi.stubEnv('PORT', 'http');
  vi.stubEnv('LOG_LEVEL', 'loud');
  const wrong = await captured('config', '--json');
  expect(wrong.code).toBe(1);
  expect(JSON.parse(wrong.out)).toContainEqual(expect.objectContaining({ name: 'PORT', value: 'http' }));
  expect(wrong.err).toMatch(/^nirnaya: PORT must.*\nnirnaya: LOG_LEVEL must/);
});

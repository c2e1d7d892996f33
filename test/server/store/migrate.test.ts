import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { promisify } from 'node:util';
import BetterSqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { migrateStore, openStore } from '../../../server/store/open.ts';
import { migrations } from '../../../server/store/sql/migrations.ts';
import { storePath } from '../../../server/store/sqlite/open.ts';
import { type MakePlace, noPostgres, postgresPlace, sqlitePlace } from './places.ts';

const kinds: readonly (readonly [name: string, make: MakePlace, skipped: string | undefined])[] = [
  ['SQLite', sqlitePlace, undefined],
  ['PostgreSQL', postgresPlace, noPostgres],
];

/** Starts a process that migrates a store. */
const migrating = async (options: object): Promise<{ readonly from: number; readonly to: number }> => {
  const env = { ...process.env, MIGRATING: JSON.stringify(options) };
  const args = [
    '--conditions=@nirnaya/source',
    '--import',
    'tsx',
    'test/server/store/processes/migrating.ts',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout);
};

for (const [name, make, skipped] of kinds) {
  describe.skipIf(skipped !== undefined)(`migrating on ${name}`, () => {
    test('of four processes that start at once, one makes the tables and all can use them', async () => {
      const { options, remove } = await make();
      const done = await Promise.all(Array.from({ length: 4 }, () => migrating(options)));
      expect(done.filter(({ from }) => from === 0)).toHaveLength(1);
      const store = await openStore(options);
      expect(await store.accounts({ limit: 9 })).toHaveLength(4);
      await store.close();
      await remove();
    });

    test('again changes nothing', async () => {
      const { options, remove } = await make();
      const first = await migrateStore(options);
      expect(first).toEqual({ from: 0, to: first.to });
      expect(await migrateStore(options)).toEqual({ from: first.to, to: first.to });
      await remove();
    });
  });
}

test('a store of a newer program is refused, and stays as it is', async () => {
  const { options, remove } = await sqlitePlace();
  await migrateStore(options);
  const database = new BetterSqlite(storePath(options.dataDir));
  database.exec("insert into store_version (version, name, applied_at) values (99, 'later', 0)");
  await expect(openStore(options)).rejects.toThrow(/newer Nirnaya: its version is 99/);
  expect(database.prepare('select count(*) from store_version').pluck().get()).toBe(migrations.length + 1);
  database.close();
  await remove();
});

test('what an older program kept is counted in bytes, and has no body', async () => {
  const { options, remove } = await sqlitePlace();
  mkdirSync(options.dataDir, { recursive: true });
  const database = new BetterSqlite(storePath(options.dataDir));
  for (const statement of migrations[0]?.statements('sqlite') ?? []) database.exec(statement);
  database.exec(
    'create table store_version (version integer not null primary key, name text not null, applied_at bigint not null)',
  );
  database.exec("insert into store_version values (1, 'first', 0)");
  database.exec("insert into accounts (id, name, plan, created_at) values (1, 'A', 'pro', 0)");
  database.exec('insert into records values (1, \'birth-profile\', 1, \'p1.{"name":"आशा"}\', 0)');
  database.close();
  expect(await migrateStore(options)).toEqual({ from: 1, to: migrations.length });
  const store = await openStore(options);
  expect(await store.record(1, 'birth-profile', 1)).toMatchObject({ data: '{"name":"आशा"}' });
  expect(await store.recordBody(1, 'birth-profile', 1)).toBeUndefined();
  const bytes = Buffer.byteLength('p1.{"name":"आशा"}');
  expect(await store.recordTotals(1, 'birth-profile')).toEqual({ records: 1, bytes });
  await store.close();
  await remove();
});

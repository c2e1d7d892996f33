import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../../server/store/open.ts';
import { backupStore, restoreStore } from '../../../server/store/sqlite/backup.ts';
import { storePath } from '../../../server/store/sqlite/open.ts';
import type { Store } from '../../../server/store/store.ts';
import { sqlitePlace, type TestPlace } from './places.ts';

let place: TestPlace;
let dataDir: string;
let file: string;
const opened: Store[] = [];

beforeEach(async () => {
  place = await sqlitePlace();
  dataDir = place.options.dataDir;
  file = join(dataDir, 'backup.db');
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  await place.remove();
});

const open = async (): Promise<Store> => {
  const store = await openStore(place.options);
  opened.push(store);
  return store;
};
const closeAll = async (): Promise<void> => {
  for (const store of opened.splice(0)) await store.close();
};
const newAccount = (store: Store, name: string) => store.createAccount({ name, plan: 'free', createdAt: 0 });
const names = async (store: Store): Promise<readonly string[]> =>
  (await store.accounts({ limit: 100_000 })).map(({ name }) => name);

// A process that writes accounts one after another and says so after each.
const writer = (): { readonly acknowledged: string[]; end(): Promise<void> } => {
  const child = spawn(
    process.execPath,
    ['--conditions=@nirnaya/source', '--import', 'tsx', 'test/server/store/processes/writing.ts'],
    {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const acknowledged: string[] = [];
  child.stdout
    .setEncoding('utf8')
    .on('data', (text: string) => acknowledged.push(...text.trim().split('\n')));
  return {
    acknowledged,
    async end() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
};
const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('a backup', () => {
  test('taken while another process writes holds all that was acknowledged before, and can be restored', async () => {
    const { acknowledged, end } = writer();
    await until(() => acknowledged.length > 50);
    const before = [...acknowledged];
    const copy = await backupStore(dataDir, file);
    await until(() => acknowledged.length > before.length + 20);
    await end();
    expect(copy.accounts).toBeGreaterThanOrEqual(before.length);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.partial`)).toBe(false);

    const restored = restoreStore(dataDir, file, { force: false });
    expect(restored.accounts).toBe(copy.accounts);
    const inBackup = await names(await open());
    expect(inBackup).toHaveLength(copy.accounts);
    expect(inBackup.slice(0, before.length)).toEqual(before);
    // What was written after it is in what was set aside: kill -9 lost nothing.
    const aside = new BetterSqlite(restored.before ?? '', { readonly: true });
    expect(
      aside.prepare('select name from accounts order by id').pluck().all().slice(0, acknowledged.length),
    ).toEqual(acknowledged);
    aside.close();
  });

  test('is not written over a file, nor without a store', async () => {
    writeFileSync(file, 'mine');
    await expect(backupStore(dataDir, file)).rejects.toThrow('no store');
    await newAccount(await open(), 'a');
    await expect(backupStore(dataDir, file)).rejects.toThrow('already exists');
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
});

describe('restoring', () => {
  beforeEach(async () => {
    await newAccount(await open(), 'kept');
    await backupStore(dataDir, file);
    await newAccount(await open(), 'later');
  });

  test('is refused while another has the store open, and then nothing has changed', async () => {
    const [store] = opened;
    expect(() => restoreStore(dataDir, file, { force: false })).toThrow('another process has the store open');
    expect(store && (await names(store))).toEqual(['kept', 'later']);
    expect(existsSync(`${storePath(dataDir)}.restoring`)).toBe(false);
  });

  test('by force is done all the same, and nothing of the old log is read', async () => {
    restoreStore(dataDir, file, { force: true });
    await closeAll();
    expect(await names(await open())).toEqual(['kept']);
  });

  test('puts a backup into an empty folder too', async () => {
    await closeAll();
    const copy = readFileSync(file);
    rmSync(dataDir, { recursive: true });
    const elsewhere = await sqlitePlace();
    const other = join(elsewhere.options.dataDir, 'copy.db');
    writeFileSync(other, copy);
    expect(restoreStore(dataDir, other, { force: false })).toMatchObject({ before: undefined, accounts: 1 });
    expect(await names(await open())).toEqual(['kept']);
    await elsewhere.remove();
  });

  test('refuses what is damaged, none, or of a newer program', async () => {
    await closeAll();
    const refused = (change: () => void, says: RegExp): void => {
      const whole = readFileSync(file);
      change();
      expect(() => restoreStore(dataDir, file, { force: true })).toThrow(says);
      writeFileSync(file, whole);
    };
    refused(() => truncateSync(file, statSync(file).size - 4096), /damaged/);
    refused(
      () => writeFileSync(file, 'no store at all, but long enough to be looked at'),
      /no store|damaged/,
    );
    refused(() => rmSync(file), /no such file/);
    refused(() => {
      const database = new BetterSqlite(file);
      database.exec("insert into store_version (version, name, applied_at) values (99, 'later', 0)");
      database.close();
    }, /newer Nirnaya/);
    expect(await names(await open())).toEqual(['kept', 'later']);
  });

  test('a store that cannot be read is replaced by force only', async () => {
    await closeAll();
    writeFileSync(storePath(dataDir), 'x'.repeat(5000));
    expect(() => restoreStore(dataDir, file, { force: false })).toThrow('cannot be read');
    restoreStore(dataDir, file, { force: true });
    expect(await names(await open())).toEqual(['kept']);
  });
});

// What was erased is in no file of the embedded store, also while it is open.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../server/store/open.ts';
import { sqlitePlace } from './places.ts';

test('births that were erased cannot be read in the files of the store', async () => {
  const { options, remove } = await sqlitePlace();
  const store = await openStore(options);
  const bytes = (): string =>
    readdirSync(options.dataDir)
      .map((file) => readFileSync(join(options.dataDir, file), 'latin1'))
      .join('');
  const { id: accountId } = await store.createAccount({ name: 'a', plan: 'pro', createdAt: 0 });
  const kind = 'birth-profile';
  const keep = async (name: string) =>
    store.createRecord(
      { accountId, kind, createdAt: 0, data: `"${name}"`, body: `"chart of ${name} ${'y'.repeat(20_000)}"` },
      1000,
    );
  const stored = await keep('Asha');
  for (let i = 0; i < 50; i++) await keep(`Ravi ${i}`);
  expect(bytes()).toContain('Asha');

  await store.deleteRecord(accountId, kind, stored?.id ?? 0);
  expect(bytes()).not.toContain('Asha');
  expect(bytes()).toContain('Ravi 49');
  await store.deleteRecords(accountId, kind);
  expect(bytes()).not.toContain('Ravi');
  await store.close();
  expect(bytes()).not.toContain('Ravi');
  await remove();
});

import { expect, test } from 'vitest';
import type { Keys, ListedKey } from '../../../../web/dashboard/api/answers.ts';
import { listedKeys } from '../../../../web/dashboard/api/listed-keys.ts';

const keyOf = (id: number): ListedKey => ({
  id,
  name: `key ${id}`,
  prefix: 'nir_abcdefgh',
  status: 'valid',
  created_at: '2026-11-21T00:00:00.000Z',
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
  permissions: { groups: null, read_only: false, manage_keys: true },
  used: 0,
});

// Pages of two keys each.
const pagesOf = (count: number) => {
  const requested: (string | undefined)[] = [];
  const keys = async (cursor?: string): Promise<Keys> => {
    requested.push(cursor);
    const first = Number(cursor ?? 0) + 1;
    const last = Math.min(count, first + 1);
    const page = Array.from({ length: last - first + 1 }, (_, i) => keyOf(first + i));
    return { most: null, keys: page, next_cursor: last < count ? String(last) : null };
  };
  return { asked: requested, keys };
};

test('keys of several pages are listed together', async () => {
  const api = pagesOf(5);
  const { keys, next_cursor } = await listedKeys(api);
  expect([keys.map(({ id }) => id), next_cursor]).toEqual([[1, 2, 3, 4, 5], null]);
  expect(api.asked).toEqual([undefined, '2', '4']);
});

test('of very many the first pages are listed, and that there are more', async () => {
  const api = pagesOf(1000);
  const { keys, next_cursor } = await listedKeys(api);
  expect([keys.length, next_cursor, api.asked.length]).toEqual([10, '10', 5]);
});

import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../server/http/listing.ts';
import { publishedBy } from '../../contract/published.ts';
import { type Refused, startClient } from '../harness.ts';

const { get } = await startClient();
const { conforms } = await publishedBy(get);

interface Listed {
  readonly count: number;
  readonly next_cursor: string | null;
  readonly [list: string]: unknown;
}

const lists = [
  ['/v1/rules', '/v1/rules?', 'rules', 40],
  ['/v1/festivals/month', '/v1/festivals/month?year=2026&month=3', 'days', 5],
  ['/v1/festivals/year', '/v1/festivals/year?year=2026', 'days', 60],
  ['/v1/festivals/range', '/v1/festivals/range?start=2026-03-01&end=2026-03-31', 'days', 7],
  ['/v1/panchang/range', '/v1/panchang/range?start=2026-03-01&end=2026-03-10', 'days', 4],
] as const;

describe.each(lists)('%s in pages', (path, url, name, limit) => {
  const page = async (query: string): Promise<Listed> => {
    expect(await conforms(path, `${url}&${query}`)).toBe(200);
    return (await get(`${url}&${query}`)).json<Listed>();
  };

  test('the pages together are the whole list', async () => {
    const whole = await page('');
    expect(whole.next_cursor).toBeNull();
    const results: unknown[] = [];
    let cursor = '';
    do {
      const { next_cursor, ...part } = await page(`limit=${limit}${cursor}`);
      expect(part.count).toBe(whole.count);
      expect((part[name] as unknown[]).length).toBeLessThanOrEqual(limit);
      results.push(...(part[name] as unknown[]));
      cursor = next_cursor === null ? '' : `&cursor=${next_cursor}`;
    } while (cursor !== '');
    expect(results).toEqual(whole[name]);
  });

  test('a cursor of another query, or that was changed, is refused by name', async () => {
    const { next_cursor } = await page('limit=2');
    expect(next_cursor).not.toBeNull();
    const other = await get(`${url}&limit=2&region=NEPAL&cursor=${next_cursor}`);
    expect(other.status).toBeGreaterThanOrEqual(400);
    const sameRules = await get(`${url}&limit=2&lang=hi&cursor=${next_cursor}`);
    const changed = await get(`${url}&limit=2&cursor=1${next_cursor}`);
    for (const { status, json } of [sameRules, changed]) {
      expect([status, json<Refused>().errors]).toEqual([
        400,
        [{ field: 'cursor', message: 'belongs to another query; send the parameters of the previous page' }],
      ]);
    }
  });

  test('what is no cursor', async () => {
    const bad = await get(`${url}&cursor=x&limit=0&fields=bogus`);
    expect(bad.status).toBe(400);
    expect(
      bad
        .json<Refused>()
        .errors?.map(({ field }) => field)
        .sort(),
    ).toEqual(['cursor', 'fields', 'limit']);
  });
});

test('a cursor of other rules is stale, but one that was made up belongs to another query', () => {
  const all = [1, 2, 3];
  const query = { year: 2026 };
  const { next_cursor } = pageOf(all, { limit: 2 }, { version: 'aaaaaaaaaa', query }).next;
  const cursor = next_cursor ?? '';
  const requested = (version: string, sent: string) => () =>
    pageOf(all, { cursor: sent }, { version, query });
  expect(requested('aaaaaaaaaa', cursor)().entries).toEqual([3]);
  expect(requested('bbbbbbbbbb', cursor)).toThrow(expect.objectContaining({ code: 'stale_cursor' }));
  expect(requested('bbbbbbbbbb', cursor.replace('aaaaaaaa', 'bbbbbbbb'))).toThrow(
    expect.objectContaining({ code: 'invalid_parameters' }),
  );
});

test('fields leaves the others out, and a year with its traces fits into 100 kB a page', async () => {
  const { rules } = (await get('/v1/rules?fields=code,kind&limit=3')).json<{ rules: object[] }>();
  expect(rules.map((rule) => Object.keys(rule))).toEqual([1, 2, 3].map(() => ['code', 'kind']));
  const year = '/v1/festivals/year?year=2026&observatory=true';
  const slim = await get(`${year}&fields=date,code,name`);
  const { days } = slim.json<{ days: { festivals: object[] }[] }>();
  expect(days.flatMap(({ festivals }) => festivals).every((item) => Object.keys(item).length === 3)).toBe(
    true,
  );
  expect(slim.text.length).toBeLessThan(100_000);
  expect((await get(`${year}&limit=8`)).text.length).toBeLessThan(100_000);
  const range = '/v1/panchang/range?start=2026-03-01&end=2026-03-31&fields=date,tithi,timings';
  expect((await get(range)).text.length).toBeLessThan(100_000);
});

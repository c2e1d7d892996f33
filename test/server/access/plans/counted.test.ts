import { describe, expect, test } from 'vitest';
import { allOperations } from '../../../../contract/operations/table.ts';
import {
  type Counting,
  datesContained,
  datesOrYears,
  eachYear,
  spanContained,
  twice,
  yearsContained,
} from '../../../../contract/plans/counted.ts';
import { monthAt } from '../../../../server/access/plans/period.ts';
import { openQuota } from '../../../../server/access/plans/quota.ts';
import { fakeStore, type MadeKey } from '../../fake-store.ts';
import { startGated } from '../../gated.ts';
import { type Answer, posted, type Refused } from '../../harness.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const { store, ask } = await startGated({ now: noon });
const first = Date.UTC(2026, 0, 1) / 86_400_000;

/** So many dates of a year, from 1 January on. */
const datesOf = (year: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => new Date(Date.UTC(year, 0, 1 + i)).toISOString().slice(0, 10));

const newYears = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${from + i}-01-01`);

const panchangs = (key: MadeKey, dates: readonly string[]): Promise<Answer> =>
  ask('/v1/bulk/panchang', key.text, posted({ dates, location_id: 1 }));

const countsOf = ({ status, headers }: Answer): readonly (number | string | null)[] => [
  status,
  headers.get('x-ratelimit-counted'),
  headers.get('x-ratelimit-used'),
];

describe('contents', () => {
  test('are dates and the years that they lie in', () => {
    expect(datesContained([first, first + 1, first + 400])).toEqual({ dates: 3, years: 2 });
    expect(spanContained(first, first + 364, 366)).toEqual({ dates: 365, years: 1 });
    expect(spanContained(first, first + 365, 366)).toEqual({ dates: 366, years: 2 });
    expect(yearsContained([2026, 2026, 2027])).toEqual({ dates: 2, years: 2 });
  });

  test('of what is refused are one date', () => {
    expect(spanContained(first, first - 1, 366)).toEqual({ dates: 1, years: 1 });
    expect(spanContained(first, first + 1_000_000, 366)).toEqual({ dates: 1, years: 1 });
    expect(datesContained([])).toEqual({ dates: 0, years: 0 });
  });

  test.each([
    ['dates or years', 31, 1, 1],
    ['dates or years', 32, 1, 2],
    ['dates or years', 366, 1, 12],
    ['dates or years', 366, 366, 366],
    ['dates or years', 62, 2, 2],
    ['years', 366, 2, 2],
    ['years', 10, 10, 10],
    ['two', 1, 1, 2],
  ])('by %s: %i dates in %i years count as %i', (name, dates, years, counted) => {
    const countings: Readonly<Record<string, Counting>> = {
      'dates or years': datesOrYears,
      years: eachYear,
      two: twice,
    };
    expect(countings[name].of({ dates, years })).toBe(counted);
  });
});

describe('a request counts as what it contains', () => {
  test('of month and minute, and says so', async () => {
    const key = store.newKey('starter');
    expect(countsOf(await panchangs(key, datesOf(2026, 40)))).toEqual([200, '2', '2']);
    const answer = await panchangs(key, newYears(2024, 3));
    expect(countsOf(answer)).toEqual([200, '3', '5']);
    expect(answer.headers.get('ratelimit')).toMatch(/^"minute";r=55;.*"month";r=9995;/);
    const festivals = '/v1/bulk/festivals?start_date=2026-12-01&end_date=2027-01-31';
    expect(countsOf(await ask(festivals, key.text))).toEqual([200, '2', '7']);
    const business = store.newKey('business');
    const contexts = '/v1/bulk/day-context?from=2026-09-01&to=2026-10-02&region=IN-MH';
    expect(countsOf(await ask(contexts, business.text))).toEqual([200, '2', '2']);
  });

  test('whether or not its answer is cached', async () => {
    const key = store.newKey('free');
    const disputes = '/v1/festivals/disputes?year=2026&location_id=3';
    expect(countsOf(await ask(disputes, key.text))).toEqual([200, '2', '2']);
    expect(countsOf(await ask(disputes, key.text))).toEqual([200, '2', '4']);
  });

  test('and as one where it contains no more, is malformed, or is of another kind', async () => {
    const key = store.newKey('starter');
    expect(countsOf(await panchangs(key, datesOf(2026, 31)))).toEqual([200, '1', '1']);
    expect(countsOf(await panchangs(key, []))).toEqual([400, '1', '2']);
    expect(countsOf(await ask('/v1/tithi?date=2026-09-14', key.text))).toEqual([200, '1', '3']);
    const reversed = '/v1/bulk/festivals?start_date=2027-01-31&end_date=2026-12-01';
    expect(countsOf(await ask(reversed, key.text))).toEqual([400, '1', '4']);
  });

  test('and as none where the plan does not include it, or no key is asked for', async () => {
    expect(countsOf(await panchangs(store.newKey('free'), newYears(2024, 3)))).toEqual([402, '0', '0']);
    expect(countsOf(await ask('/v1/pricing'))).toEqual([200, '0', '0']);
  });
});

describe('a request that counts as more than there is', () => {
  test('in any minute of the plan is a 422 that says how much', async () => {
    const key = store.newKey('starter');
    const answer = await panchangs(key, newYears(1900, 61));
    expect(countsOf(answer)).toEqual([422, '1', '1']);
    expect(answer.json<Refused>()).toMatchObject({ error: 'counts_too_much', counted: 61, most: 60 });
    expect(countsOf(await panchangs(store.newKey('enterprise'), newYears(1900, 61)))).toEqual([
      200,
      '61',
      '61',
    ]);
  });

  test('in this minute is a 429, and what is left is left', async () => {
    const key = store.newKey('starter');
    expect(countsOf(await panchangs(key, newYears(1900, 40)))).toEqual([200, '40', '40']);
    const refused = await panchangs(key, newYears(1900, 21));
    expect(countsOf(refused)).toEqual([429, '0', '40']);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.json<Refused>()).toMatchObject({
      error: 'rate_limited',
      message: expect.stringContaining('the 21 that this one counts as'),
    });
    // The one that every request takes of its minute is gone.
    expect(refused.headers.get('ratelimit')).toMatch(/^"minute";r=19;/);
    expect(countsOf(await panchangs(key, newYears(1900, 19)))).toEqual([200, '19', '59']);
  });

  test('in this month is a 429, and the month has nothing of it', async () => {
    const key = store.newKey('starter');
    const name = `quota:${key.key.id}:${monthAt(noon).name}`;
    await store.counters.take([{ name, amount: 9_995, limit: undefined, expiresAt: 0 }]);
    const refused = await panchangs(key, newYears(1900, 6));
    expect([...countsOf(refused), refused.json<Refused>().error]).toEqual([
      429,
      '0',
      '9995',
      'quota_exceeded',
    ]);
    expect(countsOf(await panchangs(key, newYears(1900, 5)))).toEqual([200, '5', '10000']);
  });

  test('is never granted in part, however many replicas share the key', async () => {
    const shared = fakeStore();
    const holder = shared.newKey('starter');
    const fails = (error: unknown): void => expect.fail(String(error));
    const replicas = Array.from({ length: 8 }, () => openQuota(shared.counters, () => noon, fails));
    const counted = 12;
    const rests = await Promise.all(
      replicas.map(async (quota) => {
        await quota.take(holder, true);
        return quota.takeRest(holder, counted);
      }),
    );
    const granted = rests.filter(({ refusal }) => refusal === undefined).length;
    expect(granted).toBeGreaterThan(0);
    expect((await replicas[0].usage(holder)).used).toBe(granted * counted);
  });
});

test('pricing and the description say how requests count', async () => {
  interface Described {
    readonly operationId: string;
    readonly description: string;
  }
  const { paths } = (await ask('/openapi.json')).json<{
    paths: Record<string, Record<string, Described>>;
  }>();
  const { counted } = (await ask('/v1/pricing')).json<{
    counted: { operation: string; counts_as: string }[];
  }>();
  const byContents = allOperations.filter(([, { access }]) => access.kind === 'by_contents');
  expect(byContents).toHaveLength(12);
  expect(counted).toHaveLength(byContents.length);
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, description }]) =>
      description.includes('Counts as ')
        ? [{ operationId, description, operation: `${method.toUpperCase()} ${path}` }]
        : [],
    ),
  );
  expect(described.map(({ operationId }) => operationId)).toEqual(byContents.map(([id]) => id));
  for (const { operation, description } of described) {
    const row = counted.find((one) => one.operation === operation);
    expect(description).toContain(`Counts as ${row?.counts_as}.`);
  }
});

import { describe, expect, test } from 'vitest';
import { plans } from '../../../../contract/plans/plans.ts';
import type { QuotaWarning } from '../../../../server/access/access-control.ts';
import { monthAt } from '../../../../server/access/plans/period.ts';
import { openQuota } from '../../../../server/access/plans/quota.ts';
import { fakeStore, type MadeKey } from '../../fake-store.ts';
import { rateOf, startGated } from '../../gated.ts';
import type { Refused } from '../../harness.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const december = Date.UTC(2026, 11, 1);
const clock = { now: noon };
const warnings: QuotaWarning[] = [];
const client = await startGated(clock, {}, { onQuota: (warning) => warnings.push(warning) });
const { store, ask } = client;
const tithi = '/v1/tithi?date=2026-09-14';
const minute = 60_000;
const fails = (error: unknown): void => expect.fail(String(error));

/** Uses up requests of a key, past access control. */
async function use({ key, account }: MadeKey, requests: number): Promise<void> {
  const month = monthAt(clock.now).name;
  const more = { limit: undefined, amount: requests, expiresAt: 0 };
  const ofAccount = { ...more, name: `quota:account:${account.id}:${month}` };
  await store.counters.take([{ ...more, name: `quota:${key.id}:${month}` }, ofAccount]);
}

describe('RateLimit-Policy and RateLimit', () => {
  const statesOf = ({ headers }: Awaited<ReturnType<typeof ask>>) => [
    headers.get('ratelimit-policy'),
    headers.get('ratelimit'),
  ];

  test('say what is left of minute and month, on success, on a 402 and on a 429', async () => {
    clock.now = noon + 20_000;
    const made = store.newKey('free');
    const policy = '"minute";q=10;w=60, "month";q=500;w=2592000';
    const toDecember = (december - clock.now) / 1000;
    expect(statesOf(await ask(tithi, made.text))).toEqual([
      policy,
      `"minute";r=9;t=40, "month";r=499;t=${toDecember}`,
    ]);
    const beyondPlan = await ask('/v1/day-context?date=2026-09-14&lat=23&lon=75', made.text);
    expect([beyondPlan.status, ...statesOf(beyondPlan)]).toEqual([
      402,
      policy,
      `"minute";r=9;t=40, "month";r=499;t=${toDecember}`,
    ]);
    for (let i = 0; i < 9; i++) await ask(tithi, made.text);
    clock.now += 10_000;
    const tooFast = await ask(tithi, made.text);
    expect([tooFast.status, ...statesOf(tooFast)]).toEqual([
      429,
      policy,
      `"minute";r=0;t=30, "month";r=490;t=${toDecember - 10}`,
    ]);
  });

  test('are absent where nothing is bounded or no key was accepted', async () => {
    expect(statesOf(await ask(tithi, store.newKey('enterprise').text))).toEqual([null, null]);
    expect(statesOf(await ask(tithi, undefined))).toEqual([null, null]);
  });
});

describe('the quota of a month', () => {
  test('of Free: the 500th request is served, the 501st is not, and the 1st of the month begins anew', async () => {
    clock.now = december - 30_000;
    const made = store.newKey('free');
    await use(made, 498);
    expect(rateOf(await ask(tithi, made.text))).toEqual(['free', '500', '1', '499']);
    const last = await ask(tithi, made.text);
    expect([last.status, ...rateOf(last)]).toEqual([200, 'free', '500', '0', '500']);
    for (let i = 0; i < 2; i++) {
      const answer = await ask(tithi, made.text);
      expect([answer.status, answer.headers.get('retry-after'), ...rateOf(answer)]).toEqual([
        429,
        '30',
        'free',
        '500',
        '0',
        '500',
      ]);
      expect(answer.json<Refused>()).toMatchObject({
        error: 'quota_exceeded',
        message: expect.stringContaining('2026-12-01T00:00:00'),
      });
    }
    clock.now = december - 1;
    expect((await ask(tithi, made.text)).headers.get('retry-after')).toBe('1');
    clock.now = december;
    const first = await ask(tithi, made.text);
    expect([first.status, ...rateOf(first)]).toEqual([200, 'free', '500', '499', '1']);
    clock.now = noon;
  });

  test.each([
    ['2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29T12:00:00Z', '2028-02', '2028-03-01T00:00:00.000Z'],
  ])('%s lies in %s', (instant, name, end) => {
    const month = monthAt(Date.parse(instant));
    expect([month.name, new Date(month.end).toISOString()]).toEqual([name, end]);
  });

  test('is not renewed by replacing the key', async () => {
    const first = store.newKey('free');
    await use(first, 499);
    const second = store.newKey('free', first.account);
    const answer = await ask(tithi, second.text);
    expect([answer.status, ...rateOf(answer)]).toEqual([200, 'free', '500', '0', '500']);
    expect((await ask(tithi, second.text)).status).toBe(429);
  });

  test('is that of a key, whatever the other keys of its account use', async () => {
    const first = store.newKey('starter');
    await use(first, 10_000);
    const second = store.newKey('starter', first.account);
    expect(rateOf(await ask(tithi, second.text))).toEqual(['starter', '10000', '9999', '1']);
    expect((await ask(tithi, first.text)).status).toBe(429);
  });

  test('is granted exactly, however many replicas share it', async () => {
    const shared = fakeStore();
    const holder = shared.newKey('pro');
    const month = monthAt(noon).name;
    const before = { amount: 99_963, limit: undefined, expiresAt: 0 };
    await shared.counters.take([{ ...before, name: `quota:${holder.key.id}:${month}` }]);
    const replicas = Array.from({ length: 8 }, () => openQuota(shared.counters, () => noon, fails));
    const admissions = await Promise.all(
      Array.from({ length: 120 }, (_, i) => replicas[i % 8].take(holder, true)),
    );
    expect(admissions.filter(({ refusal }) => refusal === undefined)).toHaveLength(37);
    const granted = admissions.filter(({ refusal }) => refusal === undefined);
    // Each of the granted has a number of its own.
    expect(granted.map(({ usage }) => usage.used).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 37 }, (_, i) => 99_964 + i),
    );
  });

  test('of Enterprise has no end', async () => {
    const made = store.newKey('enterprise');
    await use(made, 3_000_000);
    const answer = await ask(tithi, made.text);
    expect([answer.status, ...rateOf(answer)]).toEqual([
      200,
      'enterprise',
      'unlimited',
      'unlimited',
      '3000001',
    ]);
    expect(answer.headers.get('x-ratelimit-warning')).toBeNull();
  });

  test('is charged for what is refused by its parameters, not for what the plan does not include', async () => {
    const { text } = store.newKey('free');
    expect(rateOf(await ask('/v1/tithi?date=x', text))).toEqual(['free', '500', '499', '1']);
    for (let i = 0; i < 30; i++) {
      const answer = await ask('/v1/day-context?date=2026-09-14', text);
      expect([answer.status, ...rateOf(answer)]).toEqual([402, 'free', '500', '499', '1']);
    }
    expect(rateOf(await ask(tithi, text))).toEqual(['free', '500', '498', '2']);
  });
});

describe('warnings', () => {
  test('stand in the header from 75 and from 90 per cent on, and are told of once', async () => {
    const made = store.newKey('free');
    const requested = async (): Promise<string | null> =>
      (await ask(tithi, made.text)).headers.get('x-ratelimit-warning');
    await use(made, 373);
    expect(await requested()).toBeNull();
    expect(await requested()).toBe('75% of the monthly quota is used');
    expect(await requested()).toBe('75% of the monthly quota is used');
    await use(made, 72);
    expect(await requested()).toBe('75% of the monthly quota is used');
    expect(await requested()).toBe('90% of the monthly quota is used');
    await use(made, 50);
    const over = await ask(tithi, made.text);
    expect([over.status, over.headers.get('x-ratelimit-warning')]).toEqual([
      429,
      '90% of the monthly quota is used',
    ]);
    const own = warnings.filter(({ key }) => key.id === made.key.id);
    expect(own.map(({ percent, month, usage }) => [percent, month, usage.used])).toEqual([
      [75, '2026-11', 375],
      [90, '2026-11', 450],
    ]);
    expect(own[0].account).toEqual(made.account);
  });
});

describe('the burst of a minute', () => {
  test('of Free: ten, then a 429 until the minute ends; what it refuses is not charged', async () => {
    clock.now = noon + 15_500;
    const { text } = store.newKey('free');
    for (let i = 1; i <= 10; i++) expect((await ask(tithi, text)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(tithi, text)));
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '45']);
      expect(answer.json<Refused>().error).toBe('rate_limited');
    }
    const takes = store.calls.takes;
    expect(rateOf(await ask(tithi, text))).toEqual(['free', '500', '490', '10']);
    // Once a minute is used up, refusing costs no round trip.
    expect(store.calls.takes).toBe(takes);
    clock.now = noon + minute;
    expect(rateOf(await ask(tithi, text))).toEqual(['free', '500', '489', '11']);
    clock.now = noon;
  });

  test('is shared by replicas', async () => {
    const other = await client.replica();
    const { text } = store.newKey('free');
    for (let i = 0; i < 10; i++) {
      expect((await (i % 2 === 0 ? client : other).ask(tithi, text)).status).toBe(200);
    }
    for (const replica of [client, other]) expect((await replica.ask(tithi, text)).status).toBe(429);
  });

  test('that ran out with a smaller plan does not hold up a larger one', async () => {
    const shared = fakeStore();
    const { key, account } = shared.newKey('free');
    const quota = openQuota(shared.counters, () => noon, fails);
    const admitted = async (plan: 'free' | 'pro'): Promise<boolean> =>
      (await quota.take({ key, account: { ...account, plan } }, true)).refusal === undefined;
    for (let i = 0; i < 10; i++) expect(await admitted('free')).toBe(true);
    expect(await admitted('free')).toBe(false);
    expect(await admitted('pro')).toBe(true);
  });
});

test('what is not counted is charged to the minute alone', async () => {
  const shared = fakeStore();
  const holder = shared.newKey('free');
  const quota = openQuota(shared.counters, () => noon, fails);
  for (let i = 0; i < 10; i++) {
    const minute = { limit: 10, left: 9 - i };
    const usage = { plan: 'free', limit: 500, used: 0, minute };
    expect(await quota.take(holder, false)).toEqual({ usage });
  }
  expect((await quota.take(holder, false)).refusal?.code).toBe('rate_limited');
});

test('the plans are those of the tables', () => {
  expect(
    Object.entries(plans).map(([id, { requestsPerMonth, requestsPerMinute, keys }]) => [
      id,
      requestsPerMonth,
      requestsPerMinute,
      keys,
    ]),
  ).toEqual([
    ['free', 500, 10, 1],
    ['starter', 10_000, 60, 5],
    ['pro', 100_000, 200, 20],
    ['business', 500_000, 500, 50],
    ['enterprise', undefined, undefined, undefined],
  ]);
});

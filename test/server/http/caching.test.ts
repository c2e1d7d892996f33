import { describe, expect, test } from 'vitest';
import { createApp } from '../../../server/compose/application.ts';
import { etagOf } from '../../../server/http/etag.ts';
import { type AnswerBytes, cachedAnswers } from '../../../server/http/response-cache.ts';
import { rateOf, startGated } from '../gated.ts';
import { serve, startClient } from '../harness.ts';

const { store, ask } = await startGated({ now: Date.UTC(2026, 10, 21, 12) });
const { get, service, parts } = await startClient();
const { text } = store.newKey('enterprise');
const since = (etag: string | null) => ({ headers: { 'If-None-Match': etag ?? '' } });

describe('an answer fixed by its parameters', () => {
  test.each([
    '/v1/panchang?date=2026-09-14',
    '/v1/festivals/year?year=2026',
    '/v1/rules/FESTIVAL_HOLI',
    '/v1/packs',
    '/v1/day-context?date=2026-09-14&lat=18.52&lon=73.86',
  ])('%s is kept by its client alone, for a day, and known by its content', async (path) => {
    const first = await ask(path, text);
    expect(first.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(first.headers.get('vary')).toContain('X-API-Key');
    const tag = first.headers.get('etag');
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    expect((await ask(path, text)).headers.get('etag')).toBe(tag);
    const again = await ask(path, text, since(tag));
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
    expect((await ask(path, text, since('W/"other"'))).status).toBe(200);
  });

  test.each(['/v1/panchang?date=2026-09-14', '/v1/festivals/year?year=2026', '/openapi.json'])(
    '%s is not sent to who has any version of it',
    async (path) => {
      const answer = await ask(path, text, since('*'));
      expect([answer.status, answer.text]).toEqual([304, '']);
      expect(answer.headers.get('etag')).toMatch(/^W\//);
      expect((await ask(path, text, since('"*"'))).status).toBe(200);
    },
  );

  test('what is not modified is counted like any other', async () => {
    const own = store.newKey('free').text;
    const { headers } = await ask('/v1/packs', own);
    expect(rateOf(await ask('/v1/packs', own, since(headers.get('etag'))))).toEqual([
      'free',
      '500',
      '498',
      '2',
    ]);
  });

  test('another date has another tag', async () => {
    const tags = await Promise.all(
      ['2026-09-14', '2026-09-15'].map(async (date) =>
        (await ask(`/v1/tithi?date=${date}`, text)).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(2);
  });
});

test('whether a day context was kept makes no difference to its tag', async () => {
  const path = '/v1/day-context?lat=18.52&lon=73.86&date=2026-02-03';
  const [miss, hit] = [await get(path), await get(path)];
  expect([miss.json()._cache, hit.json()._cache]).toEqual(['miss', 'hit']);
  expect(hit.headers.get('etag')).toBe(miss.headers.get('etag'));
  expect((await get(path, since(miss.headers.get('etag')))).status).toBe(304);
  const other = await get('/v1/day-context?lat=18.52&lon=73.86&date=2026-02-04');
  expect(other.headers.get('etag')).not.toBe(miss.headers.get('etag'));
});

describe('what is not to be kept says so', () => {
  test.each([
    ['what is live', '/v1/panchang/now', 200],
    ['of today', '/v1/panchang/today', 200],
    ['health', '/v1/health', 200],
    ['a refusal', '/v1/tithi?date=x', 400],
    ['what is not there', '/nowhere', 404],
    ['a rule that is not there', '/v1/rules/NOWHERE', 404],
  ])('%s', async (_, path, status) => {
    const answer = await ask(path, text);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(answer.headers.get('etag')).not.toBeNull();
  });

  test('what was posted, and who has no key', async () => {
    const init = {
      method: 'POST',
      body: JSON.stringify({ expression: 'bhadra', date: '2026-03-03' }),
      headers: { 'Content-Type': 'application/json' },
    };
    for (const key of [text, undefined]) {
      const answer = await ask('/v1/expressions/evaluate', key, init);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});

test('the description is the same for everybody until another version is installed', async () => {
  const { headers } = await ask('/openapi.json');
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  expect((await ask('/openapi.json', undefined, since(headers.get('etag')))).status).toBe(304);
});

// Answers of packs whose version a test sets.
const answersOf = (version: () => string) => cachedAnswers(version, 1_000_000);
const answerWith = (value: unknown): AnswerBytes => {
  const body = Buffer.from(JSON.stringify(value));
  return { body, tag: etagOf(body) };
};

test('what is asked again, at whatever address, is computed once', async () => {
  let computed = 0;
  const compute = async () => answerWith({ computed: ++computed });
  const answers = answersOf(() => '1');
  const first = await answers.to({ address: '/a', key: 'a', compute });
  expect(String(first.body)).toBe('{"computed":1}');
  expect(await answers.to({ address: '/a?', key: 'a', compute })).toBe(first);
  expect([answers.known('/a'), answers.known('/a?'), answers.known('/b')]).toEqual([first, first, undefined]);
});

test('an address is known while the packs are in force under which it was answered', async () => {
  let version = '1';
  const answers = answersOf(() => version);
  const compute = async () => answerWith(1);
  await answers.to({ address: '/a', key: 'a', compute });
  await answers.to({ address: '/live', key: undefined, compute });
  expect([String(answers.known('/a')?.body), answers.known('/live')]).toEqual(['1', undefined]);
  version = '2';
  expect(answers.known('/a')).toBeUndefined();
});

test('what was computed while packs were replaced is not cached', async () => {
  let version = '1';
  const answers = answersOf(() => version);
  const compute = async () => {
    version = '2';
    return answerWith(1);
  };
  expect(String((await answers.to({ address: '/a', key: 'a', compute })).body)).toBe('1');
  expect(answers.known('/a')).toBeUndefined();
});

test('what is kept of an address is counted and refused like what is computed', async () => {
  const key = store.newKey('free').text;
  const path = '/v1/nakshatra?date=2026-09-21&location_id=3';
  const answers = [await ask(path, key), await ask(path, key)];
  expect(answers[1].text).toBe(answers[0].text);
  expect(answers.map((answer) => rateOf(answer)[3])).toEqual(['1', '2']);
  const names = (index: number) => [...answers[index].headers.keys()].sort();
  expect(names(1)).toEqual(names(0));
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(2);
  expect((await ask(path)).status).toBe(401);
  expect((await ask(path, key, { method: 'POST' })).status).toBe(405);
  expect((await ask(`${path}&date=2026-09-22`, key)).status).toBe(400);
});

test('an answer that is cached waits for no thread', async () => {
  const { compute } = service;
  let isBusy = false;
  const run: typeof compute.run = (name, input, options) =>
    isBusy ? new Promise(() => undefined) : compute.run(name, input, options);
  const ask = await serve(createApp({ ...parts, service: { ...service, compute: { ...compute, run } } }));
  const path = '/v1/yoga?date=2026-09-23';
  const first = await ask(path);
  isBusy = true;
  expect((await ask(path)).text).toBe(first.text);
});

test('a preflight allows what the service takes, and shows scripts what it says', async () => {
  const preflight = await ask('/v1/webhooks/1', undefined, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  const allowed = (name: string): readonly string[] =>
    (preflight.headers.get(`access-control-${name}`) ?? '').split(', ');
  expect(allowed('allow-methods')).toEqual(expect.arrayContaining(['GET', 'POST', 'PATCH', 'DELETE']));
  expect(allowed('allow-headers')).toEqual(
    expect.arrayContaining(['X-API-Key', 'Idempotency-Key', 'If-None-Match', 'Content-Type']),
  );
  for (const path of ['/v1/packs', '/v1/tithi', '/nowhere']) {
    const { headers } = await ask(path, text);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')?.split(', ')).toEqual(
      expect.arrayContaining([
        'ETag',
        'X-Request-Id',
        'Retry-After',
        'X-RateLimit-Plan',
        'X-RateLimit-Limit',
        'X-RateLimit-Remaining',
        'X-RateLimit-Used',
        'X-RateLimit-Counted',
        'X-RateLimit-Warning',
      ]),
    );
  }
});

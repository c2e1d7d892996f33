import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientFor, queryText } from '../../../../web/dashboard/api/client.ts';
import { Failure, failureFrom } from '../../../../web/dashboard/api/failure.ts';

const answers: Response[] = [];
const requested: { url: string; init: RequestInit }[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requested.push({ url, init });
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  answers.length = 0;
  requested.length = 0;
});

const failing = (promise: Promise<unknown>): Promise<Failure> =>
  promise.then(() => expect.fail(), failureFrom);

describe('a client', () => {
  test('sends the key in its header and in nothing else', async () => {
    answers.push(Response.json({ ok: true }));
    await clientFor('nir_secret')('/v1/webhooks', {
      method: 'POST',
      body: { url: 'x' },
      query: { limit: 2 },
    });
    const [{ url, init } = { url: '', init: {} }] = requested;
    expect(url).toBe('/v1/webhooks?limit=2');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      redirect: 'error',
      body: '{"url":"x"}',
    });
    expect(new Headers(init.headers).get('X-API-Key')).toBe('nir_secret');
  });

  test.each(['a b', 'किल्ली', 'line\nbreak', ''])('sends nothing for %j, which can be no key', async (key) => {
    expect(await failing(clientFor(key)('/v1/account'))).toMatchObject({ status: 401 });
    expect(requested).toEqual([]);
  });

  test('gives what is wrong with each field', async () => {
    const errors = [{ field: 'name', message: 'must not be empty' }];
    answers.push(
      Response.json({ error: 'invalid_parameters', message: 'name: ...', errors }, { status: 400 }),
    );
    expect(await failing(clientFor('k')('/v1/account/keys'))).toMatchObject({
      code: 'invalid_parameters',
      errors,
    });
  });

  test('says when to try again', async () => {
    const headers = { 'Retry-After': '17' };
    answers.push(Response.json({ error: 'rate_limited', message: 'Too fast.' }, { status: 429, headers }));
    expect((await failing(clientFor('k')('/v1/account'))).message).toBe('Too fast. Try again in 17 s.');
  });

  test('says that a key is lost only on a 401', async () => {
    const lost: number[] = [];
    const client = clientFor('k', ({ status }) => lost.push(status));
    for (const status of [400, 402, 404, 429, 503]) {
      answers.push(Response.json({ error: 'x', message: 'x' }, { status }));
      await failing(client('/v1/account'));
    }
    expect(lost).toEqual([]);
    answers.push(Response.json({ error: 'Unauthorized', message: 'x' }, { status: 401 }));
    await failing(client('/v1/account'));
    expect(lost).toEqual([401]);
  });

  test('an answer that is no JSON, and no answer, are failures in words', async () => {
    answers.push(new Response('<html>', { status: 502 }), new Response('<html>', { status: 200 }));
    expect((await failing(clientFor('k')('/v1/account'))).message).toContain('502');
    expect(await failing(clientFor('k')('/v1/account'))).toBeInstanceOf(Failure);
    expect(await failing(clientFor('k')('/v1/account'))).toMatchObject({ status: 0 });
  });
});

test('parameters that are not given are left out', () => {
  expect(queryText({ a: undefined, b: '' })).toBe('');
  expect(queryText({ q: 'काशी & co', n: 0, yes: true })).toBe(
    '?q=%E0%A4%95%E0%A4%BE%E0%A4%B6%E0%A5%80+%26+co&n=0&yes=true',
  );
});

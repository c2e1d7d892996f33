import { describe, expect, test } from 'vitest';
import { keyInUrl } from '../../../../server/access/keys/key-in-url.ts';
import { knownKeys } from '../../../../server/access/keys/known-keys.ts';
import { useNotes } from '../../../../server/access/keys/use-notes.ts';
import { openLog } from '../../../../server/observability/log.ts';
import { redactedUrl } from '../../../../server/observability/redacted-url.ts';
import { StoreUnavailable } from '../../../../server/store/store.ts';
import type { Usage } from '../../../../server/store/usage.ts';
import { fakeStore } from '../../fake-store.ts';
import { startGated } from '../../gated.ts';
import type { Answer, Refused } from '../../harness.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const clock = { now: noon };
const lines: string[] = [];
const client = await startGated(clock, {
  requestLog: openLog({ write: (line) => lines.push(line) }, 'info'),
});
const { store, accessControl, ask } = client;
const tithi = '/v1/tithi?date=2026-09-14';

const refusedWith = (answer: Answer, status: number): Refused & Record<string, unknown> => {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    status,
    'application/json; charset=utf-8',
  ]);
  return answer.json();
};

describe('a key', () => {
  test('in the header lets its owner in', async () => {
    const { text } = store.newKey('free');
    expect((await ask(tithi, text)).status).toBe(200);
  });

  test.each([
    ['none', undefined, 'A key is required'],
    ['an empty one', '', 'A key is required'],
    ['what is no key at all', 'sesame', 'Unknown key'],
    ['one that nobody has', `nir_${'x'.repeat(43)}`, 'Unknown key'],
  ])('%s: 401 with where to read and where to get one', async (_, key, message) => {
    const answer = await ask(tithi, key);
    const { request_id, ...body } = refusedWith(answer, 401);
    expect(body).toEqual({
      error: 'Unauthorized',
      message: expect.stringContaining(message),
      docs: '/docs',
      get_key: '/dashboard',
    });
    expect(request_id).toBe(answer.headers.get('x-request-id'));
  });

  test('is asked for before the body is read and parameters are looked at', async () => {
    expect((await ask('/v1/tithi?date=nonsense')).status).toBe(401);
    const init = { method: 'POST', body: '{"', headers: { 'Content-Type': 'application/json' } };
    expect((await ask('/v1/rules/evaluate', undefined, init)).status).toBe(401);
  });

  test('that has expired is refused from that instant on', async () => {
    const { text } = store.newKey('free', undefined, noon + 60_000);
    clock.now = noon + 59_999;
    expect((await ask(tithi, text)).status).toBe(200);
    clock.now = noon + 60_000;
    expect(refusedWith(await ask(tithi, text), 401).message).toContain('expired at 2026-11-21T12:01:00');
    clock.now = noon;
  });

  test('that is revoked is refused by every replica within 5 seconds', async () => {
    const other = await client.replica();
    const { text, key } = store.newKey('pro');
    for (const replica of [client, other]) expect((await replica.ask(tithi, text)).status).toBe(200);
    store.revoke(key, clock.now);
    clock.now += 5000;
    for (const replica of [client, other]) {
      expect(refusedWith(await replica.ask(tithi, text), 401).message).toContain('revoked');
    }
    clock.now = noon;
  });

  test('that nobody has is looked up once in a moment, too', async () => {
    const known = knownKeys({ accounts: store, now: () => clock.now });
    const before = store.calls.lookups;
    const strange = `nir_${'z'.repeat(43)}`;
    for (let i = 0; i < 5; i++) expect(await known.find(strange)).toBeUndefined();
    expect(store.calls.lookups - before).toBe(1);
  });

  test('is looked up once for requests at the same time, and not again for a moment', async () => {
    const { text } = store.newKey('pro');
    const before = store.calls.lookups;
    await Promise.all(Array.from({ length: 8 }, () => ask(tithi, text)));
    clock.now += 2999;
    await ask(tithi, text);
    expect(store.calls.lookups - before).toBe(1);
    clock.now += 1;
    await ask(tithi, text);
    expect(store.calls.lookups - before).toBe(2);
    clock.now = noon;
  });

  test('that was looked up while the store was away is looked up again', async () => {
    const away = fakeStore();
    const { text, key } = away.newKey('free');
    const known = knownKeys({ accounts: away, now: () => noon });
    away.setAway(true);
    await expect(known.find(text)).rejects.toThrow(StoreUnavailable);
    away.setAway(false);
    expect((await known.find(text))?.key).toEqual(key);
  });
});

describe('a key in an address is refused and never logged', () => {
  const { text } = store.newKey('free');
  // One without digits, which looks like any long word.
  const letters = `nir_${'abcdefghijk'.repeat(4).slice(0, 43)}`;

  test.each([
    `api_key=${text}`,
    `API_KEY=${text}`,
    `apikey=secret`,
    `Key=secret`,
    `x-api-key=${text}`,
    `X%2DApi%2DKey=${text}`,
    `api_key[]=${text}`,
    `lang=${text}`,
    `region=${letters}`,
    `tz=a${text}`,
    `${text}`,
    `${text}=1`,
    `lat=%6e%69%72_${text.slice(4)}`,
  ])('?%s', async (query) => {
    lines.length = 0;
    for (const path of ['/v1/tithi', '/v1/health', '/', '/nowhere', '/openapi.json']) {
      const answer = await ask(`${path}?date=2026-09-14&${query}`, text);
      expect(refusedWith(answer, 400).error).toBe('key_in_address');
      expect(answer.text).not.toContain(text);
    }
    const log = lines.join('');
    expect(lines).toHaveLength(5);
    for (const secret of [text, text.slice(4), letters, 'secret']) expect(log).not.toContain(secret);
  });

  test('in a path, with its digits or without', async () => {
    lines.length = 0;
    for (const key of [text, letters]) {
      expect(refusedWith(await ask(`/v1/packs/${key}`, text), 400).error).toBe('key_in_address');
    }
    expect(lines.join('')).not.toContain('nir_');
  });

  test('nor does the header, the id of a request, or a failure bring it into the log', async () => {
    lines.length = 0;
    await ask(tithi, text, { headers: { 'X-Request-Id': text, Authorization: text, Cookie: text } });
    store.setAway(true);
    await ask(tithi, store.newKey('free').text);
    store.setAway(false);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).not.toContain('nir_');
  });

  test('parameters that only look a little like it pass', () => {
    for (const url of ['/v1/rules/FESTIVAL_HOLI?region=NEPAL', '/v1/tithi?date=2026-01-01&tz=Asia/Kolkata']) {
      expect(keyInUrl(url)).toBeUndefined();
    }
    expect(redactedUrl(`/v1/packs/${letters}?lang=${letters}`)).toBe('/v1/packs/*?lang=*');
  });
});

describe('a store that is away', () => {
  test('is a clear 503, and all is well once it is back; what is public goes on', async () => {
    const { text } = store.newKey('pro');
    store.setAway(true);
    const answer = await ask(tithi, text);
    const { error, message } = refusedWith(answer, 503);
    expect([error, answer.headers.get('retry-after')]).toEqual(['store_unavailable', '5']);
    expect(message).not.toContain('postgres');
    expect((await ask('/v1/health')).status).toBe(200);
    expect((await ask('/v1/pricing')).status).toBe(200);
    store.setAway(false);
    expect((await ask(tithi, text)).status).toBe(200);
  });
});

describe('the use of keys', () => {
  test('is noted by day and operation, with when each was last used', async () => {
    const { text, key, account } = store.newKey('pro');
    await ask(tithi, text);
    await ask(tithi, text);
    clock.now = noon + 86_400_000;
    await ask('/v1/packs', text);
    await ask('/v1/shastra/conditions?date=2026-09-14', text);
    await accessControl.flush();
    expect(store.lastUsed.get(key.id)).toBe(clock.now);
    const of = (day: string, operation: string, requests: number): Usage => {
      return { accountId: account.id, keyId: key.id, day, operation, requests };
    };
    expect(store.usage.filter(({ keyId }) => keyId === key.id)).toEqual([
      of('2026-11-21', 'tithi', 2),
      of('2026-11-22', 'packs', 1),
    ]);
    clock.now = noon;
  });

  test('waits for a store that is away, within bounds, and is counted once', async () => {
    const own = fakeStore();
    const failed: unknown[] = [];
    const notes = useNotes({ store: own, failed: (error) => failed.push(error), every: 3_600_000, most: 2 });
    const use = (keyId: number) => notes.note({ accountId: 1, keyId, operation: 'tithi', at: noon });
    use(1);
    own.setAway(true);
    await notes.flush();
    expect(failed).toHaveLength(2);
    for (const keyId of [1, 2, 3]) use(keyId);
    own.setAway(false);
    await notes.close();
    expect(own.usage.map(({ keyId, requests }) => [keyId, requests])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect([...own.lastUsed.keys()]).toEqual([1, 2]);
    await notes.flush();
    expect(own.usage).toHaveLength(2);
  });
});

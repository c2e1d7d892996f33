import { afterAll, describe, expect, test } from 'vitest';
import { openAccessControl } from '../../../server/access/access-control.ts';
import { createApp, openApp } from '../../../server/compose/application.ts';
import { fakeStore } from '../fake-store.ts';
import { type Answer, type Refused, serve, startClient } from '../harness.ts';

const { get, failures, service, computing } = await startClient();
const store = fakeStore();
const accessControl = openAccessControl({ store, now: service.now });
afterAll(() => accessControl.close());
const gated = await serve(createApp({ ...openApp(service), accessControl }));

const refused = (answer: Answer, status: number): Refused => {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const body = answer.json<Refused>();
  expect(body.request_id).toBe(answer.headers.get('x-request-id'));
  expect(answer.text).not.toMatch(/\bat .*\.(ts|js):\d/);
  return body;
};

const faults = async (path: string): Promise<Record<string, string>> => {
  const { errors = [] } = refused(await get(path), 400);
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};

describe('400', () => {
  test('all faults at once', async () => {
    const answer = await faults(
      '/v1/festivals?date=2026-02-30&lat=91&lon=x&tz=IST&location_id=&type=PARTY&observatory=yes&tags=,',
    );
    expect(Object.keys(answer).sort()).toEqual(
      ['date', 'lat', 'location_id', 'lon', 'observatory', 'tags', 'type', 'tz'].sort(),
    );
    expect(answer.lat).toContain('-90 to 90');
    expect(answer.type).toContain('FESTIVAL');
  });

  test('a missing date', async () => {
    expect(await faults('/v1/festivals')).toEqual({ date: 'is required' });
  });

  test.each(['', '%20', '1e3', '0x10', '+5', '5.', 'NaN', 'Infinity', '9'.repeat(40)])(
    'lat=%s is no number',
    async (text) => {
      expect(Object.keys(await faults(`/v1/festivals?date=2026-01-01&lat=${text}&lon=10`))).toEqual(['lat']);
    },
  );

  test.each([
    '2026-1-1',
    '2026-02-29',
    '2026-13-01',
    '20260101',
    '2026-01-01T00:00',
    '',
    '-2026-01-01',
    '12026-01-01',
  ])('date=%s is no date', async (text) => {
    expect(Object.keys(await faults(`/v1/festivals?date=${text}`))).toEqual(['date']);
  });

  test('an abbreviation of a zone gets a hint, a misspelt zone a suggestion', async () => {
    expect((await faults('/v1/festivals?date=2026-01-01&tz=IST')).tz).toContain('IST -> Asia/Kolkata');
    expect((await faults('/v1/festivals?date=2026-01-01&tz=est')).tz).toContain('America/New_York');
    expect((await faults('/v1/festivals?date=2026-01-01&tz=asia/kolkata')).tz).toContain('Asia/Kolkata?');
    expect((await faults('/v1/festivals?date=2026-01-01&tz=Asia/Kolkatta')).tz).toContain('Asia/Kolkata?');
    expect((await faults('/v1/festivals?date=2026-01-01&tz=%2B05:30')).tz).toContain('IANA');
  });

  test('unknown and repeated parameters are named', async () => {
    const answer = await faults('/v1/festivals?date=2026-01-01&date=2026-01-02&regoin=NEPAL&x=1&date[]=3');
    expect(answer.date).toBe('is given more than once');
    expect(answer.regoin).toContain('did you mean region?');
    expect(answer.x).toContain('is not a parameter of this operation');
    expect(answer['date[]']).toContain('did you mean date?');
    expect(await faults('/v1/status?verbose=1')).toEqual({
      verbose: 'is not a parameter of this operation; it has no parameters',
    });
    expect(await faults('/v1/status?__proto__=1')).toHaveProperty('__proto__');
  });

  test('one coordinate needs the other', async () => {
    expect(await faults('/v1/festivals?date=2026-01-01&lat=5')).toEqual({ lon: 'is required with lat' });
    expect(await faults('/v1/festivals?date=2026-01-01&lon=5')).toEqual({ lat: 'is required with lon' });
  });

  test('a month from 1 to 12, a range in order', async () => {
    expect(await faults('/v1/festivals/month?year=2026&month=13')).toHaveProperty('month');
    expect(await faults('/v1/festivals/month?month=1')).toEqual({ year: 'is required' });
    expect(await faults('/v1/festivals/range?start=2026-02-01&end=2026-01-01')).toHaveProperty('end');
  });

  test('a broken path and broken JSON', async () => {
    expect(refused(await get('/v1/packs/%ZZ'), 400).error).toBe('malformed_request');
    const init = { method: 'POST', body: '{"a":', headers: { 'content-type': 'application/json' } };
    expect(refused(await get('/v1/rules/evaluate', init), 400).error).toBe('malformed_json');
  });
});

describe('404', () => {
  test.each(['1699-12-31', '3101-01-01', '0001-01-01', '9999-12-31'])(
    '%s lies outside of the range, which is named',
    async (date) => {
      expect(refused(await get(`/v1/festivals?date=${date}`), 404).message).toContain(
        '1700-01-01 .. 3100-12-31',
      );
    },
  );

  test('years and range ends outside', async () => {
    for (const path of [
      'year?year=1699',
      'month?year=3101&month=1',
      'range?start=3100-12-01&end=3101-01-02',
    ]) {
      expect(refused(await get(`/v1/festivals/${path}`), 404).error).toBe('out_of_range');
    }
  });

  test('an unknown location', async () => {
    for (const id of [0, 28, 999_999_999]) {
      expect(refused(await get(`/v1/festivals?date=2026-01-01&location_id=${id}`), 404).error).toBe(
        'unknown_location',
      );
    }
  });

  test('an unknown route', async () => {
    expect(refused(await get('/v1/nothing'), 404).error).toBe('unknown_route');
    expect(refused(await get('/favicon.ico'), 404).error).toBe('unknown_route');
  });
});

describe('others', () => {
  test('405: a known path with another method', async () => {
    const answer = await get('/v1/festivals?date=2026-01-01', { method: 'DELETE' });
    expect(refused(answer, 405).error).toBe('method_not_allowed');
    expect(answer.headers.get('allow')).toContain('GET');
  });

  test('413: a body too large', async () => {
    const init = {
      method: 'POST',
      body: `"${'x'.repeat(200_000)}"`,
      headers: { 'content-type': 'application/json' },
    };
    expect(refused(await get('/v1/rules/evaluate', init), 413).error).toBe('too_large');
  });

  test('422: an unknown pack, with those there are', async () => {
    const { error, message } = refused(await get('/v1/festivals?date=2026-01-01&pack=atlantis'), 422);
    expect(error).toBe('unknown_pack');
    expect(message).toContain('NORTH_INDIA');
    expect(message).toContain('IN-MH');
  });

  test('422: a range of 367 dates; 366 are served', async () => {
    const ask = async (end: string) => get(`/v1/festivals/range?start=2026-01-01&end=${end}`);
    expect(refused(await ask('2027-01-02'), 422).error).toBe('range_too_long');
    expect((await ask('2027-01-01')).status).toBe(200);
  });

  test('500: our own fault is told without its words, and reported', async () => {
    const { almanac } = computing.workspace;
    const { placeYear } = almanac;
    const fails = (): never => {
      throw new Error('secret');
    };
    Object.assign(almanac, { placeYear: fails });
    try {
      const answer = await get('/v1/festivals?date=2026-01-01');
      const { error, message } = refused(answer, 500);
      expect(error).toBe('engine_error');
      expect(message).not.toContain('secret');
      expect(failures.map(String)).toEqual(['Error: secret']);
    } finally {
      Object.assign(almanac, { placeYear });
    }
  });
});

test('access control stands before everything that is not public', async () => {
  for (const path of ['/', '/v1/status', '/v1/health', '/openapi.json']) {
    expect((await gated(path)).status).toBe(200);
  }
  for (const path of ['/v1/festivals', '/v1/packs', '/v1/rules/X']) {
    expect(refused(await gated(path), 401).error).toBe('Unauthorized');
  }
});

describe('headers', () => {
  test('a request id of the client is kept, a strange one replaced', async () => {
    const id = async (own: string) =>
      (await get('/v1/health', { headers: { 'x-request-id': own } })).headers.get('x-request-id');
    expect(await id('abc-123')).toBe('abc-123');
    expect(await id('a b<c>')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('preflights are answered', async () => {
    const answer = await get('/v1/festivals', { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toContain('X-API-Key');
  });

  test('security headers stand, the framework is not named, answers have tags', async () => {
    const { headers } = await get('/v1/packs');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    const tag = headers.get('etag') ?? '';
    expect(
      (await get('/v1/packs', { headers: { 'if-none-match': tag, 'cache-control': 'max-age=0' } })).status,
    ).toBe(304);
  });
});

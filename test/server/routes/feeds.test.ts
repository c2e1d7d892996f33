import { describe, expect, test } from 'vitest';
import { startAccountService } from '../account-service.ts';
import type { Refused } from '../harness.ts';

const { ask, get, holder, store } = await startAccountService();
const owner = await holder('pro');

interface Made {
  readonly feed_id: number;
  readonly path: string;
  readonly settings: object;
}

const settings = { region: 'IN-MH', weight: 'major', alarm: 60, name: 'At home' };

async function made(body: object = settings): Promise<Made> {
  const answer = await ask(owner, 'POST', '/v1/feeds', body);
  expect(answer.status, answer.text).toBe(201);
  return answer.json<Made>();
}

describe('a feed', () => {
  test('is read at its address without a key, as the calendar of its settings', async () => {
    const { path } = await made();
    const feed = await get(path, undefined);
    expect(feed.status).toBe(200);
    expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const file = await get('/v1/festivals/calendar.ics?region=IN-MH&weight=major&alarm=60', owner.text);
    expect(feed.text).toBe(file.text.replaceAll(/^(NAME|X-WR-CALNAME):Mumbai/gm, '$1:At home'));
    const again = await get(path, undefined, {
      headers: { 'If-None-Match': feed.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('is listed without its address, and is nobody else’s', async () => {
    const { feed_id, path } = await made();
    const shown = await ask(owner, 'GET', `/v1/feeds/${feed_id}`);
    expect(shown.json()).toMatchObject({
      feed_id,
      settings: { region: 'IN-MH', weight: ['major'], alarm: 60 },
    });
    const all = await ask(owner, 'GET', '/v1/feeds');
    expect(all.json<{ most: number }>().most).toBe(50);
    const secret = path.split('.')[2] ?? '';
    expect(all.text + shown.text).not.toContain(secret);
    const otherHolder = await holder('pro');
    expect((await ask(otherHolder, 'GET', `/v1/feeds/${feed_id}`)).status).toBe(404);
    expect((await ask(otherHolder, 'DELETE', `/v1/feeds/${feed_id}`)).status).toBe(404);
  });

  test('ends with its removal', async () => {
    const { feed_id, path } = await made();
    expect((await ask(owner, 'DELETE', `/v1/feeds/${feed_id}`)).json()).toEqual({ feed_id, deleted: true });
    const gone = await get(path, undefined);
    expect([gone.status, gone.json<Refused>().error]).toEqual([404, 'unknown_feed']);
  });

  test('opens to its secret alone', async () => {
    const { path } = await made();
    const other = `${path.slice(0, -8)}AAAA.ics`;
    for (const wrong of [
      other,
      '/feeds/1.1.ics',
      '/feeds/x',
      path.replace(/feeds\/\d+\./, 'feeds/999999.'),
    ]) {
      const { status, text } = await get(wrong, undefined);
      expect([wrong, status, text.includes('unknown_feed')]).toEqual([wrong, 404, true]);
    }
  });

  test('is refused with every fault named, and where its place or tradition is not served', async () => {
    const faulty = await ask(owner, 'POST', '/v1/feeds', {
      alarm: -1,
      lang: 'xx',
      weight: 'huge',
      year: 2026,
    });
    expect(faulty.status).toBe(400);
    const fields = faulty.json<Refused>().errors?.map(({ field }) => field);
    expect(fields?.sort()).toEqual(['alarm', 'lang', 'weight', 'year']);
    expect((await ask(owner, 'POST', '/v1/feeds', { region: 'ATLANTIS' })).status).toBe(422);
    expect((await ask(owner, 'POST', '/v1/feeds', { location_id: 999_999_998 })).status).toBe(404);
  });

  test('is bounded by the plan', async () => {
    const free = await holder('free');
    for (let i = 0; i < 2; i++) expect((await ask(free, 'POST', '/v1/feeds', settings)).status).toBe(201);
    const third = await ask(free, 'POST', '/v1/feeds', settings);
    expect([third.status, third.json<Refused>().error]).toEqual([409, 'too_many_feeds']);
  });

  test('is stored with the hash of its secret alone, and exported without', async () => {
    const { path, feed_id } = await made();
    const secret = path.split('.')[2] ?? '';
    const record = await store.record(owner.account.id, 'feed', feed_id);
    expect(record?.data).not.toContain(secret);
    const exported = await ask(owner, 'GET', '/v1/account/export');
    expect(exported.text).not.toContain(secret);
    expect(exported.json<{ feeds: readonly Made[] }>().feeds.map((feed) => feed.feed_id)).toContain(feed_id);
  });
});

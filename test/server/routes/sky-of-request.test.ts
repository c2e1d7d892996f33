// `?sky=`: the same address on another sky, for those whose plan has it.

import { describe, expect, test } from 'vitest';
import { startGated } from '../gated.ts';

const { store, ask } = await startGated({ now: Date.UTC(2026, 10, 21, 12) });
const pro = store.newKey('pro').text;
const free = store.newKey('free').text;

// Gupta Press ends Dashami of 2005 before the sunrise of 13 October, today's ephemerides after it.
const paths = [
  '/v1/festivals?date=2005-10-12&region=IN-WB',
  '/v1/festivals/explain?date=2005-10-12&festival=FESTIVAL_VIJAYADASHAMI&region=IN-WB',
  '/v1/panchang?date=2005-10-12&region=IN-WB',
];
const sky = '&sky=surya_siddhanta_bhujantara';

describe.each(paths)('%s', (path) => {
  test('answers otherwise on another sky, under another ETag', async () => {
    const [drik, surya] = [await ask(path, pro), await ask(`${path}${sky}`, pro)];
    expect([drik.status, surya.status]).toEqual([200, 200]);
    expect(surya.text).not.toBe(drik.text);
    expect(surya.headers.get('etag')).not.toBe(drik.headers.get('etag'));
  });

  test('is refused where the plan has none, also when the answer is cached, and for a sky that does not exist', async () => {
    expect((await ask(`${path}${sky}`, pro)).status).toBe(200);
    expect((await ask(`${path}${sky}`, free)).status).toBe(402);
    const bad = await ask(`${path}&sky=brahma`, pro);
    expect([bad.status, bad.text]).toEqual([400, expect.stringContaining('surya_siddhanta_bija')]);
  });
});

test('the day of a festival is that of the sky', async () => {
  const codes = async (query: string): Promise<readonly string[]> =>
    (await ask(`${paths[0]}${query}`, pro))
      .json<{ festivals: { code: string }[] }>()
      .festivals.map((f) => f.code);
  expect(await codes(sky)).toContain('FESTIVAL_VIJAYADASHAMI');
  expect(await codes('')).not.toContain('FESTIVAL_VIJAYADASHAMI');
});

test('the engine of an answer names the sky: the requested one, else that of the chain', async () => {
  type Answer = { readonly engine?: { readonly sky: string }; readonly _engine?: { readonly sky: string } };
  const skyOf = async (path: string): Promise<string | undefined> => {
    const { engine, _engine } = (await ask(path, pro)).json<Answer>();
    return (engine ?? _engine)?.sky;
  };
  for (const path of paths) {
    expect(await skyOf(path)).toBe('drik');
    expect(await skyOf(`${path}${sky}`)).toBe('surya_siddhanta_bhujantara');
  }
  expect(await skyOf('/v1/panchang?date=2025-10-12&region=NEPAL')).toBe('surya_siddhanta_bija');
});

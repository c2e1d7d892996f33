import { describe, expect, test } from 'vitest';
import { type Refused, startClient } from '../harness.ts';

const { get } = await startClient();

interface Explained {
  readonly festival: string;
  readonly date: string;
  readonly matched: boolean;
  readonly further: readonly { readonly matched: boolean }[];
  readonly rule_code: string;
  readonly conditions: readonly Readonly<Record<string, unknown>>[];
  readonly human_readable: string;
  readonly alternatives: readonly {
    readonly date: string;
    readonly chosen: boolean;
    readonly dropped_by: string | null;
  }[];
  readonly observatory: Record<string, unknown> | null;
}

const explain = async (query: string): Promise<Explained> => {
  const answer = await get(`/v1/festivals/explain?${query}`);
  expect(answer.status).toBe(200);
  return answer.json<Explained>();
};

describe('GET /v1/festivals/explain', () => {
  test('asks about the occurrences of a variant alone', async () => {
    const kamada = 'festival=VRAT_EKADASHI_SMARTA&variant=kamada&location_id=2';
    expect(await explain(`date=2026-03-29&${kamada}`)).toMatchObject({ matched: true, variant: 'KAMADA' });
    // Papamochani Ekadashi is another.
    expect(await explain(`date=2026-03-15&${kamada}`)).toMatchObject({
      matched: false,
      human_readable: expect.stringContaining('Kamada Ekadashi does not fall on 15 March'),
    });
    const unknown = await get(
      '/v1/festivals/explain?date=2026-03-29&festival=VRAT_EKADASHI_SMARTA&variant=KAMDA&location_id=2',
    );
    expect(unknown.status).toBe(404);
    expect(unknown.json<{ message: string }>().message).toContain('Did you mean KAMADA?');
  });

  test('Ganesh Chaturthi 2026: the day of the midday Chaturthi, and the day it was not', async () => {
    const answer = await explain('date=2026-09-14&festival=FESTIVAL_GANESH_CHATURTHI&location_id=2');
    expect(answer).toMatchObject({
      festival: 'FESTIVAL_GANESH_CHATURTHI',
      rule_code: 'FESTIVAL_GANESH_CHATURTHI',
      date: '2026-09-14',
      matched: true,
    });
    expect(answer.human_readable).toContain('Ganesh Chaturthi');
    expect(answer.conditions.length).toBeGreaterThan(0);
    expect(answer.conditions[0]).toEqual({
      field: expect.any(String),
      expected: expect.any(String),
      actual: expect.any(String),
      matched: expect.any(Boolean),
    });
    expect(answer.observatory).not.toBeNull();
    const [chosen, other] = answer.alternatives;
    expect(chosen).toMatchObject({ date: '2026-09-14', chosen: true, dropped_by: null });
    expect(other).toMatchObject({ date: '2026-09-15', chosen: false });
    expect(other?.dropped_by).toContain('madhyahna');
  });

  test('on another day it did not match, and the text says when it is', async () => {
    const weighed = await explain('date=2026-09-15&festival=FESTIVAL_GANESH_CHATURTHI&location_id=2');
    expect(weighed.matched).toBe(false);
    expect(weighed.human_readable).toMatch(/14(th)?/);
    const far = await explain('date=2026-03-03&festival=FESTIVAL_GANESH_CHATURTHI&location_id=2');
    expect(far.matched).toBe(false);
    expect(far.human_readable).toMatch(/14 September/);
  });

  test('the key may be in any case', async () => {
    expect((await explain('date=2026-09-14&festival=festival_ganesh_chaturthi')).matched).toBe(true);
  });

  test('what a state disables does not match there, though its day is computed', async () => {
    const query = 'date=2026-10-29&festival=VRAT_KARWA_CHAUTH';
    expect((await explain(`${query}&location_id=2`)).matched).toBe(true);
    const there = await explain(`${query}&region=IN-MH`);
    expect(there.matched).toBe(false);
    expect(there.human_readable).toContain('not observed in IN-MH');
  });

  test('it agrees with /v1/festivals on every festival of a month', async () => {
    const { days } = (await get('/v1/festivals/month?year=2026&month=10&region=SOUTH_INDIA')).json<{
      days: { date: string; festivals: { code: string; reason: string }[] }[];
    }>();
    for (const { date, festivals } of days) {
      for (const { code } of festivals) {
        const { matched } = await explain(`date=${date}&festival=${code}&region=SOUTH_INDIA`);
        expect(`${date} ${code} ${matched}`).toBe(`${date} ${code} true`);
      }
    }
  });

  test('an unknown key is a 404 that offers near ones', async () => {
    const ask = async (key: string) => get(`/v1/festivals/explain?date=2026-09-14&festival=${key}`);
    const misspelt = await ask('FESTIVAL_GANESH_CHATURTI');
    expect(misspelt.status).toBe(404);
    expect(misspelt.json<Refused>()).toMatchObject({ error: 'unknown_festival' });
    expect(misspelt.json<Refused>().message).toContain('FESTIVAL_GANESH_CHATURTHI');
    expect((await ask('ganesha')).json<Refused>().message).toContain('FESTIVAL_GANESH_CHATURTHI');
    expect((await ask('constructor')).status).toBe(404);
  });

  test('a year has all of its occurrences, no date the next one', async () => {
    const lakshmi = await explain('festival=Lakshmi+Puja&year=2024&location_id=2');
    expect(lakshmi).toMatchObject({
      festival: 'FESTIVAL_DIWALI',
      date: '2024-10-31',
      matched: true,
      further: [],
    });
    const kamada = await explain(`festival=${encodeURIComponent('कामदा एकादशी')}&year=2026&location_id=2`);
    expect(kamada).toMatchObject({ date: '2026-03-29', variant: 'KAMADA' });
    const pradosha = await explain('festival=VRAT_PRADOSHA&year=2026&location_id=2');
    expect(pradosha.further.length).toBeGreaterThan(20);
    expect(pradosha.further.every(({ matched }) => matched)).toBe(true);
    expect((await explain('festival=diwali&location_id=2')).matched).toBe(true);
    const never = await get('/v1/festivals/explain?festival=Padmini+Ekadashi&year=2025&location_id=2');
    expect(never.status).toBe(422);
    expect(never.json<Refused>().message).toMatch(/2023-07-29 and 2026-05-27/);
  });

  test('a festival of another land is explained there, unless a land is named', async () => {
    const onam = await explain('festival=onam&year=2026');
    expect(onam).toMatchObject({ festival: 'FESTIVAL_ONAM', matched: true });
    const refused = await get('/v1/festivals/explain?festival=onam&year=2026&region=IN-MH');
    expect(refused.status).toBe(404);
    expect(refused.json<Refused>().message).toContain('SOUTH_INDIA');
  });

  test('a name of several festivals lists them', async () => {
    const answer = await get('/v1/festivals/explain?festival=Fagu+Purnima&region=NEPAL');
    expect(answer.status).toBe(422);
    expect(answer.json<Refused>()).toMatchObject({ error: 'ambiguous_festival' });
    expect(answer.json<Refused>().message).toContain('FESTIVAL_FAGU_PURNIMA_TERAI');
  });

  test('it needs a festival, and not both a date and a year', async () => {
    const answer = await get('/v1/festivals/explain');
    expect(answer.status).toBe(400);
    expect(answer.json<Refused>().errors).toEqual([{ field: 'festival', message: 'is required' }]);
  });
});

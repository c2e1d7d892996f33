import { describe, expect, test } from 'vitest';
import { startAccountService } from '../account-service.ts';
import type { Refused } from '../harness.ts';

const { ask, holder, failures } = await startAccountService();
const owner = await holder('pro');
const otherHolder = await holder('pro');
const natal = { date_of_birth: '1990-05-15', time_of_birth: '14:30', latitude: 23.1793, longitude: 75.7849 };
const observer = { lat: 51.5074, lon: -0.1278 };

interface Reading {
  readonly at: string;
  readonly at_basis: string;
  readonly observer: { timezone: string };
  readonly natal: { source: string; profile_id: number | null; moon: { nakshatra: string } };
  readonly factors: readonly {
    id: string;
    kind: string;
    text: string;
    tone: string;
    rule: string;
    source: readonly object[];
    observatory?: readonly object[];
  }[];
  readonly domains: readonly {
    domain: string;
    tone: string;
    factor_ids: readonly string[];
    reading: { text: string; rule: string };
  }[];
  readonly general_factor_ids: readonly string[];
  readonly reading_basis: object;
}

const read = async (more: object = {}, query = ''): Promise<Reading> => {
  const answer = await ask(owner, 'POST', `/v1/daily-reading${query}`, {
    date: '2026-11-22',
    observer,
    ...natal,
    ...more,
  });
  expect(answer.text && answer.status).toBe(200);
  return answer.json<Reading>();
};

const refused = async (body: object, path = '/v1/daily-reading') => {
  const answer = await ask(owner, 'POST', path, body);
  return { status: answer.status, ...answer.json<Refused>() };
};

describe('a day before the birth', () => {
  test('has no reading, the day of the birth has one', async () => {
    const body = { date: '1990-05-14', observer, ...natal };
    const { status, error, message } = await refused(body);
    expect([status, error]).toEqual([422, 'before_birth']);
    expect(message).toContain('1990-05-15');
    expect((await read({ date: '1990-05-15' })).at).toMatch(/^1990-05-15/);
  });
});

describe('a reading of a day', () => {
  test('refers to factors, each with its rule and source, and says how many there are', async () => {
    const { factors, domains, general_factor_ids, reading_basis } = await read();
    const ids = factors.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['dasha.1', 'dasha.3', 'gochara.saturn', 'tara']));
    expect(reading_basis).toEqual({ factor_count: factors.length });
    for (const { text, rule, source } of factors) {
      expect(text).not.toMatch(/[{}]/);
      expect([rule.startsWith('READING_'), source.length > 0]).toEqual([true, true]);
    }
    expect(domains).toHaveLength(8);
    for (const { factor_ids, reading } of domains) {
      for (const id of factor_ids) expect(ids).toContain(id);
      expect(reading.text).not.toMatch(/[{}]/);
    }
    for (const id of general_factor_ids) expect(ids).toContain(id);
  });

  test('counts what it says it counts', async () => {
    const { factors, domains } = await read();
    for (const { factor_ids, tone } of domains) {
      const of = (expected: string): number =>
        factors.filter(({ id, tone: its }) => factor_ids.includes(id) && its === expected).length;
      const [good, bad] = [of('good'), of('bad')];
      const expected = good > bad ? 'favourable' : bad > good ? 'unfavourable' : good > 0 ? 'mixed' : 'quiet';
      expect(tone).toBe(expected);
    }
  });

  test('is of the sunrise where the observer is, against the birth where it was', async () => {
    const london = await read();
    const delhi = await read({ observer: { lat: 28.6139, lon: 77.209 } });
    expect([london.observer.timezone, london.at_basis]).toEqual(['Europe/London', 'sunrise']);
    expect(london.at.slice(0, 13)).toBe('2026-11-22T07');
    expect(delhi.at.slice(0, 13)).toBe('2026-11-22T01');
    expect(delhi.natal).toEqual(london.natal);
    expect((await read({ observer: { lat: 78.2, lon: 15.6 } })).at_basis).toBe('noon');
  });

  test('is in Hindi where that is asked for, of the same factors', async () => {
    const [english, hindi] = [await read(), await read({ language: 'hi' })];
    expect(hindi.factors.map(({ id, tone }) => [id, tone])).toEqual(
      english.factors.map(({ id, tone }) => [id, tone]),
    );
    for (const { text } of hindi.factors) expect(text).toMatch(/[\u0900-\u097f]/);
    for (const { text } of english.factors) expect(text).not.toMatch(/[\u0900-\u097f]/);
  });

  test('goes as deep into the dashas as is asked', async () => {
    const of = async (dasha_depth: number) =>
      (await read({ dasha_depth })).factors.filter(({ kind }) => kind === 'dasha').length;
    expect([await of(1), await of(5)]).toEqual([1, 5]);
  });

  test('traces each rule with observatory', async () => {
    const { factors } = await read({}, '?observatory=true');
    for (const { observatory } of factors) expect(observatory?.length).toBeGreaterThan(0);
  });
});

describe('of a profile that is kept', () => {
  test('is that of its birth, for its owner alone', async () => {
    const made = await ask(owner, 'POST', '/v1/birth-chart', {
      name: 'Asha',
      date: '1990-05-15',
      time: '14:30',
      lat: 23.1793,
      lon: 75.7849,
    });
    const { profile_id } = made.json<{ profile_id: number }>();
    const body = { date: '2026-11-22', observer, profile_id };
    const answer = (await ask(owner, 'POST', '/v1/daily-reading', body)).json<Reading>();
    expect(answer.natal).toMatchObject({ source: 'profile', profile_id });
    expect(answer.factors).toEqual((await read()).factors);
    expect((await ask(otherHolder, 'POST', '/v1/daily-reading', body)).status).toBe(404);
    expect(await refused({ ...body, ...natal })).toMatchObject({ status: 422, error: 'two_births' });
  });

  test('is refused where there is neither profile nor birth', async () => {
    const { status, error, message } = await refused({
      date: '2026-11-22',
      observer,
      latitude: 1,
      longitude: 2,
    });
    expect([status, error]).toEqual([422, 'no_birth']);
    expect(message).toContain('date_of_birth, time_of_birth');
  });
});

describe('what rules say of a birth', () => {
  const part = async <T>(path: string, more: object = {}): Promise<T> => {
    const answer = await ask(owner, 'POST', path, { ...natal, ...more });
    expect(answer.text && answer.status).toBe(200);
    return answer.json<T>();
  };

  test('the deity of devotion, with how far the three lords agree', async () => {
    const answer = await ask(owner, 'POST', '/v1/isht-devta?observatory=true', {
      date_of_birth: '1990-05-15',
      time_of_birth: '14:30',
      location: { lat: 23.1793, lon: 75.7849 },
    });
    const actual = answer.json<{
      isht_devta: { name: string; confidence: string };
      supporting_factors: Record<string, string>;
      observatory: object[];
    }>();
    const { lagna_lord, moon_sign_lord, nakshatra_lord } = actual.supporting_factors;
    const lords = new Set([lagna_lord, moon_sign_lord, nakshatra_lord]).size;
    expect(actual.isht_devta.confidence).toBe(['high', 'medium', 'low'][lords - 1]);
    expect(actual.observatory.length).toBeGreaterThan(0);
  });

  test('Mangal dosha with a partner, curses and sade sati', async () => {
    const answer = await part<{
      kuja_dosha: { code: string; holds: boolean }[];
      curses: { holds: boolean }[];
      partner: { both: boolean };
      sade_sati: { rounds: { start_at: string; end_at: string }[]; on: { is_running: boolean } };
    }>('/v1/kundli/kuja-dosha', {
      partner: { ...natal, date_of_birth: '1992-08-12' },
      sade_sati_date: '2026-11-22',
    });
    expect(answer.kuja_dosha.map(({ code }) => code)).toContain('DOSHA_MANGALA');
    expect(answer.curses.every(({ holds }) => holds)).toBe(true);
    const { rounds, on } = answer.sade_sati;
    expect(rounds.length).toBeGreaterThanOrEqual(3);
    expect(on.is_running).toBe(
      rounds.some(({ start_at: start, end_at: end }) => start <= '2026-11-22' && end > '2026-11-22'),
    );
  });

  test('doshas of the time of birth, with the family', async () => {
    const answer = await part<{
      doshas: { holds: boolean }[];
      family: { nakshatra: string; is_same: boolean }[];
    }>('/v1/kundli/birth-dosha', { family_janma_nakshatras: ['Uttara Ashadha', 4] });
    expect(answer.doshas.length).toBeGreaterThan(4);
    expect(answer.family).toMatchObject([
      { nakshatra: 'Uttara Ashadha', is_same: true },
      { nakshatra: 'Rohini', is_same: false },
    ]);
    const strange = { ...natal, family_janma_nakshatras: ['Rohny'] };
    expect(await refused(strange, '/v1/kundli/birth-dosha')).toMatchObject({ status: 422 });
  });

  test('the teaser counts what the chart tells', async () => {
    const { counts } = await part<{ counts: { yogas: number; doshas: number } }>('/v1/kundli/teaser');
    const { yogas } = await part<{ yogas: { yogas: object[]; doshas: object[] } }>(
      '/v1/kundli/chart?observatory=true',
    );
    expect([yogas.yogas.length, yogas.doshas.length]).toEqual([counts.yogas, counts.doshas]);
  });

  test('the premium report has every part', async () => {
    const report = await part<Record<string, object>>('/v1/kundli/premium-report');
    expect(Object.keys(report)).toEqual(
      expect.arrayContaining([
        'chart',
        'points',
        'upagrahas',
        'strengths',
        'ashtakavarga',
        'avasthas',
        'sade_sati',
      ]),
    );
  });
});

test('nothing failed on the way', () => expect(failures).toEqual([]));

// Poruthams, matches of many, transits over a birth, and the days of a person.

import { describe, expect, test } from 'vitest';
import { posted, startClient } from '../harness.ts';

const { get } = await startClient();

const person = (i: number) => ({
  name: `Person ${i}`,
  date: `${1985 + (i % 15)}-${String(1 + ((5 * i) % 12)).padStart(2, '0')}-${String(1 + ((11 * i) % 28)).padStart(2, '0')}`,
  time: `${String((13 * i) % 24).padStart(2, '0')}:30`,
  lat: 12 + (i % 18),
  lon: 73 + (i % 12),
});

describe('/v1/compatibility/porutham', () => {
  test('has the ten, each with its rule, and the malefics of both', async () => {
    const answer = await get(
      '/v1/compatibility/porutham',
      posted({ person1: person(3), person2: person(8) }),
    );
    expect(answer.status, answer.text).toBe(200);
    const { poruthams, total, agreeing, maximum, papasamya } = answer.json<{
      readonly poruthams: readonly {
        readonly porutham: string;
        readonly points: number;
        readonly agreement: string;
        readonly authorities: readonly unknown[];
      }[];
      readonly total: number;
      readonly agreeing: number;
      readonly maximum: number;
      readonly papasamya: Record<'bride' | 'groom', Record<string, number>> & {
        readonly is_balanced: boolean;
      };
    }>();
    expect(poruthams.map((one) => one.porutham)).toEqual([
      'dina',
      'gana',
      'mahendra',
      'stri_dirgha',
      'yoni',
      'rashi',
      'rashi_lord',
      'vasya',
      'rajju',
      'vedha',
    ]);
    expect(maximum).toBe(10);
    expect(total).toBe(poruthams.reduce((sum, { points }) => sum + points, 0));
    expect(agreeing).toBe(poruthams.filter(({ agreement }) => agreement === 'agrees').length);
    for (const { authorities } of poruthams) expect(authorities.length).toBeGreaterThan(0);
    for (const { from_lagna = 0, from_moon = 0, from_venus = 0, points } of [
      papasamya.bride,
      papasamya.groom,
    ]) {
      expect(points).toBe(from_lagna + from_moon / 2 + from_venus / 4);
    }
    expect(papasamya.is_balanced).toBe((papasamya.groom.points ?? 0) >= (papasamya.bride.points ?? 0));
  });
});

interface Batch {
  readonly candidate_count: number;
  readonly count: number;
  readonly matches: readonly {
    readonly index: number;
    readonly name: string;
    readonly total: number;
    readonly points: Record<string, number>;
  }[];
  readonly failed: readonly { readonly index: number; readonly message: string }[];
}

describe('/v1/compatibility/batch', () => {
  const one = person(1);

  test('scores each as a match of two does, in their order', async () => {
    const candidates = Array.from({ length: 40 }, (_, i) => person(i + 2));
    const answer = await get('/v1/compatibility/batch', posted({ person: one, candidates }));
    expect(answer.status, answer.text).toBe(200);
    const { matches, failed, count } = answer.json<Batch>();
    expect([count, failed]).toEqual([40, []]);
    expect(matches.map(({ index }) => index)).toEqual(candidates.map((_, i) => i));
    for (const { index, total } of matches.filter(({ index: i }) => i % 13 === 0)) {
      const pair = { person_a: one, person_b: candidates[index] };
      const match = await get('/v1/compatibility/report', posted(pair));
      expect(match.json<{ total: number }>().total).toBe(total);
    }
    expect(new Set(matches.map(({ total }) => total)).size).toBeGreaterThan(10);
  });

  test('turns the roles around, and leaves out what has too few points', async () => {
    const candidates = Array.from({ length: 30 }, (_, i) => person(i + 2));
    const body = { person: one, person_role: 'groom', candidates, least: 18 };
    const { matches, count, candidate_count } = (
      await get('/v1/compatibility/batch', posted(body))
    ).json<Batch>();
    expect(candidate_count).toBe(30);
    expect(count).toBeLessThan(30);
    expect(count).toBeGreaterThan(0);
    const [first] = matches;
    const pair = { person_a: candidates[first?.index ?? 0], person_b: one };
    const match = await get('/v1/compatibility/report', posted(pair));
    expect(match.json<{ total: number }>().total).toBe(first?.total);
    for (const { total } of matches) expect(total).toBeGreaterThanOrEqual(18);
  });

  test('lists a birth that is refused, and goes on', async () => {
    const candidates = [person(2), { ...person(3), date: '1650-01-01' }, person(4)];
    const { matches, failed } = (
      await get('/v1/compatibility/batch', posted({ person: one, candidates }))
    ).json<Batch>();
    expect(matches.map(({ index }) => index)).toEqual([0, 2]);
    expect(failed).toEqual([expect.objectContaining({ index: 1, message: expect.stringContaining('1700') })]);
  });

  test.each([
    ['none', [], 'must have at least one person'],
    ['too many', Array.from({ length: 1001 }, () => person(2)), 'must have at most 1000 persons'],
  ])('refuses %s', async (_, candidates, message) => {
    const answer = await get('/v1/compatibility/batch', posted({ person: one, candidates }));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(message);
  });

  test('takes a thousand', async () => {
    const candidates = Array.from({ length: 1000 }, () => person(5));
    const answer = await get('/v1/compatibility/batch', posted({ person: one, candidates }));
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    expect(answer.json<Batch>().count).toBe(1000);
  });
});

interface Stay {
  readonly rashi: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly house_from_moon: number;
  readonly is_good: boolean;
  readonly vedha_house: number | null;
  readonly vedha: readonly { readonly by: string; readonly start_at: string; readonly end_at: string }[];
  readonly bindus: number | null;
  readonly samudaya_bindus: number;
}

interface Gochara {
  readonly transits: readonly { readonly graha: string; readonly stays: readonly Stay[] }[];
}

describe('/v1/kundli/gochara', () => {
  const birth = {
    date_of_birth: '1990-05-15',
    time_of_birth: '14:30',
    latitude: 23.1793,
    longitude: 75.7849,
  };
  const ask = (body: object) => get('/v1/kundli/gochara', posted({ ...birth, ...body }));

  test('has the ingresses of a year, and no Moon', async () => {
    const answer = await ask({ from: '2025-01-01', to: '2025-12-31' });
    expect(answer.status, answer.text).toBe(200);
    const { transits } = answer.json<Gochara>();
    expect(transits.map(({ graha }) => graha)).toEqual([
      'Sun',
      'Mars',
      'Mercury',
      'Jupiter',
      'Venus',
      'Saturn',
      'Rahu',
      'Ketu',
    ]);
    const staysOf = (graha: string) => transits.find((one) => one.graha === graha)?.stays ?? [];
    // Makara Sankranti of 2025, 14 January about nine in India; Saturn entered Mina on 29 March, Jupiter Mithuna on 14 May.
    expect(staysOf('Sun')[1]).toMatchObject({ rashi: 'Makara' });
    expect(staysOf('Sun')[1]?.start_at.slice(0, 13)).toBe('2025-01-14T03');
    expect(staysOf('Sun')).toHaveLength(13);
    expect(staysOf('Saturn')[1]).toMatchObject({ rashi: 'Mina' });
    expect(staysOf('Saturn')[1]?.start_at.slice(0, 10)).toBe('2025-03-29');
    expect(staysOf('Jupiter')[1]?.start_at.slice(0, 10)).toBe('2025-05-14');
  });

  test('joins the stays of a graha without gaps, and obstructs good ones alone', async () => {
    const { transits } = (await ask({ from: '2025-03-01', to: '2025-04-15' })).json<Gochara>();
    expect(transits).toHaveLength(9);
    // Father and son do not obstruct each other.
    const barred = ['Sun to Saturn', 'Saturn to Sun', 'Moon to Mercury', 'Mercury to Moon'];
    let obstructed = 0;
    for (const { graha, stays } of transits) {
      for (const [i, stay] of stays.entries()) {
        if (i > 0) expect(stay.start_at).toBe(stays[i - 1]?.end_at);
        expect(stay.is_good).toBe(stay.vedha_house !== null);
        if (!stay.is_good) expect(stay.vedha).toEqual([]);
        for (const { by, start_at, end_at } of stay.vedha) {
          expect(barred).not.toContain(`${by} to ${graha}`);
          expect(['Rahu', 'Ketu', graha]).not.toContain(by);
          expect(start_at >= stay.start_at && end_at <= stay.end_at && start_at < end_at).toBe(true);
          obstructed++;
        }
        expect(stay.bindus === null).toBe(graha === 'Rahu' || graha === 'Ketu');
        expect(stay.samudaya_bindus).toBeGreaterThan(10);
      }
    }
    expect(obstructed).toBeGreaterThan(3);
  });

  test.each([
    [{ from: '2025-02-01', to: '2025-01-01' }, 400, 'must not be before from'],
    [{ from: '2000-01-01', to: '2040-01-01' }, 422, 'at most 10958 dates'],
    [{ from: '1980-01-01', to: '1981-01-01' }, 422, 'is before the birth'],
  ])('refuses %o', async (body, status, message) => {
    const answer = await ask(body);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(message)]);
  });
});

describe('/v1/personal-calendar', () => {
  const query = (more: string) =>
    `janma_nakshatra=Rohini&janma_rashi=Vrishabha&start_date=2026-11-01&end_date=2026-11-30&lat=28.6139&lon=77.209${more}`;
  interface Span {
    readonly start_at: string;
    readonly end_at: string;
  }
  interface Day {
    readonly date: string;
    readonly tara_bala: readonly (Span & { readonly tara: string })[];
    readonly chandra_bala: readonly Span[];
    readonly chandrashtama: readonly Span[];
    readonly favourable: readonly Span[];
  }
  const daysOf = async (more = ''): Promise<readonly Day[]> => {
    const answer = await get(`/v1/personal-calendar?${query(more)}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.json<{ readonly days: readonly Day[] }>().days;
  };
  const isWithin = (one: Span, others: readonly Span[]): boolean =>
    others.some(({ start_at, end_at }) => start_at <= one.start_at && one.end_at <= end_at);

  test('favours what both favour, and never the eighth', async () => {
    const days = await daysOf();
    expect(days).toHaveLength(30);
    expect(days.flatMap(({ chandrashtama }) => chandrashtama).length).toBeGreaterThanOrEqual(2);
    const favourable = days.flatMap((day) => day.favourable.map((span) => ({ day, span })));
    expect(favourable.length).toBeGreaterThan(5);
    for (const { day, span } of favourable) {
      expect(day.chandrashtama.some((bad) => isWithin(span, [bad]))).toBe(false);
      const touches = (of: readonly Span[]) =>
        of.some(({ start_at, end_at }) => start_at <= span.start_at && span.start_at < end_at);
      expect(touches(day.tara_bala) && touches(day.chandra_bala)).toBe(true);
    }
  });

  test('is a filter of the times for an event', async () => {
    const find = async (personal: boolean) => {
      const range = 'start_date=2026-11-01&end_date=2026-11-30&lat=28.6139&lon=77.209&event=vehicle_purchase';
      const birth = '&janma_nakshatra=Rohini&janma_rashi=Vrishabha&personal=true';
      const answer = await get(`/v1/muhurat/find?${range}&min_score=0${personal ? birth : ''}`);
      expect(answer.status, answer.text).toBe(200);
      return answer.json<{ readonly windows: readonly (Span & { readonly date: string })[] }>().windows;
    };
    const [all, own] = [await find(false), await find(true)];
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(all.length);
    const favourable = (await daysOf()).flatMap((day) => day.favourable);
    for (const window of own) expect(isWithin(window, favourable), window.start_at).toBe(true);
  });

  test.each([
    ['janma_rashi=Mesha&janma_nakshatra=Rohini', 'must be Vrishabha for the star Rohini'],
    ['janma_nakshatra=Rohini&janma_rashi=Nowhere', 'must be the name of a rashi'],
  ])('refuses %s', async (birth, message) => {
    const answer = await get(
      `/v1/personal-calendar?${birth}&start_date=2026-11-01&end_date=2026-11-02&lat=28.6&lon=77.2`,
    );
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(message);
  });

  test('refuses a filter without a birth, and a range too long', async () => {
    const range = 'start_date=2026-11-01&end_date=2026-11-03&lat=28.6&lon=77.2&event=travel&personal=true';
    expect((await get(`/v1/muhurat/find?${range}`)).status).toBe(400);
    const long = query('').replace('2026-11-30', '2027-02-30').replace('2027-02-30', '2027-02-28');
    expect((await get(`/v1/personal-calendar?${long}`)).status).toBe(422);
  });
});

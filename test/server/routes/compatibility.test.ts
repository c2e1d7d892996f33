import { describe, expect, test } from 'vitest';
import { startAccountService } from '../account-service.ts';
import type { Refused } from '../harness.ts';

const { ask, get, holder, store, failures } = await startAccountService();
const owner = await holder('pro');
const otherHolder = await holder('pro');
const person1 = { name: 'Asha', date: '1992-08-12', time: '06:15', lat: 28.6139, lon: 77.209 };
const person2 = { name: 'Ravi', date: '1990-05-15', time: '14:30', lat: 23.1793, lon: 75.7849 };

interface Kuta {
  readonly kuta: string;
  readonly points: number;
  readonly maximum: number;
  readonly exceptions: readonly { reason: string; points: number | null; authorities: readonly object[] }[];
  readonly observatory?: { row: unknown; column: unknown; steps: readonly object[] };
}

interface Match {
  readonly compat_id: number | null;
  readonly roles: { bride: string; groom: string };
  readonly bride: { birth: { name: string } };
  readonly groom: { birth: { clock_change?: { note: string } } };
  readonly guna_milan: { total: number; maximum: number; kutas: readonly Kuta[] };
  readonly domains: readonly { score: number; points: number; maximum: number; statement: Stated }[];
  readonly dynamics?: readonly { statement: Stated }[];
  readonly manglik: { bride: readonly { code: string }[]; groom: readonly { code: string }[] };
  readonly unavailable: Record<string, string>;
}

interface Stated {
  readonly text: string;
  readonly rule: string;
  readonly factor_ids: readonly string[];
  readonly authorities: readonly object[];
}

const match = async (body: object = { person1, person2 }, query = '?store=false'): Promise<Match> => {
  const answer = await ask(owner, 'POST', `/v1/compatibility${query}`, body);
  expect(answer.text && answer.status).toBe(200);
  return answer.json<Match>();
};

const eight = ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'];

const scorePath = (more = ''): string =>
  `/v1/compatibility/score?bride_dob=1992-08-12&bride_time=06:15&bride_lat=28.6139&bride_lon=77.209&groom_dob=1990-05-15&groom_time=14:30&groom_lat=23.1793&groom_lon=75.7849${more}`;

describe('a match', () => {
  test('has eight kutas of 36 points, ten fields and the dynamics of the two charts', async () => {
    const { guna_milan, domains, dynamics, manglik, unavailable } = await match();
    expect(guna_milan.kutas.map(({ kuta }) => kuta)).toEqual(eight);
    expect(guna_milan.kutas.map(({ maximum }) => maximum)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(guna_milan.maximum).toBe(36);
    expect(guna_milan.total).toBe(guna_milan.kutas.reduce((sum, { points }) => sum + points, 0));
    expect(domains).toHaveLength(10);
    for (const { score, points, maximum } of domains) expect(score).toBeCloseTo((100 * points) / maximum, 1);
    expect(dynamics?.length).toBeGreaterThan(2);
    expect(manglik.bride.map(({ code }) => code)).toContain('DOSHA_MANGALA');
    expect(unavailable).toEqual({ compat_id: 'store=false' });
  });

  test('makes no statement without a rule and a factor', async () => {
    const { domains, dynamics = [] } = await match();
    for (const { statement } of [...domains, ...dynamics]) {
      expect(statement.text).not.toMatch(/[{}]/);
      expect(statement.rule).toMatch(/^READING_/);
      expect(statement.factor_ids).not.toHaveLength(0);
      expect(statement.authorities).not.toHaveLength(0);
    }
  });

  test('turned round is what its rules say of the other pair', async () => {
    const reversed = await match({ person1, person2, person1_role: 'groom' });
    expect(reversed.roles).toEqual({ bride: 'person2', groom: 'person1' });
    const other = await match({ person1: person2, person2: person1 });
    expect(reversed.guna_milan).toEqual(other.guna_milan);
  });

  test('says with observatory which row and column of a table gave the points', async () => {
    const traced = await match(undefined, '?store=false&observatory=true');
    for (const { observatory } of traced.guna_milan.kutas) {
      expect(observatory?.steps.length).toBeGreaterThan(0);
      expect(observatory?.row).not.toBeNull();
    }
    expect((await match()).guna_milan.kutas[0]?.observatory).toBeUndefined();
  });

  test('is left without dynamics where they are not wanted', async () => {
    expect((await match(undefined, '?store=false&include_dynamics=false')).dynamics).toBeUndefined();
  });

  test('says which field a person has that there is not', async () => {
    const answer = await ask(owner, 'POST', '/v1/compatibility', {
      person1: { ...person1, sex: 'f' },
      person2,
    });
    expect(answer.json<Refused>().errors).toEqual([{ field: 'person1', message: 'has unknown fields: sex' }]);
  });

  test('names a fault by its person', async () => {
    const { time: _, ...timeless } = person1;
    const answer = await ask(owner, 'POST', '/v1/compatibility', {
      person1: timeless,
      person2: { ...person2, lat: 91, sex: 1 },
    });
    const { errors = [] } = answer.json<Refused>();
    expect(answer.status).toBe(400);
    expect(errors.map(({ field }) => field)).toEqual(expect.arrayContaining(['person1.time', 'person2.lat']));
    expect(errors.find(({ field }) => field === 'person1.time')?.message).toContain('lagna');
  });
});

describe('a score of a time that the clocks did not show once', () => {
  const gap = scorePath('&mode=lite')
    .replace('1992-08-12', '2021-03-14')
    .replace('06:15', '02:30')
    .replace('28.6139', '40.7128')
    .replace('77.209', '-74.006');
  interface Recorded {
    readonly clock_notes: readonly string[];
  }

  test('names the parameter that takes it the other way, and takes it so', async () => {
    const [note] = (await get(gap, owner.text)).json<Recorded>().clock_notes;
    expect(note).toContain('With bride_clock_change=after it is taken by -04:00.');
    const [other] = (await get(`${gap}&bride_clock_change=after`, owner.text)).json<Recorded>().clock_notes;
    expect(other).toContain('it was taken by the offset after the change, -04:00.');
  });

  test('is named by its person in a match', async () => {
    const gone = { ...person1, date: '2021-03-14', time: '02:30', lat: 40.7128, lon: -74.006 };
    const { groom } = await match({ person1: person2, person2: gone });
    expect(groom.birth.clock_change?.note).toContain(
      'With person2.clock_change=after it is taken by -04:00.',
    );
  });

  test('is not the concern of the other birth', async () => {
    const { clock_notes } = (await get(`${gap}&groom_clock_change=after`, owner.text)).json<Recorded>();
    expect(clock_notes).toEqual([expect.stringContaining('offset before the change')]);
  });
});

describe('exceptions of kutas', () => {
  // Both Moons are in Makara, in Shravana and Uttara Ashadha, which are of one nadi.
  const nadi = 8;
  const totals = { total_by_table: 26, total_with_exceptions: 26 + nadi };

  test('are told with their authorities, and the total is that of the tables', async () => {
    const { guna_milan } = await match();
    expect(guna_milan).toMatchObject({ ...totals, total: 26, points_by: 'table' });
    expect(guna_milan.kutas.at(-1)).toMatchObject({
      points: 0,
      table_points: 0,
      points_with_exceptions: nadi,
    });
    const [exception] = guna_milan.kutas.at(-1)?.exceptions ?? [];
    expect(exception).toMatchObject({ reason: 'one sign and different stars', points: nadi });
    expect(exception?.authorities).not.toHaveLength(0);
  });

  test('are counted where that is asked for, in points, fields and total', async () => {
    const answer = await match();
    const counted = await match(undefined, '?store=false&points_by=exceptions');
    expect(counted.guna_milan).toMatchObject({ ...totals, total: 34, points_by: 'exceptions' });
    expect(counted.guna_milan.kutas.at(-1)).toMatchObject({ points: nadi, table_points: 0 });
    const gained = counted.domains.map(({ points }, i) => points - answer.domains[i].points);
    // Progeny is nadi alone; steadiness has it among others.
    expect(gained).toEqual([0, 0, 0, 0, 0, 0, 0, nadi, 0, nadi]);
  });

  test.each(['full', 'lite'])('are in the score, %s', async (mode) => {
    const path = scorePath(`&mode=${mode}&points_by=`);
    const [table, exceptions] = await Promise.all(
      ['table', 'exceptions'].map(async (by) => (await get(path + by, owner.text)).json<object>()),
    );
    expect(table).toMatchObject({ ...totals, total: 26, points_by: 'table', points: { nadi: 0 } });
    expect(exceptions).toMatchObject({ ...totals, total: 34, points_by: 'exceptions', points: { nadi } });
  });

  test('are in the report, with both totals', async () => {
    const answer = await ask(owner, 'POST', '/v1/compatibility/report', {
      person_a: person1,
      person_b: person2,
    });
    const report = answer.json<{ exceptions_that_hold: readonly object[] }>();
    expect(report).toMatchObject({ ...totals, total: 26, points_by: 'table' });
    expect(report.exceptions_that_hold).toMatchObject([{ kuta: 'nadi', points: nadi }]);
  });

  test('have no third way', async () => {
    const answer = await get(scorePath('&points_by=both'), owner.text);
    expect([answer.status, answer.json<Refused>().errors?.[0]?.field]).toEqual([400, 'points_by']);
  });
});

describe('a match that is kept', () => {
  test('is had again as it was, by its owner alone, until it is deleted', async () => {
    const { compat_id, ...made } = await match(undefined, '');
    const path = `/v1/compatibility/${compat_id}`;
    const {
      stored_at: _,
      compat_id: id,
      ...stored
    } = (await ask(owner, 'GET', path)).json<Record<string, unknown>>();
    expect([id, stored]).toEqual([compat_id, made]);
    expect((await ask(otherHolder, 'GET', path)).json<Refused>().error).toBe('unknown_compatibility');
    expect((await ask(otherHolder, 'DELETE', path)).status).toBe(404);
    expect((await ask(owner, 'DELETE', path)).json()).toEqual({ compat_id, deleted: true });
    expect((await ask(owner, 'GET', path)).status).toBe(404);
  });
});

describe('a report', () => {
  test.each(['en', 'hi'] as const)('in %s has sentences with their rules', async (lang) => {
    const answer = await ask(owner, 'POST', `/v1/compatibility/report?lang=${lang}`, {
      person_a: person1,
      person_b: person2,
    });
    expect(answer.text && answer.status).toBe(200);
    const { language, sections } = answer.json<{ language: string; sections: { statements: Stated[] }[] }>();
    expect([language, sections.length]).toEqual([lang, 3]);
    for (const { text } of sections.flatMap(({ statements }) => statements)) {
      expect(text).not.toMatch(/[{}]/);
      expect(/[\u0900-\u097f]/.test(text)).toBe(lang === 'hi');
    }
  });

  test('has names in any language, and sentences in English where it is not Hindi', async () => {
    const report = async (lang: string) =>
      ask(owner, 'POST', `/v1/compatibility/report?lang=${lang}`, { person_a: person1, person_b: person2 });
    const tamil = (await report('ta')).json<{ language: string; bride: { moon: { rashi: string } } }>();
    expect(tamil.language).toBe('en');
    expect(tamil.bride.moon.rashi).toMatch(/^\p{Script=Tamil}+$/u);
    const unknown = await report('tamill');
    expect([unknown.status, unknown.json<Refused>().errors?.[0]?.field]).toEqual([400, 'lang']);
  });
});

describe('a score', () => {
  test('has the points of the match, in short where that is asked for', async () => {
    const { guna_milan } = await match();
    const full = (await get(scorePath(), owner.text)).json<{
      total: number;
      kutas: Kuta[];
      points: object;
    }>();
    const lite = (await get(scorePath('&mode=lite'), owner.text)).json<Record<string, unknown>>();
    expect([full.total, lite.total]).toEqual([guna_milan.total, guna_milan.total]);
    expect(lite.points).toEqual(full.points);
    expect([full.kutas.length, lite.kutas]).toEqual([8, undefined]);
  });

  test('says what is missing and where', async () => {
    const answer = await get('/v1/compatibility/score?bride_dob=1992-08-12&groom_tz=IST', owner.text);
    const fields = answer.json<Refused>().errors?.map(({ field }) => field);
    expect(answer.status).toBe(400);
    expect(fields).toEqual(expect.arrayContaining(['bride_time', 'groom_dob', 'groom_lat', 'groom_tz']));
  });
});

test('nothing failed on the way', () => expect(failures).toEqual([]));

describe('the readings of the kutas', () => {
  interface Read {
    readonly kuta: string;
    readonly reading: string | null;
    readonly rule: string;
    readonly table_points: number;
    readonly other_readings: readonly {
      reading: string;
      points: number;
      rule: string;
      authorities: object[];
    }[];
  }
  interface Options {
    readonly conventions: {
      options: { option: string; value: string; is_stated: boolean; authority: string }[];
    };
  }
  const read = async (options?: object, more: object = {}) => {
    const { guna_milan, ...rest } = await match({ person1, person2, ...more, ...(options && { options }) });
    const kutas = guna_milan.kutas as unknown as readonly Read[];
    return { kutas, total: guna_milan.total, options: (rest as unknown as Options).conventions.options };
  };

  test('are options, each echoed with its authority', async () => {
    const { options } = await read({ gana: 'pyjhora' });
    const ofKutas = options.filter(({ option }) => [...eight, 'graha_maitri'].includes(option));
    expect(ofKutas.map(({ option }) => option)).toEqual([
      'varna',
      'tara',
      'yoni',
      'graha_maitri',
      'gana',
      'bhakoot',
    ]);
    expect(options.find(({ option }) => option === 'positions')?.value).toBe('apparent');
    expect(options.filter(({ is_stated }) => is_stated).map(({ option, value }) => [option, value])).toEqual([
      ['gana', 'pyjhora'],
    ]);
    for (const { authority } of options) expect(authority).not.toBe('');
  });

  test('give the points of a match, and those that differ are shown with every kuta', async () => {
    const usual = await read();
    for (const { kuta, table_points, other_readings } of usual.kutas)
      for (const { reading, points, rule, authorities } of other_readings) {
        expect(points).not.toBe(table_points);
        expect(authorities).not.toHaveLength(0);
        const other = await read({ [kuta]: reading });
        const taken = other.kutas.find((one) => one.kuta === kuta);
        expect(taken).toMatchObject({ reading, rule, table_points: points });
        expect(other.total - usual.total).toBeCloseTo(points - table_points, 9);
        expect(taken?.other_readings).toContainEqual(expect.objectContaining({ points: table_points }));
      }
    expect(usual.kutas.flatMap(({ other_readings }) => other_readings).length).toBeGreaterThan(0);
  });

  test.each([
    [{}, 'table'],
    [{}, 'exceptions'],
    [{ tara: 'from_bride', yoni: 'three_grades', gana: 'halves' }, 'table'],
    [{ varna: 'raman', graha_maitri: 'maitreya', bhakoot: 'muhurtaraja', tara: 'first_bad' }, 'exceptions'],
  ] as const)('%o by %s are those of a batch and of a score too', async (stated, by) => {
    interface Scored {
      readonly total: number;
      readonly total_by_table: number;
      readonly total_with_exceptions: number;
      readonly points: Readonly<Record<string, number>>;
    }
    const body = { person1, person2, options: stated };
    const whole = await ask(owner, 'POST', `/v1/compatibility?points_by=${by}`, body);
    const { guna_milan: milan } = whole.json<{ guna_milan: Match['guna_milan'] }>();
    const expected = {
      total: milan.total,
      points: Object.fromEntries(
        (milan.kutas as unknown as readonly (Read & { points: number })[]).map(({ kuta, points }) => [
          kuta,
          points,
        ]),
      ),
    };
    const batch = await ask(owner, 'POST', '/v1/compatibility/batch', {
      person: person1,
      candidates: [person2],
      options: stated,
      points_by: by,
    });
    expect(batch.json<{ matches: Scored[] }>().matches[0]).toMatchObject(expected);
    const query = new URLSearchParams({ ...stated, points_by: by });
    for (const mode of ['full', 'lite'])
      expect((await get(scorePath(`&mode=${mode}&${query}`), owner.text)).json<Scored>()).toMatchObject(
        mode === 'lite' ? expected : { total: expected.total },
      );
  });

  test('are none in a match that was stored before there were any, which says so', async () => {
    const { compat_id, ...made } = await match();
    const { guna_milan: milan } = made;
    const kutas = milan.kutas.map((kuta) => {
      const { reading, other_readings, ...before } = kuta as unknown as Read;
      return before;
    });
    const body = JSON.stringify({ ...made, guna_milan: { ...milan, kutas, other_kutas: [] } });
    const record = { kind: 'compatibility', data: '{}', body, createdAt: 0 } as const;
    const { id } = (await store.createRecord({ accountId: owner.account.id, ...record }, 100, 1e9)) ?? {
      id: 0,
    };
    const stored = (await ask(owner, 'GET', `/v1/compatibility/${id}`)).json<Match>();
    const read = stored.guna_milan.kutas as unknown as readonly Read[];
    expect(read.map(({ reading, other_readings }) => [reading, other_readings])).toEqual(
      eight.map(() => [null, []]),
    );
    expect(stored.guna_milan.total).toBe(milan.total);
    expect(stored.unavailable['guna_milan.kutas.other_readings']).toContain('POST /v1/compatibility');
  });

  test('that do not exist are refused by name', async () => {
    const wrong = await ask(owner, 'POST', '/v1/compatibility', {
      person1,
      person2,
      options: { gana: 'mine' },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('options.gana');
    expect(wrong.text).toContain('handbooks, pyjhora, maitreya, alike, halves');
    const unknown = await ask(owner, 'POST', '/v1/compatibility', {
      person1,
      person2,
      options: { guna: 'x' },
    });
    expect(unknown.text).toContain('has unknown options: guna; known options are varna, tara');
  });
});

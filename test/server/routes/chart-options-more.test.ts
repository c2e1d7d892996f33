// Houses, methods of vargas and seeds of dashas by option, and Krishnamurti Paddhati.

import { describe, expect, test } from 'vitest';
import { chartOptions } from '../../../contract/jyotisha/chart-options.ts';
import { vargaOptions } from '../../../contract/jyotisha/varga-options.ts';
import { VARGAS } from '../../../engine/jyotisha/vargas/tables.ts';
import { vargaSign } from '../../../engine/jyotisha/vargas/varga.ts';
import { startAccountService } from '../account-service.ts';

const { ask, holder } = await startAccountService();
const owner = await holder('pro');
const post = (path: string, body: object) => ask(owner, 'POST', path, body);

const birth = { date: '1990-05-15', time: '05:40', lat: 23.1793, lon: 75.7849, name: 'Asha' };
const polar = { ...birth, date: '1990-01-15', lat: 69.65, lon: 18.96 };

interface Bhava {
  readonly start_longitude: number;
  readonly cusp: number;
  readonly end_longitude: number;
  readonly rashi: string;
  readonly lord: string;
  readonly grahas: readonly string[];
}

interface Chart {
  readonly lagna: { readonly longitude: number; readonly rashi: string };
  readonly grahas: readonly {
    readonly graha: string;
    readonly longitude: number;
    readonly nakshatra_number: number;
  }[];
  readonly houses: readonly { readonly cusp: number | null; readonly rashi: string }[];
  readonly chalita: { readonly house_system: string; readonly bhavas: readonly Bhava[] } | null;
  readonly vargas: readonly {
    readonly varga: string;
    readonly method: string;
    readonly lagna: { readonly rashi: string; readonly rashi_number: number };
    readonly grahas: readonly { readonly graha: string; readonly rashi_number: number }[];
  }[];
  readonly dashas: readonly {
    readonly dasha: string;
    readonly balance_at_birth: { readonly lord: string; readonly years: number } | null;
    readonly periods: readonly { readonly lord: string; readonly start_at: string }[];
  }[];
  readonly sensitivity: {
    readonly vargas: readonly { readonly varga: string; readonly lagna: string }[];
    readonly vimshottari_days: number;
  };
  readonly krishnamurti?: {
    readonly cusps: readonly {
      readonly house: number;
      readonly longitude: number;
      readonly sub_lord: string;
    }[];
    readonly grahas: readonly { readonly graha: string; readonly house: number }[];
    readonly significators: readonly { readonly occupants: readonly string[]; readonly owner: string }[];
    readonly ruling: Record<string, unknown> | null;
  } | null;
  readonly conventions: {
    readonly cusps: string | null;
    readonly options: readonly {
      readonly option: string;
      readonly value: string;
      readonly is_stated: boolean;
    }[];
  };
  readonly unavailable: Record<string, string>;
}

const postChart = (body: object, query = '') =>
  post(`/v1/birth-chart?store=false&include_yogas=false${query}`, { ...birth, ...body });

async function chartOf(body: object, query = ''): Promise<Chart> {
  const answer = await postChart(body, query);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Chart>();
}

const bhavasOf = ({ chalita }: Chart): readonly Bhava[] => {
  if (chalita === null) throw new Error('no houses');
  return chalita.bhavas;
};

describe('house_system', () => {
  test.each(Object.keys(chartOptions.house_system.values))(
    'gives the houses of %s, which hold each graha once',
    async (house_system) => {
      const chart = await chartOf({ options: { house_system } });
      const bhavas = bhavasOf(chart);
      expect(chart.chalita?.house_system).toBe(house_system);
      expect(chart.conventions.cusps).toBe(house_system);
      expect(chart.houses.map(({ cusp }) => cusp)).toEqual(bhavas.map(({ cusp }) => cusp));
      expect(bhavas.flatMap(({ grahas }) => grahas).sort()).toEqual(
        chart.grahas.map(({ graha }) => graha).sort(),
      );
      for (const [i, { start_longitude: start, cusp, end_longitude: end, grahas }] of bhavas.entries()) {
        expect(end).toBe(bhavas[(i + 1) % 12]?.start_longitude);
        const within = (longitude: number): boolean =>
          (longitude - start + 360) % 360 < (end - start + 360) % 360;
        expect(within(cusp + 1e-4)).toBe(true);
        for (const { graha, longitude } of chart.grahas)
          expect(within(longitude)).toBe(grahas.includes(graha));
      }
    },
  );

  test('has the lagna where each system has it, and leaves whole rashis as they are', async () => {
    const [equal, middle, sripati, whole] = await Promise.all(
      ['equal', 'equal_middle', 'sripati', 'whole_sign'].map((house_system) =>
        chartOf({ options: { house_system } }),
      ),
    );
    if (!equal || !middle || !sripati || !whole) throw new Error('no charts');
    const { longitude: lagna } = equal.lagna;
    expect(bhavasOf(equal)[0]?.start_longitude).toBe(lagna);
    expect(bhavasOf(middle)[0]).toMatchObject({
      cusp: lagna,
      start_longitude: expect.closeTo(lagna - 15, 5),
    });
    expect(bhavasOf(sripati)[0]?.cusp).toBe(lagna);
    expect(bhavasOf(whole)[0]?.start_longitude).toBe(Math.floor(lagna / 30) * 30);
    expect(sripati.houses.map(({ rashi }) => rashi)).toEqual(equal.houses.map(({ rashi }) => rashi));
  });

  test('is sripati of the profile raman and placidus of krishnamurti', async () => {
    expect((await chartOf({ profile: 'raman' })).conventions.cusps).toBe('sripati');
    expect((await chartOf({ profile: 'krishnamurti' })).conventions.cusps).toBe('placidus');
  });

  test('without an answer beyond the polar circle says so, and which systems have one', async () => {
    const none = await chartOf(polar);
    expect([none.chalita, none.conventions.cusps, none.houses[0]?.cusp]).toEqual([null, null, null]);
    expect(none.unavailable).toMatchObject({
      chalita: expect.stringContaining('whole_sign, equal and equal_middle are not'),
      'houses.cusp': expect.any(String),
    });
    const equal = await chartOf({ ...polar, options: { house_system: 'equal' } });
    expect(bhavasOf(equal)).toHaveLength(12);
    expect(equal.unavailable.chalita).toBeUndefined();
  });
});

describe('a method of a varga', () => {
  const methods = Object.entries(vargaOptions).flatMap(([option, { values }]) =>
    Object.keys(values).map((value) => [option, value] as const),
  );

  test('is one that there is', () => {
    for (const [option, value] of methods)
      expect(Object.keys(VARGAS[Number(option.slice(7))]?.methods ?? {})).toContain(value);
  });

  test.each(methods)('%s %s is that of the varga and of its lagna in sensitivity', async (option, value) => {
    const chart = await chartOf({ options: { [option]: value } });
    const parts = Number(option.slice(7));
    const varga = chart.vargas.find((one) => one.varga === `D${parts}`);
    expect(varga?.method).toBe(value);
    expect(varga?.grahas.map(({ rashi_number }) => rashi_number)).toEqual(
      chart.grahas.map(({ longitude }) => vargaSign(longitude, parts, value) + 1),
    );
    const sensitive = chart.sensitivity.vargas.find((one) => one.varga === `D${parts}`);
    expect(sensitive?.lagna).toBe(varga?.lagna.rashi);
    const others = chart.vargas.filter((one) => one.varga !== `D${parts}`);
    expect(new Set(others.map(({ method }) => method))).toEqual(new Set(['parashara']));
  });

  test('is that of a picture and of a dasha of that varga', async () => {
    const pictured = async (options: object) =>
      (await post('/v1/chart.svg', { ...birth, varga: 'D9', include_degrees: false, options })).text;
    expect(await pictured({ varga_d9: 'krishna_mishra' })).not.toBe(await pictured({}));
    expect(await pictured({ varga_d10: 'even_backward_from_9th' })).toBe(await pictured({}));
    const first = async (options: object) => {
      const answer = await post('/v1/dashas', { ...birth, varga: 'D9', seed: 'jupiter', options });
      return answer.json<{ dasha: { balance_at_birth: unknown } }>().dasha.balance_at_birth;
    };
    const usual = await first({});
    expect(await first({ varga_d9: 'kalachakra' })).not.toEqual(usual);
    expect(await first({ varga_d2: 'parivritti' })).toEqual(usual);
  });
});

describe('dasha_seed', () => {
  const lords = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'];
  const balanceIn = ({ dashas }: Chart, name: string) =>
    dashas.find(({ dasha }) => dasha === name)?.balance_at_birth;

  test('is where the dashas of nakshatras of a chart begin', async () => {
    const usual = await chartOf({});
    const star = (graha: string): number =>
      usual.grahas.find((one) => one.graha === graha)?.nakshatra_number ?? Number.NaN;
    for (const [seed, number] of [
      ['moon', star('Moon')],
      ['kshema', star('Moon') + 3],
      ['utpanna', star('Moon') + 4],
      ['adhana', star('Moon') + 7],
      ['sun', star('Sun')],
      ['saturn', star('Saturn')],
      ['ketu', star('Ketu')],
    ] as const) {
      const chart = await chartOf({ options: { dasha_seed: seed } });
      expect([seed, balanceIn(chart, 'vimshottari')?.lord]).toEqual([seed, lords[(number - 1) % 9]]);
      // What is left of a star counted from the Moon's is what the Moon has left of its own.
      expect(chart.dashas.map(({ dasha }) => dasha)).toEqual(usual.dashas.map(({ dasha }) => dasha));
      const [kalachakra, before] = [chart, usual].map(({ dashas }) =>
        dashas.find(({ dasha }) => dasha === 'kalachakra'),
      );
      expect(kalachakra?.periods).toEqual(before?.periods);
    }
  });

  test('moves with the time of birth as what it begins with does', async () => {
    const days = async (dasha_seed: string) =>
      (await chartOf({ time_uncertainty: 600, options: { dasha_seed } })).sensitivity.vimshottari_days;
    // Ten minutes: the Moon's way in them is a thirtieth of a degree to an eighth, the lagna's two and a half, the Sun's 0.4 arcminutes.
    expect(await days('lagna')).toBeGreaterThan(10 * (await days('moon')));
    expect(await days('sun')).toBeLessThan(await days('moon'));
  });

  test('is overruled by seed in /v1/dashas, which says so', async () => {
    const dashas = async (body: object) =>
      (await post('/v1/dashas', { ...birth, ...body })).json<{
        dasha: { seed: string };
        conventions: Chart['conventions'];
      }>();
    const echoed = ({ conventions }: Awaited<ReturnType<typeof dashas>>) =>
      conventions.options.find(({ option }) => option === 'dasha_seed');
    const byOption = await dashas({ options: { dasha_seed: 'lagna' } });
    expect([byOption.dasha.seed, echoed(byOption)?.value]).toEqual(['lagna', 'lagna']);
    const bySeed = await dashas({ seed: 'sun', options: { dasha_seed: 'lagna' } });
    expect([bySeed.dasha.seed, echoed(bySeed)]).toMatchObject(['sun', { value: 'sun', is_stated: true }]);
  });
});

describe('Krishnamurti Paddhati', () => {
  const judgment = { at: '2026-11-21T06:30:00Z', lat: 28.61, lon: 77.21 };

  test('is given with its profile or on request', async () => {
    expect((await chartOf({})).krishnamurti).toBeUndefined();
    expect(
      (await chartOf({ profile: 'krishnamurti' }, '&include_krishnamurti=false')).krishnamurti,
    ).toBeUndefined();
    const [byProfile, requested] = [
      await chartOf({ profile: 'krishnamurti' }),
      await chartOf({ ayanamsa: 'krishnamurti' }, '&include_krishnamurti=true'),
    ];
    expect(byProfile.krishnamurti).toEqual(requested.krishnamurti);
    expect(byProfile.krishnamurti?.ruling).toBeNull();
  });

  test('has the houses of the answer', async () => {
    const chart = await chartOf({ profile: 'krishnamurti' });
    const bhavas = bhavasOf(chart);
    const { cusps, grahas, significators } = chart.krishnamurti ?? {};
    expect(cusps?.map(({ longitude }) => longitude)).toEqual(bhavas.map(({ cusp }) => cusp));
    expect(significators?.map(({ occupants }) => occupants)).toEqual(bhavas.map((one) => one.grahas));
    expect(significators?.map(({ owner }) => owner)).toEqual(bhavas.map(({ lord }) => lord));
    for (const { graha, house } of grahas ?? []) expect(bhavas[house - 1]?.grahas).toContain(graha);
  });

  test('has the rulers of a judgment', async () => {
    const { krishnamurti } = await chartOf({ profile: 'krishnamurti', judgment });
    // 21 November 2026 is a Saturday, at New Delhi noon.
    expect(krishnamurti?.ruling).toMatchObject({
      at: '2026-11-21T06:30:00Z',
      lat: 28.61,
      day_lord: 'Saturn',
    });
    const early = { ...judgment, at: '2026-11-21T00:30:00Z' };
    // 6:00, before sunrise: the day is still Friday's.
    const before = await chartOf({ profile: 'krishnamurti', judgment: early });
    expect(before.krishnamurti?.ruling).toMatchObject({ day_lord: 'Venus' });
  });

  test('says why it is not given, and why a judgment has no day', async () => {
    const none = await chartOf({ ...polar, profile: 'krishnamurti' });
    expect(none.krishnamurti).toBeNull();
    expect(none.unavailable.krishnamurti).toContain('house_system');
    const night = await chartOf({
      profile: 'krishnamurti',
      judgment: { at: '2026-12-21T12:00:00Z', lat: 69.65, lon: 18.96 },
    });
    expect(night.krishnamurti?.ruling).toMatchObject({ day_lord: null });
    expect(night.unavailable['krishnamurti.ruling.day_lord']).toContain('weekday');
  });

  test.each([
    [{ ...judgment, at: 'noon' }, 400, 'judgment.at'],
    [{ ...judgment, lat: 95 }, 400, 'judgment.lat'],
    [{ at: judgment.at }, 400, 'judgment.lat'],
    [{ ...judgment, zone: 'Asia/Kolkata' }, 400, 'zone'],
    [{ ...judgment, at: '1650-01-01T00:00:00Z' }, 404, '1700'],
  ])('refuses a judgment %o with %d', async (stated, status, message) => {
    const answer = await postChart({ profile: 'krishnamurti', judgment: stated });
    expect([answer.status, answer.text.slice(0, 500)]).toEqual([status, expect.stringContaining(message)]);
  });
});

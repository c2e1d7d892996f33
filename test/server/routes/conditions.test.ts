import { describe, expect, test } from 'vitest';
import { requestContext } from '../../../app/context/request-context.ts';
import { balaSection } from '../../../app/day/bala.ts';
import { conditionsSection } from '../../../app/day/conditions.ts';
import { panchangDay } from '../../../app/day/day.ts';
import { panchakSection } from '../../../app/day/panchak.ts';
import { shastraSection } from '../../../app/day/shastra.ts';
import { specialYogasSection } from '../../../app/day/special-yogas.ts';
import { newDelhi } from '../../../app/places/locations.ts';
import { parseIsoDate } from '../../../engine/civil/civil.ts';
import { type Refused, startClient } from '../harness.ts';

const { get, computing } = await startClient();

interface Span {
  readonly start_at: string;
  readonly end_at: string;
}

interface Condition extends Span {
  readonly within_day: Span;
}

const delhi = 'location_id=2';

async function answer<T>(path: string): Promise<T> {
  const { status, text, json } = await get(path);
  expect(text).not.toContain('"error"');
  expect(status).toBe(200);
  return json<T>();
}

// Minutes by which a time misses one printed to the minute.
const off = (at: string, printed: string): number =>
  Math.abs(Date.parse(at) - Date.parse(`${printed}:00+05:30`)) / 60_000;

function expectPrinted(span: Span, start: string, end: string, within = 1): void {
  expect(off(span.start_at, start)).toBeLessThanOrEqual(within);
  expect(off(span.end_at, end)).toBeLessThanOrEqual(within);
}

const dayAt = (query: object, date: string) =>
  panchangDay(requestContext(computing, query, newDelhi), parseIsoDate(date) ?? Number.NaN);

interface Panchak {
  readonly is_panchak: boolean;
  readonly at_sunrise: boolean | null;
  readonly type: string | null;
  readonly severity: string | null;
  readonly spans: readonly Condition[];
  readonly avoided_activities: readonly string[];
  readonly remedies: readonly string[];
  readonly authorities: readonly unknown[];
}

describe('GET /v1/panchak', () => {
  const panchak = (date: string) => answer<Panchak>(`/v1/panchak?date=${date}&${delhi}`);

  test('of 12 August 2022, a Friday, as Drik Panchang prints it for New Delhi: Chora', async () => {
    const first = await panchak('2022-08-12');
    expect(first).toMatchObject({ is_panchak: true, at_sunrise: false, type: 'Chora', severity: 'moderate' });
    expectPrinted(first.spans[0], '2022-08-12T14:49', '2022-08-16T21:07');
    expect(first.spans[0].within_day.start_at).toBe(first.spans[0].start_at);
    expect(first.avoided_activities).toContain('a journey to the south');
    expect(first.avoided_activities).toContain('journeys');
    expect(first.remedies.length).toBeGreaterThan(0);
    expect(first.authorities.length).toBeGreaterThan(0);
    const second = await panchak('2022-08-13');
    expect(second).toMatchObject({ at_sunrise: true, type: 'Chora' });
    expect(second.spans[0]).toMatchObject({
      start_at: first.spans[0].start_at,
      end_at: first.spans[0].end_at,
    });
  });

  test('of 27 November 2025, a Thursday, as almanacs of New Delhi print it: without a type', async () => {
    const answer = await panchak('2025-11-28');
    expect(answer).toMatchObject({ is_panchak: true, at_sunrise: true, type: null, severity: 'mild' });
    expectPrinted(answer.spans[0], '2025-11-27T14:07', '2025-12-01T23:18');
    expect(answer.avoided_activities).not.toContain('journeys');
  });

  test('where there is none nothing is shunned', async () => {
    expect(await panchak('2022-01-24')).toMatchObject({
      is_panchak: false,
      at_sunrise: false,
      type: null,
      severity: null,
      spans: [],
      avoided_activities: [],
      remedies: [],
    });
  });
});

interface Bhadra {
  readonly is_bhadra: boolean;
  readonly at_sunrise: boolean | null;
  readonly spans: readonly (Condition & {
    readonly loka: string | null;
    readonly on_earth: readonly Span[];
    readonly mukha: Span;
    readonly puchha: Span;
  })[];
}

describe('GET /v1/bhadra', () => {
  const bhadra = (date: string) => answer<Bhadra>(`/v1/bhadra?date=${date}&${delhi}`);

  test('as daily panchangs of New Delhi print it, cut to the day', async () => {
    const january = await bhadra('2022-01-01');
    expect(january).toMatchObject({ is_bhadra: true, at_sunrise: false });
    expectPrinted(january.spans[0].within_day, '2022-01-01T07:17', '2022-01-01T17:30');
    const december = await bhadra('2021-12-22');
    expect(december.at_sunrise).toBe(true);
    expectPrinted(december.spans[0].within_day, '2021-12-22T07:10', '2021-12-22T16:52');
    expect(Date.parse(december.spans[0].start_at)).toBeLessThan(
      Date.parse(december.spans[0].within_day.start_at),
    );
  });

  // Drik Panchang, New Delhi, Raksha Bandhan. It drops the seconds, and so may miss by more than half a minute.
  test.each([
    ['2022-08-11', '17:17', '18:18', '20:00'],
    ['2023-08-30', '17:30', '18:31', '20:11'],
  ])('its tail and mouth on %s as printed', async (date, tail, mouth, end) => {
    const [span] = (await bhadra(date)).spans;
    expectPrinted(span.puchha, `${date}T${tail}`, `${date}T${mouth}`, 1.5);
    expectPrinted(span.mukha, `${date}T${mouth}`, `${date}T${end}`, 1.5);
  });

  test('that of Raksha Bandhan 2023 dwells on earth throughout, that of 2022 below', async () => {
    const [earthly] = (await bhadra('2023-08-30')).spans;
    expect(earthly).toMatchObject({
      loka: 'mrityu',
      on_earth: [{ start_at: earthly.start_at, end_at: earthly.end_at }],
    });
    expect((await bhadra('2022-08-11')).spans[0]).toMatchObject({ loka: 'patala', on_earth: [] });
  });
});

describe('GET /v1/ganda-mool', () => {
  interface GandaMool {
    readonly spans: readonly Condition[];
  }

  test('as a daily panchang of New Delhi prints it, in Ashwini', async () => {
    const response = await answer<GandaMool>(`/v1/ganda-mool?date=2021-11-17&${delhi}`);
    expect(response).toMatchObject({
      is_ganda_mool: true,
      at_sunrise: true,
      nakshatra_num: 1,
      nakshatra_name: 'Ashwini',
      gana: 'Deva',
    });
    expectPrinted(response.spans[0].within_day, '2021-11-17T06:45', '2021-11-17T22:43');
  });

  test('two neighbours on one day stand apart: Jyeshtha, then Mula', async () => {
    const response = await answer(`/v1/ganda-mool?date=2025-11-22&${delhi}`);
    expect(response).toMatchObject({
      nakshatra_name: 'Jyeshtha',
      spans: [{ nakshatra_name: 'Jyeshtha' }, { nakshatra_name: 'Mula' }],
    });
  });

  test('where there is none the star at sunrise is named', async () => {
    const response = await answer(`/v1/ganda-mool?date=2022-01-24&${delhi}`);
    expect(response).toMatchObject({
      is_ganda_mool: false,
      nakshatra_num: 13,
      nakshatra_name: 'Hasta',
      spans: [],
    });
  });
});

interface Yogas {
  readonly yogas: readonly {
    readonly code: string;
    readonly active: boolean;
    readonly spans: readonly Condition[];
    readonly authorities?: readonly unknown[];
  }[];
  readonly anandadi: readonly (Condition & {
    readonly name: string | null;
    readonly quality: string | null;
  })[];
}

describe('GET /v1/special-yogas', () => {
  // Daily panchangs for New Delhi, and Drik Panchang for 26 January 2022.
  test.each([
    ['2021-11-03', 'YOGA_SARVARTHA_SIDDHI', '2021-11-03T06:34', '2021-11-03T09:58'],
    ['2021-11-17', 'YOGA_RAVI', '2021-11-17T06:45', '2021-11-17T22:43'],
    ['2022-01-26', 'YOGA_AADAL', '2022-01-26T07:12', '2022-01-26T10:07'],
    ['2022-01-18', 'YOGA_AADAL', '2022-01-18T07:15', '2022-01-19T06:43'],
    ['2022-01-01', 'YOGA_VIDAAL', '2022-01-01T07:13', '2022-01-01T19:18'],
    ['2022-01-04', 'YOGA_VIDAAL', '2022-01-04T07:15', '2022-01-04T12:23'],
  ])('%s: %s as printed', async (date, code, start, end) => {
    const { yogas } = await answer<Yogas>(`/v1/special-yogas?date=${date}&${delhi}`);
    const yoga = yogas.find((stated) => stated.code === code);
    expect(yoga?.active).toBe(true);
    expect(yoga?.authorities?.length).toBeGreaterThan(0);
    expectPrinted(yoga?.spans[0].within_day ?? { start_at: '', end_at: '' }, start, end, 1.1);
  });

  test('four always stand, the others where they hold', async () => {
    const { yogas } = await answer<Yogas>(`/v1/special-yogas?date=2022-01-24&${delhi}`);
    const always = ['YOGA_SARVARTHA_SIDDHI', 'YOGA_AMRITA_SIDDHI', 'YOGA_DWIPUSHKAR', 'YOGA_TRIPUSHKAR'];
    expect(yogas.slice(0, 4).map(({ code }) => code)).toEqual(always);
    // Hasta and Chitra on a Monday: none of the four.
    expect(yogas.slice(0, 4).map(({ active }) => active)).toEqual([false, false, false, false]);
    expect(yogas.slice(4).map(({ active }) => active)).toEqual(yogas.slice(4).map(() => true));
    expect(yogas.map(({ code }) => code)).toContain('YOGA_RAVI');
  });

  test('the Anandadi yogas fill the day and are good or bad', async () => {
    const { anandadi } = await answer<Yogas>(`/v1/special-yogas?date=2021-11-03&${delhi}`);
    // Wednesday counts from Hasta, in which the day begins: the first yoga, then the second.
    expect(anandadi.map(({ name, quality }) => [name, quality])).toEqual([
      ['Ananda', 'good'],
      ['Kaladanda', 'bad'],
    ]);
    expect(anandadi[0].within_day.end_at).toBe(anandadi[1].within_day.start_at);
  });
});

interface Shastra {
  readonly conditions: readonly {
    readonly code: string;
    readonly kind: string | null;
    readonly spans: readonly Condition[];
    readonly windows: readonly (Span & { readonly key: string })[];
    readonly authorities: readonly unknown[];
  }[];
  readonly disha_shool: { readonly direction: string | null };
  readonly chandra_bala: readonly (Span & { readonly good_for: readonly string[] })[];
  readonly chandrashtama: readonly (Span & { readonly bad_for: readonly string[] })[];
  readonly tara_bala: readonly (Span & { readonly good_for: readonly string[] })[];
}

describe('GET /v1/shastra/conditions', () => {
  const at = 'lat=28.6139&lon=77.209';

  test('names every condition and yoga that holds, with its authorities', async () => {
    const { conditions, disha_shool } = await answer<Shastra>(`/v1/shastra/conditions?date=2022-01-24&${at}`);
    const codes = conditions.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['CONDITION_BHADRA', 'CONDITION_ANANDADI', 'YOGA_RAVI']));
    expect(codes).not.toContain('CONDITION_PANCHAK');
    for (const { authorities, spans } of conditions) {
      expect(authorities.length).toBeGreaterThan(0);
      expect(spans.length).toBeGreaterThan(0);
    }
    const bhadra = conditions.find(({ code }) => code === 'CONDITION_BHADRA');
    expect(bhadra?.windows.map(({ key }) => key)).toEqual(['mukha', 'puchha']);
    // A Monday.
    expect(disha_shool.direction).toBe('East');
  });

  test('tells for whom the Moon is strong, as it changes sign and star', async () => {
    // Drik Panchang, New Delhi: the Moon in Kanya until 23:08 and in Hasta until 11:15, in the dark half.
    const response = await answer<Shastra>(`/v1/shastra/conditions?date=2022-01-24&${at}`);
    expect(off(response.chandra_bala[0].end_at, '2022-01-24T23:08')).toBeLessThanOrEqual(1);
    expect(off(response.tara_bala[0].end_at, '2022-01-24T11:15')).toBeLessThanOrEqual(1);
    // Kanya is the first from itself, the 3rd from Karka, 6th from Mesha, 7th from Mina, 10th from Dhanu, 11th from
    // Vrishchika, and the 8th from Kumbha.
    expect(response.chandra_bala[0].good_for).toEqual([
      'Mesha',
      'Karka',
      'Kanya',
      'Vrishchika',
      'Dhanu',
      'Mina',
    ]);
    expect(response.chandrashtama.map(({ bad_for }) => bad_for)).toEqual([['Kumbha'], ['Mina']]);
    // Hasta is the second from Uttara Phalguni, the third from Purva Phalguni.
    expect(response.tara_bala[0].good_for).toContain('Uttara Phalguni');
    expect(response.tara_bala[0].good_for).not.toContain('Purva Phalguni');
    expect(response.tara_bala[0].good_for).not.toContain('Hasta');
  });

  test('wants a date and both coordinates', async () => {
    const { status, json } = await get('/v1/shastra/conditions?tz=Asia/Kolkata');
    expect(status).toBe(400);
    expect(json<Refused>().errors?.map(({ field }) => field)).toEqual(['date', 'lat', 'lon']);
  });
});

describe('over two months in New York', () => {
  const first = dayAt({ location_id: 22 }, '2026-10-01');
  const days = Array.from({ length: 62 }, (_, i) => panchangDay(first.context, first.day + i));

  test('flags say whether there are spans, and what lies in the day lies in both', () => {
    for (const day of days) {
      const { panchak, bhadra, ganda_mool } = conditionsSection(day);
      expect(panchak.is_panchak).toBe(panchak.spans.length > 0);
      expect(bhadra.is_bhadra).toBe(bhadra.spans.length > 0);
      expect(ganda_mool.is_ganda_mool).toBe(ganda_mool.spans.length > 0);
      const [from, to] = [day.clock.iso(day.from) ?? '', day.clock.iso(day.to) ?? ''].map(Date.parse);
      for (const [holds, spans] of [
        [panchak.at_sunrise, panchak.spans],
        [bhadra.at_sunrise, bhadra.spans],
        [ganda_mool.at_sunrise, ganda_mool.spans],
      ] as const) {
        expect(holds).toBe(spans.some(({ start_at: start }) => Date.parse(start) < from));
        for (const { start_at: start, end_at: end, within_day } of spans) {
          expect(Date.parse(within_day.start_at)).toBe(Math.max(from, Date.parse(start)));
          expect(Date.parse(within_day.end_at)).toBe(Math.min(to, Date.parse(end)));
        }
      }
    }
  });

  test('each Bhadra has its mouth and its tail within it, and apart', () => {
    const spans = days.flatMap((day) => conditionsSection(day).bhadra.spans);
    expect(spans.length).toBeGreaterThan(14);
    for (const { start_at: start, end_at: end, mukha, puchha } of spans) {
      for (const part of [mukha, puchha]) {
        expect(Date.parse(part?.start_at ?? '')).toBeGreaterThanOrEqual(Date.parse(start));
        expect(Date.parse(part?.end_at ?? '')).toBeLessThanOrEqual(Date.parse(end));
      }
      const apart = [mukha, puchha].map((part) => [
        Date.parse(part?.start_at ?? ''),
        Date.parse(part?.end_at ?? ''),
      ]);
      expect(apart[0][1] <= apart[1][0] || apart[1][1] <= apart[0][0]).toBe(true);
    }
  });

  test('chandra bala and tara bala fill the day; one sign in twelve has the Moon eighth', () => {
    for (const day of days) {
      const { chandra_bala, chandrashtama, tara_bala } = balaSection(day);
      for (const stretches of [chandra_bala, chandrashtama, tara_bala]) {
        const ends = [day.clock.iso(day.from), ...stretches.map(({ end_at: end }) => end)];
        expect(stretches.map(({ start_at: start }) => start)).toEqual(ends.slice(0, -1));
        expect(ends.at(-1)).toBe(day.clock.iso(day.to));
      }
      for (const { bad_for } of chandrashtama) expect(bad_for).toHaveLength(1);
      // Five taras of nine, thrice; six signs, and three more in the bright half.
      for (const { good_for } of tara_bala) expect(good_for).toHaveLength(15);
      for (const { good_for } of chandra_bala) expect([6, 9]).toContain(good_for.length);
    }
  });

  test('the short conditions are those of the single operations and of the inauspicious timings', async () => {
    const response = await answer<Record<string, unknown>>(
      `/v1/inauspicious-timings?date=2022-08-13&${delhi}&include=panchak,bhadra,ganda_mool`,
    );
    const day = dayAt({}, '2022-08-13');
    const { panchak, bhadra, ganda_mool } = conditionsSection(day);
    expect(response).toMatchObject({ panchak, bhadra, ganda_mool });
    expect(panchakSection(day)).toMatchObject(panchak);
    expect(Object.keys(response)).not.toContain('auspicious');
  });
});

describe('where the Sun does not rise', () => {
  const svalbard = 'date=2022-12-21&lat=78.22&lon=15.65';

  test('what hangs on the Moon alone is told all the same, and nothing holds at sunrise or fails to', async () => {
    const day = dayAt({ lat: 78.22, lon: 15.65 }, '2022-08-13');
    expect(conditionsSection(day).panchak).toMatchObject({ is_panchak: true, at_sunrise: null });
    for (const path of ['panchak', 'bhadra', 'ganda-mool', 'special-yogas', 'shastra/conditions']) {
      expect((await get(`/v1/${path}?${svalbard}`)).status).toBe(200);
    }
  });
});

test('authorities are told only where they are asked for', () => {
  const day = dayAt({}, '2022-01-24');
  const stated = JSON.stringify([shastraSection(day), specialYogasSection(day)]);
  expect(stated).not.toContain('authorities');
});

describe('what is refused', () => {
  test.each(['panchak', 'bhadra', 'ganda-mool', 'special-yogas', 'shastra/conditions'])(
    '/v1/%s: no date, a date out of range, an unsupported region, a zone by its letters',
    async (path) => {
      const refused = async (query: string) => {
        const { status, json } = await get(`/v1/${path}?lat=28.6&lon=77.2&${query}`);
        return { status, ...json<Refused>() };
      };
      expect(await refused('')).toMatchObject({ status: 400, errors: [{ field: 'date' }] });
      expect(await refused('date=2022-01-24&tz=IST')).toMatchObject({
        status: 400,
        errors: [{ field: 'tz' }],
      });
      expect(await refused('date=3101-01-01')).toMatchObject({ status: 404, error: 'out_of_range' });
      expect(await refused('date=2022-01-24&region=MARS')).toMatchObject({
        status: 422,
        error: 'unsupported_region',
      });
    },
  );
});

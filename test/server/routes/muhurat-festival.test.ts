import { describe, expect, test } from 'vitest';
import { type Refused, startClient } from '../harness.ts';

const { get, failures } = await startClient();
const delhi = 'lat=28.6139&lon=77.209';
const ask = (query: string) => get(`/v1/muhurat/festival?${query}`);

interface Window {
  key: string;
  start_at: string;
  end_at: string;
  quality: 'auspicious' | 'inauspicious' | null;
  verification: string;
}

interface Muhurat {
  festival: { id: string; key: string; name: string; date: string };
  date: string;
  location: { region: string; subdivision: string | null; timezone_offset: string; lat: number };
  recommended: { key: string; start_at: string; end_at: string; label: string } | null;
  avoid: { key: string; start_at: string; end_at: string; reason: string; label: string }[];
  windows: Window[];
  conditions: Record<string, unknown>;
  explanation: { rule: string; kala: string | null; reason: string; source: string | null };
  verification: string;
  unavailable?: Record<string, string>;
  observatory?: object;
  _engine: { region_resolution: { requested: string | null; source: string } };
}

const muhurat = async (query: string): Promise<Muhurat> => {
  const answer = await ask(query);
  expect(answer.status, `${query}: ${JSON.stringify(answer.json())}`).toBe(200);
  return answer.json<Muhurat>();
};

// Minutes between an answer's instant and a printed one of the same zone.
const apart = (iso: string, printed: string): number =>
  Math.abs(Date.parse(iso) - Date.parse(`${printed}:00+05:30`)) / 60_000;

describe('/v1/muhurat/festival', () => {
  // As printed for New Delhi by Drik Panchang and newspapers that quote it.
  test.for<readonly [string, string, string, string, string | null]>([
    ['raksha_bandhan', '2024-08-19', '2024-08-19T13:43', '2024-08-19T16:20', 'aparahna'],
    ['raksha_bandhan', '2025-08-09', '2025-08-09T05:47', '2025-08-09T13:24', null],
    ['diwali', '2025-10-20', '2025-10-20T19:08', '2025-10-20T20:18', 'pradosha'],
    ['janmashtami', '2023-09-06', '2023-09-06T23:57', '2023-09-07T00:42', 'nishita'],
    ['ganesh_chaturthi', '2023-09-19', '2023-09-19T11:01', '2023-09-19T13:28', 'madhyahna'],
    ['dhanteras', '2025-10-18', '2025-10-18T19:16', '2025-10-18T20:20', 'pradosha'],
    ['holika_dahan', '2025-03-13', '2025-03-13T23:26', '2025-03-14T00:30', null],
    ['bhai_dooj', '2021-11-06', '2021-11-06T13:10', '2021-11-06T15:21', 'aparahna'],
    ['vijayadashami', '2022-10-05', '2022-10-05T14:08', '2022-10-05T14:55', 'vijaya_muhurta'],
    ['maha_shivaratri', '2024-03-08', '2024-03-09T00:07', '2024-03-09T00:56', 'nishita'],
    ['mokshada_ekadashi', '2024-12-11', '2024-12-12T07:05', '2024-12-12T09:09', null],
  ])('%s on %s', async ([festival, date, start, end, kala]) => {
    const body = await muhurat(`festival=${festival}&date=${date}&${delhi}`);
    expect(body.festival.date).toBe(date);
    expect(body.verification).toBe('verified');
    expect(apart(body.recommended?.start_at ?? '', start)).toBeLessThan(2.5);
    expect(apart(body.recommended?.end_at ?? '', end)).toBeLessThan(2.5);
    if (kala !== null) expect(body.explanation.kala).toBe(kala);
    expect(body.explanation).toMatchObject({ rule: body.festival.key });
    expect(body.explanation.source).not.toBeNull();
  });

  test('Bhadra is avoided on Raksha Bandhan, and stands among the conditions', async () => {
    const body = await muhurat(`festival=FESTIVAL_RAKSHA_BANDHAN&date=2024-08-19&${delhi}`);
    expect(body.avoid.map(({ key }) => key)).toEqual(['bhadra', 'bhadra_mukha']);
    expect(apart(body.avoid[0].end_at, '2024-08-19T13:32')).toBeLessThan(1.5);
    expect(body.conditions).toMatchObject({
      tithi: { full_name: 'Purnima' },
      bhadra: { start_at: body.avoid[0].start_at, end_at: body.avoid[0].end_at },
    });
    expect(body.location).toMatchObject({ lat: 28.6139, region: 'NORTH_INDIA', timezone_offset: '+05:30' });
  });

  test('the Moon of Ganesh Chaturthi, and that of the evening before', async () => {
    const { avoid } = await muhurat(`festival=ganesh_chaturthi&date=2023-09-19&${delhi}`);
    expect(apart(avoid[0].start_at, '2023-09-19T09:45')).toBeLessThan(2.5);
    expect(apart(avoid[1].end_at, '2023-09-18T20:10')).toBeLessThan(2.5);
  });

  test('every festival of a year that has a window is answered with the first that is sought', async () => {
    interface Day {
      festivals: { code: string; date: string; windows: Window[] }[];
    }
    const { days } = (await get(`/v1/festivals/year?year=2026&location_id=2&limit=366`)).json<{
      days: Day[];
    }>();
    const sought = new Map(
      days
        .flatMap(({ festivals }) => festivals)
        .filter(({ windows }) => windows.some(({ quality }) => quality === 'auspicious'))
        .map((festival) => [festival.code, festival] as const),
    );
    expect(sought.size).toBeGreaterThanOrEqual(60);
    for (const { code, date, windows } of sought.values()) {
      const body = await muhurat(`festival=${code}&date=${date}&location_id=2&${delhi}`);
      const first = windows.find(({ quality }) => quality === 'auspicious');
      expect(body.recommended, code).toMatchObject({ start_at: first?.start_at, end_at: first?.end_at });
      expect(['verified', 'computed'], code).toContain(body.verification);
    }
  });

  test('a festival without a time of its own is unsupported, with the reason', async () => {
    const body = await muhurat(`festival=holi&date=2025-03-14&${delhi}`);
    expect(body).toMatchObject({ recommended: null, verification: 'unsupported', avoid: [] });
    expect(body.unavailable?.recommended).toMatch(/no windows/);
  });

  test('where the Sun does not rise nothing is recommended, and why is said', async () => {
    const body = await muhurat('festival=vasant_panchami&date=2026-01-23&lat=78.22&lon=15.65');
    expect(body).toMatchObject({ recommended: null, verification: 'unsupported' });
    expect(body.unavailable?.recommended).toMatch(/Sun does not rise/);
    expect(body.conditions).toMatchObject({ sunrise: null, sunset: null, rahu_kaal: null });
  });

  test('what the authorities leave open has no window', async () => {
    const body = await muhurat(`festival=mahalaya_shraddha&date=2024-09-28&${delhi}`);
    expect(body).toMatchObject({ recommended: null, verification: 'unsupported' });
  });

  test('the tradition is that of the nearest town unless a region is named', async () => {
    const own = await muhurat('festival=kali_puja&date=2025-10-20&lat=22.5726&lon=88.3639');
    expect(own.location).toMatchObject({ region: 'EAST_INDIA', subdivision: 'IN-WB' });
    expect(own._engine.region_resolution).toMatchObject({ requested: null, source: 'location' });
    // At New Delhi nobody calls it so: the rule is that of the nearest land that does.
    const elsewhere = await muhurat(`festival=kali_puja&date=2025-10-20&${delhi}`);
    expect(elsewhere._engine.region_resolution).toMatchObject({ requested: null, source: 'pack' });
    expect((await ask(`festival=kali_puja&date=2025-10-20&${delhi}&region=IN-MH`)).status).toBe(404);
    const named = await muhurat(`festival=kali_puja&date=2025-10-20&${delhi}&region=EAST_INDIA`);
    expect(named._engine.region_resolution).toMatchObject({ requested: 'EAST_INDIA', source: 'region' });
  });

  test('two festivals of one name: the one observed on the date', async () => {
    const [first, second] = await Promise.all(
      ['2025-08-15', '2025-08-16'].map((date) => muhurat(`festival=janmashtami&date=${date}&${delhi}`)),
    );
    expect([first.festival.id, second.festival.id]).toEqual(['janmashtami_smarta', 'janmashtami_vaishnava']);
  });

  test('a date on which it is not observed is a 422 that names the nearest dates', async () => {
    const refused = async (query: string) => {
      const answer = await ask(query);
      expect(answer.status).toBe(422);
      return answer.json<Refused>().message;
    };
    expect(await refused(`festival=diwali&date=2025-10-25&${delhi}`)).toMatch(/2025-10-20 and 2026-11-08/);
    // By the drik convention it was the day after.
    expect(await refused(`festival=diwali&date=2024-11-01&${delhi}`)).toMatch(
      /2024-10-31 .*In mode drik it is observed/,
    );
    expect(
      (await muhurat(`festival=diwali&date=2024-11-01&${delhi}&festival_mode=drik`)).recommended,
    ).toMatchObject({
      label: 'Lakshmi puja',
    });
    expect(await refused(`festival=mokshada_ekadashi&date=2025-03-01&${delhi}`)).toMatch(
      /2024-12-11 and 2025-12-01/,
    );
    expect(await refused(`festival=padmini_ekadashi&date=2025-03-01&${delhi}`)).toMatch(
      /2023-07-29 and 2026-05-27/,
    );
    expect(await refused(`festival=diwali&date=1700-01-01&${delhi}`)).toMatch(/1700-11-10/);
  });

  test('an unknown festival is a 404 that offers near ones, an unsupported region a 422', async () => {
    const unknown = await ask(`festival=rakshabandhun&date=2025-08-09&${delhi}`);
    expect(unknown.status).toBe(404);
    expect(unknown.json<Refused>().message).toMatch(/FESTIVAL_RAKSHA_BANDHAN/);
    const region = await ask(`festival=diwali&date=2025-10-20&region=ATLANTIS&${delhi}`);
    expect(region.status).toBe(422);
    expect(region.json<Refused>().message).toMatch(/NORTH_INDIA/);
  });

  test('tz writes instants in its zone and moves no day', async () => {
    const own = await muhurat(`festival=diwali&date=2025-10-20&${delhi}`);
    const utc = await muhurat(`festival=diwali&date=2025-10-20&${delhi}&tz=Europe/London`);
    expect(utc.recommended?.start_at.endsWith('+01:00')).toBe(true);
    expect(Date.parse(utc.recommended?.start_at ?? '')).toBe(Date.parse(own.recommended?.start_at ?? ''));
  });

  test('observatory adds the trace', async () => {
    const body = await muhurat(`festival=diwali&date=2025-10-20&${delhi}&observatory=true`);
    expect(body.observatory).toMatchObject({ code: 'FESTIVAL_DIWALI' });
    expect(await muhurat(`festival=diwali&date=2025-10-20&${delhi}`)).not.toHaveProperty('observatory');
  });

  test('bad input names its fields', async () => {
    const answer = await ask('festival=&date=x&lat=91');
    expect(answer.status).toBe(400);
    expect((answer.json<Refused>().errors ?? []).map(({ field }) => field).sort()).toEqual([
      'date',
      'festival',
      'lat',
      'lon',
    ]);
    expect((await ask(`festival=diwali&date=1600-01-01&${delhi}`)).status).toBe(404);
    expect(failures).toEqual([]);
  });
});

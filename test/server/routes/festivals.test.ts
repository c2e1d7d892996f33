import { describe, expect, test } from 'vitest';
import { type Festivals, startClient } from '../harness.ts';

const { get } = await startClient();

const festivals = async (query: string): Promise<Festivals> => {
  const answer = await get(`/v1/festivals?${query}`);
  expect(answer.text).not.toContain('"error"');
  expect(answer.status).toBe(200);
  return answer.json<Festivals>();
};

const codes = (answer: Festivals): string[] => answer.festivals.map(({ code }) => code);

describe('GET /v1/festivals', () => {
  test('Ganesh Chaturthi 2026 in Maharashtra, with reason, window and authority', async () => {
    const answer = await festivals('date=2026-09-14&region=IN-MH');
    const ganesha = answer.festivals.find(({ code }) => code === 'FESTIVAL_GANESH_CHATURTHI');
    expect(ganesha).toMatchObject({
      code: 'FESTIVAL_GANESH_CHATURTHI',
      type: 'FESTIVAL',
      date: '2026-09-14',
    });
    expect(ganesha?.pack).toBe('base');
    expect(ganesha?.reason).toMatch(/Ganesh Chaturthi.*\.$/s);
    expect(ganesha?.windows.map(({ key }) => key)).toContain('puja');
    expect(ganesha?.windows[0]?.start_at).toMatch(/^2026-09-14T\d\d:\d\d:\d\d\+05:30$/);
    expect(ganesha?.authorities.map(({ work }) => work)).toContain('Dharmasindhu');
    expect(ganesha?.observatory).toBeUndefined();
    expect(answer.count).toBe(answer.festivals.length);
  });

  test('the envelope names the place, the engine, the tradition and the chain', async () => {
    const { location, _engine } = await festivals('date=2026-09-14&region=in-mh');
    expect(location).toMatchObject({
      id: 3,
      name_en: 'Mumbai',
      timezone: 'Asia/Kolkata',
      utc_offset: '+05:30',
      timezone_source: 'region',
      source: 'region',
      region: 'WEST_INDIA',
      subdivision: 'IN-MH',
    });
    expect(_engine).toMatchObject({
      name: 'nirnaya',
      calculation: expect.stringMatching(/^swiss-ephemeris-2\.10/),
      ayanamsa: 'lahiri',
      rules_snapshot_version: expect.stringMatching(/^[0-9a-f]{16}$/),
      festival_mode: 'standard',
      region_resolution: { requested: 'in-mh', used: 'WEST_INDIA', subdivision: 'IN-MH', source: 'region' },
    });
    expect(_engine.rule_pack_chain.slice(-2)).toEqual(['WEST_INDIA', 'IN-MH']);
  });

  test('a festival of Maharashtra appears for IN-MH and for Mumbai, not for WEST_INDIA', async () => {
    const year = async (query: string): Promise<string> =>
      (await get(`/v1/festivals/year?year=2026&${query}`)).text;
    expect(await year('region=IN-MH')).toContain('FESTIVAL_POLA');
    expect(await year('location_id=3')).toContain('FESTIVAL_POLA');
    expect(await year('region=WEST_INDIA')).not.toContain('FESTIVAL_POLA');
  });

  test('coordinates choose the place and never the tradition', async () => {
    const { location, _engine } = await festivals('date=2026-09-14&lat=19.076&lon=72.8777');
    expect(location).toMatchObject({ id: null, source: 'coordinates', timezone_source: 'coordinates' });
    expect(_engine.region_resolution).toEqual({
      requested: null,
      used: 'NORTH_INDIA',
      subdivision: 'IN-DL',
      source: 'default',
      tradition: null,
    });
  });

  test('location_id wins over coordinates, and tz over the zone of the place', async () => {
    const { location } = await festivals('date=2026-09-14&location_id=4&lat=40.7&lon=-74&tz=Europe/London');
    expect(location).toMatchObject({
      id: 4,
      source: 'location_id',
      timezone: 'Europe/London',
      timezone_source: 'tz',
      utc_offset: '+01:00',
    });
  });

  test('without a place it is Ujjain', async () => {
    expect((await festivals('date=2026-09-14')).location).toMatchObject({ id: 1, source: 'default' });
  });

  test('daylight saving follows from the date', async () => {
    const at = 'lat=40.7128&lon=-74.006';
    expect((await festivals(`date=2026-07-01&${at}`)).location.utc_offset).toBe('-04:00');
    expect((await festivals(`date=2026-12-01&${at}`)).location.utc_offset).toBe('-05:00');
    expect((await festivals(`date=1850-07-01&${at}`)).location.utc_offset).toBe('-04:56');
  });

  test('an unsupported region is ignored and named', async () => {
    const { _engine, location } = await festivals('date=2026-09-14&region=MARS');
    expect(_engine.region_resolution).toMatchObject({
      requested: 'MARS',
      ignored_region: 'MARS',
      source: 'default',
    });
    expect(location).toMatchObject({ id: 1, source: 'default' });
  });

  test('pack selects a pack in any case and keeps the place of region', async () => {
    const { _engine, location } = await festivals('date=2026-09-14&region=NEPAL&pack=south_india');
    expect(_engine.region_resolution).toMatchObject({ used: 'SOUTH_INDIA', source: 'pack' });
    expect(_engine.rule_pack_chain.at(-1)).toBe('SOUTH_INDIA');
    expect(location).toMatchObject({ name_en: 'Kathmandu', utc_offset: '+05:45' });
  });

  test('type and tags filter', async () => {
    const all = await festivals('date=2026-09-14&location_id=2');
    const vrats = await festivals('date=2026-09-14&location_id=2&type=vrat');
    expect(vrats.festivals.every(({ type }) => type === 'VRAT')).toBe(true);
    // What stands within another festival is found by its own type.
    const ofType = all.festivals
      .flatMap((festival) => [festival, ...festival.within])
      .filter(({ type }) => type === 'VRAT')
      .map(({ code }) => code);
    expect(ofType).toContain('VRAT_VINAYAKA_CHATURTHI');
    expect(codes(vrats).toSorted()).toEqual(ofType.toSorted());
    const tagged = await festivals('date=2026-09-14&location_id=2&tags=ganapatya,NO_SUCH');
    expect(codes(tagged)).toContain('FESTIVAL_GANESH_CHATURTHI');
    expect(tagged.festivals.every(({ tags }) => tags.includes('GANAPATYA'))).toBe(true);
  });

  test('observatory=true adds the trace', async () => {
    const { festivals: answer } = await festivals('date=2026-09-14&location_id=2&observatory=true');
    expect(answer.length).toBeGreaterThan(0);
    for (const { observatory } of answer) expect(Object.keys(observatory ?? {}).length).toBeGreaterThan(2);
  });

  test('festival_mode is passed on and named', async () => {
    expect((await festivals('date=2026-09-14&festival_mode=drik'))._engine.festival_mode).toBe('drik');
  });

  test('/v1/festivals/date answers the same', async () => {
    const query = 'date=2026-11-08&region=NEPAL';
    expect((await get(`/v1/festivals/date?${query}`)).text).toBe((await get(`/v1/festivals?${query}`)).text);
  });

  test('the first and the last date of the range are served, the poles too', async () => {
    for (const query of [
      'date=1700-01-01',
      'date=3100-12-31',
      'date=2026-12-21&lat=90&lon=0',
      'date=2026-06-21&lat=-90&lon=180',
    ]) {
      expect((await get(`/v1/festivals?${query}`)).status).toBe(200);
    }
  });
});

interface Days {
  readonly count: number;
  readonly days: readonly {
    readonly date: string;
    readonly count: number;
    readonly festivals: readonly unknown[];
  }[];
  readonly months: readonly { readonly month: number; readonly count: number }[];
}

describe('months, years and ranges', () => {
  test('a month counts what its days count', async () => {
    const month = (await get('/v1/festivals/month?year=2026&month=11&region=EAST_INDIA')).json<Days>();
    let sum = 0;
    for (let day = 1; day <= 30; day++) {
      const date = `2026-11-${String(day).padStart(2, '0')}`;
      const single = await festivals(`date=${date}&region=EAST_INDIA&words=short`);
      const within = month.days.find((d) => d.date === date);
      expect(within?.festivals ?? []).toEqual(single.festivals);
      sum += single.count;
    }
    expect(month.count).toBe(sum);
    expect(sum).toBeGreaterThan(5);
  });

  test('a year counts what its months count', async () => {
    const year = (await get('/v1/festivals/year?year=2028&location_id=2')).json<Days>();
    expect(year.months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const { month, count } of year.months) {
      const of = (await get(`/v1/festivals/month?year=2028&month=${month}&location_id=2`)).json<Days>();
      expect(of.count).toBe(count);
    }
    expect(year.count).toBe(year.months.reduce((sum, { count }) => sum + count, 0));
  });

  test('a range crosses the new year', async () => {
    const range = (await get('/v1/festivals/range?start=2026-12-20&end=2027-01-20')).json<Days>();
    const dates = range.days.map(({ date }) => date);
    expect(dates.some((date) => date < '2027')).toBe(true);
    expect(dates.some((date) => date > '2027')).toBe(true);
    expect([...dates].sort()).toEqual(dates);
  });
});

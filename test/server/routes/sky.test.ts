import { describe, expect, test } from 'vitest';
import { JD_OF_CIVIL_DAY_0 } from '../../../engine/civil/civil.ts';
import { publishedBy } from '../../contract/published.ts';
import { ascendantAt } from '../../engine/against-swiss-ephemeris/reference.ts';
import { type Refused, startClient } from '../harness.ts';

const { get } = await startClient();
const { conforms } = await publishedBy(get);

interface ZodiacPlace {
  readonly longitude: number;
  readonly rashi: string;
  readonly degrees_in_rashi: number;
  readonly nakshatra: string;
  readonly pada: number;
}

interface Sun extends ZodiacPlace {
  readonly sunrise: string | null;
  readonly sunset: string | null;
  readonly noon: string | null;
  readonly day_length: string | null;
  readonly night_length: string | null;
  readonly day_minutes: number | null;
  readonly tropical_longitude: number;
  readonly declination: number;
}

interface Phase {
  readonly name: string;
  readonly illumination_percent: number;
  readonly elongation: number;
  readonly days_to_full: number;
  readonly days_to_new: number;
  readonly next_full_at: string;
  readonly next_new_at: string;
}

interface MoonAnswer {
  readonly at: string;
  readonly phase: Phase;
  readonly moon: ZodiacPlace & {
    readonly moonrise: string | null;
    readonly moonset: string | null;
    readonly moonrise_at: string | null;
    readonly moonset_at: string | null;
    readonly rashis: readonly {
      readonly rashi: string;
      readonly period: { readonly start: string; readonly end: string };
    }[];
  };
}

interface LagnaAnswer {
  readonly at: string;
  readonly location: { readonly day_zone: string };
  readonly lagna: (ZodiacPlace & { readonly ends_at: string }) | null;
  readonly udaya_lagna:
    | readonly { readonly rashi: string; readonly start_at: string; readonly end_at: string }[]
    | null;
}

const delhi = 'location_id=2';
const svalbard = 'lat=78.22&lon=15.65';

/** The answer of a path, which must be as described. */
async function answer<T>(path: string, query: string): Promise<T> {
  const url = `${path}?${query}`;
  expect(await conforms(path, url)).toBe(200);
  return (await get(url)).json<T>();
}

const sunOf = async (query: string) => (await answer<{ sun: Sun }>('/v1/sun-position', query)).sun;
const moonOf = (query: string) => answer<MoonAnswer>('/v1/moon-phase', query);
const lagnaOf = (query: string) => answer<LagnaAnswer>('/v1/lagna', query);

const secondsOf = (clock: string | null): number => {
  const [hours, minutes, seconds = 0] = `${clock}`.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

/** Seconds between two instants. */
const apart = (a: string | null, b: string): number => Math.abs(Date.parse(`${a}`) - Date.parse(b)) / 1000;

describe('GET /v1/sun-position', () => {
  // Drik Panchang, New Delhi; day and night to the second.
  test.for<readonly [string, string, string, string, string, string, string, string, number]>([
    ['2022-01-24', '07:13', '12:33', '17:54', '10:40:38', '13:19:00', 'Makara', 'Uttara Ashadha', 4],
    ['2022-01-26', '07:12', '12:34', '17:55', '10:43:02', '13:16:32', 'Makara', 'Shravana', 1],
    ['2025-11-22', '06:49', '12:07', '17:25', '10:35:41', '13:25:06', 'Vrishchika', 'Anuradha', 1],
  ])('%s as printed', async ([date, sunrise, noon, sunset, day, night, rashi, nakshatra, pada]) => {
    const sun = await sunOf(`date=${date}&${delhi}`);
    const near = (answer: string | null, printed: string, seconds: number) =>
      expect(Math.abs(secondsOf(answer) - secondsOf(printed))).toBeLessThanOrEqual(seconds);
    near(sun.sunrise, sunrise, 60);
    near(sun.noon, noon, 60);
    near(sun.sunset, sunset, 60);
    near(sun.day_length, day, 5);
    near(sun.night_length, night, 5);
    expect(sun).toMatchObject({ rashi, nakshatra, pada });
  });

  test('the tropical Sun is at 0 and 90 degrees at equinox and solstice, and declines accordingly', async () => {
    // 20 March 2026, 14:46 UT; 21 June 2026, 08:24 UT; 21 December 2026, 20:50 UT. Each lies within a day of the sunrise.
    const spring = await sunOf('date=2026-03-21');
    expect(spring.tropical_longitude).toBeCloseTo(0.43, 1);
    expect(spring.declination).toBeCloseTo(0.17, 1);
    expect((await sunOf('date=2026-06-21')).declination).toBeCloseTo(23.44, 2);
    expect((await sunOf('date=2026-12-22')).declination).toBeCloseTo(-23.44, 2);
  });

  test('the sidereal place is the tropical one less the Lahiri ayanamsa', async () => {
    // 24 degrees and 8 minutes at the beginning of 2020.
    const { longitude, tropical_longitude, degrees_in_rashi, rashi } = await sunOf('date=2020-01-01');
    expect(tropical_longitude - longitude).toBeCloseTo(24 + 8 / 60, 1);
    expect([rashi, degrees_in_rashi]).toEqual(['Dhanu', expect.closeTo(longitude - 240, 5)]);
  });

  test.each([
    ['2022-12-21', -23.4],
    ['2022-06-21', 23.4],
  ])('on Svalbard on %s it neither rises nor sets, and stands where it stands', async (date, declination) => {
    const sun = await sunOf(`date=${date}&${svalbard}`);
    expect(sun).toMatchObject({ sunrise: null, sunset: null, day_length: null, night_length: null });
    expect(sun.noon).toMatch(/^1[12]:/);
    expect(sun.declination).toBeCloseTo(declination, 1);
  });
});

describe('GET /v1/moon-phase', () => {
  // Drik Panchang, New Delhi: rise, set, and until when the Moon stays in the first rashi of the day.
  test.for<readonly [string, string, string, string, string, string]>([
    ['2022-01-24', '2022-01-24T23:55', '2022-01-24T11:08', 'Kanya', '2022-01-24T23:08', 'Tula'],
    ['2022-01-26', '2022-01-27T02:03', '2022-01-26T12:18', 'Tula', '2022-01-27T03:13', 'Vrishchika'],
    ['2025-11-22', '2025-11-22T08:39', '2025-11-22T18:44', 'Vrishchika', '2025-11-22T16:47', 'Dhanu'],
  ])('%s as printed', async ([date, rises, sets, rashi, until, next]) => {
    const { moon } = await moonOf(`date=${date}&${delhi}`);
    expect(apart(moon.moonrise_at, `${rises}:00+05:30`)).toBeLessThanOrEqual(90);
    expect(apart(moon.moonset_at, `${sets}:00+05:30`)).toBeLessThanOrEqual(90);
    expect(moon.moonrise).toBe(moon.moonrise_at?.slice(11, 19));
    expect(moon.moonset).toBe(moon.moonset_at?.slice(11, 19));
    expect(moon.rashi).toBe(rashi);
    expect(moon.rashis.map((span) => span.rashi)).toEqual([rashi, next]);
    const [first, second] = moon.rashis;
    expect(apart(`${first.period.end.replace(' ', 'T')}:00+05:30`, `${until}:00+05:30`)).toBeLessThanOrEqual(
      120,
    );
    expect(second.period.start).toBe(first.period.end);
  });

  // The United States Naval Observatory's phases, UT.
  test.for<readonly [string, string, string, number, number]>([
    ['2022-01-25', '13:41', 'Last Quarter', 270, 50],
    ['2022-02-01', '05:46', 'New Moon', 0, 0],
    ['2022-02-08', '13:50', 'First Quarter', 90, 50],
    ['2022-02-16', '16:57', 'Full Moon', 180, 100],
    ['2026-11-09', '07:02', 'New Moon', 0, 0],
    ['2026-11-24', '14:53', 'Full Moon', 180, 100],
  ])('%s %s: %s', async ([date, time, name, elongation, percent]) => {
    const { at, phase } = await moonOf(`date=${date}&time=${time}&lat=51.48&lon=0&tz=UTC`);
    expect(at).toBe(`${date}T${time}:00+00:00`);
    expect(phase.name).toBe(name);
    const reversed = Math.abs(phase.elongation - elongation);
    expect(Math.min(reversed, 360 - reversed)).toBeLessThan(0.02);
    expect(Math.abs(phase.illumination_percent - percent)).toBeLessThan(0.5);
  });

  test('the next full and new Moon, by days and by the clock', async () => {
    const { at, phase } = await moonOf(`date=2022-01-24&${delhi}`);
    expect(apart(phase.next_full_at, '2022-02-16T16:57:00Z')).toBeLessThan(60);
    expect(apart(phase.next_new_at, '2022-02-01T05:46:00Z')).toBeLessThan(60);
    expect(phase.days_to_full).toBeCloseTo(apart(phase.next_full_at, at) / 86_400, 2);
    expect(phase.days_to_new).toBeCloseTo(apart(phase.next_new_at, at) / 86_400, 2);
  });

  test('on Svalbard in December the waning Moon does not rise, and has its phase', async () => {
    const { moon, phase } = await moonOf(`date=2022-12-21&${svalbard}`);
    expect(moon).toMatchObject({ moonrise: null, moonset: null, moonrise_at: null, moonset_at: null });
    expect(phase.name).toBe('Waning Crescent');
  });
});

describe('GET /v1/lagna', () => {
  const order =
    'Mesha Vrishabha Mithuna Karka Simha Kanya Tula Vrishchika Dhanu Makara Kumbha Mina Mesha'.split(' ');

  test.each([
    `date=2022-01-24&${delhi}`,
    'date=2026-06-21&location_id=21',
    'date=2026-12-21&location_id=27',
    'date=2026-03-20&lat=0&lon=0',
  ])('%s: the rising signs follow each other from before sunrise to after the next', async (query) => {
    const { udaya_lagna: signs, at } = await lagnaOf(query);
    if (signs === null) throw new Error('no lagna');
    expect([12, 13]).toContain(signs.length);
    signs.slice(1).forEach(({ rashi, start_at: start }, i) => {
      expect(start).toBe(signs[i].end_at);
      expect(rashi).toBe(order[order.indexOf(signs[i].rashi) + 1]);
    });
    expect(Date.parse(signs[0].start_at)).toBeLessThanOrEqual(Date.parse(at));
    expect(Date.parse(signs[0].end_at)).toBeGreaterThan(Date.parse(at));
    const whole = Date.parse(`${signs.at(-1)?.end_at}`) - Date.parse(signs[0].start_at);
    expect(whole / 3_600_000).toBeGreaterThan(23.9);
  });

  test('at sunrise the Sun itself is rising', async () => {
    // Its centre then stands 0.833 degrees below the horizon, measured along the slanting ecliptic up to 1.36 in Delhi.
    for (const date of ['2022-01-24', '2022-04-14', '2022-07-20', '2022-10-25']) {
      const { lagna } = await lagnaOf(`date=${date}&${delhi}`);
      const { longitude } = await sunOf(`date=${date}&${delhi}`);
      const behind = ((longitude - (lagna?.longitude ?? Number.NaN) + 540) % 360) - 180;
      expect(behind).toBeGreaterThan(0.83);
      expect(behind).toBeLessThan(1.36);
    }
  });

  // The library's own ascendant, sidereal.
  test.for<readonly [string, string, number, number, string, string]>([
    ['2022-01-24', '09:00', 28.6139, 77.209, 'Asia/Kolkata', '+05:30'],
    ['1947-08-15', '00:00:30', 28.6139, 77.209, 'Asia/Kolkata', '+05:30'],
    ['2026-07-01', '23:59', -33.87, 151.21, 'Australia/Sydney', '+10:00'],
    ['1751-03-20', '12:00', 64.1, -21.9, 'Atlantic/Reykjavik', '-00:16'],
    ['3100-12-31', '18:00', 0, 0, 'Etc/GMT', '+00:00'],
  ])('%s %s at %d, %d as the Swiss Ephemeris has it', async ([date, time, lat, lon, zone, offset]) => {
    const { lagna, at, location } = await lagnaOf(`date=${date}&time=${time}&lat=${lat}&lon=${lon}`);
    expect(location.day_zone).toBe(zone);
    expect(at).toBe(`${date}T${time.padEnd(8, ':00')}${offset}`);
    const judged = ascendantAt(Date.parse(at) / 86_400_000 + JD_OF_CIVIL_DAY_0, lat, lon);
    expect(lagna?.longitude).toBeCloseTo(judged, 3);
    expect(lagna?.rashi).toBe(order[Math.floor(judged / 30)]);
  });

  test('the lagna of a time is that of the table, and ends when the table says', async () => {
    for (const time of ['00:30', '09:00', '12:00', '17:01', '23:59']) {
      const { at, lagna, udaya_lagna: signs } = await lagnaOf(`date=2022-01-24&time=${time}&${delhi}`);
      expect(at).toBe(`2022-01-24T${time}:00+05:30`);
      if (time === '00:30') continue; // before the day's sunrise
      const span = signs?.find(({ start_at: start, end_at: end }) => start <= at && at < end);
      expect([lagna?.rashi, lagna?.ends_at]).toEqual([span?.rashi, span?.end_at]);
    }
  });

  test('beyond the polar circle there is none', async () => {
    expect(await lagnaOf(`date=2022-03-21&${svalbard}`)).toMatchObject({ lagna: null, udaya_lagna: null });
    expect(await lagnaOf('date=2022-03-21&lat=-80&lon=0')).toMatchObject({ lagna: null, udaya_lagna: null });
    expect(await lagnaOf('date=2026-11-21&time=12:00&lat=70&lon=23')).toMatchObject({
      lagna: null,
      udaya_lagna: null,
    });
  });
});

test('the grahas of a full panchang: nine, Sun and Moon where their own sections have them', async () => {
  interface Graha extends ZodiacPlace {
    readonly graha: string;
    readonly retrograde: boolean;
    readonly speed: number;
  }
  const { astronomical } = await answer<{
    astronomical: { grahas: Graha[]; sun: Sun; moon: ZodiacPlace };
  }>('/v1/panchang/full', `date=2022-01-24&${delhi}`);
  const { grahas, sun, moon } = astronomical;
  expect(grahas.map(({ graha }) => graha).join(' ')).toBe(
    'Sun Moon Mars Mercury Jupiter Venus Saturn Rahu Ketu',
  );
  expect(grahas[0].longitude).toBeCloseTo(sun.longitude, 4);
  expect(grahas[1].longitude).toBeCloseTo(moon.longitude, 4);
  const [rahu, ketu] = grahas.slice(7);
  expect((rahu.longitude + 180) % 360).toBeCloseTo(ketu.longitude, 5);
  // In January 2022 Venus and Mercury moved backwards.
  const back = grahas.filter(({ retrograde }) => retrograde).map(({ graha }) => graha);
  expect(back).toEqual(['Mercury', 'Venus', 'Rahu', 'Ketu']);
  for (const { retrograde, speed } of grahas) expect(retrograde).toBe(speed < 0);
});

test.each(['sun-position', 'moon-phase', 'lagna'])(
  '/v1/%s: Ujjain where no place is named; first and last day; what is refused',
  async (path) => {
    const url = `/v1/${path}`;
    expect(await answer(url, 'date=1700-01-01')).toMatchObject({ location: { name_en: 'Ujjain' } });
    expect(await answer(url, 'date=3100-12-31')).toMatchObject({ date: '3100-12-31' });
    const refused = async (query: string) => {
      const { status, json } = await get(`${url}?${query}`);
      return { status, ...json<Refused>() };
    };
    expect(await refused('location_id=2')).toMatchObject({ status: 400, errors: [{ field: 'date' }] });
    expect(await refused('date=2022-01-24&tz=IST')).toMatchObject({ status: 400, errors: [{ field: 'tz' }] });
    expect(await refused('date=1699-12-31')).toMatchObject({ status: 404, error: 'out_of_range' });
    expect(await refused('date=2022-01-24&region=MARS')).toMatchObject({
      status: 422,
      error: 'unsupported_region',
    });
  },
);

test.each(['moon-phase', 'lagna'])('/v1/%s refuses what is no time', async (path) => {
  const { status, json } = await get(`/v1/${path}?date=2022-01-24&time=25:00`);
  expect(status).toBe(400);
  expect(json<Refused>().errors).toMatchObject([{ field: 'time' }]);
});

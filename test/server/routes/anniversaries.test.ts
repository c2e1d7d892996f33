import { describe, expect, test } from 'vitest';
import { type Refused, startClient } from '../harness.ts';

const { get, failures } = await startClient();
const delhi = 'location_id=2';

interface Anniversaries {
  readonly determined_by: string;
  readonly time: string | null;
  readonly tithi: { readonly number: number; readonly full_name: string };
  readonly lunar_month: {
    readonly amanta: string;
    readonly purnimanta: string;
    readonly is_adhika: boolean;
  };
  readonly nakshatra: { readonly name: string } | null;
  readonly possible: readonly { readonly number: number }[];
  readonly count: number;
  readonly anniversaries: readonly {
    readonly number: number | null;
    readonly rule_code: string;
    readonly is_adhika: boolean;
    readonly decision_status: string;
    readonly observance_date: string | null;
    readonly candidates: readonly {
      readonly date: string;
      readonly overlap_minutes: number | null;
      readonly shraddha_kala: object | null;
    }[];
    readonly reason: string;
  }[];
  readonly sources: readonly { readonly code: string; readonly authorities: readonly object[] }[];
}

const ask = async (query: string): Promise<Anniversaries> => {
  const answer = await get(`/v1/tithi/anniversaries?${delhi}&${query}`);
  expect(`${answer.status} ${answer.status === 200 ? '' : answer.text}`).toBe('200 ');
  return answer.json<Anniversaries>();
};

const faults = async (query: string): Promise<string[]> => {
  const answer = await get(`/v1/tithi/anniversaries?${delhi}&${query}`);
  expect(answer.status).toBe(400);
  return (answer.json<Refused>().errors ?? []).map(({ field }) => field).sort();
};

const datesOf = ({ anniversaries }: Anniversaries) => anniversaries.map((one) => one.observance_date);

describe('the lunar date', () => {
  test('is that of the moment where a time is given, and says its month both ways', async () => {
    const panchang = (await get(`/v1/panchang?${delhi}&date=1990-10-06`)).json<{
      tithi: { full_name: string; of_day: { number: number; period: { end: string } }[] };
      hindu_calendar: { amanta: string; purnimanta: string };
    }>();
    const [first, second] = panchang.tithi.of_day;
    const ends = first?.period.end.slice(11) ?? '';
    const before = await ask(`kind=birthday&date=1990-10-06&time=06:30`);
    expect(before).toMatchObject({
      determined_by: 'time',
      time: '06:30',
      tithi: { number: first?.number, full_name: panchang.tithi.full_name },
      lunar_month: {
        amanta: panchang.hindu_calendar.amanta,
        purnimanta: panchang.hindu_calendar.purnimanta,
      },
      possible: [],
    });
    const [hour = 0, minute = 0] = ends.split(':').map(Number);
    const after = `${String(hour).padStart(2, '0')}:${String(minute + 2).padStart(2, '0')}`;
    expect((await ask(`kind=birthday&date=1990-10-06&time=${after}`)).tithi.number).toBe(second?.number);
  });

  test('without a time is that of sunrise, and every tithi of the date is listed', async () => {
    const { determined_by: by, tithi, possible } = await ask('kind=birthday&date=1990-10-06');
    expect(by).toBe('sunrise');
    expect(possible.map(({ number }) => number)).toContain(tithi.number);
    expect(possible.length).toBeGreaterThan(1);
  });

  test('may be stated, by months from full moon too', async () => {
    // The dark half of Kartika from full moon is that of Ashvina from new moon.
    const amanta = await ask('kind=shraddha&month=7&tithi=26&from=2026-01-01&years=5');
    const purnimanta = await ask('kind=shraddha&month=8&tithi=26&months=purnimanta&from=2026-01-01&years=5');
    expect(amanta).toMatchObject({
      determined_by: 'statement',
      nakshatra: null,
      lunar_month: { amanta: 'Ashvina', purnimanta: 'Kartika' },
      anniversaries: [{ number: null }, {}, {}, {}, {}],
    });
    expect(datesOf(purnimanta)).toEqual(datesOf(amanta));
  });
});

describe('birthdays', () => {
  test('are on the day at whose sunrise the tithi of birth stands', async () => {
    const { anniversaries } = await ask('kind=birthday&month=1&tithi=24&from=2024-01-01&years=30');
    expect(anniversaries).toHaveLength(30);
    let early = 0;
    for (const { observance_date: date, reason } of anniversaries) {
      const { tithi } = (await get(`/v1/panchang?${delhi}&date=${date}`)).json<{
        tithi: { number: number; of_day: { number: number }[] };
      }>();
      expect(tithi.of_day.map(({ number }) => number)).toContain(24);
      expect(reason).toContain('Krishna Navami');
      if (tithi.number !== 24) early++;
    }
    // Where the tithi lasts for less than two muhurtas after sunrise, or has no sunrise, it is the day before.
    expect(early).toBeGreaterThan(0);
    expect(early).toBeLessThan(12);
  });

  test('are counted from the birth, and the first is that of the next year', async () => {
    const { anniversaries } = await ask('kind=birthday&date=1990-10-06&time=06:30&from=1990-01-01&years=3');
    expect(anniversaries.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(anniversaries[0]?.observance_date?.slice(0, 4)).toBe('1991');
  });

  test('of an intercalary month are in the month proper', async () => {
    // 25 May 2026 is in Adhika Jyeshtha.
    const { lunar_month: month, anniversaries } = await ask(
      'kind=birthday&date=2026-05-25&time=12:00&from=2027-01-01&years=30',
    );
    expect(month.is_adhika).toBe(true);
    expect(anniversaries.some(({ is_adhika: isAdhika }) => isAdhika)).toBe(false);
    expect(new Set(datesOf({ anniversaries } as Anniversaries)).size).toBe(30);
  });
});

describe('yearly shraddhas', () => {
  test('are decided as the day of a shraddha is', async () => {
    const { anniversaries, sources } = await ask('kind=shraddha&month=1&tithi=20&from=2024-01-01&years=12');
    expect(sources.map(({ code }) => code)).toEqual(['SHRADDHA_KRISHNA']);
    for (const { candidates, decision_status: status, reason } of anniversaries)
      for (const { date, overlap_minutes: minutes, shraddha_kala: kala } of candidates) {
        const day = (await get(`/v1/shraddha/day?date=${date}&lat=28.6139&lon=77.209&location_id=2`)).json<{
          shraddhas: {
            tithi: { number: number };
            decision_status: string;
            reason: string;
            candidates: { date: string; overlap_minutes: number; kalas: { shraddha_kala: object } }[];
          }[];
        }>();
        const same = day.shraddhas.find(({ tithi }) => tithi.number === 20);
        expect(same?.decision_status).toBe(status);
        const candidate = same?.candidates.find((one) => one.date === date);
        expect(candidate?.overlap_minutes).toBe(minutes);
        expect(candidate?.kalas.shraddha_kala).toEqual(kala);
        expect(kala).not.toBeNull();
        expect(same?.reason.split(' ').slice(-6)).toEqual(reason.split(' ').slice(-6));
      }
  });

  test('are left open where the tithi is in two afternoons or in none', async () => {
    const { anniversaries } = await ask('kind=shraddha&month=6&tithi=26&from=2024-01-01&years=1');
    // The eleventh of the fathers' fortnight of 2024.
    expect(anniversaries[0]).toMatchObject({
      decision_status: 'REQUIRES_SOURCE_CERTIFICATION',
      observance_date: null,
      candidates: [{ date: '2024-09-27' }, { date: '2024-09-28' }],
    });
  });

  test('of an intercalary month are in it where the year has the same, else in the month proper', async () => {
    const { anniversaries } = await ask('kind=shraddha&date=2026-05-25&time=12:00&from=2027-01-01&years=30');
    const adhika = anniversaries.filter(({ is_adhika: isAdhika }) => isAdhika);
    expect(adhika.length).toBeGreaterThan(0);
    for (const { rule_code: code, number } of adhika) {
      expect(code).toBe('SHRADDHA_ADHIKA_SHUKLA');
      expect(anniversaries.filter((one) => one.number === number)).toHaveLength(1);
    }
    expect(anniversaries.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  test('of one who died in the month proper skip the intercalary one', async () => {
    const { anniversaries } = await ask('kind=shraddha&month=3&tithi=9&from=2026-01-01&years=1');
    expect(anniversaries[0]?.candidates[0]?.date.slice(0, 7)).toBe('2026-06');
  });
});

test('bad input', async () => {
  expect(await faults('date=2026-01-01')).toEqual(['kind']);
  expect(await faults('kind=birthday')).toEqual(['month', 'tithi']);
  expect(await faults('kind=birthday&month=3')).toEqual(['tithi']);
  expect(await faults('kind=birthday&date=2026-01-01&tithi=3')).toEqual(['tithi']);
  expect(await faults('kind=birthday&month=13&tithi=31&years=61&time=25:00&from=x')).toEqual([
    'from',
    'month',
    'time',
    'tithi',
    'years',
  ]);
  expect((await get(`/v1/tithi/anniversaries?${delhi}&kind=birthday&date=1600-01-01`)).status).toBe(404);
});

test('the end of the sky ends the list', async () => {
  const { anniversaries } = await ask('kind=birthday&month=1&tithi=9&from=3090-01-01&years=30');
  expect(anniversaries.at(-1)?.observance_date?.slice(0, 4)).toBe('3100');
});

test('nothing failed', () => {
  expect(failures).toEqual([]);
});

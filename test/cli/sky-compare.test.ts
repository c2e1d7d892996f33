// `nirnaya sky compare` and `nirnaya date`.

import { expect, test } from 'vitest';
import { captured } from './captured.ts';

const rowsOf = (csv: string): readonly (readonly string[])[] =>
  csv
    .trim()
    .split('\n')
    .map((line) => line.split(','));

test('sky compare: the same tithis, sankrantis and months side by side', async () => {
  const { code, out } = await captured(
    ...['sky', 'compare', '--from', '2026-01-01', '--to', '2026-02-28', '--place', 'Chennai'],
    ...['--skies', 'drik,vakya'],
  );
  expect(code).toBe(0);
  const [head, ...rows] = rowsOf(out);
  expect(head).toEqual(['kind', 'name', 'drik', 'vakya', 'minutes_apart', 'drik_month', 'vakya_month']);
  const makara = rows.find(([kind, name]) => kind === 'sankranti' && name === 'Makara');
  expect(makara?.slice(2, 5)).toEqual(['2026-01-14T15:07:20+05:30', '2026-01-14T18:10:30+05:30', '183.2']);
  expect(rows.filter(([kind]) => kind === 'tithi_end').length).toBeGreaterThan(58);
  expect(rows.filter(([kind]) => kind === 'lunar_month')).toHaveLength(2);
  for (const row of rows) {
    expect(row).toHaveLength(7);
    const apart = Math.abs(Date.parse(row[2] ?? '') - Date.parse(row[3] ?? '')) / 60_000;
    expect(Number(row[4])).toBeCloseTo(apart, 0);
  }
});

test.each([
  [['--skies', 'drik,moon'], /unknown sky "moon"/],
  [['--skies', 'drik'], /at least two/],
  [['--to', '2025-01-01'], /--to: 2025-01-01 is before/],
])('sky compare %j is refused', async (args, message) => {
  const { code, err } = await captured(
    ...['sky', 'compare', '--from', '2026-01-01', '--to', '2026-01-02', ...args],
  );
  expect(code).toBe(1);
  expect(err).toMatch(message);
});

test('date: the days that fit, by both calendars', async () => {
  const { code, out } = await captured('date', 'Saka 1198 Vaishakha Krishna 7, Wednesday');
  expect(code).toBe(0);
  expect(out).toContain('2 of 8 days by all readings fit.');
  expect(out).toMatch(
    /6 May 1276 +13 May 1276 +Wednesday +at sunrise +Dhanishta, Shatabhisha +elapsed, amanta/,
  );
});

test('date: where none fits, what does not is said', async () => {
  const { out } = await captured('date', 'Saka 1234 Chaitra Shukla 5, Sunday');
  expect(out).toContain('None of 4 days by all readings fits');
  expect(out).toMatch(/14 March 1312 +22 March 1312 +Tuesday .*elapsed +weekday/);
});

test.each([
  [['Saka 1234 Chaitra 5'], /DATE: no paksha/],
  [['Saka 1234 Chaitra Shukla 5', '--sky', 'drik'], /is in 1312, and the sky drik covers only 1700 to 3100/],
  [['Kali 1 Chaitra Shukla 5'], /is in -3100, and the sky surya_siddhanta covers only -500 to 3100/],
])('date %j is refused', async (args, message) => {
  const { code, err } = await captured('date', ...args);
  expect(code).toBe(1);
  expect(err).toMatch(message);
});

test('sky calendars: a day in six calendars, and before the ephemeris in four', async () => {
  const { out } = await captured('sky', 'calendars', '1903-04-19', '--json');
  const dates = JSON.parse(out) as Record<string, { year: number; month: number; day: number }>;
  expect(dates).toMatchObject({
    old_solar: { year: 5004, month: 1, day: 4 },
    modern_solar: { year: 1825, month: 1, day: 7 },
    astronomical_lunar: { year: 1960, month: 1, day: 22 },
  });
  const { out: early } = await captured('sky', 'calendars', '0070-09-24');
  expect(early).toMatch(/modern lunar +Vikrama +127 Kartika 3/);
  expect(early).toMatch(/astronomical solar +Saka +- \(an ephemeris is needed/);
});

test.each([
  ['2026-02-30', /does not exist in the calendar/],
  ['1900', /write YYYY-MM-DD/],
  ['3101-01-01', /is outside -500\.\.3100/],
])('sky calendars %s is refused', async (date, message) => {
  const { code, err } = await captured('sky', 'calendars', date);
  expect(code).toBe(1);
  expect(err).toMatch(message);
});

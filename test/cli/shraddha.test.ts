import { expect, test } from 'vitest';
import { captured } from './captured.ts';

const fitsColumns = (text: string): boolean => text.split('\n').every((line) => line.length <= 80);

test('shraddha: the fortnight of a year', async () => {
  const { code, out } = await captured('shraddha', '2024');
  expect(code).toBe(0);
  expect(out).toMatch(/^Mahalaya 2024\nNew Delhi, Asia\/Kolkata; shraddha, standard\n/);
  expect(out).toMatch(/Pratipada Shraddha +Wed 18 Sep \(\d+(\.\d)? min\)/);
  expect(out).toMatch(/Ekadashi Shraddha +undecided: Fri 27 Sep \(\d+(\.\d)? min\) or/);
  expect(out).toContain('Sarva Pitru Amavasya');
  expect(fitsColumns(out)).toBe(true);
});

test('shraddha: a day, and the same as JSON', async () => {
  const { out } = await captured('shraddha', '2024-09-28', '--place', 'Mumbai');
  expect(out).toMatch(/^Saturday, 28 September 2024\nMumbai, /);
  expect(out).toMatch(/Kutapa +\d\d:\d\d-\d\d:\d\d/);
  expect(out).toContain('Krishna Ekadashi  undecided:');
  expect(fitsColumns(out)).toBe(true);
  const json = JSON.parse((await captured('shraddha', '2024-09-28', '--place', 'Mumbai', '--json')).out);
  expect(json).toMatchObject({ date: '2024-09-28', decision_status: 'REQUIRES_SOURCE_CERTIFICATION' });
  const year = JSON.parse((await captured('shraddha', '2024', '--json')).out);
  expect(year.tithis.length).toBe(15);
});

test('shraddha: without an argument, this year; a sunless day says so', async () => {
  expect((await captured('shraddha')).out).toMatch(/^Mahalaya 2025\n/);
  const { code, out } = await captured('shraddha', '2024-12-21', '--lat', '70', '--lon', '20');
  expect(code).toBe(0);
  expect(out).toContain('none: the Sun does not rise and set');
});

test.each([
  ['shraddha', '1600'],
  ['shraddha', '20244'],
  ['shraddha', '2024-13-01'],
  ['shraddha', '2024', '--lat', '70', '--lon', '20'],
])('%s %s is refused with a sentence', async (...words) => {
  const { code, err, out } = await captured(...words);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toMatch(/^nirnaya: (WHEN|lat): /);
});

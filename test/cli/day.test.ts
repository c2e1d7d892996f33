import { describe, expect, test } from 'vitest';
import { startClient } from '../server/harness.ts';
import { captured } from './captured.ts';

const { get } = await startClient();

test('day: the panchang of today and its festivals', async () => {
  const { code, out } = await captured('day');
  expect(code).toBe(0);
  expect(out).toMatch(/^Wednesday, 27 August 2025\nNew Delhi, Asia\/Kolkata; NORTH_INDIA, standard\n\n/);
  expect(out).toContain('Ganesh Chaturthi  FESTIVAL_GANESH_CHATURTHI');
  expect(out.slice(out.indexOf('Vara  '), out.indexOf('\nSamvatsara'))).toMatchInlineSnapshot(`
    "Vara          Wednesday, Budhavara, of Mercury
    Tithi         Shukla Chaturthi until 15:45, Shukla Panchami
                  until 17:57 (28 August)
    Nakshatra     Hasta until 06:04, Chitra until 08:44 (28 August); pada 4 as the
                  day begins
    Yoga          Shubha until 12:34, Shukla until 13:18 (28 August)
    Karana        Vishti until 15:45, Bava until 04:49 (28 August), Balava
                  until 17:57 (28 August)

    Sun           rises 05:57, noon 12:23, sets 18:48, day 12 h 51 min, night
                  11 h 9 min
    Moon          rises 09:28, sets 20:57, waxing crescent, 13.81 % lit, in Kanya
                  until 19:22, in Tula until 07:53 (30 August)

    Month         Bhadrapada (purnimanta), Bhadrapada (amanta), Shukla paksha
    Year          Vikram 2082, Gujarati 2081, Shaka 1947, Kali 5126"
  `);
  // A Wednesday has no Abhijit.
  expect(out).not.toContain('Abhijit');
  expect(out).toMatch(/Inauspicious {2}.*Rahu Kaal 12:22-13:59/s);
});

test('day --json: the same object as the service gives', async () => {
  const { out } = await captured('day', '2025-08-27', '--json');
  const served = (await get('/v1/panchang/full?date=2025-08-27')).json();
  const { engine, ...day } = JSON.parse(out);
  expect({ ...day, engine: { ...engine, version: '0.0.0-test' } }).toEqual(served);
});

test('day: where the Sun does not rise, it says so', async () => {
  const { code, out } = await captured('day', '2025-12-21', '--lat', '78.2', '--lon', '15.6');
  expect(code).toBe(0);
  expect(out).toMatch(/Sun +does not rise, noon 11:5\d, does not set/);
  expect(out).not.toMatch(/null|undefined|NaN/);
});

describe('no line is wider than 80 columns', () => {
  test.each([
    ['2026-06-21', ['--lat', '69.65', '--lon', '18.96']],
    ['2026-03-08', ['--place', 'New York']],
    ['2026-10-20', ['--place', 'Kathmandu']],
    ['2026-05-27', ['--region', 'IN-TN']],
    ['1700-01-01', ['--place', 'Ujjain']],
  ])('%s %s', async (date, place) => {
    const { code, out } = await captured('day', date, ...place);
    expect(code).toBe(0);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(out).not.toMatch(/null|undefined|NaN/);
  });
});

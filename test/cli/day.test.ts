import { describe, expect, test } from 'vitest';
import { openAlmanac } from '../../engine/almanac/place-year.ts';
import { isoDate } from '../../engine/civil/civil.ts';
import { openBundledSky } from '../../ephemeris/bundled.ts';
import { clockIn } from '../../explain/dates/clock.ts';
import { startClient } from '../server/harness.ts';
import { captured } from './captured.ts';

const { get } = await startClient();

/** The text beside a label, its lines joined. */
function beside(page: string, label: string): string {
  const lines = page.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`${label} `));
  expect(at, label).toBeGreaterThan(-1);
  const after = lines.slice(at + 1);
  const end = after.findIndex((line) => !line.startsWith(' '));
  return [lines[at].slice(label.length), ...after.slice(0, end < 0 ? undefined : end)]
    .map((line) => line.trim())
    .join(' ');
}

test('day: New Delhi on 24 January 2022, as Drik Panchang has it', async () => {
  const { code, out } = await captured('day', '2022-01-24');
  expect(code).toBe(0);
  expect(out).toMatch(/^Monday, 24 January 2022\nNew Delhi, Asia\/Kolkata; NORTH_INDIA, standard\n\nVara /);
  // Published: 08:43 and 11:12.
  expect(beside(out, 'Tithi')).toMatch(/^Krishna Shashthi until 08:4[34], Krishna Saptami until /);
  expect(beside(out, 'Yoga')).toMatch(/^Sukarma until 11:1[12], /);
  expect(beside(out, 'Nakshatra')).toMatch(/^Hasta until 11:15, Chitra until .* \(25 January\); pada 4 /);
  expect(beside(out, 'Karana')).toMatch(/^Vanija until 08:4[34], Vishti until 20:(19|20), /);
  expect(beside(out, 'Sun')).toBe('rises 07:13, noon 12:33, sets 17:54, day 10 h 41 min, night 13 h 19 min');
  expect(beside(out, 'Moon')).toMatch(/^rises 23:55, sets 11:08, .*, in Kanya until 23:08, /);
  expect(beside(out, 'Month')).toBe('Magha (purnimanta), Pausha (amanta), Krishna paksha');
  expect(beside(out, 'Solar')).toContain('Bengali Magh 10 (Bangabda 1428)');
  expect(beside(out, 'Year')).toMatch(/^Vikram 2078, Gujarati 2078, Shaka 1943, /);
  expect(beside(out, 'Samvatsara')).toBe('Ananda (north), Plava (south), Pramadi (Gujarati)');
  expect(beside(out, 'Auspicious')).toMatch(
    /^Brahma Muhurta 05:26-06:20, Pratah Sandhya 05:53-07:13, Abhijit /,
  );
  expect(beside(out, 'Auspicious')).toContain('Amrit Kaal 04:36-06:11 (25 January)');
  expect(beside(out, 'Inauspicious')).toMatch(/^Rahu Kaal 08:33-09:53, Yamagandam 11:13-12:33, /);
});

test('day: today, where no date is named; a Wednesday has no Abhijit', async () => {
  const { out } = await captured('day');
  expect(out).toMatch(/^Wednesday, 27 August 2025\n/);
  expect(beside(out, 'Vara')).toBe('Wednesday, Budhavara, of Mercury');
  expect(out).not.toContain('Abhijit');
});

test('day: groups are in the order of interest', async () => {
  const { out } = await captured('day');
  const groups = ['Vara ', 'Sun ', 'Month ', 'Ganesh Chaturthi  FESTIVAL_GANESH_CHATURTHI', 'Auspicious '];
  const details = ['Choghadiya ', 'Hora ', 'Conditions ', 'Disha Shool ', 'Lagna ', 'Grahas '];
  const at = [...groups, ...details].map((text) => out.indexOf(`\n${text}`));
  expect(at).not.toContain(-1);
  expect(at).toEqual([...at].sort((a, b) => a - b));
});

test('day: a Wednesday begins with the choghadiya Labh and the hora of Mercury', async () => {
  const { out } = await captured('day');
  expect(beside(out, 'Choghadiya')).toMatch(/^Labh good 05:57, Amrit good 07:3\d, Kaal bad /);
  expect(beside(out, 'Hora (equal)')).toMatch(/^Mercury 05:57, Moon 06:57, /);
  const parted = (await captured('day', '--hora', 'day_night')).out;
  // Twelve horas of a day that is longer than its night.
  expect(beside(parted, 'Hora')).toMatch(/^Mercury 05:57, Moon 07:01, /);
  expect((await captured('day', '--hora', 'long')).code).toBe(1);
});

test('day: grahas have degrees, star and pada; R where they go back', async () => {
  // Mercury was direct on 27 August 2025, Saturn retrograde (in Mina); the nodes always go back.
  const { out } = await captured('day');
  const rows = out.slice(out.indexOf('\nGrahas ')).split('\n');
  const row = (graha: string): string => rows.find((line) => line.includes(` ${graha} `)) ?? '';
  expect(row('Saturn')).toMatch(/ Saturn +Mina +\d+°\d\d' +Uttara Bhadrapada \d +R$/);
  expect(row('Mercury')).toMatch(/ Mercury +Karka +\d+°\d\d' +Ashlesha \d$/);
  expect(row('Rahu')).toMatch(/ R$/);
});

test('day: the calendar of the land comes first', async () => {
  const nepal = (await captured('day', '2026-05-27', '--place', 'Kathmandu')).out;
  expect(beside(nepal, 'Solar')).toMatch(/^Nepali Jestha 13 \(Bikram Sambat 2083\), /);
  const maharashtra = (await captured('day', '2025-08-12', '--region', 'IN-MH')).out;
  expect(beside(maharashtra, 'Month')).toMatch(/^Shravana \(amanta\), Bhadrapada \(purnimanta\), Krishna /);
  expect(beside(maharashtra, 'Year')).toMatch(/^Shaka 1947, /);
  expect(beside(maharashtra, 'Samvatsara')).toMatch(/^Vishvavasu \(south\), /);
});

test('day: an intercalary month is called adhika', async () => {
  const { out } = await captured('day', '2026-05-27');
  expect(beside(out, 'Month')).toContain('Adhika Jyeshtha');
});

test('day: a condition that changes its kind is shown by kind', async () => {
  const { out } = await captured('day', '2026-11-21', '--place', 'Ujjain');
  expect(beside(out, 'Conditions')).toContain(
    'Ganda Mool (Revati) 06:51-05:55 (22 November) Ganda Mool (Ashwini) 05:55-06:45 (22 November)',
  );
});

test('day: Kharmas lasts a month, so it holds all day', async () => {
  const { out } = await captured('day', '2026-01-02');
  expect(beside(out, 'Conditions')).toContain('Kharmas (Dhanu) all day');
});

test('day: times are rounded to the minute once, from the instant', async () => {
  const sky = openBundledSky();
  const py = openAlmanac(sky).placeYear({ lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' }, 2026);
  sky.close();
  const clock = clockIn('Asia/Kolkata');
  // Days whose sunrise would be a minute later if its seconds were rounded first.
  const days = Array.from({ length: 365 }, (_, i) => py.yearStart + i).filter((i) => {
    const [hours, minutes, seconds] = `${clock.hms(py.sunrise[i])}`.split(':').map(Number);
    const twice = hours * 60 + minutes + Math.round(seconds / 60);
    const [hour, minute] = `${clock.hm(py.sunrise[i])}`.split(':').map(Number);
    return twice !== hour * 60 + minute;
  });
  expect(days.length).toBeGreaterThan(0);
  for (const i of days.slice(0, 2)) {
    const { out } = await captured('day', isoDate(py.firstDay + i), '--brief');
    expect(beside(out, 'Sun')).toContain(`rises ${clock.hm(py.sunrise[i])},`);
  }
});

test('day --tz: the day stays that of the place, its times are written elsewhere', async () => {
  const { out } = await captured('day', '2026-09-14', '--tz', 'America/New_York');
  expect(out).toMatch(
    /^Monday, 14 September 2026\nNew Delhi, days of Asia\/Kolkata, times of America\/New_York; /,
  );
  expect(beside(out, 'Vara')).toMatch(/^Monday/);
  expect(beside(out, 'Inauspicious')).toContain('(13 September)');
  const year = await captured('year', '2026', '--tz', 'America/New_York', '--no-reason');
  expect(year.out).toMatch(/Sun +8 Nov +Diwali/);
});

test('day: a date that never occurred at the place says so', async () => {
  const { code, err } = await captured('day', '2011-12-30', '--lat', '-13.83', '--lon', '-171.77');
  expect(code).toBe(1);
  expect(err).toContain('2011-12-30 did not occur in Pacific/Apia');
});

test('day --brief: angas, Sun, Moon, date and festivals', async () => {
  const { code, out } = await captured('day', '--brief');
  const labels = out.split('\n').flatMap((line) => /^(\w+) {2,}\S/.exec(line)?.[1] ?? []);
  expect(code).toBe(0);
  expect(labels).toEqual(['Vara', 'Tithi', 'Nakshatra', 'Yoga', 'Karana', 'Sun', 'Moon', 'Month', 'Solar']);
  expect(out).toContain('Ganesh Chaturthi  FESTIVAL_GANESH_CHATURTHI\n  Ganesh Chaturthi is on ');
});

test('day --brief --json: the two exclude each other', async () => {
  const { code, out, err } = await captured('day', '--brief', '--json');
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toMatch(/'--brief' cannot be used with option '--json'/);
});

test('day --json: the same object as that of the service', async () => {
  const { out } = await captured('day', '2025-08-27', '--json');
  const served = (await get('/v1/panchang/full?date=2025-08-27')).json();
  const { engine, ...day } = JSON.parse(out);
  expect({ ...day, engine: { ...engine, version: '0.0.0-test' } }).toEqual(served);
});

test('day: what a polar night lacks is explained', async () => {
  const { code, out } = await captured('day', '2025-12-21', '--lat', '78.2', '--lon', '15.6');
  expect(code).toBe(0);
  expect(beside(out, 'Sun')).toMatch(/^does not rise, noon 11:5\d, does not set$/);
  expect(beside(out, 'Choghadiya')).toBe('none, as the Sun does not rise and set');
  expect(beside(out, 'Hora')).toBe('none, as the Sun does not rise and set');
  expect(beside(out, 'Lagna')).toBe('none, as some signs never rise here');
  expect(beside(out, 'Solar')).toContain('no date can be given in Tamil');
});

describe('no line is wider than 80 columns, and none is empty of content', () => {
  test.each([
    ['Tromso, midnight sun', '2026-06-21', ['--lat', '69.65', '--lon', '18.96']],
    ['New York, the clock goes forward', '2026-03-08', ['--place', 'New York']],
    ['Kathmandu', '2026-10-20', ['--place', 'Kathmandu']],
    ['Tamil Nadu, adhika', '2026-05-27', ['--region', 'IN-TN']],
    ['a festival with a long name', '2026-06-26', []],
    ['the first day that is served', '1700-01-01', ['--place', 'Ujjain']],
  ])('%s: %s', async (_, date, place) => {
    const { code, out } = await captured('day', date, ...place);
    expect(code).toBe(0);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(out).not.toMatch(/null|undefined|NaN/);
  });
});

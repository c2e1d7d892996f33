import { describe, expect, test } from 'vitest';
import { type BirthInput, birthOf, echoOfBirth, storedZoneOf } from '../../../app/jyotisha/birth.ts';
import { legalTimeBegan } from '../../../app/jyotisha/time-standard.ts';
import { geoZones } from '../../../app/places/zones.ts';
import { civilDay } from '../../../engine/civil/civil.ts';

const zones = geoZones();
const porbandar = { lat: 21.64, lon: 69.6 };
const bombay = { lat: 18.96, lon: 72.82 };

const birth = (year: number, of: Partial<BirthInput>) =>
  birthOf({ zones }, { date: civilDay(year, 10, 2), time: 7 * 3600 + 11 * 60, ...porbandar, ...of });
const echo = (year: number, of: Partial<BirthInput> = {}) => echoOfBirth(birth(year, of));

describe('the clock of a birth', () => {
  test('is local mean time before the first legal time of the land', () => {
    // 69.6 degrees east are 4 h 38 min 24 s.
    expect(echo(1869)).toMatchObject({
      timezone: 'Asia/Kolkata',
      time_standard: 'lmt',
      utc_offset: '+04:38:24',
      at: '1869-10-02T02:32:36.000Z',
      other_time: { utc_offset: '+05:53:20', at: '1869-10-02T01:17:40.000Z' },
    });
    expect(echo(1906, { tz: 'Asia/Kolkata' })).toMatchObject({ time_standard: 'zone', utc_offset: '+05:30' });
  });

  test.each([
    // Where it is not Asia/Kolkata, the history of the zone says when.
    ['Asia/Kolkata', '1905-12-31T18:30:00.000Z'],
    ['America/New_York', '1883-11-18T17:00:00.000Z'],
    ['Europe/Berlin', '1893-03-31T23:06:32.000Z'],
    ['Asia/Kathmandu', '1919-12-31T18:18:44.000Z'],
  ])('the legal time of %s began at %s', (zone, instant) => {
    expect(new Date(legalTimeBegan(zone)).toISOString()).toBe(instant);
  });

  test('a move of the date line is no legal time', () => {
    // Manila left out a day in 1844, and Alaska had one twice in 1867; both kept their mean time.
    expect(legalTimeBegan('Asia/Manila')).toBeGreaterThan(Date.UTC(1890, 0, 1));
    expect(legalTimeBegan('America/Juneau')).toBeGreaterThan(Date.UTC(1890, 0, 1));
  });

  test('a zone without changes has been in force always', () => {
    expect(legalTimeBegan('UTC')).toBe(Number.NEGATIVE_INFINITY);
    expect(birth(1750, { tz: 'UTC' }).standard).toBe('zone');
  });

  test('is what the request states', () => {
    expect(echo(1869, { time_standard: 'zone' })).toMatchObject({
      time_standard: 'zone',
      utc_offset: '+05:53:20',
    });
    expect(echo(1990, { tz: 'LMT' })).toMatchObject({ time_standard: 'lmt', utc_offset: '+04:38:24' });
    expect(echo(1990, { time_standard: 'lmt' })).toMatchObject({ time_standard: 'lmt' });
    expect(echo(1920, { tz: '+04:38:31' })).toMatchObject({
      time_standard: 'offset',
      utc_offset: '+04:38:31',
      at: '1920-10-02T02:32:29.000Z',
    });
    for (const stated of [{ time_standard: 'zone' }, { tz: 'LMT' }, { tz: '-03:30' }] as const)
      expect(echo(1869, stated)).not.toHaveProperty('other_time');
  });

  test('a city that kept its own time is named', () => {
    expect(echo(1940, bombay)).toMatchObject({
      time_standard: 'zone',
      utc_offset: '+05:30',
      other_time: { name: 'Bombay time', utc_offset: '+04:51', at: '1940-10-02T02:20:00.000Z' },
    });
    expect(echo(1948, { lat: 22.57, lon: 88.36 })).toMatchObject({ other_time: { name: 'Calcutta time' } });
    for (const [year, place] of [
      [1956, bombay],
      [1940, porbandar],
    ] as const)
      expect(echo(year, place)).not.toHaveProperty('other_time');
  });

  test('local mean time is named while a legal time was new', () => {
    expect(echo(1910)).toMatchObject({ other_time: { name: 'local mean time', utc_offset: '+04:38:24' } });
    expect(echo(1930)).not.toHaveProperty('other_time');
  });

  test('two standards that contradict each other are refused', () => {
    expect(() => birth(1990, { tz: 'LMT', time_standard: 'zone' })).toThrow(/contradicts tz=LMT/);
    expect(() => birth(1990, { tz: '+05:00', time_standard: 'lmt' })).toThrow(/contradicts/);
    expect(() => birth(1990, { time_standard: 'offset' })).toThrow(/must be an offset/);
  });

  test('what a profile stores gives the same instant again', () => {
    for (const of of [{}, { tz: 'LMT' }, { tz: '+04:51' }, { time_standard: 'zone' }] as const) {
      const first = birth(1869, of);
      expect(birth(1869, storedZoneOf(first)).jd).toBe(first.jd);
    }
  });
});

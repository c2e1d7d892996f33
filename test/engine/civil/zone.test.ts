import { describe, expect, test } from 'vitest';
import { cacheReports } from '../../../engine/cache/registry.ts';
import { civilDay, jdOfCivilDay } from '../../../engine/civil/civil.ts';
import {
  addZoneYears,
  instantOfLocal,
  offsetAt,
  resolvedZoneYears,
  UnknownZone,
  zoneIsKnown,
  zoneOffsets,
} from '../../../engine/civil/zone.ts';
import { areaZones, zoneSpelling } from '../../../engine/civil/zone-spellings.ts';

/** Offset of a zone in seconds at 12:00 UT of a date. */
function offsetOn(zone: string, year: number, month: number, day: number): number {
  const noon = jdOfCivilDay(civilDay(year, month, day)) + 0.5;
  return Math.round(offsetAt(zoneOffsets(zone, noon - 2, noon + 2), noon) * 86_400);
}

/** Changes of offset within a year: UT instants to the minute and the new offset in hours. */
function changes(zone: string, year: number): [string, number][] {
  const from = jdOfCivilDay(civilDay(year, 1, 1));
  const offsets = zoneOffsets(zone, from, from + 365);
  return offsets
    .slice(1)
    .map(({ from: jd, offset }) => [
      new Date(Math.round((jd - 2440587.5) * 86_400) * 1000).toISOString().slice(0, 16),
      offset * 24,
    ]);
}

describe('zones', () => {
  test('IANA names and their links are known, abbreviations are not', () => {
    for (const zone of [
      'Asia/Kolkata',
      'Asia/Calcutta',
      'America/Argentina/Buenos_Aires',
      'UTC',
      'GMT',
      'EST5EDT',
      'Japan',
      'GB-Eire',
      'America/Port-au-Prince',
    ]) {
      expect(zoneIsKnown(zone), zone).toBe(true);
    }
    for (const zone of [
      'IST',
      'EST',
      'MST',
      'HST',
      'PST',
      'JST',
      'GMT+5',
      'SystemV/EST5EDT',
      'asia/kolkata',
      'Asia/KOLKATA',
      'America/Argentina/ComodRIVADAVIA',
      'Asia/Atlantis',
      '+05:30',
      '',
      'Asia/',
    ]) {
      expect(zoneIsKnown(zone), zone).toBe(false);
    }
    expect(() => zoneOffsets('IST', 2460000, 2460010)).toThrow(UnknownZone);
  });

  test('every name of the list is a zone of the runtime, in the spelling of the list', () => {
    const missing = areaZones.filter((zone) => !zoneIsKnown(zone));
    // The list may be newer than the runtime by a zone or two, never by more.
    expect(missing.length, missing.join(' ')).toBeLessThanOrEqual(2);
    for (const zone of areaZones) expect(zoneSpelling(zone.toUpperCase())).toBe(zone);
  });

  test('what is kept by zone stays within its bound, whatever spellings are sent', () => {
    const name = 'America/Argentina/ComodRivadavia';
    const stored = (): number => cacheReports().reduce((sum, { entries }) => sum + entries, 0);
    zoneIsKnown(name);
    const before = stored();
    for (let spelling = 0; spelling < 4096; spelling++) {
      const text = [...name]
        .map((letter, i) => ((spelling >> (i % 12)) & 1 ? letter.toUpperCase() : letter.toLowerCase()))
        .join('');
      expect(zoneIsKnown(text)).toBe(text === name);
    }
    expect(stored()).toBe(before);
    for (const { name: cache, entries, limit } of cacheReports())
      expect(entries, cache).toBeLessThanOrEqual(limit);
  });

  test('India: local mean time to the minute, war time, standard time', () => {
    expect(offsetOn('Asia/Kolkata', 1700, 6, 1)).toBe(5 * 3600 + 53 * 60);
    expect(offsetOn('Asia/Kolkata', 1900, 6, 1)).toBe(5 * 3600 + 21 * 60);
    expect(offsetOn('Asia/Kolkata', 1943, 6, 1)).toBe(6.5 * 3600);
    expect(offsetOn('Asia/Kolkata', 1946, 6, 1)).toBe(5.5 * 3600);
    expect(offsetOn('Asia/Kolkata', 3100, 6, 1)).toBe(5.5 * 3600);
  });

  test('Nepal: a quarter of an hour added at the new year of 1986', () => {
    expect(offsetOn('Asia/Kathmandu', 1985, 12, 30)).toBe(5.5 * 3600);
    expect(offsetOn('Asia/Kathmandu', 1986, 1, 2)).toBe(5.75 * 3600);
  });

  test('New York: daylight saving to the minute', () => {
    expect(changes('America/New_York', 2026)).toEqual([
      ['2026-03-08T07:00', -4],
      ['2026-11-01T06:00', -5],
    ]);
  });

  test('a clock reading that is skipped means the end of the gap, one that occurs twice the first', () => {
    const from = jdOfCivilDay(civilDay(2026, 1, 1));
    const newYork = zoneOffsets('America/New_York', from, from + 365);
    const at = (year: number, month: number, day: number, hours: number): string =>
      new Date(
        Math.round((instantOfLocal(newYork, civilDay(year, month, day) + hours / 24) - 2440587.5) * 86_400) *
          1000,
      ).toISOString();
    expect(at(2026, 3, 8, 2.5)).toBe('2026-03-08T07:00:00.000Z');
    expect(at(2026, 11, 1, 1.5)).toBe('2026-11-01T05:30:00.000Z');
    expect(at(2026, 7, 4, 12)).toBe('2026-07-04T16:00:00.000Z');
  });
});

test('offsets that were found before count, for their zone and year alone', () => {
  const from = jdOfCivilDay(civilDay(1911, 1, 1));
  const [own] = zoneOffsets('Pacific/Tongatapu', from, from + 10);
  expect(resolvedZoneYears()).toContainEqual(['Pacific/Tongatapu 1911', [own]]);
  // Not what the runtime says, so that it is seen that these are taken.
  addZoneYears([['Pacific/Tongatapu 1912', [{ from: from + 365, offset: 0.5 }]]]);
  expect(zoneOffsets('Pacific/Tongatapu', from + 365, from + 375)).toEqual([
    { from: from + 365, offset: 0.5 },
  ]);
  expect(zoneOffsets('Pacific/Tongatapu', from, from + 10)).toEqual([own]);
});

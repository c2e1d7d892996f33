import { afterAll, describe, expect, test } from 'vitest';
import { calendarYear } from '../../../engine/almanac/calendar-year.ts';
import { placeYearUnder } from '../../../engine/almanac/elsewhere.ts';
import { placeYearOn } from '../../../engine/almanac/on-sky.ts';
import { buildPlaceYear } from '../../../engine/almanac/place-year.ts';
import { civilDay } from '../../../engine/civil/civil.ts';
import { trackLabelAt } from '../../../engine/sky/track.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';

const sky = openBundledSky();
afterAll(() => sky.close());

const kathmandu = { lat: 27.7172, lon: 85.324, zone: 'Asia/Kathmandu' };

describe('a place-year on another sky', () => {
  const drik = buildPlaceYear(sky.year(2025), kathmandu);
  const other = placeYearOn(drik, 'surya_siddhanta_bija');

  test('shares its days, rises and sets, and goes back to what it was made of', () => {
    expect(other.sunrise).toBe(drik.sunrise);
    expect(other.moonrises).toBe(drik.moonrises);
    expect(other.sky.name).toBe('surya_siddhanta_bija');
    expect(placeYearOn(other, 'drik')).toBe(drik);
    expect(placeYearOn(other, 'vakya')).toBe(placeYearOn(drik, 'vakya'));
    expect(placeYearOn(drik, 'drik')).toBe(drik);
  });

  // Printed in Nepal (a patro's site) for days on which today's ephemerides have another tithi at sunrise.
  test('has the tithis that Nepal prints', () => {
    const printed = [
      [2, 4, 6],
      [2, 19, 22],
      [4, 2, 4],
      [4, 13, 16],
    ] as const;
    for (const [month, day, tithi] of printed) {
      const index = civilDay(2025, month, day) - drik.firstDay;
      const at = drik.sunrise[index];
      expect(trackLabelAt(other.sky.tithi, at) + 1).toBe(tithi);
      expect(trackLabelAt(drik.sky.tithi, at) + 1).not.toBe(tithi);
    }
  });

  test('a place that a rule is tied to is of the same sky', () => {
    const there = placeYearUnder(other, { lat: 25.3, lon: 83, zone: 'Asia/Kolkata' });
    expect(there.sky).toBe(other.sky);
    expect(placeYearUnder(drik, there.place).sunrise).toBe(there.sunrise);
  });

  test('a year of the calendars has none of either', () => {
    const year = placeYearOn(calendarYear(2025, drik.calendars), 'vakya');
    expect(year.firstDay).toBe(drik.firstDay);
    expect(() => year.sky).toThrow(/has no sky/);
  });
});

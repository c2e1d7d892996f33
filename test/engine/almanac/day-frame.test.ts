import { describe, expect, test } from 'vitest';
import { dayEnds, dayStarts, firstAtOrAfter, firstWithin } from '../../../engine/almanac/day-frame.ts';

const none = Number.NaN;

describe('days from events', () => {
  test('the first event of each day, or none', () => {
    expect([...firstWithin(Float64Array.of(0.5, 2.2, 2.4), Float64Array.of(0, 1, 2, 3))]).toEqual([
      0.5,
      none,
      2.2,
    ]);
    expect([...firstWithin(Float64Array.of(1), Float64Array.of(0, 1, 1, 2))]).toEqual([none, none, 1]);
  });

  test('the first event at or after an instant', () => {
    const events = Float64Array.of(1, 2, 3);
    expect([0, 1, 1.5, 4].map((jd) => firstAtOrAfter(events, jd))).toEqual([0, 0, 1, 3]);
  });

  test('a day is a sunrise, a sunset and a sunrise that follow one another', () => {
    const rises = Float64Array.of(0.2, 1.2, 2.2, 3.2);
    const sets = Float64Array.of(0.1, 0.8, 2.8);
    const { sunset, nextSunrise, sunsetSeen } = dayEnds(Float64Array.of(0.2, 1.2, none, 2.2), rises, sets);
    expect([...sunset]).toEqual([0.8, none, none, 2.8]);
    expect([...nextSunrise]).toEqual([1.2, none, none, 3.2]);
    expect([...sunsetSeen]).toEqual([0.8, none, none, 2.8]);
  });

  test('a sunset that ends months of midnight sun is of no day; one before a polar night is seen, but ends none', () => {
    const midnightSun = dayEnds(Float64Array.of(0.1), Float64Array.of(0.1, 70.2), Float64Array.of(69.9));
    expect([...midnightSun.sunset, ...midnightSun.nextSunrise, ...midnightSun.sunsetSeen]).toEqual([
      none,
      none,
      none,
    ]);
    const polarNight = dayEnds(Float64Array.of(0.4), Float64Array.of(0.4, 100.5), Float64Array.of(0.6));
    expect([...polarNight.sunset, ...polarNight.nextSunrise]).toEqual([none, none]);
    expect([...polarNight.sunsetSeen]).toEqual([0.6]);
  });

  test('a date that the clocks skipped does not part the days beside it', () => {
    const { nextSunrise } = dayEnds(
      Float64Array.of(0.3, none, 1.3),
      Float64Array.of(0.3, 1.3, 2.3),
      Float64Array.of(0.8, 1.8),
    );
    expect([...nextSunrise]).toEqual([1.3, none, 2.3]);
  });

  test('a day without sunrise begins six hours after midnight, squeezed where it must be', () => {
    expect([...dayStarts(Float64Array.of(0.3, none, 2.3), Float64Array.of(0, 1, 2))]).toEqual([
      0.3, 1.25, 2.3,
    ]);
    // the second date is skipped: its midnight is that of the third
    const skipped = dayStarts(Float64Array.of(0.24, none, 1.24), Float64Array.of(0, 1, 1));
    expect(skipped[1]).toBeGreaterThan(0.24);
    expect(skipped[1]).toBeLessThan(1.24);
    const late = dayStarts(Float64Array.of(0.99, none, none), Float64Array.of(0, 0.5, 0.5));
    expect(late[1]).toBeGreaterThan(0.99);
    expect(late[2]).toBeGreaterThan(late[1] ?? none);
  });
});

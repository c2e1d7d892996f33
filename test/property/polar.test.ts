// The edges of the polar day and night: a day is a sunrise, a sunset and a sunrise that follow one another within 36 hours,
// and nothing that hangs on a day reaches beyond.

import { fc, test } from '@fast-check/vitest';
import { describe, expect, test as plain } from 'vitest';
import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { jdOfCivilDay } from '../../engine/civil/civil.ts';
import { sunOn } from '../../engine/panchang/sun.ts';
import { observerAt, riseSet } from '../../engine/place/horizon.ts';
import { sharedWorkspace } from '../shared-workspace.ts';

const workspace = sharedWorkspace();
const pack = workspace.pack('NORTH_INDIA');
if (pack === undefined) throw new Error('the pack does not compile');

const places = {
  Tromsø: { lat: 69.6496, lon: 18.956, zone: 'Europe/Oslo' },
  Longyearbyen: { lat: 78.2232, lon: 15.6267, zone: 'Arctic/Longyearbyen' },
  Murmansk: { lat: 68.9585, lon: 33.0827, zone: 'Europe/Moscow' },
  Rovaniemi: { lat: 66.5039, lon: 25.7294, zone: 'Europe/Helsinki' },
  McMurdo: { lat: -77.85, lon: 166.67, zone: 'Antarctica/McMurdo' },
  Vostok: { lat: -78.4645, lon: 106.8339, zone: 'Antarctica/Vostok' },
  Casey: { lat: -66.2818, lon: 110.5276, zone: 'Antarctica/Casey' },
  Rothera: { lat: -67.5678, lon: -68.1247, zone: 'Antarctica/Rothera' },
  'South Pole': { lat: -90, lon: 0, zone: 'Antarctica/McMurdo' },
} as const;

const placeYear = fc.record({
  place: fc.constantFrom(...Object.values(places)),
  year: fc.integer({ min: 1700, max: 3100 }),
});

const longest = 1.5;

/** The sunrises and sunsets of a year, in order, found without the days. */
function eventsOf({ sky, place }: PlaceYear): { jd: number; rises: boolean }[] {
  const rule = { altitude: -50 / 60, radius: 0, seenFrom: 'surface' } as const;
  const { rises, sets } = riseSet(sky.fit.sun, observerAt(place.lat, place.lon), rule, {
    from: sky.from,
    to: sky.to,
  });
  return [
    ...Array.from(rises, (jd) => ({ jd, rises: true })),
    ...Array.from(sets, (jd) => ({ jd, rises: false })),
  ].sort((a, b) => a.jd - b.jd);
}

const within = (jd: number, sunrise: number): boolean => Math.abs(jd - sunrise) <= longest;

describe('polar place-years', () => {
  test.prop([placeYear], { numRuns: 12 })('a day is whole, or nothing hangs on it', ({ place, year }) => {
    const py = workspace.almanac.placeYear(place, year);
    const events = eventsOf(py);
    for (let i = py.yearStart; i < py.yearEnd; i++) {
      const sunrise = py.sunrise[i];
      const at = events.findIndex(({ jd }) => Math.abs(jd - sunrise) < 1e-6);
      const [set, rise] = at < 0 ? [] : events.slice(at + 1, at + 3);
      const whole =
        set !== undefined && rise !== undefined && !set.rises && rise.rises && rise.jd - sunrise <= longest;
      const { dayLength, nightLength, sunset } = sunOn(py, i);
      expect(
        [sunset, py.nextSunrise[i], dayLength, nightLength].map((value) => !Number.isNaN(value)),
      ).toEqual([whole, whole, whole, whole]);
      if (!whole) continue;
      expect(sunset).toBeCloseTo(set.jd, 6);
      expect(py.nextSunrise[i]).toBeCloseTo(rise.jd, 6);
      expect(dayLength + nightLength).toBeLessThanOrEqual(longest);
    }
  });

  test.prop([placeYear], { numRuns: 6 })('kalas and divisions stay with their day', ({ place, year }) => {
    const py = workspace.almanac.placeYear(place, year);
    const named = [...pack.kalas.values()].filter(({ quality }) => quality !== undefined);
    for (let i = py.yearStart; i < py.yearEnd; i++) {
      const day = py.firstDay + i;
      for (const { name } of named) {
        const spans = pack.dayWindows.listedKala(py, name, day) ?? [];
        for (let k = 0; k < spans.length; k += 2) {
          const [start, end] = [Number(spans[k]), Number(spans[k + 1])];
          // Before a first sunrise late in its civil day, what begins is listed with the day before.
          const isOfDay =
            within(start, py.dayStart[i]) || (start > py.dayStart[i] && start < py.dayStart[i + 1]);
          expect(isOfDay && end - start <= 1, `${name} ${day}`).toBe(true);
        }
      }
      for (const name of pack.divisions.keys()) {
        const parts = pack.dayWindows.division(py, name, day) ?? [];
        if (Number.isNaN(py.sunset[i])) expect(parts, `${name} ${day}`).toEqual([]);
        for (const { start, end } of parts)
          expect(within(start, py.sunrise[i]) && within(end, py.sunrise[i])).toBe(true);
      }
    }
  });

  test.prop([placeYear], { numRuns: 6 })('windows of festivals lie about their dates', ({ place, year }) => {
    const py = workspace.almanac.placeYear(place, year);
    for (const observance of pack.observances.inYear(py)) {
      const [from, to] = [jdOfCivilDay(observance.day) - 2.5, jdOfCivilDay(observance.lastDay) + 3.5];
      for (const { name, spans } of pack.observances.windowsOf(py, observance)) {
        for (const jd of spans) {
          expect(jd >= from && jd <= to, `${observance.rule.code} ${name} of ${observance.day}`).toBe(true);
        }
      }
    }
  });

  plain('Tromsø 2026: the last sunrise of May has no sunset, and rules that need one are undecidable', () => {
    const py = workspace.almanac.placeYear(places.Tromsø, 2026);
    const rises = Array.from({ length: py.yearEnd - py.yearStart }, (_, i) => py.yearStart + i).filter(
      (i) => !Number.isNaN(py.sunrise[i]) && Number.isNaN(py.sunset[i]),
    );
    // The last before the midnight sun, and the last before the polar night, on which the Sun is seen to set.
    expect(rises.map((i) => Number.isNaN(py.sunsetSeen[i]))).toContain(true);
    expect(rises.map((i) => Number.isNaN(py.sunsetSeen[i]))).toContain(false);
    for (const i of rises) expect(pack.dayWindows.kala(py, 'rahu_kaal', py.firstDay + i) ?? []).toEqual([]);
    const outcomes = pack.undecided.inYear(py).map(({ decision }) => decision.outcome);
    const kinds = outcomes.flatMap((outcome) => (outcome.kind === 'undecidable' ? [outcome.absent] : []));
    expect(kinds).toContain('sunset');
  });
});

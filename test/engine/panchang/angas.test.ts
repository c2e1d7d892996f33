import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import type { AngaSpan } from '../../../engine/panchang/anga-span.ts';
import { angasAt, angasOn } from '../../../engine/panchang/angas.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { sweph } from '../../ephemeris/library.ts';
import { seeded } from '../random.ts';
import { indexOf, ist, LONGYEARBYEN, NEW_DELHI } from './places.ts';

const almanac = openAlmanac(openBundledSky());
const ANGAS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
const PER_ROUND = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 } as const;

/** The angle that rules an anga, degrees 0..360, as the library has it. */
function angleOf(anga: (typeof ANGAS)[number], jd: number): number {
  const flags = sweph.constants.SEFLG_SWIEPH | sweph.constants.SEFLG_SIDEREAL;
  const sun = sweph.calc_ut(jd, 0, flags).data[0];
  const moon = sweph.calc_ut(jd, 1, flags).data[0];
  if (anga === 'nakshatra') return moon;
  return anga === 'yoga' ? (moon + sun) % 360 : (moon - sun + 360) % 360;
}

/** What must hold of the spans of one day. */
function expectTiling(spans: readonly AngaSpan[], from: number, to: number): void {
  expect(spans.length).toBeGreaterThan(0);
  expect(spans[0].start).toBeLessThanOrEqual(from);
  expect(spans[0].end).toBeGreaterThan(from);
  expect(spans.at(-1)?.start).toBeLessThan(Math.max(to, from + 1e-9));
  expect(spans.at(-1)?.end).toBeGreaterThanOrEqual(to);
  for (let i = 1; i < spans.length; i++) expect(spans[i].start).toBe(spans[i - 1].end);
}

describe('angas of a day', () => {
  test('New Delhi, 24 January 2022: Hasta ends at 11:15 as printed; Chitra follows whole', () => {
    const py = almanac.placeYear(NEW_DELHI, 2022);
    const { nakshatra } = angasOn(py, indexOf(py, 2022, 1, 24));
    expect(nakshatra.map((span) => span.label)).toEqual([12, 13]);
    expect(ist(nakshatra[0].end)).toBe('01-24T11:15');
    expect(nakshatra[1].end - nakshatra[1].start).toBeGreaterThan(0.9);
  });

  test('spans tile every day of any place, polar night included', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1700, 2026, 3100),
        fc.constantFrom(NEW_DELHI, LONGYEARBYEN),
        fc.integer({ min: 0, max: 460 }),
        (year, place, index) => {
          const py = almanac.placeYear(place, year);
          const angas = angasOn(py, index);
          for (const anga of ANGAS) expectTiling(angas[anga], py.dayStart[index], py.dayStart[index + 1]);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('three tithis touch the day of a kshaya tithi, one the first day of a vriddhi tithi', () => {
    const py = almanac.placeYear(NEW_DELHI, 2026);
    const counts = new Set<number>();
    for (let i = py.yearStart; i < py.yearEnd; i++) counts.add(angasOn(py, i).tithi.length);
    expect([...counts].sort()).toEqual([1, 2, 3]);
    const ugadi = angasOn(py, indexOf(py, 2026, 3, 19));
    expect(ugadi.tithi.map((span) => span.label)).toEqual([29, 0, 1]);
  });

  test('karanas: Kimstughna opens the lunation, Shakuni, Chatushpada and Naga close it', () => {
    const py = almanac.placeYear(NEW_DELHI, 2026);
    const { karana } = angasOn(py, indexOf(py, 2026, 3, 19));
    expect(karana.map((span) => [span.half, span.label])).toEqual([
      [59, 9],
      [0, 10],
      [1, 0],
      [2, 1],
    ]);
  });
});

describe('angas at an instant', () => {
  test('labels agree with the Swiss Ephemeris, and the span holds the instant', () => {
    const random = seeded(3);
    for (let round = 0; round < 400; round++) {
      const py = almanac.placeYear(NEW_DELHI, [1700, 1947, 2026, 3100][round % 4]);
      const jd = py.dayStart[0] + random() * (py.dayStart[py.count] - py.dayStart[0]);
      const running = angasAt(py, jd);
      if (!running) throw new Error('nothing runs');
      for (const anga of ANGAS) {
        const label = Math.floor((angleOf(anga, jd) * PER_ROUND[anga]) / 360);
        expect(anga === 'karana' ? running.karana.half : running[anga].label).toBe(label);
        expect(running[anga].start).toBeLessThanOrEqual(jd);
        expect(running[anga].end).toBeGreaterThan(jd);
      }
      expect(running.pada.pada).toBe((Math.floor(angleOf('nakshatra', jd) / (10 / 3)) % 4) + 1);
    }
  });

  test('an end given is the next begin', () => {
    const py = almanac.placeYear(NEW_DELHI, 2026);
    for (const anga of ANGAS) {
      let jd = py.dayStart[py.yearStart];
      for (let round = 0; round < 40; round++) {
        const end = angasAt(py, jd)?.[anga].end ?? Number.NaN;
        expect(angasAt(py, end)?.[anga].start).toBe(end);
        jd = end;
      }
    }
  });

  test('outside the year nothing runs', () => {
    const py = almanac.placeYear(NEW_DELHI, 2026);
    expect(angasAt(py, py.sky.from - 40)).toBeUndefined();
    expect(angasAt(py, Number.NaN)).toBeUndefined();
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { arcSpans } from '../../../engine/observe/arcs.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';

const sky = openBundledSky();
afterAll(() => sky.close());
const year = sky.year(2026);

const longitudeOf = (body: 'Sun' | 'Moon', jd: number): number =>
  body === 'Sun' ? year.sunLongitude(jd) : year.moonLongitude(jd);

/** Whether spans hold an instant. */
const hold = (spans: ArrayLike<number>, jd: number): boolean =>
  Array.from({ length: spans.length / 2 }, (_, i) => i).some(
    (i) => (spans[2 * i] as number) <= jd && jd < (spans[2 * i + 1] as number),
  );

describe('the spans of an arc', () => {
  // The last begins a quarter of a day before the first noon that is sampled.
  const late = Math.floor(longitudeOf('Moon', year.from + 1)) - 3;
  it.each([
    ['Sun', 10, 40],
    ['Sun', 350, 380],
    ['Sun', 100, 95],
    ['Moon', 10, 40],
    ['Moon', 350, 10],
    ['Moon', 120, 118],
    ['Moon', late, late + 20],
  ] as const)('hold the %s from %d to %d degrees, and at no other time', (body, from, to) => {
    const spans = arcSpans(year, body, from, to);
    const width = (to - from + 360) % 360;
    for (let jd = year.from + 1; jd < year.to - 1; jd += 0.317) {
      const along = (longitudeOf(body, jd) - from + 720) % 360;
      expect(hold(spans, jd), `${jd}`).toBe(along < width);
    }
  });

  it.each(['Sun', 'Moon', 'Mars'] as const)('of a whole round are the year of the %s', (body) => {
    expect([...arcSpans(year, body, 30, 390)]).toEqual([year.from, year.to]);
  });
});

import { fc, test } from '@fast-check/vitest';
import { afterAll, describe, expect, it } from 'vitest';
import { buildPlaceYear } from '../../../engine/almanac/place-year.ts';
import { boundariesOf, isFollowed, pieceAt } from '../../../engine/observe/pieces.ts';
import { labelAt, type Quantity } from '../../../engine/observe/quantities.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { uniform } from '../../uniform.ts';

const sky = openBundledSky();
afterAll(() => sky.close());
const py = buildPlaceYear(sky.year(2026), { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' });
const envelope = [py.dayStart[100], py.dayStart[103]] as const;

const followed: readonly Quantity[] = [
  { name: 'tithi', body: 'Moon' },
  { name: 'karana', body: 'Moon' },
  { name: 'nakshatra', body: 'Sun' },
  { name: 'nakshatra28', body: 'Moon' },
  { name: 'rashi', body: 'Moon' },
  { name: 'weekday', body: 'Moon' },
];
const labels = (quantities: readonly Quantity[], t: number): readonly number[] =>
  quantities.map((q) => labelAt(py, q, t));

describe('pieces of time in which quantities keep their labels', () => {
  test.prop([fc.subarray([...followed], { minLength: 1 }), uniform(0.001, 0.999)])(
    'lie between the boundaries, and at each boundary something changes',
    (quantities, share) => {
      const bounds = boundariesOf(py, quantities, envelope);
      for (let i = 1; i + 2 < bounds.length; i += 7) {
        const [before, start, end] = [bounds[i - 1], bounds[i], bounds[i + 1]];
        const own = labels(quantities, (start + end) / 2);
        expect(labels(quantities, start + (end - start) * share)).toEqual(own);
        expect(labels(quantities, (before + start) / 2)).not.toEqual(own);
        const piece: [number, number] = [py.sky.from, py.sky.to];
        expect(pieceAt(py, quantities, start + (end - start) * share, piece)).toBe(true);
        expect(piece).toEqual([start, end]);
      }
    },
  );

  it('are the whole of the sky where there is no quantity, none where one is unknown', () => {
    expect([...boundariesOf(py, [], envelope)]).toEqual([py.sky.from, py.sky.to]);
    expect(pieceAt(py, followed, py.dayStart[0] - 1, [py.sky.from, py.sky.to])).toBe(false);
  });

  it('are none beyond the polar circle for the lagna, whose rashis do not all rise there', () => {
    const north = buildPlaceYear(sky.year(2026), { lat: 78.2, lon: 15.6, zone: 'Arctic/Longyearbyen' });
    expect(boundariesOf(north, [{ name: 'lagna', body: 'Moon' }], envelope)).toHaveLength(0);
  });

  it('have no label before and after the year about which the sky is known', () => {
    const far: readonly Quantity[] = [
      ...followed,
      { name: 'rashi', body: 'Jupiter' },
      { name: 'lunar month', body: 'Moon' },
      { name: 'purnimanta month', body: 'Moon' },
    ];
    for (const t of [py.sky.from - 2000, py.sky.to + 2000, Number.NaN])
      expect(labels(far, t)).toEqual(far.map(() => -1));
  });

  it('follow the lagna about a day only', () => {
    const lagna: Quantity = { name: 'lagna', body: 'Moon' };
    const bounds = boundariesOf(py, [lagna], envelope);
    expect(bounds[0]).toBeGreaterThan(envelope[0] - 0.2);
    expect(bounds.length).toBeGreaterThan(3 * 12);
    expect(bounds.length).toBeLessThan(4 * 12);
    expect([lagna, ...followed].filter((q) => !isFollowed(q))).toEqual([lagna]);
  });
});

import { describe, expect, test } from 'vitest';
import { eclipseOfId, eclipsesOfYear } from '../../../../engine/sky/eclipses/eclipses-of.ts';
import { YearOutOfRange } from '../../../../engine/sky/year-range.ts';
import { openBundledSky } from '../../../../ephemeris/bundled.ts';

const sky = openBundledSky();

describe('numbers of an eclipse', () => {
  test('Goldstine numbers the lunation of 6 January 2000 as 37105: that of 21 January held a lunar eclipse', () => {
    const [eclipse] = eclipsesOfYear(sky, 2000);
    expect(eclipse).toMatchObject({ kind: 'lunar', lunation: 37105, id: 74211, saros: 124 });
  });

  test('ids ascend in time, are found again, and belong to one eclipse each', () => {
    let last = 0;
    for (const year of [1700, 1701, 2025, 2026, 2027, 3099, 3100]) {
      for (const eclipse of eclipsesOfYear(sky, year)) {
        expect(eclipse.id).toBeGreaterThan(last);
        expect(eclipse.id % 2).toBe(eclipse.kind === 'lunar' ? 1 : 0);
        expect(eclipseOfId(sky, eclipse.id)).toEqual(eclipse);
        last = eclipse.id;
      }
    }
  });

  test('an eclipse of the first days of a year is found by its id as well', () => {
    // 4 January 2011 and 31 December 2009
    const january = eclipsesOfYear(sky, 2011)[0];
    const december = eclipsesOfYear(sky, 2009).at(-1);
    expect(eclipseOfId(sky, january.id)?.greatest).toBe(january.greatest);
    expect(december && eclipseOfId(sky, december.id)?.greatest).toBe(december?.greatest);
  });

  test('the next of a saros has the number of its series, 223 lunations on', () => {
    const eclipse = eclipsesOfYear(sky, 2009).find((e) => e.kind === 'solar' && e.type === 'total');
    const next = eclipse && eclipseOfId(sky, eclipse.id + 2 * 223);
    expect(next).toMatchObject({ kind: 'solar', type: 'total', saros: 136 });
    expect(eclipse?.saros).toBe(136);
  });

  test('what is the id of no eclipse of these years is none', () => {
    const [eclipse] = eclipsesOfYear(sky, 2026);
    for (const id of [eclipse.id + 2, 0, -5, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 1e12]) {
      expect(eclipseOfId(sky, id)).toBeUndefined();
    }
    const first = eclipsesOfYear(sky, 1700)[0].id;
    const last = eclipsesOfYear(sky, 3100).at(-1)?.id ?? 0;
    for (let i = 1; i < 40; i++) {
      expect(eclipseOfId(sky, first - i)).toBeUndefined();
      expect(eclipseOfId(sky, last + i)).toBeUndefined();
    }
  });

  test('a year beyond the sky is refused', () => {
    expect(() => eclipsesOfYear(sky, 3101)).toThrow(YearOutOfRange);
  });
});

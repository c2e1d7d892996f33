import { expect, test } from 'vitest';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import { angasOn } from '../../../engine/panchang/angas.ts';
import { padaAt, padasOf, padasTouching } from '../../../engine/panchang/pada.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { indexOf, jdOfIst, NEW_DELHI } from './places.ts';

const sky = openBundledSky();
const almanac = openAlmanac(sky);

test('the four padas tile their nakshatra and never overlap; each holds its own instants', () => {
  const year = sky.year(2026);
  const { starts, first } = year.nakshatra;
  for (let i = 0; i + 1 < starts.length; i++) {
    const span = { label: (first + i) % 27, start: starts[i], end: starts[i + 1] };
    const padas = padasOf(year, span);
    expect(padas.map(({ pada }) => pada)).toEqual([1, 2, 3, 4]);
    expect(padas[0].start).toBe(span.start);
    expect(padas[3].end).toBe(span.end);
    for (const [n, pada] of padas.entries()) {
      expect(pada.end).toBeGreaterThan(pada.start);
      if (n > 0) expect(pada.start).toBe(padas[n - 1].end);
      expect(padaAt(year, span, pada.start)).toEqual(pada);
      expect(padaAt(year, span, (pada.start + pada.end) / 2)).toEqual(pada);
    }
  }
});

test('New Delhi, 24 January 2022: Hasta 4, Chitra 1, 2 and 3 end within a minute of the printed time', () => {
  const py = almanac.placeYear(NEW_DELHI, 2022);
  const index = indexOf(py, 2022, 1, 24);
  const [from, to] = [py.dayStart[index], py.dayStart[index + 1]];
  const padas = padasTouching(py.sky, angasOn(py, index).nakshatra, from, to);
  const printed = ['24T11:15', '24T17:13', '24T23:08', '25T05:02'];
  expect(padas.map(({ nakshatra, pada }) => [nakshatra, pada])).toEqual([
    [12, 4],
    [13, 1],
    [13, 2],
    [13, 3],
    [13, 4],
  ]);
  for (const [i, text] of printed.entries()) {
    expect(Math.abs(padas[i].end - jdOfIst(`2022-01-${text}`)) * 1440).toBeLessThan(1);
  }
});

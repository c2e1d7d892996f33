import { describe, expect, test } from 'vitest';
import { keyOf, mapPicture } from '../../../explain/maps/index.ts';
import { regionPath } from '../../../explain/maps/paths.ts';
import { mapProjection } from '../../../explain/maps/projection.ts';
import { svgOf } from '../../../explain/pictures/svg.ts';

const frame = { width: 960, theme: 'light', title: ['Diwali 2026'] } as const;
const square = (west: number, south: number, size: number) => [
  [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
];

const content = {
  area: 'india',
  land: 'M0 0L10 0L10 10Z',
  regions: [
    { coordinates: square(66, 6, 16), date: 0, label: '20 Oct', at: [74, 14], meaning: 'Tuesday' },
    { coordinates: square(82, 6, 16), date: 1, label: '21 Oct', at: [90, 14], meaning: 'Wednesday <&>' },
    { coordinates: square(66, 22, 16), date: undefined, label: '', at: [74, 30], meaning: 'No date' },
  ],
  places: [{ name: 'Ujjain', at: [75.8, 23.2] }],
  namesPlaces: true,
  isPart: false,
} as const;

describe('the picture of a map', () => {
  test('has a colour for each date, and a pattern for all but the first', () => {
    const svg = svgOf(mapPicture(frame, content));
    for (const paint of ['date0', 'date1', 'undecided', 'land']) expect(svg).toContain(`class="${paint}"`);
    expect(keyOf(0).hatch).toBeUndefined();
    for (const date of [1, undefined]) {
      const { hatch } = keyOf(date);
      expect(svg).toContain(`<pattern id="${hatch}"`);
      expect(svg).toContain(`fill="url(#${hatch})"`);
    }
    expect(svg.match(/<pattern /g)).toHaveLength(2);
  });

  test('says in words what each region is, and names places where they have space', () => {
    const svg = svgOf(mapPicture(frame, content));
    for (const text of [
      'Diwali 2026',
      '20 Oct',
      '21 Oct',
      'Tuesday',
      'Wednesday &lt;&amp;&gt;',
      'No date',
      'Ujjain',
    ])
      expect(svg).toContain(text);
    const part = svgOf(mapPicture(frame, { ...content, isPart: true }), { isPart: true });
    expect(part).not.toContain('Tuesday');
    expect(part).toContain('20 Oct');
  });

  test('names no place over another', () => {
    const places = Array.from({ length: 30 }, (_, i) => ({ name: `Place ${i}`, at: [76 + i / 100, 20] }));
    const svg = svgOf(mapPicture(frame, { ...content, regions: [], places }));
    const count = svg.match(/>Place \d+</g)?.length ?? 0;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(8);
  });
});

describe('the path of a region', () => {
  const { projection, width, height } = mapProjection('world');

  test('bends along meridians, and keeps to the sheet at its edges', () => {
    const path = regionPath(square(-180, -60, 140), projection);
    const points = path
      .slice(1, -1)
      .split('L')
      .map((point) => point.split(' ').map(Number));
    expect(points.length).toBeGreaterThan(140 / 2.5);
    for (const [x = Number.NaN, y = Number.NaN] of points) {
      expect(x).toBeGreaterThanOrEqual(-0.5);
      expect(x).toBeLessThanOrEqual(width / 2);
      expect(y).toBeLessThanOrEqual(height + 0.5);
    }
    expect(Math.min(...points.map(([x = 0]) => x))).toBeLessThan(1);
  });

  test('the world is as wide as its sheet, from 80 degrees north to 60 south', () => {
    expect(projection([-180, 0])?.[0]).toBeCloseTo(0, 0);
    expect(projection([0, 80])?.[1]).toBeCloseTo(0, 0);
    expect(projection([0, -60])?.[1]).toBeCloseTo(height, 0);
  });
});

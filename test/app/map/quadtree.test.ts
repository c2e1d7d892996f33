import { describe, expect, test } from 'vitest';
import type { Grid } from '../../../app/map/grid.ts';
import { areas } from '../../../app/map/grid.ts';
import { cellsOf, quartered } from '../../../app/map/quadtree.ts';

const grid: Grid = { west: 0, south: 0, step: 1, columns: 64, rows: 32, coarsest: 8 };

/** Every finest cell decided at its centre. */
const exhaustive = (decide: (x: number, y: number) => number): number[] =>
  Array.from({ length: grid.columns * grid.rows }, (_, i) =>
    decide((i % grid.columns) + 0.5, Math.floor(i / grid.columns) + 0.5),
  );

describe('a map by quarters', () => {
  test('of one value is decided at the corners and centres of its coarsest cells alone', () => {
    const { leaves, probes } = quartered(grid, () => 3);
    expect(leaves).toHaveLength(8 * 4);
    expect(probes).toBe(8 * 4 + 9 * 5);
    expect([...cellsOf(grid, leaves)]).toEqual(exhaustive(() => 3));
  });

  test.each([
    ['a slanting line', (x: number, y: number) => (x + 0.37 * y > 30.2 ? 1 : 0)],
    ['a curve', (x: number, y: number) => (y > 16 + 9.3 * Math.sin(x / 9) ? 1 : 0)],
    ['three bands', (x: number) => (x < 20.4 ? 0 : x < 41.7 ? 1 : 2)],
  ])('finds %s as every cell would, at fewer points', (_name, decide) => {
    const { leaves, probes } = quartered(grid, decide);
    expect([...cellsOf(grid, leaves)]).toEqual(exhaustive(decide));
    expect(probes).toBeLessThan((grid.columns * grid.rows) / 2);
  });

  test('follows a thin band into cells whose corners agree', () => {
    // It crosses the coarsest cells of a row between their corners, but for the first, where it begins at a corner.
    const decide = (x: number, y: number) => (Math.abs(y - 8 - x / 12) < 1.1 ? 1 : 0);
    const { leaves } = quartered(grid, decide);
    expect([...cellsOf(grid, leaves)]).toEqual(exhaustive(decide));
  });

  test('decides no point twice', () => {
    const points = new Set<string>();
    quartered(grid, (x, y) => {
      expect(points.has(`${x} ${y}`)).toBe(false);
      points.add(`${x} ${y}`);
      return x > 21.3 ? 1 : 0;
    });
  });

  test.each(Object.entries(areas))(
    '%s is made of whole coarsest cells',
    (_name, { columns, rows, coarsest }) => {
      expect([columns % coarsest, rows % coarsest]).toEqual([0, 0]);
      expect(Number.isInteger(Math.log2(coarsest))).toBe(true);
    },
  );
});

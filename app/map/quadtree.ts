// A map by quarters: a cell is cut in four where its corners and its centre differ, so that most of the Earth is decided at a
// few points and only borders in detail.

import type { Grid } from './grid.ts';

/** A square of finest cells, all with one value. */
export interface Leaf {
  /** finest cells from the western and from the southern edge */
  readonly x: number;
  readonly y: number;
  /** finest cells along a side */
  readonly size: number;
  readonly value: number;
}

/** What a map came to. */
export interface Quartered {
  readonly leaves: readonly Leaf[];
  /** how many points were decided */
  readonly probes: number;
}

/**
 * Quarters a grid. `decide` gives a whole number for a point, in finest cells from the south-western corner, halves for
 * centres; it is called once for each point.
 */
export function quartered(grid: Grid, decide: (x: number, y: number) => number): Quartered {
  const known = new Map<number, number>();
  // Twice the point, so that centres are whole.
  const keyOf = (x: number, y: number): number => 2 * y * (2 * grid.columns + 1) + 2 * x;
  const at = (x: number, y: number): number => {
    const key = keyOf(x, y);
    let value = known.get(key);
    if (value === undefined) {
      value = decide(x, y);
      known.set(key, value);
    }
    return value;
  };

  const leaves: Leaf[] = [];
  const quarter = (x: number, y: number, size: number): void => {
    const value = at(x + size / 2, y + size / 2);
    if (size === 1) {
      leaves.push({ x, y, size, value });
      return;
    }
    const corners = [at(x, y), at(x + size, y), at(x, y + size), at(x + size, y + size)];
    if (corners.every((corner) => corner === value)) leaves.push({ x, y, size, value });
    else cut(x, y, size);
  };
  const cut = (x: number, y: number, size: number): void => {
    const half = size / 2;
    for (const [dx, dy] of [
      [0, 0],
      [half, 0],
      [0, half],
      [half, half],
    ] as const)
      quarter(x + dx, y + dy, half);
  };
  for (let y = 0; y < grid.rows; y += grid.coarsest)
    for (let x = 0; x < grid.columns; x += grid.coarsest) quarter(x, y, grid.coarsest);

  // A border that a cell has found may lead into a neighbour whose own corners agree: then that is cut too.
  const isEntered = ({ x, y, size, value }: Leaf): boolean => {
    for (let i = 1; i < size; i++) {
      for (const key of [keyOf(x + i, y), keyOf(x + i, y + size), keyOf(x, y + i), keyOf(x + size, y + i)]) {
        const edge = known.get(key);
        if (edge !== undefined && edge !== value) return true;
      }
    }
    return false;
  };
  for (let more = true; more; ) {
    const entered = leaves.filter((leaf) => leaf.size > 1 && isEntered(leaf));
    more = entered.length > 0;
    const gone = new Set(entered);
    const rest = leaves.filter((leaf) => !gone.has(leaf));
    leaves.length = 0;
    leaves.push(...rest);
    for (const { x, y, size } of entered) cut(x, y, size);
  }
  return { leaves, probes: known.size };
}

/** The values of the finest cells, row by row from the south, each row from the west. */
export function cellsOf({ columns, rows }: Grid, leaves: readonly Leaf[]): Uint8Array {
  const cells = new Uint8Array(columns * rows);
  for (const { x, y, size, value } of leaves)
    for (let row = y; row < y + size; row++) cells.fill(value, row * columns + x, row * columns + x + size);
  return cells;
}

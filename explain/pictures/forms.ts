// The three square forms of charts: where each rashi or house lies on a square of the side 1.

import type { Point } from './sheet.ts';

/** The forms of charts that are squares. */
export const squareForms = ['north', 'south', 'east'] as const;

/** A square form. */
export type SquareForm = (typeof squareForms)[number];

/** A part of the square, convex, its corners in order. */
export type Cell = readonly Point[];

/** At which end of its cell the name of a rashi stands. */
export type NameEnd = 'top' | 'bottom' | 'left' | 'right';

/** A cell, and where in it the name of its rashi stands. */
export interface FormCell {
  readonly cell: Cell;
  readonly name: NameEnd;
}

/** A form. */
export interface Form {
  /** by house from the lagna, or by rashi from Mesha, each from 0 */
  readonly by: 'house' | 'rashi';
  readonly cells: readonly FormCell[];
  /** the square in the middle that no rashi has; undefined where there is none */
  readonly middle: Cell | undefined;
}

// In steps of a part of the side.
const scaled =
  (steps: number) =>
  (name: NameEnd, ...corners: readonly Point[]): FormCell => ({
    name,
    cell: corners.map(([x, y]) => [x / steps, y / steps]),
  });

// A square with its diagonals and the square on the middles of its sides; houses run leftwards from the top.
function north(): Form {
  const at = scaled(4);
  const cells = [
    at('bottom', [2, 0], [3, 1], [2, 2], [1, 1]),
    at('bottom', [0, 0], [2, 0], [1, 1]),
    at('right', [0, 0], [1, 1], [0, 2]),
    at('right', [1, 1], [2, 2], [1, 3], [0, 2]),
    at('right', [0, 2], [1, 3], [0, 4]),
    at('top', [0, 4], [1, 3], [2, 4]),
    at('top', [2, 2], [3, 3], [2, 4], [1, 3]),
    at('top', [2, 4], [3, 3], [4, 4]),
    at('left', [4, 4], [3, 3], [4, 2]),
    at('left', [3, 1], [4, 2], [3, 3], [2, 2]),
    at('left', [4, 2], [3, 1], [4, 0]),
    at('bottom', [4, 0], [3, 1], [2, 0]),
  ];
  return { by: 'house', cells, middle: undefined };
}

// A ring of twelve squares; rashis run clockwise from the second of the top row.
function south(): Form {
  const at = scaled(4);
  const places: readonly Point[] = [
    [1, 0],
    [2, 0],
    [3, 0],
    [3, 1],
    [3, 2],
    [3, 3],
    [2, 3],
    [1, 3],
    [0, 3],
    [0, 2],
    [0, 1],
    [0, 0],
  ];
  const box = ([x, y]: Point, size: number): readonly Point[] => [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ];
  return {
    by: 'rashi',
    cells: places.map((place) => at('top', ...box(place, 1))),
    middle: at('top', ...box([1, 1], 2)).cell,
  };
}

// Three by three squares, those at the corners halved; rashis run leftwards from the middle of the top.
function east(): Form {
  const at = scaled(3);
  const cells = [
    at('top', [1, 0], [2, 0], [2, 1], [1, 1]),
    at('top', [0, 0], [1, 0], [1, 1]),
    at('bottom', [0, 0], [1, 1], [0, 1]),
    at('top', [0, 1], [1, 1], [1, 2], [0, 2]),
    at('top', [0, 2], [1, 2], [0, 3]),
    at('bottom', [1, 2], [1, 3], [0, 3]),
    at('top', [1, 2], [2, 2], [2, 3], [1, 3]),
    at('bottom', [2, 2], [3, 3], [2, 3]),
    at('top', [2, 2], [3, 2], [3, 3]),
    at('top', [2, 1], [3, 1], [3, 2], [2, 2]),
    at('bottom', [3, 0], [3, 1], [2, 1]),
    at('top', [2, 0], [3, 0], [2, 1]),
  ];
  return { by: 'rashi', cells, middle: at('top', [1, 1], [2, 1], [2, 2], [1, 2]).cell };
}

/** The forms by name. */
export const forms: Readonly<Record<SquareForm, Form>> = { north: north(), south: south(), east: east() };

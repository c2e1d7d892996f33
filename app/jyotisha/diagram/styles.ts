// The three forms in which charts are drawn, as polygons on a sheet: where each rashi or house lies. A unit is a line of
// text high and half a line wide, so that diagonals go by whole characters.

/** A form. */
export const diagramStyles = ['north', 'south', 'east'] as const;

/** A form of diagram. */
export type DiagramStyle = (typeof diagramStyles)[number];

/** A corner: across, down. */
export type Point = readonly [x: number, y: number];

/** A part of the sheet, convex, its corners in order. */
export type Cell = readonly Point[];

/** A form: its sheet, and twelve cells. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** by house from the lagna, or by rashi from Mesha, each from 0 */
  readonly by: 'house' | 'rashi';
  readonly cells: readonly Cell[];
  /** where a title stands; undefined: nowhere */
  readonly middle: Cell | undefined;
}

/** The sheets of the forms. */
export const sheets: Readonly<Record<DiagramStyle, Sheet>> = {
  north: north(48, 24),
  south: south(16, 6),
  east: east(22, 11),
};

// A square with its diagonals and the square on the middles of its sides; houses run leftwards from the top.
function north(width: number, height: number): Sheet {
  const at = (x: number, y: number): Point => [(x * width) / 4, (y * height) / 4];
  const cells = [
    [at(2, 0), at(3, 1), at(2, 2), at(1, 1)],
    [at(0, 0), at(2, 0), at(1, 1)],
    [at(0, 0), at(1, 1), at(0, 2)],
    [at(1, 1), at(2, 2), at(1, 3), at(0, 2)],
    [at(0, 2), at(1, 3), at(0, 4)],
    [at(0, 4), at(1, 3), at(2, 4)],
    [at(2, 2), at(3, 3), at(2, 4), at(1, 3)],
    [at(2, 4), at(3, 3), at(4, 4)],
    [at(4, 4), at(3, 3), at(4, 2)],
    [at(3, 1), at(4, 2), at(3, 3), at(2, 2)],
    [at(4, 2), at(3, 1), at(4, 0)],
    [at(4, 0), at(3, 1), at(2, 0)],
  ];
  return { width, height, by: 'house', cells, middle: undefined };
}

// A ring of twelve squares; rashis run clockwise from the second of the top row.
function south(width: number, height: number): Sheet {
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
  const box = ([x, y]: Point, size: number): Cell => [
    [x * width, y * height],
    [(x + size) * width, y * height],
    [(x + size) * width, (y + size) * height],
    [x * width, (y + size) * height],
  ];
  return {
    width: 4 * width,
    height: 4 * height,
    by: 'rashi',
    cells: places.map((place) => box(place, 1)),
    middle: box([1, 1], 2),
  };
}

// Three by three squares, those at the corners halved; rashis run leftwards from the middle of the top.
function east(width: number, height: number): Sheet {
  const at = (x: number, y: number): Point => [x * width, y * height];
  const cells = [
    [at(1, 0), at(2, 0), at(2, 1), at(1, 1)],
    [at(0, 0), at(1, 0), at(1, 1)],
    [at(0, 0), at(1, 1), at(0, 1)],
    [at(0, 1), at(1, 1), at(1, 2), at(0, 2)],
    [at(0, 2), at(1, 2), at(0, 3)],
    [at(1, 2), at(1, 3), at(0, 3)],
    [at(1, 2), at(2, 2), at(2, 3), at(1, 3)],
    [at(2, 2), at(3, 3), at(2, 3)],
    [at(2, 2), at(3, 2), at(3, 3)],
    [at(2, 1), at(3, 1), at(3, 2), at(2, 2)],
    [at(3, 0), at(3, 1), at(2, 1)],
    [at(2, 0), at(3, 0), at(2, 1)],
  ];
  const middle = [at(1, 1), at(2, 1), at(2, 2), at(1, 2)];
  return { width: 3 * width, height: 3 * height, by: 'rashi', cells, middle };
}

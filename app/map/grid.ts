// Where on Earth a map is decided: a grid of finest cells, and the cells that it begins with.

/** A part of the Earth cut into cells, all of one size in degrees. */
export interface Grid {
  /** degrees, east and north positive */
  readonly west: number;
  readonly south: number;
  /** degrees of a finest cell */
  readonly step: number;
  /** finest cells across and up */
  readonly columns: number;
  readonly rows: number;
  /** finest cells along the side of a cell that the map begins with; a power of two that divides both */
  readonly coarsest: number;
}

/** The parts of the Earth that maps show. The world ends where `explain/maps` cuts it: beyond it nobody lives. */
export const areas = {
  world: { west: -180, south: -60, step: 1.25, columns: 288, rows: 112, coarsest: 8 },
  india: { west: 66, south: 6, step: 0.5, columns: 64, rows: 64, coarsest: 8 },
} as const satisfies Readonly<Record<string, Grid>>;

/** The name of a part of the Earth. */
export type Area = keyof typeof areas;

/** Longitude and latitude of a point that lies so many finest cells from the south-western corner. */
export const pointAt = ({ west, south, step }: Grid, x: number, y: number): readonly [number, number] => [
  west + x * step,
  south + y * step,
];

// The outlines of what has one value in a grid: polygons with their holes, in finest cells from the south-western corner.

import type { Grid } from './grid.ts';

/** A closed line of corners, the last of which is the first; the outside runs against the clock, holes run with it. */
export type Ring = readonly (readonly [x: number, y: number])[];

/** A piece of a region: its outside, and its holes. */
export interface Piece {
  readonly rings: readonly [Ring, ...Ring[]];
  /** cells in it */
  readonly cells: number;
  /** the middle of the largest square of cells in it, and half its side */
  readonly middle: readonly [x: number, y: number];
  readonly reach: number;
}

type Cells = { readonly grid: Pick<Grid, 'columns' | 'rows'>; readonly cells: Uint8Array };

/** The pieces of every value, by value; the largest first. Cells that only meet at a corner are of two pieces. */
export function piecesOf(of: Cells): ReadonlyMap<number, readonly Piece[]> {
  const { grid, cells } = of;
  const { columns } = grid;
  const pieceAt = new Int32Array(cells.length).fill(-1);
  const out = new Map<number, Piece[]>();
  let count = 0;
  for (let start = 0; start < cells.length; start++) {
    if (pieceAt[start] !== -1) continue;
    const members = flooded(of, pieceAt, start, count);
    const inside = (x: number, y: number): boolean =>
      x >= 0 && y >= 0 && x < columns && y < grid.rows && pieceAt[y * columns + x] === count;
    const value = cells[start];
    const known = out.get(value) ?? [];
    known.push({
      rings: ringsOf(members, columns, inside),
      cells: members.length,
      ...middleOf(members, columns),
    });
    out.set(value, known);
    count++;
  }
  for (const pieces of out.values()) pieces.sort((a, b) => b.cells - a.cells);
  return out;
}

// The cells that hang together with one, in the order of the grid.
function flooded(
  { grid: { columns }, cells }: Cells,
  pieceAt: Int32Array,
  start: number,
  piece: number,
): number[] {
  const members = [start];
  pieceAt[start] = piece;
  for (let i = 0; i < members.length; i++) {
    const cell = members[i];
    const x = cell % columns;
    const beside = [
      cell - columns,
      cell + columns,
      ...(x > 0 ? [cell - 1] : []),
      ...(x + 1 < columns ? [cell + 1] : []),
    ];
    for (const next of beside) {
      if (next < 0 || next >= cells.length || pieceAt[next] !== -1 || cells[next] !== cells[start]) continue;
      pieceAt[next] = piece;
      members.push(next);
    }
  }
  return members.sort((a, b) => a - b);
}

type Corner = readonly [x: number, y: number];

// The edges of the cells against what is outside, the inside on their left, joined to rings.
function ringsOf(
  members: readonly number[],
  columns: number,
  inside: (x: number, y: number) => boolean,
): [Ring, ...Ring[]] {
  const edges = new Map<string, Corner[]>();
  const add = (from: Corner, to: Corner): void => {
    const key = from.join();
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const cell of members) {
    const x = cell % columns;
    const y = (cell - x) / columns;
    if (!inside(x, y - 1)) add([x, y], [x + 1, y]);
    if (!inside(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
    if (!inside(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
    if (!inside(x - 1, y)) add([x, y + 1], [x, y]);
  }
  const rings: Ring[] = [];
  for (let first = anyOf(edges); first !== undefined; first = anyOf(edges))
    rings.push(ringFrom(first, edges));
  rings.sort((a, b) => areaOf(b) - areaOf(a));
  const [outside, ...holes] = rings;
  if (outside === undefined) throw new Error('a piece has no outline');
  return [outside, ...holes];
}

const anyOf = (edges: ReadonlyMap<string, readonly Corner[]>): Corner | undefined => {
  const [key] = edges.keys();
  const [x, y] = key?.split(',').map(Number) ?? [];
  return x === undefined || y === undefined ? undefined : [x, y];
};

// Follows edges from a corner back to it, turning left where two go on; corners on a straight line are left out.
function ringFrom(first: Corner, edges: Map<string, Corner[]>): Ring {
  const ring: Corner[] = [];
  let at = first;
  let heading: Corner = [0, 0];
  do {
    const key = at.join();
    const exits = edges.get(key) ?? [];
    const next = exits.find((to) => isLeft(heading, [to[0] - at[0], to[1] - at[1]])) ?? exits[0];
    if (next === undefined) throw new Error('an outline is open');
    const rest = exits.filter((to) => to !== next);
    if (rest.length === 0) edges.delete(key);
    else edges.set(key, rest);
    const going: Corner = [next[0] - at[0], next[1] - at[1]];
    if (going[0] !== heading[0] || going[1] !== heading[1]) ring.push(at);
    heading = going;
    at = next;
  } while (at[0] !== first[0] || at[1] !== first[1]);
  // The corner that it began at may lie on a straight line.
  const [begin, second] = ring;
  if (begin !== undefined && second !== undefined) {
    const leaves: Corner = [Math.sign(second[0] - begin[0]), Math.sign(second[1] - begin[1])];
    if (leaves[0] === heading[0] && leaves[1] === heading[1]) ring.shift();
  }
  return [...ring, ring[0] as Corner];
}

const isLeft = ([ax, ay]: Corner, [bx, by]: Corner): boolean => ax * by - ay * bx > 0;

/** Twice the area that a ring goes round against the clock. */
const areaOf = (ring: Ring): number =>
  ring.slice(1).reduce((sum, [x, y], i) => {
    const [px, py] = ring[i] as Corner;
    return sum + px * y - x * py;
  }, 0);

// The largest square: that which ends at a cell is one larger than the smallest of its three neighbours before it.
function middleOf(members: readonly number[], columns: number): Pick<Piece, 'middle' | 'reach'> {
  const sides = new Map<number, number>();
  let best = 0;
  let corner = 0;
  for (const cell of members) {
    const sideAt = (other: number): number => sides.get(other) ?? 0;
    const before = cell % columns === 0 ? 0 : Math.min(sideAt(cell - 1), sideAt(cell - columns - 1));
    const side = 1 + Math.min(before, sideAt(cell - columns));
    sides.set(cell, side);
    if (side > best) [best, corner] = [side, cell];
  }
  const x = corner % columns;
  const y = (corner - x) / columns;
  return { middle: [x + 1 - best / 2, y + 1 - best / 2], reach: best / 2 };
}

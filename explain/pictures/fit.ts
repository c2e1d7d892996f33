// Labels within a convex cell: in as few lines as take them, near its middle, as large as there is room for.

import type { Cell, NameEnd } from './forms.ts';
import type { Point } from './sheet.ts';

/** A label as it stands at a size of 1. */
export interface Measured {
  readonly width: number;
}

/** A label in its place. */
export interface Placed<L> {
  readonly label: L;
  /** the middle of its line, at its left end */
  readonly at: Point;
}

/** Labels in their places. */
export interface Fitted<L> {
  readonly size: number;
  readonly placed: readonly Placed<L>[];
}

/** A stretch of a line within a cell. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How high a line is, and how far labels stand apart in it, in sizes of the text. */
const lineHeight = 1.24;
const gap = 0.42;

/** From where to where a cell is open at a height; undefined above and below it. */
export function chordAt(cell: Cell, y: number): Stretch | undefined {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < cell.length; i++) {
    const [x1, y1] = cell[i] as Point;
    const [x2, y2] = cell[(i + 1) % cell.length] as Point;
    if ((y1 - y) * (y2 - y) > 0) continue;
    const xs = y1 === y2 ? [x1, x2] : [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)];
    from = Math.min(from, ...xs);
    to = Math.max(to, ...xs);
  }
  return to > from ? { from, to } : undefined;
}

// A cell is convex: what is open at both edges of a line is open within it.
function stretchOf(cell: Cell, top: number, bottom: number): Stretch | undefined {
  const [above, below] = [chordAt(cell, top), chordAt(cell, bottom)];
  if (above === undefined || below === undefined) return undefined;
  return { from: Math.max(above.from, below.from), to: Math.min(above.to, below.to) };
}

const edgesOf = (cell: Cell): { readonly top: number; readonly bottom: number } => {
  const ys = cell.map(([, y]) => y);
  return { top: Math.min(...ys), bottom: Math.max(...ys) };
};

/** The centre of mass of a cell. */
function centreOf(cell: Cell): Point {
  let [area, x, y] = [0, 0, 0];
  for (let i = 0; i < cell.length; i++) {
    const [x1, y1] = cell[i] as Point;
    const [x2, y2] = cell[(i + 1) % cell.length] as Point;
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  }
  return [x / (3 * area), y / (3 * area)];
}

/** Labels at a size; undefined where they have no space. */
export function placedAt<L extends Measured>(
  labels: readonly L[],
  cell: Cell,
  size: number,
  padding: number,
): Fitted<L> | undefined {
  if (labels.length === 0) return { size, placed: [] };
  const { top, bottom } = edgesOf(cell);
  const [, middle] = centreOf(cell);
  const line = size * lineHeight;
  const most = Math.min(labels.length, Math.floor((bottom - top) / line));
  for (let count = 1; count <= most; count++) {
    const high = count * line;
    const step = Math.max((bottom - top - high) / 12, 0.5);
    for (let off = 0; off <= bottom - top - high; off += step) {
      // From the middle outwards, above and below in turn.
      for (const start of [middle - high / 2 - off, middle - high / 2 + off]) {
        if (start < top || start + high > bottom) continue;
        const placed = packed(labels, cell, { start, count, size, padding });
        if (placed !== undefined) return { size, placed };
      }
    }
  }
  return undefined;
}

interface Packing {
  readonly start: number;
  readonly count: number;
  readonly size: number;
  readonly padding: number;
}

function packed<L extends Measured>(
  labels: readonly L[],
  cell: Cell,
  { start, count, size, padding }: Packing,
): Placed<L>[] | undefined {
  const placed: Placed<L>[] = [];
  const line = size * lineHeight;
  let next = 0;
  for (let i = 0; i < count; i++) {
    const top = start + i * line;
    const stretch = stretchOf(cell, top, top + line);
    if (stretch === undefined) return undefined;
    const space = stretch.to - stretch.from - 2 * padding;
    const first = next;
    let width = 0;
    for (let label = labels[next]; label !== undefined; label = labels[next]) {
      const wider = width + (next > first ? gap * size : 0) + label.width * size;
      if (wider > space) break;
      width = wider;
      next += 1;
    }
    let x = (stretch.from + stretch.to - width) / 2;
    for (const label of labels.slice(first, next)) {
      placed.push({ label, at: [x, top + line / 2] });
      x += (label.width + gap) * size;
    }
  }
  return next === labels.length ? placed : undefined;
}

/** Labels as large as there is room for, from `most` down to `least`; undefined where even that is too large. */
export function fitted<L extends Measured>(
  labels: readonly L[],
  cell: Cell,
  { most, least }: { readonly most: number; readonly least: number },
  padding: number,
): Fitted<L> | undefined {
  // Labels that would cover more than the cell have no place at any order.
  const covered = labels.reduce((sum, { width }) => sum + width, 0) * lineHeight;
  const largest = Math.min(most, Math.sqrt(areaOf(cell) / Math.max(covered, 0.01)));
  for (let size = largest; size >= least; size *= 0.93) {
    const fitting = placedAt(labels, cell, size, padding);
    if (fitting !== undefined) return fitting;
  }
  return undefined;
}

function areaOf(cell: Cell): number {
  const doubled = cell.reduce((sum, [x1, y1], i) => {
    const [x2, y2] = cell[(i + 1) % cell.length] as Point;
    return sum + x1 * y2 - x2 * y1;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** A cell, with the end of it cut off where a name stands. */
export interface Named {
  /** the middle of the name */
  readonly at: Point;
  readonly space: Cell;
}

/** The place of a name at an end of a cell, and what room is left. */
export function namedAt(cell: Cell, end: NameEnd, width: number, size: number): Named {
  return end === 'top' || end === 'bottom'
    ? namedAcross(cell, end, width, size)
    : namedBeside(cell, end, width, size);
}

// Along the top or the bottom, as near to the edge as the name has space.
function namedAcross(cell: Cell, end: 'top' | 'bottom', width: number, size: number): Named {
  const { top, bottom } = edgesOf(cell);
  const line = size * 1.2;
  const inwards = end === 'top' ? 1 : -1;
  const edge = end === 'top' ? top : bottom;
  for (let off = size * 0.25; off < bottom - top - line; off += size * 0.2) {
    const near = edge + inwards * off;
    const far = near + inwards * line;
    const stretch = stretchOf(cell, Math.min(near, far), Math.max(near, far));
    if (stretch === undefined || stretch.to - stretch.from < width + size * 0.5) continue;
    const space = cutOff(cell, (_x, y) => (y - far) * inwards);
    return { at: [(stretch.from + stretch.to) / 2, (near + far) / 2], space };
  }
  return { at: centreOf(cell), space: cell };
}

// At the left or the right corner.
function namedBeside(cell: Cell, end: 'left' | 'right', width: number, size: number): Named {
  const xs = cell.map(([x]) => x);
  const inwards = end === 'left' ? 1 : -1;
  const edge = end === 'left' ? Math.min(...xs) : Math.max(...xs);
  const [, y] = cell.find(([x]) => x === edge) as Point;
  const wide = width + size * 0.3;
  for (let off = size * 0.2; off < Math.max(...xs) - Math.min(...xs) - wide; off += size * 0.2) {
    const near = edge + inwards * off;
    const far = near + inwards * wide;
    const isOpen = [y - size * 0.55, y + size * 0.55].every((at) => {
      const chord = chordAt(cell, at);
      return chord !== undefined && Math.min(near, far) >= chord.from && Math.max(near, far) <= chord.to;
    });
    if (!isOpen) continue;
    return { at: [(near + far) / 2, y], space: cutOff(cell, (x) => (x - far) * inwards) };
  }
  return { at: centreOf(cell), space: cell };
}

// The part of a convex cell on the positive side of a line.
function cutOff(cell: Cell, side: (x: number, y: number) => number): Cell {
  const out: Point[] = [];
  for (let i = 0; i < cell.length; i++) {
    const here = cell[i] as Point;
    const next = cell[(i + 1) % cell.length] as Point;
    const [a, b] = [side(...here), side(...next)];
    if (a >= 0) out.push(here);
    if (a * b < 0) {
      const t = a / (a - b);
      out.push([here[0] + t * (next[0] - here[0]), here[1] + t * (next[1] - here[1])]);
    }
  }
  return out;
}

// A chart drawn in characters, at most 80 wide.

import { type Diagram, laidOut } from './diagram.ts';
import type { Cell, DiagramStyle, Point } from './styles.ts';

/** The lines of a diagram. */
export function textDiagram(diagram: Diagram, style: DiagramStyle): readonly string[] {
  const { sheet, cells } = laidOut(diagram, style);
  const canvas = Array.from({ length: sheet.height + 1 }, () => Array<string>(sheet.width + 1).fill(' '));
  const put = (x: number, y: number, text: string): void => {
    for (const [i, sign] of [...text].entries()) {
      const row = canvas[y];
      if (row !== undefined && x + i < row.length) row[x + i] = sign;
    }
  };
  for (const cell of sheet.cells) for (const edge of edgesOf(cell)) drawEdge(edge, put);
  for (const [i, cell] of sheet.cells.entries()) write(linesIn(cell, cells[i] ?? []), put);
  if (sheet.middle !== undefined) {
    const rows = rowsOf(sheet.middle);
    const from = Math.max(0, Math.floor((rows.length - diagram.title.length) / 2));
    write(
      diagram.title.flatMap((text, i) => {
        const row = rows[from + i];
        return row === undefined ? [] : [{ row, text: text.slice(0, row.width) }];
      }),
      put,
    );
  }
  return canvas.map((row) => row.join('').trimEnd());
}

type Put = (x: number, y: number, text: string) => void;
type Edge = readonly [Point, Point];

/** A stretch of a line in which a cell has room. */
interface Row {
  readonly y: number;
  readonly x: number;
  readonly width: number;
}

interface Line {
  readonly row: Row;
  readonly text: string;
}

const edgesOf = (cell: Cell): Edge[] =>
  cell.map((point, i) => [point, cell[(i + 1) % cell.length] ?? point] as const);

function drawEdge([[x1, y1], [x2, y2]]: Edge, put: Put): void {
  if (y1 === y2) {
    for (let x = Math.min(x1, x2); x <= Math.max(x1, x2); x++) put(x, y1, x === x1 || x === x2 ? '+' : '-');
    return;
  }
  const sign = x1 === x2 ? '|' : (x2 - x1) / (y2 - y1) > 0 ? '\\' : '/';
  const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)];
  for (let y = top; y <= bottom; y++) {
    put(Math.round(x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)), y, y === top || y === bottom ? '+' : sign);
  }
}

// The room of a cell line by line, a blank left on either side.
function rowsOf(cell: Cell): Row[] {
  const ys = cell.map(([, y]) => y);
  const rows: Row[] = [];
  for (let y = Math.min(...ys) + 1; y < Math.max(...ys); y++) {
    const xs = edgesOf(cell).flatMap(([[x1, y1], [x2, y2]]) =>
      y1 !== y2 && y >= Math.min(y1, y2) && y <= Math.max(y1, y2)
        ? [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)]
        : [],
    );
    const [x, end] = [Math.floor(Math.min(...xs)) + 2, Math.ceil(Math.max(...xs)) - 2];
    if (end >= x) rows.push({ y, x, width: end - x + 1 });
  }
  return rows;
}

// Labels in the fewest lines that take them, as near to the middle of the cell as may be.
function linesIn(cell: Cell, labels: readonly string[]): Line[] {
  const rows = rowsOf(cell);
  const weight = rows.reduce((sum, row) => sum + row.width, 0);
  const middle = rows.reduce((sum, row) => sum + row.y * row.width, 0) / weight;
  for (let count = 1; count <= rows.length; count++) {
    const starts = Array.from({ length: rows.length - count + 1 }, (_, i) => i).sort(
      (a, b) => offCentre(rows, a, count, middle) - offCentre(rows, b, count, middle),
    );
    for (const start of starts) {
      const lines = packed(rows.slice(start, start + count), labels);
      if (lines !== undefined) return lines;
    }
  }
  throw new Error(`no room for ${labels.join(' ')}`);
}

const offCentre = (rows: readonly Row[], start: number, count: number, middle: number): number =>
  Math.abs((rows[start]?.y ?? 0) + (count - 1) / 2 - middle);

function packed(rows: readonly Row[], labels: readonly string[]): Line[] | undefined {
  const lines: Line[] = [];
  let next = 0;
  for (const row of rows) {
    let text = '';
    for (let label = labels[next]; label !== undefined; label = labels[next]) {
      const longer = text === '' ? label : `${text} ${label}`;
      if (longer.length > row.width) break;
      text = longer;
      next += 1;
    }
    lines.push({ row, text });
  }
  return next === labels.length ? lines : undefined;
}

function write(lines: readonly Line[], put: Put): void {
  for (const { row, text } of lines) {
    if (text !== '') put(row.x + Math.floor((row.width - text.length) / 2), row.y, text);
  }
}

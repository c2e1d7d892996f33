// Tables: columns of given shares, rows as high as their texts, heads that are repeated on every page.

import { boxOf, lineOf, type Tone } from '@nirnaya/explain/pictures';
import type { FontWeight } from '../../pictures/letters.ts';
import type { Part, Placed } from './element.ts';
import { type Align, linesPlaced, type Strip, type StripGroup, stacked } from './strip.ts';
import type { TextStyle, Typesetter } from './typesetter.ts';

/** What stands in a cell. */
export type Cell =
  | string
  | { readonly text: string; readonly tone?: Tone; readonly weight?: FontWeight }
  /** a bar of a share of the cell, with a text behind it */
  | { readonly bar: number; readonly tone: Tone; readonly text: string };

/** A column. */
export interface Column {
  readonly head?: string;
  /** its part of the width, beside the shares of the others */
  readonly share: number;
  readonly align?: Align;
}

/** A table. */
export interface TableContent {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** size of its texts; default 9 */
  readonly size?: number;
  /** whether the first cell of a row is the head of it; default true */
  readonly hasRowHeads?: boolean;
  readonly gap?: number;
  /** free space above and below the text of a cell; default 3.2 */
  readonly padding?: number;
}

const side = 4;

/** The rows that a page has of a table at least. */
const fewest = 3;

/** The rows of a table, each a strip. */
export function tableStrips(
  typesetter: Typesetter,
  { columns, rows, size = 9, hasRowHeads = true, gap = 0, padding = 3.2 }: TableContent,
  width: number,
): readonly Strip[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (width * share) / shares);
  const rowOf = (cells: readonly Cell[], { isHead, isOdd }: RowKind): Omit<Strip, 'gap'> => {
    const laid = cells.map((cell, i) =>
      cellOf(typesetter, cell, {
        width: widths[i] as number,
        align: columns[i]?.align ?? 'start',
        size: isHead ? size * 0.92 : size,
        isHead: isHead || (hasRowHeads && i === 0),
        isColumnHead: isHead,
      }),
    );
    const height = Math.max(...laid.map((one) => one.height)) + 2 * padding;
    return {
      height,
      parts: (x, y) => {
        let left = x;
        const children = laid.map((one, i): Part => {
          const part: Part = {
            tag: isHead || (hasRowHeads && i === 0) ? 'TH' : 'TD',
            ...(isHead ? { scope: 'Column' } : hasRowHeads && i === 0 ? { scope: 'Row' } : {}),
            children: one.place(left, y + padding),
          };
          left += widths[i] as number;
          return part;
        });
        return [
          {
            tag: 'Artifact',
            children: [
              ...(isHead
                ? [boxOf({ x, y, width, height }, 'wash')]
                : isOdd
                  ? [boxOf({ x, y, width, height }, 'panel')]
                  : []),
              lineOf(
                [
                  [x, y + height],
                  [x + width, y + height],
                ],
                'grid',
                0.5,
              ),
            ],
          },
          { tag: 'TR', children },
        ];
      },
    };
  };
  const heads = columns.map(({ head = '' }) => head);
  const head = heads.every((text) => text === '')
    ? undefined
    : { ...rowOf(heads, { isHead: true, isOdd: false }), gap: 0 };
  const table: StripGroup = { tag: 'Table', head };
  return rows.map((cells, i) => ({
    ...rowOf(cells, { isHead: false, isOdd: i % 2 === 1 }),
    gap: i === 0 ? gap : 0,
    // Neither the first nor the last row stands alone on a page.
    isWithNext: (i === 0 || i >= rows.length - fewest) && i < rows.length - 1,
    table,
  }));
}

/** A table as one strip, with its head, that is not parted between pages. */
export function tableStrip(typesetter: Typesetter, content: TableContent, width: number): Strip {
  const rows = tableStrips(typesetter, content, width);
  const head = rows[0]?.table?.head;
  const strip = stacked(head === undefined ? rows : [head, ...rows], content.gap);
  return { ...strip, parts: (x, y) => [{ tag: 'Table', children: strip.parts(x, y) }] };
}

interface RowKind {
  readonly isHead: boolean;
  readonly isOdd: boolean;
}

interface CellStyle {
  readonly width: number;
  readonly align: Align;
  readonly size: number;
  readonly isHead: boolean;
  readonly isColumnHead: boolean;
}

/** The least that a text is shrunk to before its words are parted. */
const leastShrinkage = 0.72;

/** By how much a text is smaller so that its longest word fits. */
function shrinkage(typesetter: Typesetter, text: string, style: TextStyle, width: number): number {
  const widest = Math.max(...text.split(/[ \n]/).map((word) => typesetter.widthOf(word, style)));
  return widest <= width ? 1 : Math.max(leastShrinkage, (width - 0.3) / widest);
}

function cellOf(
  typesetter: Typesetter,
  cell: Cell,
  { width, align, size, isHead, isColumnHead }: CellStyle,
): { readonly height: number; place(x: number, y: number): readonly Placed[] } {
  const inside = width - 2 * side;
  const {
    text,
    tone = isColumnHead ? 'faint' : 'ink',
    weight = isHead ? 'bold' : 'regular',
  } = typeof cell === 'string' ? { text: cell } : 'bar' in cell ? { text: cell.text } : cell;
  const bar = typeof cell === 'object' && 'bar' in cell ? cell : undefined;
  const label = bar === undefined ? 0 : Math.max(30, typesetter.widthOf(text, { size }) + 6);
  const lines = linesPlaced(typesetter, text, {
    size: size * shrinkage(typesetter, text, { size, weight }, bar === undefined ? inside : label),
    weight,
    tone,
    leading: 1.36,
    width: bar === undefined ? inside : label,
    align: bar === undefined ? align : 'end',
  });
  return {
    height: lines.height,
    place: (x, y) => {
      if (bar === undefined) return lines.place(x + side, y);
      const length = inside - label - 4;
      const box = { x: x + side, y: y + lines.height / 2 - 3, width: length, height: 6 };
      return [
        boxOf(box, 'grid', 2),
        boxOf({ ...box, width: Math.max(0.5, length * Math.min(1, Math.max(0, bar.bar))) }, bar.tone, 2),
        ...lines.place(x + side + length + 4, y),
      ];
    },
  };
}

// A chart drawn as SVG, a picture of its own: no scripts, no fonts from elsewhere.

import { escapedText } from '@nirnaya/explain/markup';
import { type Diagram, laidOut } from './diagram.ts';
import type { Cell, DiagramStyle } from './styles.ts';

/** Pixels of a unit across and down: what is a square for the eye is a square. */
const across = 10;
const size = { north: 20, south: (4 * 16 * 10) / 24, east: 20 } as const;
const lineHeight = 17;

/** The SVG of a diagram. */
export function svgDiagram(diagram: Diagram, style: DiagramStyle): string {
  const { sheet, cells } = laidOut(diagram, style);
  const down = size[style];
  const [width, height] = [sheet.width * across, sheet.height * down];
  const scaled = (cell: Cell): Cell => cell.map(([x, y]) => [x * across, y * down]);
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${text(width + 8)} ${text(height + 8)}" role="img" font-family="sans-serif" font-size="14" text-anchor="middle">`,
    `<title>${escapedText(diagram.title.join(', '))}</title>`,
    '<g fill="none" stroke="currentColor" stroke-width="1.5">',
    ...sheet.cells.map((cell) => `<path d="${pathOf(scaled(cell))}"/>`),
    '</g>',
    '<g fill="currentColor">',
    ...sheet.cells.flatMap((cell, i) => {
      const [name = '', ...labels] = cells[i] ?? [];
      return linesAt(scaled(cell), [name, ...inLines(labels)], name);
    }),
    ...(sheet.middle === undefined ? [] : linesAt(scaled(sheet.middle), diagram.title, undefined)),
    '</g>',
    '</svg>',
  ];
  return `${parts.join('\n')}\n`;
}

const pathOf = (cell: Cell): string => `M${cell.map(([x, y]) => `${text(x)} ${text(y)}`).join('L')}Z`;

// At most three labels in a line: what the narrowest cell has room for.
function inLines(labels: readonly string[]): string[] {
  const lines: string[] = [];
  for (let i = 0; i < labels.length; i += 3) lines.push(labels.slice(i, i + 3).join(' '));
  return lines;
}

// Lines around the centre of a cell, the name of the rashi fainter.
function linesAt(cell: Cell, lines: readonly string[], name: string | undefined): string[] {
  const [x, y] = centreOf(cell);
  const top = y - ((lines.length - 1) * lineHeight) / 2 + 5;
  return lines.map((line, i) => {
    const faint = i === 0 && name !== undefined ? ' opacity="0.6" font-size="11"' : '';
    return `<text x="${text(x)}" y="${text(top + i * lineHeight)}"${faint}>${escapedText(line)}</text>`;
  });
}

// The centre of mass: of a triangle and of a parallelogram the mean of the corners.
const centreOf = (cell: Cell): readonly [number, number] => [
  cell.reduce((sum, [x]) => sum + x, 0) / cell.length,
  cell.reduce((sum, [, y]) => sum + y, 0) / cell.length,
];

const text = (value: number): string => String(Math.round(value * 100) / 100);

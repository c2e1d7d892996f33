// The ashtakavargas of a birth as a grid: the bindus of each graha by rashi, their sums in the last row and column.

import { headingOf } from './heading.ts';
import { shortened, widthOf } from './measure.ts';
import { abbreviationsOf } from './scripts.ts';
import { acrossOf, boxOf, type Frame, lineOf, type Picture, pictureOf, textAt } from './sheet.ts';
import type { PictureTexts } from './texts.ts';

/** What a grid shows. */
export interface AshtakavargaContent {
  /** names of the rashis, from Mesha */
  readonly rashis: readonly string[];
  readonly rows: readonly {
    /** whose they are, in the language of the picture */
    readonly owner: string;
    /** by rashi from Mesha */
    readonly bindus: readonly number[];
  }[];
  /** the samudaya, by rashi from Mesha */
  readonly sums: readonly number[];
  /** the rashi that rises, 0 = Mesha */
  readonly lagna: number;
  readonly texts: Pick<PictureTexts, 'total'>;
}

/** Units across that grids are drawn for. */
const drawnFor = 760;

/** Bindus of a graha from which a rashi is good for it, and of the samudaya. */
const good = { one: 5, all: 30 } as const;
const weak = { one: 3, all: 25 } as const;

/** The SVG of a grid. */
export function ashtakavargaPicture(
  frame: Frame,
  { rashis, rows, sums, lagna, texts }: AshtakavargaContent,
): Picture {
  const across = acrossOf(frame, drawnFor);
  const margin = Math.max(6, across * 0.025);
  const head = headingOf(frame, across, margin);
  const size = Math.max(7, across * 0.0195);
  const lines = [
    ...rows.map(({ owner, bindus }) => ({ name: owner, values: bindus, isSum: false })),
    { name: texts.total, values: sums, isSum: true },
  ];
  const shortNames = abbreviationsOf(lines.map(({ name }) => name));
  const widest = Math.max(...lines.map(({ name }) => widthOf(name, 'bold') * size)) + size;
  const isSmall = widest > across * 0.2;
  const label = isSmall ? Math.max(...shortNames.map((name) => widthOf(name, 'bold') * size)) + size : widest;
  const cell = { width: (across - 2 * margin - label) / 13, height: size * 2.1 };
  // The largest sum has three digits, and its column no more room than the others.
  const figures = Math.min(size, (cell.width * 0.92) / widthOf('000', 'bold'));
  const x = (column: number): number => margin + label + column * cell.width;
  const top = head.height + cell.height;
  const y = (row: number): number => top + row * cell.height;
  const bottom = y(lines.length);
  return pictureOf(
    frame,
    [across, bottom + margin],
    [
      ...head.parts,
      boxOf({ x: x(lagna), y: head.height, width: cell.width, height: bottom - head.height }, 'wash'),
      ...rashis.map((rashi, i) =>
        textAt(
          [x(i) + cell.width / 2, head.height + cell.height / 2],
          rashiLabel(rashi, i, cell.width, size),
          {
            size: size * 0.8,
            tone: 'faint',
          },
        ),
      ),
      textAt(
        [x(12) + cell.width / 2, head.height + cell.height / 2],
        shortened(texts.total, cell.width, size * 0.8),
        {
          size: size * 0.8,
          tone: 'faint',
        },
      ),
      ...lines.flatMap(({ name, values, isSum }, row) => [
        textAt([margin, y(row) + cell.height / 2], isSmall ? (shortNames[row] ?? name) : name, {
          size,
          weight: 'bold',
          anchor: 'start',
        }),
        ...values.map((value, i) =>
          textAt([x(i) + cell.width / 2, y(row) + cell.height / 2], String(value), {
            size: figures,
            weight: isSum || value >= good.one ? 'bold' : 'regular',
            tone: toneOf(value, isSum ? 'all' : 'one'),
          }),
        ),
        textAt(
          [x(12) + cell.width / 2, y(row) + cell.height / 2],
          String(values.reduce((sum, value) => sum + value, 0)),
          {
            size: figures,
            weight: 'bold',
          },
        ),
      ]),
      ...Array.from({ length: lines.length + 1 }, (_, row) =>
        lineOf(
          [
            [margin, y(row)],
            [across - margin, y(row)],
          ],
          row >= lines.length - 1 || row === 0 ? 'line' : 'grid',
          1,
        ),
      ),
      lineOf(
        [
          [x(12), head.height],
          [x(12), bottom],
        ],
        'line',
        1,
      ),
    ],
  );
}

const toneOf = (value: number, of: 'one' | 'all'): 'good' | 'weak' | 'ink' => {
  if (value >= good[of]) return 'good';
  return value <= weak[of] ? 'weak' : 'ink';
};

// The name, its beginning, or its number.
function rashiLabel(name: string, sign: number, space: number, size: number): string {
  const inside = space - size * 0.3;
  if (widthOf(name) * size * 0.8 <= inside) return name;
  const short = shortened(name, inside, size * 0.8);
  return short.length > 2 ? short : String(sign + 1);
}

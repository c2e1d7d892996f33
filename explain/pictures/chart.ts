// A chart as a picture: in one of three square forms, or as a wheel; another chart may stand over it.

import { type ChartContent, chartTones } from './chart-content.ts';
import type { Tone } from './colours.ts';
import { type Fitted, fitted, namedAt, placedAt } from './fit.ts';
import { type Cell, type FormCell, forms, type SquareForm } from './forms.ts';
import { headingOf } from './heading.ts';
import { bodyLabel, drawnLabel, type Label, type LabelDetail, lagnaLabel } from './label.ts';
import { legendOf } from './legend.ts';
import { shortened, widthOf } from './measure.ts';
import { abbreviationsOf } from './scripts.ts';
import {
  acrossOf,
  boxOf,
  type Frame,
  lineOf,
  type Picture,
  type PictureElement,
  type Point,
  pictureOf,
  polygonOf,
  sizeFitting,
  textAt,
} from './sheet.ts';
import { wheel } from './wheel.ts';

/** Units across that charts are drawn for. */
const drawnFor = 640;

/** The SVG of a chart. */
export function chartPicture(frame: Frame, content: ChartContent): Picture {
  const across = acrossOf(frame, drawnFor);
  const margin = across * 0.025;
  const side = across - 2 * margin;
  const isInside = content.form === 'south' || content.form === 'east';
  const head = isInside ? { parts: [], height: margin } : headingOf(frame, across, margin);
  const body =
    content.form === 'wheel'
      ? wheel(content, [margin, head.height], side)
      : square(content, content.form, {
          at: [margin, head.height],
          side,
          title: isInside ? frame.title : [],
        });
  const legend = legendOf(content, across, margin, head.height + side);
  const down = head.height + side + legend.height + margin;
  return pictureOf(frame, [across, down], [...head.parts, ...body, ...legend.parts]);
}

interface Square {
  readonly at: Point;
  readonly side: number;
  /** lines in the middle of the forms that have one */
  readonly title: readonly string[];
}

function square(
  content: ChartContent,
  name: SquareForm,
  { at: [left, top], side, title }: Square,
): PictureElement[] {
  const form = forms[name];
  const scale = (cell: Cell): Cell => cell.map(([x, y]) => [left + x * side, top + y * side]);
  const cells = form.cells.map((of): FormCell => ({ ...of, cell: scale(of.cell) }));
  const lagna = signOf(content.charts[0].lagna);
  const signs = cells.map((_, i) => (form.by === 'house' ? (lagna + i) % 12 : i));
  const sizes = { name: Math.max(7.5, side * 0.025), most: Math.max(10, side * 0.036) };
  const labels = labelsBySign(content);
  return [
    boxOf({ x: left, y: top, width: side, height: side }, 'panel'),
    ...cells.flatMap(({ cell }, i) => (signs[i] === lagna ? [polygonOf(cell, { fill: 'wash' })] : [])),
    ...cells.map(({ cell }) => polygonOf(cell, { stroke: 'line', width: side > 300 ? 1.4 : 1 })),
    ...(name === 'south' ? [lagnaStroke((cells[lagna] as FormCell).cell, side)] : []),
    ...cells.flatMap((cell, i) =>
      filledCell(cell, signs[i] as number, { content, form: name, labels, sizes, side }),
    ),
    ...(form.middle === undefined ? [] : middleTitle(scale(form.middle), title, side)),
  ];
}

const signOf = (longitude: number): number => Math.floor(longitude / 30) % 12;

// In the south the rashi that rises has a stroke across its corner.
function lagnaStroke(cell: Cell, side: number): PictureElement {
  const [x, y] = cell[0] as Point;
  const short = side * 0.055;
  return lineOf(
    [
      [x, y + short],
      [x + short, y],
    ],
    'accent',
    side > 300 ? 2 : 1.4,
  );
}

type LabelsOf = (sign: number, detail: LabelDetail) => readonly Label[];

/** What stands in a rashi, the chart first, then the one over it. */
function labelsBySign({ charts, texts }: ChartContent): LabelsOf {
  const shorts = charts.map(({ bodies }) => abbreviationsOf(bodies.map(({ name }) => name)));
  return (sign, detail) =>
    charts.flatMap(({ lagna, bodies }, i) => {
      const tone = chartTones[i] as Tone;
      return [
        ...(lagna !== undefined && signOf(lagna) === sign
          ? [lagnaLabel(lagna, detail, { tone: i === 0 ? 'accent' : tone, texts })]
          : []),
        ...bodies.flatMap((body, j) =>
          signOf(body.longitude) === sign
            ? [bodyLabel(body, shorts[i]?.[j] ?? body.name, detail, { tone, texts })]
            : [],
        ),
      ];
    });
}

interface Filling {
  readonly content: ChartContent;
  readonly form: SquareForm;
  readonly labels: LabelsOf;
  readonly sizes: { readonly name: number; readonly most: number };
  readonly side: number;
}

function filledCell(
  { cell, name: end }: FormCell,
  sign: number,
  { content, form, labels, sizes, side }: Filling,
): PictureElement[] {
  const { name: size, most } = sizes;
  // Houses of the north are known by the number of their rashi; elsewhere the name stands where it has space.
  const space = (Math.max(...cell.map(([x]) => x)) - Math.min(...cell.map(([x]) => x))) * 0.62;
  const full = content.rashis[sign] ?? '';
  const text = form === 'north' || widthOf(full) * size > space ? String(sign + 1) : full;
  const { at, space: open } = namedAt(cell, end, widthOf(text) * size, size);
  const { size: fit, placed } = largest(sign, labels, open, { most, side, detail: content.detail });
  return [
    textAt(at, text, { size, tone: 'faint' }),
    ...placed.map(({ label, at: point }) => drawnLabel(label, point, fit)),
  ];
}

interface Fitting {
  readonly most: number;
  readonly side: number;
  readonly detail: LabelDetail;
}

// First with all detail, nearly as large as elsewhere; then with less; at last as small as it must be.
function largest(
  sign: number,
  labels: LabelsOf,
  space: Cell,
  { most, side, detail }: Fitting,
): Fitted<Label> {
  const padding = Math.max(1.5, side * 0.006);
  const none = { degrees: false, marks: false };
  const tries = [
    { of: labels(sign, detail), least: most * 0.82 },
    { of: labels(sign, { ...detail, degrees: false }), least: most * 0.72 },
    { of: labels(sign, none), least: 2 },
  ];
  for (const { of, least } of tries) {
    const fitting = fitted(of, space, { most, least }, padding);
    if (fitting !== undefined) return fitting;
  }
  // Twenty labels in one cell of the smallest picture still have room without padding.
  const all = labels(sign, none);
  return placedAt(all, space, 1.5, 0) ?? { size: 1.5, placed: [] };
}

function middleTitle(cell: Cell, title: readonly string[], side: number): PictureElement[] {
  const [x1, y1] = cell[0] as Point;
  const [x2, y2] = cell[2] as Point;
  const space = (x2 - x1) * 0.9;
  const sizes = title.map((line, i) =>
    sizeFitting(
      line,
      space,
      Math.max(i === 0 ? 10 : 8.5, side * (i === 0 ? 0.036 : 0.024)),
      i === 0 ? 'bold' : 'regular',
    ),
  );
  const height = sizes.reduce((sum, size) => sum + size * 1.5, 0);
  let y = (y1 + y2) / 2 - height / 2;
  return title.map((line, i) => {
    const weight = i === 0 ? 'bold' : 'regular';
    const size = Math.max(6.5, sizes[i] as number);
    y += (sizes[i] as number) * 1.5;
    const text = shortened(line, space, size, weight);
    return textAt([(x1 + x2) / 2, y - (sizes[i] as number) * 0.75], text, {
      size,
      weight,
      tone: i === 0 ? 'ink' : 'faint',
    });
  });
}

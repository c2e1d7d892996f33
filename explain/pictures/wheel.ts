// A chart as a wheel: the lagna at the left, the rashis against the clock, each graha at its degree; a chart over it stands outside
// of the ring.

import type { ChartContent, DrawnChart } from './chart-content.ts';
import type { Tone } from './colours.ts';
import { bodyLabel, drawnLabel, type Label, lagnaLabel } from './label.ts';
import { widthOf } from './measure.ts';
import { abbreviationsOf } from './scripts.ts';
import { circleOf, lineOf, type PictureElement, type Point, textAt } from './sheet.ts';

/** Radii of the rings, in parts of the radius of the wheel. */
const radii = {
  alone: { outer: 1, inner: 0.8, bodies: 0.63, core: 0.28 },
  two: { outer: 0.81, inner: 0.64, bodies: 0.49, core: 0.22 },
} as const;

/** Where bodies of the chart over it stand. */
const outside = 0.905;

/** The elements of a wheel in a square at a point. */
export function wheel(content: ChartContent, [left, top]: Point, side: number): PictureElement[] {
  const { charts, rashis } = content;
  const [chart, over] = charts;
  const radius = side / 2;
  const centre: Point = [left + radius, top + radius];
  const rings = over === undefined ? radii.alone : radii.two;
  const at = (longitude: number, part: number): Point => {
    const angle = ((180 + longitude - chart.lagna) * Math.PI) / 180;
    return [centre[0] + Math.cos(angle) * radius * part, centre[1] - Math.sin(angle) * radius * part];
  };
  const stroke = side > 300 ? 1.4 : 1;
  const size = Math.max(9.5, side * 0.034);
  const drawing = { content, at, size, radius };
  return [
    circleOf(centre, radius * rings.outer, { fill: 'panel' }),
    ...(over === undefined ? [] : [circleOf(centre, radius * 0.995, { stroke: 'grid', width: stroke })]),
    ...[rings.outer, rings.inner, rings.core].map((part) =>
      circleOf(centre, radius * part, { stroke: 'line', width: stroke }),
    ),
    ...Array.from({ length: 12 }, (_, sign) =>
      lineOf([at(sign * 30, rings.core), at(sign * 30, rings.outer)], 'grid', stroke),
    ),
    ...Array.from({ length: 12 }, (_, sign) => {
      const middle = sign * 30 + 15;
      const wide = radius * (rings.outer - rings.inner);
      // A level name lies along the ring above and below, across it at the sides.
      const across = Math.abs(Math.cos(((180 + middle - chart.lagna) * Math.PI) / 180));
      return rashiName(rashis[sign] ?? '', sign, {
        point: at(middle, (rings.outer + rings.inner) / 2),
        space: Math.min(radius * rings.inner * 0.48, (wide * 0.92) / Math.max(across, 0.1)),
        size: Math.min(size * 0.78, wide * 0.45),
      });
    }),
    ...Array.from({ length: 12 }, (_, house) =>
      textAt(
        at((Math.floor(chart.lagna / 30) + house) * 30 + 15, rings.core + (rings.bodies - rings.core) * 0.18),
        String(house + 1),
        { size: size * 0.6, tone: 'faint' },
      ),
    ),
    lineOf([at(chart.lagna, rings.core), at(chart.lagna, rings.outer)], 'accent', stroke * 1.6),
    ...bodiesOn(chart, { part: rings.bodies, edge: rings.inner, index: 0 }, drawing),
    ...(over === undefined ? [] : bodiesOn(over, { part: outside, edge: rings.outer, index: 1 }, drawing)),
  ];
}

function rashiName(
  name: string,
  sign: number,
  { point, space, size }: { readonly point: Point; readonly space: number; readonly size: number },
): PictureElement {
  const fits = widthOf(name) * size <= space;
  const short = abbreviated(name);
  const text = fits ? name : widthOf(short) * size <= space ? short : String(sign + 1);
  return textAt(point, text, { size, tone: 'faint' });
}

// The first three letters of an alphabet, the first two of a syllabary.
function abbreviated(name: string): string {
  const [first = ''] = abbreviationsOf([name, `${name} `]);
  return [...name].slice(0, Math.max(3, [...first].length)).join('');
}

interface Drawing {
  readonly content: ChartContent;
  readonly at: (longitude: number, part: number) => Point;
  readonly size: number;
  readonly radius: number;
}

/** Where bodies stand, from which edge lines lead to them, and of which chart they are. */
interface Ring {
  readonly part: number;
  readonly edge: number;
  readonly index: 0 | 1;
}

interface Spoke {
  readonly label: Label;
  /** degrees */
  readonly longitude: number;
  /** degrees that the label stands at */
  angle: number;
  readonly tone: Tone;
}

// Each label at its degree, or as near to it as the others leave space, with a line from where it is.
function bodiesOn(
  { lagna, bodies }: DrawnChart,
  { part, edge, index }: Ring,
  { content: { detail, texts }, at, size: most, radius }: Drawing,
): PictureElement[] {
  const tone = index === 0 ? ('ink' as const) : ('second' as const);
  const shorts = abbreviationsOf(bodies.map(({ name }) => name));
  const spokesWith = (marks: boolean, degrees: boolean): Spoke[] =>
    [
      ...(index === 0 || lagna === undefined
        ? []
        : [
            {
              label: lagnaLabel(lagna, { ...detail, degrees }, { tone, texts }),
              longitude: lagna,
              angle: lagna,
              tone,
            },
          ]),
      ...bodies.map((body, i) => ({
        label: bodyLabel(body, shorts[i] ?? body.name, { marks, degrees }, { tone, texts }),
        longitude: body.longitude,
        angle: body.longitude,
        tone,
      })),
    ].sort((a, b) => a.longitude - b.longitude);
  const arc = 2 * Math.PI * radius * part;
  for (const { marks, degrees, least } of [
    { ...detail, least: most * 0.8 },
    { ...detail, degrees: false, least: most * 0.66 },
    { marks: false, degrees: false, least: 3 },
  ]) {
    const spokes = spokesWith(marks, degrees);
    const wide = Math.max(...spokes.map(({ label }) => label.width));
    for (let size = most; size >= least; size *= 0.92) {
      const depth = Math.abs(edge - part) * radius * 2 * 0.92;
      if (wide * size > depth && least > 3) continue;
      // Labels are level: beside the wheel their height parts them, above and below it their width.
      const apart = (Math.max(size * 1.25, Math.min(wide * size, size * 3)) / arc) * 360;
      if (apart * spokes.length > 330) continue;
      spread(spokes, apart);
      return spokes.flatMap(({ label, longitude, angle }) => {
        const [x, y] = at(angle, part);
        return [
          lineOf([at(longitude, edge), at(angle, edge + (part - edge) * 0.4)], 'line', 0.8),
          drawnLabel(label, [x - (label.width * size) / 2, y], size),
        ];
      });
    }
  }
  return [];
}

// Moves what stands too near to its neighbour apart, around the circle, each as little as may be.
function spread(spokes: readonly Spoke[], apart: number): void {
  for (let round = 0; round < 200; round++) {
    let isMoved = false;
    for (let i = 0; i < spokes.length; i++) {
      const here = spokes[i] as Spoke;
      const next = spokes[(i + 1) % spokes.length] as Spoke;
      if (here === next) return;
      const between = next.angle - here.angle + (i + 1 === spokes.length ? 360 : 0);
      if (between >= apart - 0.01) continue;
      const half = (apart - between) / 2;
      here.angle -= half;
      next.angle += half;
      isMoved = true;
    }
    if (!isMoved) return;
  }
}

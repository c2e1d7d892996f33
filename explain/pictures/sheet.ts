// The sheet that a picture is drawn on, and the elements that are put on it, as plain data: what writes them as SVG, outlines their
// letters or prints them is elsewhere.

import { type Paint, paintOfLord, type Theme, type Tone } from './colours.ts';
import { type Weight, widthOf } from './measure.ts';

/** How a picture is drawn, whatever it shows. */
export interface Frame {
  /** pixels */
  readonly width: number;
  readonly theme: Theme;
  /** what the picture is of, for those who do not see it, and as its heading */
  readonly title: readonly string[];
}

/** A corner: across, down. */
export type Point = readonly [x: number, y: number];

/** A part of a text, in one style. */
export interface TextPart {
  readonly text: string;
  readonly size: number;
  readonly tone: Tone;
  readonly weight: Weight;
}

/** A text on its baseline. */
export interface TextElement {
  readonly kind: 'text';
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly parts: readonly TextPart[];
}

/** How the inside or the edge of a shape is painted. */
export interface Painted {
  readonly fill?: Paint;
  readonly stroke?: Tone;
  /** of the stroke */
  readonly width?: number;
  /** 0 to 1, default 1 */
  readonly opacity?: number;
}

/** A line through points, or the polygon of them. */
export interface PathElement extends Painted {
  readonly kind: 'path';
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** A rectangle. */
export interface BoxElement extends Painted {
  readonly kind: 'box';
  readonly box: Box;
  /** of the corners */
  readonly radius: number;
}

/** A circle. */
export interface CircleElement extends Painted {
  readonly kind: 'circle';
  readonly centre: Point;
  readonly radius: number;
}

/** What a path of an SVG goes round, of any number of pieces with holes. */
export interface AreaElement extends Painted {
  readonly kind: 'area';
  /** the path, in units of the sheet */
  readonly path: string;
  /** the number of a pattern that is laid over the paint, so that areas are told apart without colours */
  readonly hatch?: number;
  /** by how much it is put lower than the path says */
  readonly down?: number;
}

/** What is put on a sheet. */
export type PictureElement = TextElement | PathElement | AreaElement | BoxElement | CircleElement;

/** A picture: what is on its sheet, in the units of it. */
export interface Picture {
  readonly frame: Frame;
  readonly across: number;
  readonly down: number;
  readonly elements: readonly PictureElement[];
}

/** A rectangle on the sheet. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a text is written. */
export interface TextStyle {
  readonly size: number;
  readonly tone?: Tone;
  readonly weight?: Weight;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** How far below the middle of its letters the baseline of a text lies, in sizes. */
const baseline = 0.35;

/** A text whose middle line lies at a height. */
export const textAt = (
  at: Point,
  text: string,
  { size, tone = 'ink', weight = 'regular', anchor = 'middle' }: TextStyle,
): TextElement => textOf(at, [{ text, size, tone, weight }], anchor);

/** A text of several parts; its middle line is that of the first. */
export const textOf = (
  [x, y]: Point,
  parts: readonly TextPart[],
  anchor: TextElement['anchor'],
): TextElement => ({ kind: 'text', at: [x, y + (parts[0]?.size ?? 0) * baseline], anchor, parts });

/** A rectangle with corners of a radius. */
export const boxOf = (box: Box, fill: Paint, radius = 0): BoxElement => ({ kind: 'box', box, radius, fill });

/** A rectangle in the colour of a lord. */
export const lordBox = (box: Box, lord: number, radius = 0): BoxElement =>
  boxOf(box, paintOfLord(lord), radius);

/** A line through points. */
export const lineOf = (points: readonly Point[], stroke: Tone, width: number): PathElement => ({
  kind: 'path',
  points,
  isClosed: false,
  stroke,
  width,
});

/** A closed polygon. */
export const polygonOf = (points: readonly Point[], painted: Painted): PathElement => ({
  kind: 'path',
  points,
  isClosed: true,
  ...painted,
});

/** What a path of an SVG goes round. */
export const areaOf = (path: string, painted: Painted, hatch?: number): AreaElement => ({
  kind: 'area',
  path,
  ...painted,
  ...(hatch === undefined ? {} : { hatch }),
});

/** A circle. */
export const circleOf = (centre: Point, radius: number, painted: Painted): CircleElement => ({
  kind: 'circle',
  centre,
  radius,
  ...painted,
});

/** A picture `across` units wide and `down` units high. */
export const pictureOf = (
  frame: Frame,
  [across, down]: Point,
  elements: readonly PictureElement[],
): Picture => ({
  frame,
  across,
  down,
  elements: elements.filter((one) => one.kind !== 'text' || one.parts.some(({ text }) => text !== '')),
});

/** The units across a picture: pixels up to as many as it is drawn for; what is wider is enlarged. */
export const acrossOf = ({ width }: Frame, drawnFor: number): number => Math.min(width, drawnFor);

/** The largest size, at most `size`, at which a text has space. */
export const sizeFitting = (text: string, space: number, size: number, weight: Weight = 'regular'): number =>
  Math.min(size, space / Math.max(widthOf(text, weight), 0.01));

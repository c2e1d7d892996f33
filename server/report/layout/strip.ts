// Strips: what is laid one below the other on pages and never parted between two. A text, a picture, a row of a table, or strips beside
// one another.

import type { Picture } from '@nirnaya/explain/pictures';
import type { Part, Placed, PlacedText, Tag } from './element.ts';
import type { TextStyle, Typesetter } from './typesetter.ts';

/** A strip; lengths in points. */
export interface Strip {
  readonly height: number;
  /** free space above, none at the top of a page */
  readonly gap: number;
  /** whether the next strip must stand on the same page */
  readonly isWithNext?: boolean;
  /** whether it begins a page */
  readonly isOnNewPage?: boolean;
  /** the table, or the list of contents, that it is a row of */
  readonly table?: StripGroup;
  /** a section of the chapter begins with it */
  readonly section?: SectionStart;
  /** its parts, with their top left corner at a point of a page */
  parts(x: number, y: number): readonly Part[];
}

/** The begin of a section. */
export interface SectionStart {
  readonly title: string;
  /** whether it stands in the outline alone, and not in the table of contents */
  readonly isMinor?: boolean;
}

/** The rows of one table, or of the table of contents. */
export interface StripGroup {
  readonly tag: 'Table' | 'TOC';
  /** row of heads, repeated where the table goes on on another page */
  readonly head: Strip | undefined;
}

/** How a text stands in its space. */
export type Align = 'start' | 'middle' | 'end';

/** What a text is besides its style. */
export interface TextOptions extends TextStyle {
  readonly width: number;
  /** default start */
  readonly align?: Align;
  /** default `P` */
  readonly tag?: Tag;
  readonly gap?: number;
  readonly isWithNext?: boolean;
}

/** Where the baseline of a line lies in its height, in sizes, above what the leading adds. */
const ascent = 1.02;

/** The lines of a text, placed from a corner. */
export function linesPlaced(
  typesetter: Typesetter,
  text: string,
  { width, align = 'start', ...style }: TextStyle & Pick<TextOptions, 'width' | 'align'>,
): { readonly height: number; place(x: number, y: number): readonly PlacedText[] } {
  const { size, weight = 'regular', tone = 'ink', leading = 1.5 } = style;
  const lines = typesetter.linesOf(text, style, width);
  const line = size * leading;
  return {
    height: lines.length * line,
    place: (x, y) =>
      lines.flatMap((one, i): PlacedText[] => {
        if (one === '') return [];
        const free = width - typesetter.widthOf(one, style);
        const left = x + (align === 'start' ? 0 : align === 'end' ? free : free / 2);
        return [
          {
            kind: 'text',
            text: one,
            x: left,
            baseline: y + i * line + (line - size * 1.36) / 2 + size * ascent,
            size,
            weight,
            tone,
            space: width - (left - x),
          },
        ];
      }),
  };
}

/** A text. */
export function textStrip(
  typesetter: Typesetter,
  text: string,
  { tag = 'P', gap = 0, isWithNext = false, ...options }: TextOptions,
): Strip {
  const { height, place } = linesPlaced(typesetter, text, options);
  return { height, gap, isWithNext, parts: (x, y) => [{ tag, children: place(x, y) }] };
}

/** A picture, as wide as said; `alt` is what it shows. */
export function pictureStrip(
  picture: Picture,
  { width, alt, gap = 0 }: { readonly width: number; readonly alt: string; readonly gap?: number },
): Strip {
  const scale = width / picture.across;
  return {
    height: picture.down * scale,
    gap,
    parts: (x, y) => [
      {
        tag: 'Figure',
        alt,
        area: { x, y, width, height: picture.down * scale },
        children: [{ kind: 'picture', picture, x, y, scale }],
      },
    ],
  };
}

/** Strips one below the other, as one that is not parted. */
export function stacked(strips: readonly Strip[], gap = 0): Strip {
  const tops: number[] = [];
  let height = 0;
  for (const [i, strip] of strips.entries()) {
    height += i === 0 ? 0 : strip.gap;
    tops.push(height);
    height += strip.height;
  }
  return {
    height,
    gap,
    parts: (x, y) => strips.flatMap((strip, i) => strip.parts(x, y + (tops[i] as number))),
  };
}

/** Strips side by side, each from a distance on. */
export function beside(columns: readonly { readonly left: number; readonly strip: Strip }[], gap = 0): Strip {
  return {
    height: Math.max(0, ...columns.map(({ strip }) => strip.height)),
    gap,
    parts: (x, y) => columns.flatMap(({ left, strip }) => strip.parts(x + left, y)),
  };
}

/** A strip with something drawn behind it that is not read. */
export const backed = (
  strip: Strip,
  {
    padding,
    draw,
  }: {
    readonly padding: number;
    draw(area: { x: number; y: number; height: number }): readonly Placed[];
  },
): Strip => ({
  ...strip,
  height: strip.height + 2 * padding,
  parts: (x, y) => [
    { tag: 'Artifact', children: draw({ x, y, height: strip.height + 2 * padding }) },
    ...strip.parts(x + padding, y + padding),
  ],
});

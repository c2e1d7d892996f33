// What stands on a page of a report: texts, shapes and pictures in their places, within the parts that readers of the page are told of.

import type { BoxElement, CircleElement, PathElement, Picture, Tone } from '@nirnaya/explain/pictures';
import type { FontWeight } from '../../pictures/letters.ts';

/** A line of text. Lengths are points, from the top left of the page. */
export interface PlacedText {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly weight: FontWeight;
  readonly tone: Tone;
  /** how much space it has from `x` on */
  readonly space: number;
}

/** A picture, enlarged by a scale. */
export interface PlacedPicture {
  readonly kind: 'picture';
  readonly picture: Picture;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** What stands on a page. */
export type Placed = PlacedText | PlacedPicture | BoxElement | CircleElement | PathElement;

/** What a part is for those who have a page read to them; an artifact is not read. */
export type Tag =
  | 'Artifact'
  | 'Figure'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'TD'
  | 'TH'
  | 'TOC'
  | 'TOCI'
  | 'TR'
  | 'Table';

/** A part of a page: either other parts or what is drawn. */
export interface Part {
  readonly tag: Tag;
  /** what a figure shows */
  readonly alt?: string;
  /** where a figure is */
  readonly area?: Area;
  /** of a head of a table */
  readonly scope?: 'Column' | 'Row';
  /** the name by which links lead to it, and its top */
  readonly destination?: { readonly name: string; readonly y: number };
  /** where a click on its area leads */
  readonly link?: { readonly to: string; readonly area: Area; readonly title: string };
  readonly children: readonly (Part | Placed)[];
}

/** A rectangle of a page. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A page. */
export interface Page {
  /** counted from 1 */
  readonly number: number;
  /** of which chapter, counted from 0 */
  readonly chapter: number;
  readonly parts: readonly Part[];
}

/** Whether a child is a part. */
export const isPart = (child: Part | Placed): child is Part => 'tag' in child;

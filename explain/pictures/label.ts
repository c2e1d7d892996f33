// The label of a graha in a chart: its short name, its degree, and marks of its state.

import type { Tone } from './colours.ts';
import { type Weight, widthOf } from './measure.ts';
import { type Point, type TextElement, textOf } from './sheet.ts';
import type { PictureTexts } from './texts.ts';

/** Where a graha stands, and how. */
export interface Body {
  /** its name in the language of the picture */
  readonly name: string;
  /** degrees 0..360 in the zodiac of the chart or of the varga */
  readonly longitude: number;
  readonly isRetrograde: boolean;
  readonly isCombust: boolean;
  readonly dignity: 'exalted' | 'own' | 'debilitated' | 'none';
}

/** What a label says besides the name. */
export interface LabelDetail {
  readonly degrees: boolean;
  readonly marks: boolean;
}

interface Part {
  readonly text: string;
  /** of the size of the label */
  readonly scale: number;
  readonly tone: Tone;
  readonly weight: Weight;
}

/** A label, measured at a size of 1. */
export interface Label {
  readonly parts: readonly Part[];
  readonly width: number;
}

/** How much smaller degrees and marks are than names. */
const small = 0.7;

const labelOf = (parts: readonly Part[]): Label => ({
  parts,
  width: parts.reduce((sum, { text, scale, weight }) => sum + widthOf(text, weight) * scale, 0),
});

/** The marks of the dignities. */
export const dignityMarks = { exalted: '+', debilitated: '−', own: '•', none: '' } as const;

/** Whole degrees passed in the rashi, as almanacs cut them off. */
const degreesPassed = (longitude: number): number => Math.floor((longitude % 30) + 1e-9);

/** The label of a graha. */
export function bodyLabel(
  { longitude, isRetrograde, isCombust, dignity }: Body,
  short: string,
  { degrees, marks }: LabelDetail,
  { tone, texts }: { readonly tone: Tone; readonly texts: PictureTexts },
): Label {
  const state = [
    isRetrograde ? texts.retrogradeShort : '',
    isCombust ? texts.combustShort : '',
    dignityMarks[dignity],
  ].join('');
  return labelOf([
    { text: short, scale: 1, tone, weight: 'bold' },
    ...(degrees
      ? [
          {
            text: `\u2009${degreesPassed(longitude)}°`,
            scale: small,
            tone: 'faint' as const,
            weight: 'regular' as const,
          },
        ]
      : []),
    ...(marks && state !== ''
      ? [
          {
            text: `\u2009${state}`,
            scale: small,
            tone: 'accent' as const,
            weight: 'bold' as const,
          },
        ]
      : []),
  ]);
}

/** The label of the lagna. */
export const lagnaLabel = (
  longitude: number,
  { degrees }: LabelDetail,
  { tone, texts }: { readonly tone: Tone; readonly texts: PictureTexts },
): Label =>
  labelOf([
    { text: texts.lagnaShort, scale: 1, tone, weight: 'bold' },
    ...(degrees
      ? [
          {
            text: `\u2009${degreesPassed(longitude)}°`,
            scale: small,
            tone: 'faint' as const,
            weight: 'regular' as const,
          },
        ]
      : []),
  ]);

/** A label drawn at a size, its left end at a point, its middle line at the height of that. */
export const drawnLabel = ({ parts }: Label, at: Point, size: number): TextElement =>
  textOf(
    at,
    parts.map(({ text, scale, tone, weight }) => ({ text, size: size * scale, tone, weight })),
    'start',
  );

// What a picture of charts shows.

import type { Tone } from './colours.ts';
import type { SquareForm } from './forms.ts';
import type { Body, LabelDetail } from './label.ts';
import type { PictureTexts } from './texts.ts';

/** A form of charts. */
type ChartForm = SquareForm | 'wheel';

/** A chart that is drawn. */
export interface DrawnChart {
  /** whose it is, or of when, where two are drawn; may be empty */
  readonly name: string;
  /** degrees 0..360 in the zodiac of the chart or of the varga; undefined where it is not drawn, as that of a transit */
  readonly lagna: number | undefined;
  readonly bodies: readonly Body[];
}

/** A chart whose lagna is known. */
type Risen = DrawnChart & { readonly lagna: number };

/** What a picture of charts shows. */
export interface ChartContent {
  readonly form: ChartForm;
  /** the chart, and one over it */
  readonly charts: readonly [Risen] | readonly [Risen, DrawnChart];
  /** names of the rashis, from Mesha */
  readonly rashis: readonly string[];
  readonly detail: LabelDetail;
  readonly texts: PictureTexts;
}

/** The tones of the chart and of the one over it. */
export const chartTones = ['ink', 'second'] as const satisfies readonly Tone[];

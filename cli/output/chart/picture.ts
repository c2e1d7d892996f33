// The chart of a birth as SVG, the same picture that the service draws.

import { type Cast, type DiagramStyle, pictureContentOf, pictureOfContent } from '@nirnaya/app/jyotisha';
import { pictureContent } from '@nirnaya/contract/jyotisha';
import { svgOf } from '@nirnaya/explain/pictures';
import type { ChartSession } from './session.ts';

/** The SVG of a chart, or of one of its vargas. */
export function chartSvg(
  { context, language }: ChartSession,
  cast: Cast,
  { style, varga }: { readonly style: DiagramStyle; readonly varga?: string | undefined },
): string {
  const content = pictureContentOf(context, cast, { style, varga, lang: language?.code });
  return svgOf(pictureOfContent(language?.written(pictureContent, content) ?? content));
}

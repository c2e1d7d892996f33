// The texts of a picture as the outlines of their letters: what draws it needs no fonts then, and joins none wrongly.

import type { DrawnText } from '@nirnaya/explain/drawing';
import { type Picture, svgOf, type TextElement } from '@nirnaya/explain/pictures';
import type { Letters, ShapedRun } from './letters.ts';

/** A picture as SVG whose texts are outlines. */
export const outlinedSvg = (picture: Picture, letters: Letters): string =>
  svgOf(picture, { text: (element) => outlinesOf(element, letters) });

/** A text of a drawing as outlines, painted by its class. */
export const outlinedText = ({ at, line, tone, size, weight, anchor }: DrawnText, letters: Letters): string =>
  outlinesOf({ kind: 'text', at, anchor, parts: [{ text: line, size, tone, weight }] }, letters);

function outlinesOf({ at: [x, y], anchor, parts }: OutlinedText, letters: Letters): string {
  const shaped = parts.map((part) => ({ ...part, runs: letters.shape(part.text, part.weight) }));
  const width = shaped.reduce((sum, { runs, size }) => sum + widthOf(runs) * size, 0);
  let left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  return shaped
    .map(({ runs, size, tone }) => {
      const start = left;
      left += widthOf(runs) * size;
      return glyphsOf(runs, size, [start, y])
        .map((glyph) => `<path class="${tone}" ${glyph}/>`)
        .join('');
    })
    .join('');
}

/** A text whose parts are painted by any class. */
type OutlinedText = Omit<TextElement, 'parts'> & {
  readonly parts: readonly (Omit<TextElement['parts'][number], 'tone'> & { readonly tone: string })[];
};

const widthOf = (runs: readonly ShapedRun[]): number => runs.reduce((sum, { width }) => sum + width, 0);

function glyphsOf(runs: readonly ShapedRun[], size: number, [start, y]: readonly [number, number]): string[] {
  const out: string[] = [];
  let x = start;
  for (const { font, glyphs } of runs) {
    const scale = size / font.unitsPerEm;
    for (const { id, advance, right, up } of glyphs) {
      const outline = font.outline(id);
      if (outline !== '') {
        const place = `${(x + right * size).toFixed(2)} ${(y - up * size).toFixed(2)}`;
        out.push(
          `transform="translate(${place}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"`,
        );
      }
      x += advance * size;
    }
  }
  return out;
}

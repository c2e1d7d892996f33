// The title of a picture above it.

import { shortened } from './measure.ts';
import { type Frame, type PictureElement, sizeFitting, textAt } from './sheet.ts';

/** The first two lines of a title in the middle of the sheet, and how high they are with the margin above. */
export function headingOf(
  { title }: Pick<Frame, 'title'>,
  across: number,
  margin: number,
): { readonly parts: readonly PictureElement[]; readonly height: number } {
  const space = across - 2 * margin;
  const base = Math.min(across, 720);
  const sizes = [Math.max(10, base * 0.03), Math.max(8.5, base * 0.021)] as const;
  let y = margin;
  const parts = title.slice(0, 2).map((line, i) => {
    const size = i === 0 ? sizes[0] : sizes[1];
    const weight = i === 0 ? 'bold' : 'regular';
    const fit = Math.max(7, sizeFitting(line, space, size, weight));
    y += size * 1.45;
    return textAt([across / 2, y - size * 0.72], shortened(line, space, fit, weight), {
      size: fit,
      weight,
      tone: i === 0 ? 'ink' : 'faint',
    });
  });
  return { parts, height: title.length === 0 ? margin : y + base * 0.015 };
}

// Texts measured as they will be drawn, and parted into lines that fit.

import { lettersOf, type Tone } from '@nirnaya/explain/pictures';
import type { FontWeight, Letters } from '../../pictures/letters.ts';

/** How a text is set; lengths in points. */
export interface TextStyle {
  readonly size: number;
  /** default regular */
  readonly weight?: FontWeight;
  /** default ink */
  readonly tone?: Tone;
  /** height of a line in sizes; default 1.5 */
  readonly leading?: number;
}

/** What measures texts and parts them into lines. */
export interface Typesetter {
  /** points */
  widthOf(text: string, style: TextStyle): number;
  /** the lines of a text, each at most `space` points wide */
  linesOf(text: string, style: TextStyle, space: number): readonly string[];
}

/** Widths that are remembered: words come again and again. */
const mostWidths = 5000;

/** A typesetter by the letters of the fonts. */
export function typesetterOf(letters: Pick<Letters, 'shape'>): Typesetter {
  const widths = new Map<string, number>();
  const emsOf = (text: string, weight: FontWeight): number => {
    const key = `${weight} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    if (widths.size >= mostWidths) widths.clear();
    const width = letters.shape(text, weight).reduce((sum, run) => sum + run.width, 0);
    widths.set(key, width);
    return width;
  };
  const widthOf = (text: string, { size, weight = 'regular' }: TextStyle): number =>
    emsOf(text, weight) * size;
  return {
    widthOf,
    linesOf: (text, style, space) => {
      const fits = (line: string): boolean => widthOf(line, style) <= space;
      const blank = widthOf(' ', style);
      const lines: string[] = [];
      for (const paragraph of text.split('\n')) {
        let line = '';
        let width = 0;
        for (const word of paragraph.split(' ').flatMap((one) => (fits(one) ? [one] : pieces(one, fits)))) {
          const wide = widthOf(word, style);
          // A hair less than the space, for what a font draws nearer across words.
          if (line !== '' && width + blank + wide > space - 0.25) {
            lines.push(line);
            line = word;
            width = wide;
          } else {
            width += line === '' ? wide : blank + wide;
            line = line === '' ? word : `${line} ${word}`;
          }
        }
        lines.push(line);
      }
      return lines;
    },
  };
}

/** A word that is wider than a line, parted between letters. */
function pieces(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of lettersOf(word)) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return part === '' ? parts : [...parts, part];
}

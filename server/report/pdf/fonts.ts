// The fonts of a document: each glyph that is drawn gets a code of its own for every text that it stands for, so that what is copied or
// searched is what was written, also by readers that know nothing of `ActualText`.

import type { LetterFont, ShapedRun } from '../../pictures/letters.ts';

/** What is used of a font that pdfkit embeds. */
export interface EmbeddedFont {
  /** `F1` */
  readonly id: string;
  readonly subset: { readonly glyphs: number[] };
  /** by code, in thousandths of the size */
  readonly widths: number[];
  /** by code, the characters that it stands for */
  readonly unicode: number[][];
  readonly font: { getGlyph(id: number): { readonly advanceWidth: number } };
  readonly scale: number;
  ref(): object;
}

/** Glyphs of a run as a page draws them. */
export interface EncodedGlyph {
  /** four digits, hexadecimal */
  readonly code: string;
  /** sizes: by the font alone, as it is set, and from where it would stand */
  readonly width: number;
  readonly advance: number;
  readonly right: number;
  readonly up: number;
}

/** What encodes runs of text. */
export interface Encoder {
  encode(run: ShapedRun): readonly EncodedGlyph[];
}

/** An encoder for an embedded font. Throws for a glyph that the font does not have: it would be an empty box. */
export function encoderOf(embedded: EmbeddedFont, { name }: LetterFont): Encoder {
  const codes = new Map<string, number>();
  const codeOf = (glyph: number, text: string): number => {
    const key = `${glyph} ${text}`;
    const known = codes.get(key);
    if (known !== undefined) return known;
    const { subset, widths, unicode, font, scale } = embedded;
    subset.glyphs.push(glyph);
    const code = subset.glyphs.length - 1;
    widths[code] = font.getGlyph(glyph).advanceWidth * scale;
    unicode[code] = [...text].map((character) => character.codePointAt(0) ?? 0);
    codes.set(key, code);
    return code;
  };
  return {
    encode: ({ text, glyphs }) => {
      const parts = partsOf(text, glyphs);
      return glyphs.map(({ id, advance, right, up }, i) => {
        if (id === 0) throw new Error(`${name} has no glyph in ${text}`);
        const code = codeOf(id, parts[i] ?? '');
        return {
          code: code.toString(16).padStart(4, '0'),
          width: (embedded.widths[code] ?? 0) / 1000,
          advance,
          right,
          up,
        };
      });
    },
  };
}

/**
 * What each glyph stands for, so that all of them in their order stand for the text: of a cluster each has a character, and the last
 * the rest; where there are more glyphs than characters, the last ones stand for nothing.
 */
function partsOf(text: string, glyphs: ShapedRun['glyphs']): readonly string[] {
  const parts: string[] = [];
  let first = 0;
  while (first < glyphs.length) {
    const cluster = glyphs[first]?.cluster ?? 0;
    let next = first + 1;
    while (next < glyphs.length && glyphs[next]?.cluster === cluster) next += 1;
    const characters = [...text.slice(cluster, glyphs[next]?.cluster ?? text.length)];
    const last = next - first - 1;
    for (let i = 0; i < last; i++) parts.push(characters[i] ?? '');
    parts.push(characters.slice(last).join(''));
    first = next;
  }
  return parts;
}

// A text as the operators of a page that draw it, with what it says beside it.

import type { EncodedGlyph } from './fonts.ts';

/** Glyphs of one font. */
export interface EncodedRun {
  /** `F1` */
  readonly font: string;
  readonly glyphs: readonly EncodedGlyph[];
  /** sizes */
  readonly width: number;
}

/** Where and how a text is drawn, in units of the page, downwards. */
export interface TextPlace {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  /** `#2b2620` */
  readonly colour: string;
}

/** The operators that draw runs of one text; `actual` is what it says. */
export function textOperators(
  runs: readonly EncodedRun[],
  actual: string,
  { x, baseline, size, colour }: TextPlace,
): string {
  const operators = [`/Span <</ActualText <${utf16(actual)}>>> BDC`, 'BT', `${rgb(colour)} rg`];
  let left = x;
  for (const { font, glyphs, width } of runs) {
    operators.push(`/${font} ${number(size)} Tf`, ...glyphOperators(glyphs, left, baseline, size));
    left += width * size;
  }
  return [...operators, 'ET', 'EMC'].join('\n');
}

// Glyphs that stand on the line are drawn together, each moved by what shaping adds to the width of the font.
function glyphOperators(
  glyphs: readonly EncodedGlyph[],
  left: number,
  baseline: number,
  size: number,
): string[] {
  const operators: string[] = [];
  let x = left;
  let line = '';
  let codes = '';
  const flush = (): void => {
    if (codes !== '') line += `<${codes}>`;
    if (line !== '') operators.push(`[${line}] TJ`);
    line = '';
    codes = '';
  };
  const moveTo = (right: number, up: number): void => {
    operators.push(`1 0 0 -1 ${number(right)} ${number(up)} Tm`);
  };
  let isOnLine = false;
  for (const { code, width, advance, right, up } of glyphs) {
    if (right !== 0 || up !== 0) {
      flush();
      moveTo(x + right * size, baseline - up * size);
      operators.push(`<${code}> Tj`);
      isOnLine = false;
    } else {
      if (!isOnLine) moveTo(x, baseline);
      isOnLine = true;
      codes += code;
      const nearer = Math.round((width - advance) * 1000);
      if (nearer !== 0) {
        line += `<${codes}>${nearer} `;
        codes = '';
      }
    }
    x += advance * size;
  }
  flush();
  return operators;
}

/** Hexadecimal UTF-16 with its mark. */
function utf16(text: string): string {
  let out = 'FEFF';
  for (let i = 0; i < text.length; i++) out += text.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0');
  return out;
}

/** `#ff8000` as `1 0.502 0`. */
export const rgb = (colour: string): string =>
  [1, 3, 5].map((at) => number(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');

/** To thousandths. */
export const number = (value: number): string => String(Math.round(value * 1000) / 1000);

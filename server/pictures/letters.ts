// The letters of pictures and reports: fonts of the data, and texts shaped by HarfBuzz, so that the scripts of India are joined and
// placed as they must be.

import { readBundledFile } from '@nirnaya/app/data';
import { openDataFile } from '@nirnaya/engine/bytes';
import { runsOf } from '@nirnaya/explain/pictures';
import type * as HarfBuzz from 'harfbuzzjs';

/** The weights of the fonts. */
export type FontWeight = 'regular' | 'bold';

/** A font. */
export interface LetterFont {
  /** `Noto Sans Tamil bold` */
  readonly name: string;
  /** TrueType */
  readonly bytes: Uint8Array;
  readonly unitsPerEm: number;
  /** whether it has a glyph for a character */
  has(point: number): boolean;
  /** the outline of a glyph as the path of an SVG, in units of the font, upwards */
  outline(glyph: number): string;
}

/** A glyph in its place; lengths in sizes of the text. */
export interface ShapedGlyph {
  readonly id: number;
  readonly advance: number;
  /** from where it would stand: to the right, and up */
  readonly right: number;
  readonly up: number;
  /** where in the text of its run that begins which it stands for, in UTF-16 units */
  readonly cluster: number;
}

/** A stretch of a text in one font. */
export interface ShapedRun {
  readonly text: string;
  readonly font: LetterFont;
  readonly glyphs: readonly ShapedGlyph[];
  /** in sizes of the text */
  readonly width: number;
}

/** Texts as glyphs. */
export interface Letters {
  /** the runs of a text, in the order in which they stand */
  shape(text: string, weight: FontWeight): readonly ShapedRun[];
  /** the characters of a text that no font has, each once; blanks and joiners need none */
  missing(text: string): readonly string[];
}

interface OpenFont extends LetterFont {
  readonly font: HarfBuzz.Font;
}

const fontsFile = { name: 'fonts', version: 1 } as const;

let opened: Promise<Letters> | undefined;

/** The letters, opened when they are first needed. */
export function openLetters(): Promise<Letters> {
  opened ??= import('harfbuzzjs').then(lettersOf);
  return opened;
}

/** Shaped texts that are remembered: those of names come again and again. */
const mostRemembered = 2000;

function lettersOf(hb: typeof HarfBuzz): Letters {
  const sections = openDataFile(fontsFile, readBundledFile('fonts/fonts.bin'));
  const families = [...new Set(Object.keys(sections).map((name) => name.replace(/ (regular|bold)$/, '')))];
  const fonts = new Map<string, OpenFont>();
  const fontNamed = (name: string): OpenFont | undefined => {
    const known = fonts.get(name);
    if (known !== undefined) return known;
    const section = sections[name];
    if (section === undefined) return undefined;
    const font = openFont(hb, name, section.bytes);
    fonts.set(name, font);
    return font;
  };
  const buffer = new hb.Buffer();
  const shapedWith = (font: OpenFont, text: string): ShapedRun => {
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font.font, buffer);
    const scale = 1 / font.unitsPerEm;
    const positions = buffer.getGlyphPositions();
    const glyphs = buffer.getGlyphInfos().map(({ codepoint, cluster }, i): ShapedGlyph => {
      const { xAdvance, xOffset, yOffset } = positions[i] as HarfBuzz.GlyphPosition;
      return {
        id: codepoint,
        advance: xAdvance * scale,
        right: xOffset * scale,
        up: yOffset * scale,
        cluster,
      };
    });
    return { text, font, glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) };
  };
  const fontFor = (point: number, first: string, weight: FontWeight): OpenFont | undefined => {
    const own = fontNamed(`${first} ${weight}`);
    if (own?.has(point) === true) return own;
    for (const family of families) {
      const font = fontNamed(`${family} ${weight}`);
      if (font?.has(point) === true) return font;
    }
    return undefined;
  };
  const remembered = new Map<string, readonly ShapedRun[]>();
  const shape = (text: string, weight: FontWeight): readonly ShapedRun[] => {
    const key = `${weight} ${text}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    if (remembered.size >= mostRemembered) remembered.clear();
    const runs = runsOf(text)
      .flatMap(({ text: part, family }) => partedByFont(part, (point) => fontFor(point, family, weight)))
      .map(({ text: part, font }) => shapedWith(font, part));
    remembered.set(key, runs);
    return runs;
  };
  return {
    shape,
    missing: (text) =>
      [...new Set(text)].filter((character) => {
        const point = character.codePointAt(0) ?? 0;
        const [family = ''] = runsOf(character).map((run) => run.family);
        return !isBlank(point) && fontFor(point, family, 'regular') === undefined;
      }),
  };
}

function openFont(hb: typeof HarfBuzz, name: string, bytes: Uint8Array): OpenFont {
  const face = new hb.Face(new hb.Blob(bytes.slice()));
  const font = new hb.Font(face);
  const points = new Set(face.collectUnicodes());
  return {
    name,
    bytes,
    unitsPerEm: face.upem,
    font,
    has: (point) => points.has(point),
    outline: (glyph) => font.glyphToPath(glyph),
  };
}

// A joiner stays with what it joins, and what no font has is drawn by that before it, as an empty box.
function partedByFont(
  text: string,
  fontFor: (point: number) => OpenFont | undefined,
): readonly { readonly text: string; readonly font: OpenFont }[] {
  const parts: { text: string; font: OpenFont }[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const last = parts.at(-1);
    const font =
      isBlank(point) && last !== undefined ? last.font : (fontFor(point) ?? last?.font ?? fontFor(0x20));
    if (font === undefined) throw new Error('no font has a blank');
    if (last?.font === font) last.text += character;
    else parts.push({ text: character, font });
  }
  return parts;
}

const isBlank = (point: number): boolean =>
  point === 0x20 || point === 0x200c || point === 0x200d || point === 0xa0;

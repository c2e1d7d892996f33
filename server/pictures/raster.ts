// A picture as PNG, drawn by resvg within bounds of its pixels.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unsupported } from '@nirnaya/app/requests';
import type { WriteText } from '@nirnaya/explain/drawing';
import type { Picture } from '@nirnaya/explain/pictures';
import { type Letters, openLetters } from './letters.ts';
import { outlinedSvg, outlinedText } from './outlines.ts';

/** The most pixels of a picture: a square of the largest width, and half as much again. */
const mostPixels = 4_000_000;

let opened: Promise<typeof import('@resvg/resvg-wasm')> | undefined;

// Compiled when the first picture is drawn.
function openResvg(): Promise<typeof import('@resvg/resvg-wasm')> {
  opened ??= import('@resvg/resvg-wasm').then(async (resvg) => {
    const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
    await resvg.initWasm(readFileSync(file));
    return resvg;
  });
  return opened;
}

/**
 * The bytes of a PNG, as wide as the frame of the picture says. Refuses with a 422 a picture whose letters no font has; throws `RangeError` for
 * one of too many pixels.
 */
export async function pngOf(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  const { frame, across, down } = picture;
  const pixels = frame.width * ((frame.width * down) / across);
  if (pixels > mostPixels) throw new RangeError(`a picture of ${Math.round(pixels)} pixels`);
  const letters = await openLetters();
  requireLetters(textsOf(picture), letters);
  return rastered(outlinedSvg(picture, letters));
}

/** What a drawing is drawn with: each text as outlines. */
export interface OutlinedDrawing {
  /** gives the SVG with its texts written by `writeText`; what it throws is thrown */
  draw(writeText: WriteText): string;
  /** pixels across, at most 1,600 */
  readonly width: number;
}

/** The bytes of a PNG of a drawing whose texts are outlined. Refuses with a 422 a drawing whose letters no font has. */
export async function pngOfDrawing({ draw, width }: OutlinedDrawing): Promise<Uint8Array<ArrayBuffer>> {
  const letters = await openLetters();
  const lines: string[] = [];
  const svg = draw((text) => {
    lines.push(text.line);
    return outlinedText(text, letters);
  });
  requireLetters(lines, letters);
  return rastered(svg, Math.min(width, widest));
}

/** The widest drawing, pixels. */
const widest = 1600;

// As wide as the SVG says, unless another width is given.
async function rastered(svg: string, width?: number): Promise<Uint8Array<ArrayBuffer>> {
  const { Resvg } = await openResvg();
  const drawing = new Resvg(svg, {
    font: { fontBuffers: [] },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  });
  try {
    if (drawing.width * drawing.height > mostPixels)
      throw new RangeError(`a picture of ${Math.round(drawing.width * drawing.height)} pixels`);
    const image = drawing.render();
    try {
      return new Uint8Array(image.asPng());
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}

const textsOf = ({ elements }: Picture): readonly string[] =>
  elements.flatMap((element) => (element.kind === 'text' ? element.parts : [])).map((part) => part.text);

function requireLetters(texts: readonly string[], letters: Letters): void {
  const missing = letters.missing(texts.join(''));
  if (missing.length === 0) return;
  throw unsupported(
    'no_letters',
    `lang: a PNG has no letters for ${missing.slice(0, 10).join(' ')}; use another language or name, or an SVG.`,
  );
}

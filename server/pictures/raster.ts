// A picture as PNG, drawn by resvg within bounds of its pixels.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unsupported } from '@nirnaya/app/requests';
import type { Picture } from '@nirnaya/explain/pictures';
import { type Letters, openLetters } from './letters.ts';
import { outlinedSvg } from './outlines.ts';

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
  const [letters, { Resvg }] = await Promise.all([openLetters(), openResvg()]);
  requireLetters(picture, letters);
  const drawing = new Resvg(outlinedSvg(picture, letters), { font: { fontBuffers: [] } });
  try {
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

function requireLetters({ elements }: Picture, letters: Letters): void {
  const text = elements
    .flatMap((element) => (element.kind === 'text' ? element.parts : []))
    .map((part) => part.text);
  const missing = letters.missing(text.join(''));
  if (missing.length === 0) return;
  throw unsupported(
    'no_letters',
    `lang: a PNG has no letters for ${missing.slice(0, 10).join(' ')}; use another language or name, or /v1/chart.svg.`,
  );
}

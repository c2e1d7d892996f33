/**
 * Cuts the fonts that pictures and reports are drawn with, `npm run fonts`. In: Noto as its packages have it. Out: `data/fonts`, each
 * family in two weights with the letters of its script, and `explain/pictures/advances.ts`, how wide each letter is.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as hb from 'harfbuzzjs';
// @ts-expect-error: the package has no types
import subsetFontUntyped from 'subset-font';
import { dataFileOf } from '../../engine/bytes/data-file.ts';
import type { Advances } from '../../explain/pictures/advances.ts';
import { blocks, latinFamily } from '../../explain/pictures/scripts.ts';
import { dataFolder, writeData } from '../manifest.ts';

const { resolve } = createRequire(import.meta.url);

interface FontCut {
  readonly family: string;
  readonly of: string;
  readonly subset: string;
  readonly characters: string;
  /** first and last letters of stretches */
  readonly stretches: readonly (readonly number[])[];
}

/** The weights, as they are called and as their axis has them. */
const weights = { regular: 400, bold: 600 } as const;

const joiners = '\u200c\u200d\u25cc';
// What Sanskrit in Latin letters needs, and the letters of the languages of Europe.
const moreLatin = `${range(0x100, 0x17f)}ṚṛṜṝḶḷḸḹṄṅṆṇṬṭḌḍŚśṢṣḤḥṂṃṀṁṞṟḴḵẎẏ`;
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}\u2009‐‑–—‘’“”•…′″↑↓−×·`;

/** The letters of Latin that the package has in a file of their own. */
const extendedFamily = `${latinFamily} Extended`;

/** A font that is cut: its family, the file of the package, and what of it stays and is measured. */
const fonts: readonly FontCut[] = [
  {
    family: latinFamily,
    of: 'noto-sans',
    subset: 'latin',
    characters: latin,
    stretches: [
      [0x20, 0xff],
      [0x2009, 0x2026],
      [0x2191, 0x2193],
      [0x2212, 0x2212],
    ],
  },
  {
    family: extendedFamily,
    of: 'noto-sans',
    subset: 'latin-ext',
    characters: moreLatin,
    stretches: [
      [0x100, 0x17f],
      [0x1e30, 0x1e93],
    ],
  },
  ...blocks.map(({ family, first, last }) => {
    const script = family.slice(latinFamily.length + 1).toLowerCase();
    return {
      family,
      of: `noto-sans-${script}`,
      subset: script,
      characters: range(first, last) + joiners,
      stretches: [[first, last]],
    };
  }),
];

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

interface SubsetOptions {
  readonly targetFormat: 'truetype';
  readonly variationAxes: { readonly wght: number };
}

const subsetFont = subsetFontUntyped as (
  original: Uint8Array,
  characters: string,
  options: SubsetOptions,
) => Promise<Uint8Array>;

async function cut({ of, subset, characters }: FontCut, weight: number): Promise<Uint8Array> {
  const file = resolve(`@fontsource-variable/${of}/files/${of}-${subset}-wght-normal.woff2`);
  return subsetFont(readFileSync(file), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
}

/** Thousandths of the size that each character of a stretch takes, -1 where there is no glyph. */
function advancesOf(bytes: Uint8Array, first: number, last: number): readonly number[] {
  const face = new hb.Face(new hb.Blob(bytes.slice().buffer));
  const font = new hb.Font(face);
  const { upem } = face;
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const glyph = font.nominalGlyph(first + i);
    if (glyph === undefined) return -1;
    return Math.round((font.glyphHAdvance(glyph) * 1000) / upem);
  });
}

const sections: Record<string, { about: object; bytes: Uint8Array }> = {};
const measured: Record<string, Advances[]> = {};
for (const font of fonts) {
  const cutFonts = {
    regular: await cut(font, weights.regular),
    bold: await cut(font, weights.bold),
  };
  for (const [weight, bytes] of Object.entries(cutFonts)) {
    sections[`${font.family} ${weight}`] = { about: { family: font.family, weight }, bytes };
    console.log(`${font.family} ${weight}: ${bytes.length} bytes`);
  }
  const own = font.stretches.map(([first = 0, last = 0]) => ({
    first,
    regular: advancesOf(cutFonts.regular, first, last).join(' '),
    bold: advancesOf(cutFonts.bold, first, last).join(' '),
  }));
  // Letters of both are measured as one family: only files part them.
  const family = font.family === extendedFamily ? latinFamily : font.family;
  measured[family] = [...(measured[family] ?? []), ...own];
}
const { version } = JSON.parse(
  readFileSync(resolve('@fontsource-variable/noto-sans/package.json'), 'utf8'),
) as { readonly version: string };
writeData(
  dataFolder('fonts'),
  {
    file: 'fonts.bin',
    what: 'Noto Sans for Latin letters and nine scripts of India, in two weights, as TrueType',
    source: `@fontsource-variable/noto-sans and its scripts, ${version} (Noto Project Authors)`,
    licence: 'OFL-1.1',
    version,
    generator: 'scripts/picture-fonts/main.ts (npm run fonts)',
  },
  dataFileOf({ name: 'fonts', version: 1 }, sections),
);
writeFileSync(
  fileURLToPath(new URL('../../explain/pictures/advances.ts', import.meta.url)),
  `// How wide the letters of the fonts in data/fonts are, in thousandths of their size, from the first on; -1 where a font has none.
// Made by scripts/picture-fonts (npm run fonts).

/** The advances of a stretch of letters. */
export interface Advances {
  readonly first: number;
  readonly regular: string;
  readonly bold: string;
}

/** Advances by family, in stretches of letters. */
export const advances: Readonly<Record<string, readonly Advances[]>> = {
${Object.entries(measured)
  .map(
    ([family, stretches]) =>
      `  '${family}': [\n${stretches
        .map(
          ({ first, regular, bold }) =>
            `    {\n      first: ${first},\n      regular:\n        '${regular}',\n      bold:\n        '${bold}',\n    },`,
        )
        .join('\n')}\n  ],`,
  )
  .join('\n')}
};
`,
);

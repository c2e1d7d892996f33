// The fonts of pages, cut from packages of Noto to the block of a script and to the weights that pages use. In: nothing. Out:
// each font as WOFF2, with the rule of CSS that names it.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** Characters by their code points, both ends included. */
const block = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const joiners = '\u200c\u200d';
const dottedCircle = '\u25cc';
const latin = `${block(0x20, 0x7e)}${block(0xa0, 0xff)}‎‏–—‘’“”•…′″←→↑↓−×·`;
// What Sanskrit in Latin letters needs besides.
const transliteration = 'āĀīĪūŪēĒōŌṛṚṝṜḷḶḹḻṅṄñÑṭṬḍḌṇṆśŚṣṢḥḤṃṂṁṀṟḵẏ';

/** A font: the family that styles name, the file that it is cut from, and what of it stays. `first`: the scripts whose pages load it at once. */
const fonts = [
  {
    name: 'sans',
    family: 'Nirnaya Sans',
    of: 'noto-sans',
    subset: 'latin',
    characters: latin,
    first: ['latn', 'deva', 'taml', 'arab'],
  },
  {
    name: 'sans-more',
    family: 'Nirnaya Sans More',
    of: 'noto-sans',
    subset: 'latin-ext',
    characters: transliteration,
    first: [],
  },
  {
    name: 'serif',
    family: 'Nirnaya Serif',
    of: 'noto-serif',
    subset: 'latin',
    characters: latin,
    first: ['latn'],
  },
  {
    name: 'serif-more',
    family: 'Nirnaya Serif More',
    of: 'noto-serif',
    subset: 'latin-ext',
    characters: transliteration,
    first: [],
  },
  {
    name: 'devanagari',
    family: 'Nirnaya Devanagari',
    of: 'noto-sans-devanagari',
    subset: 'devanagari',
    characters: block(0x900, 0x97f) + joiners + dottedCircle,
    first: ['deva'],
  },
  {
    name: 'tamil',
    family: 'Nirnaya Tamil',
    of: 'noto-sans-tamil',
    subset: 'tamil',
    characters: block(0xb80, 0xbff) + joiners + dottedCircle,
    first: ['taml'],
  },
  {
    name: 'naskh',
    family: 'Nirnaya Naskh',
    of: 'noto-naskh-arabic',
    subset: 'arabic',
    characters: block(0x600, 0x6ff) + joiners + dottedCircle,
    first: ['arab'],
  },
];

/** Weights from running text to headings. */
const weights = { min: 400, max: 700 };

/** `U+900-97F` of the characters of a font. */
const rangeOf = (characters) => {
  const points = [...new Set(Array.from(characters, (one) => one.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const ranges = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last !== undefined && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
};

// Cutting takes seconds, and fonts change with this file and their packages alone.
const cache = fileURLToPath(new URL('../node_modules/.cache/fonts', import.meta.url));
const program = readFileSync(fileURLToPath(import.meta.url));

async function cutOnce(original, characters) {
  const digest = createHash('sha256').update(program).update(original).update(characters).digest('hex');
  const file = join(cache, `${digest}.woff2`);
  if (existsSync(file)) return readFileSync(file);
  const bytes = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, bytes);
  return bytes;
}

/** Cuts every font. `css(address)` is the rule of CSS once the address of the file is known. */
export async function cutFonts() {
  const cut = [];
  for (const { name, family, of, subset, characters, first } of fonts) {
    const file = resolve(`@fontsource-variable/${of}/files/${of}-${subset}-wght-normal.woff2`);
    const bytes = await cutOnce(readFileSync(file), characters);
    const css = (address) =>
      `@font-face{font-family:"${family}";font-style:normal;font-weight:${weights.min} ${weights.max};font-display:swap;src:url("${address}") format("woff2");unicode-range:${rangeOf(characters)}}`;
    cut.push({ name, bytes, first, css });
  }
  return cut;
}

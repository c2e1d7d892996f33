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

/** Scripts of India with a block and a font of Noto of their own: the name of the font, the block and the script of the pages. */
const indic = [
  { name: 'devanagari', first: 0x900, last: 0x97f, script: 'deva' },
  { name: 'bengali', first: 0x980, last: 0x9ff, script: 'beng' },
  { name: 'gurmukhi', first: 0xa00, last: 0xa7f, script: 'guru' },
  { name: 'gujarati', first: 0xa80, last: 0xaff, script: 'gujr' },
  { name: 'oriya', first: 0xb00, last: 0xb7f, script: 'orya' },
  { name: 'tamil', first: 0xb80, last: 0xbff, script: 'taml' },
  { name: 'telugu', first: 0xc00, last: 0xc7f, script: 'telu' },
  { name: 'kannada', first: 0xc80, last: 0xcff, script: 'knda' },
  { name: 'malayalam', first: 0xd00, last: 0xd7f, script: 'mlym' },
].map(({ name, first, last, script }) => ({
  name,
  family: `Nirnaya ${name[0].toUpperCase()}${name.slice(1)}`,
  of: `noto-sans-${name}`,
  subset: name,
  // The danda and double danda of every script stand in the block of Devanagari.
  characters: [...new Set([block(first, last), '।॥', joiners, dottedCircle].join(''))].join(''),
  first: [script],
}));

/** A font: the family that styles name, the file that it is cut from, and what of it stays. `first`: the scripts whose pages load it at once. */
const fonts = [
  {
    name: 'sans',
    family: 'Nirnaya Sans',
    of: 'noto-sans',
    subset: 'latin',
    characters: latin,
    first: ['latn', ...indic.flatMap(({ first }) => first), 'arab'],
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
  ...indic,
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

// How many cells of a terminal a text takes. `string-width` knows more, emoji above all, and takes long to load; a test holds
// the two together for every name that the packs have.

import { stripVTControlCharacters } from 'node:util';
import { eastAsianWidth } from 'get-east-asian-width';

/** The width of a text, in cells. */
export function widthOf(text: string): number {
  const shown = text.includes('\u001b') ? stripVTControlCharacters(text) : text;
  if (oneCellEach.test(shown)) return shown.length;
  segmenter ??= new Intl.Segmenter();
  let width = 0;
  for (const { segment } of segmenter.segment(shown)) width += clusterWidth(segment);
  return width;
}

/** Latin letters, and the punctuation that texts have. */
const oneCellEach = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff\u2013-\u201d]*$/;

// It reads data of ICU.
let segmenter: Intl.Segmenter | undefined;

const visible =
  /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}]/u;
const spacingMark = /\p{Spacing_Mark}/u;

// What a reader sees as one letter: its first visible sign, and the vowel signs that stand beside it.
function clusterWidth(cluster: string): number {
  const from = cluster.search(visible);
  if (from < 0) return 0;
  const [base = '', ...others] = cluster.slice(from);
  return others
    .filter((sign) => spacingMark.test(sign))
    .reduce((width, sign) => width + cells(sign), cells(base));
}

const cells = (sign: string): number => eastAsianWidth(sign.codePointAt(0) ?? 0);

// How wide a text is before it is drawn, by the advances of the fonts. What a font joins is narrower than the sum, so that a text
// never takes more than is said here.

import { advances } from './advances.ts';
import { familyOf, latinFamily } from './scripts.ts';

/** The weights that pictures are written in. */
export type Weight = 'regular' | 'bold';

interface Stretch {
  readonly first: number;
  readonly widths: readonly number[];
}

const tables = new Map<string, readonly Stretch[]>();

function stretchesOf(family: string, weight: Weight): readonly Stretch[] {
  const name = `${family} ${weight}`;
  const known = tables.get(name);
  if (known !== undefined) return known;
  const table = (advances[family] ?? []).map(({ first, [weight]: written }) => ({
    first,
    widths: written.split(' ').map(Number),
  }));
  tables.set(name, table);
  return table;
}

/** Of a character that no table has: a wide one takes a square. */
const unknownWidth = (point: number): number => (point >= 0x1100 ? 1 : 0.66);

/** With some to spare, for pages that draw with other fonts. */
const spare = 1.05;

/** The width of a text at a size of 1. */
export function widthOf(text: string, weight: Weight = 'regular'): number {
  let sum = 0;
  let family = latinFamily;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    family = familyOf(point) ?? family;
    const stretch = stretchesOf(family, weight).find(
      ({ first, widths }) => point >= first && point < first + widths.length,
    );
    const thousandths = stretch?.widths[point - stretch.first] ?? -1;
    sum += thousandths >= 0 ? thousandths / 1000 : unknownWidth(point);
  }
  return sum * spare;
}

/** The text, or as much of it from its beginning as has space, with an ellipsis behind it. */
export function shortened(text: string, space: number, size: number, weight: Weight = 'regular'): string {
  if (widthOf(text, weight) * size <= space) return text;
  const letters = text.match(/[^\p{M}\u200c\u200d][\p{M}\u200c\u200d]*/gu) ?? [];
  for (let count = letters.length - 1; count > 0; count--) {
    const short = `${letters.slice(0, count).join('').trimEnd()}…`;
    if (widthOf(short, weight) * size <= space) return short;
  }
  return '';
}

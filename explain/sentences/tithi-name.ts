// Names of tithis and lunar months as sentences use them.

import { nameOf, tithiFullName } from '@nirnaya/dsl/vocabulary';
import type { Lunation } from '@nirnaya/engine/sky';

/** How a land names the dark half of a month: by the month it ends, or by the one it begins. */
export type MonthNames = 'amanta' | 'purnimanta';

/**
 * `Shukla Chaturthi`, `Krishna Pratipada to Amavasya`, `Ekadashi`: one, several following, or one number of both halves.
 * 0-based labels.
 */
export function tithiRangeName(labels: readonly number[]): string {
  const [first = 0, second] = labels;
  const last = labels.at(-1) ?? first;
  if (labels.length === 1) return tithiFullName(first + 1);
  if (labels.length === 2 && second === first + 15) return nameOf('tithi', first);
  if (labels.length === 15 && first % 15 === 0) return `${nameOf('paksha', first / 15)} paksha`;
  const end = tithiFullName(last + 1);
  // The half is named once.
  const sameHalf = Math.floor(first / 15) === Math.floor(last / 15);
  return `${tithiFullName(first + 1)} to ${sameHalf ? end.replace(/^(?:Shukla|Krishna) /, '') : end}`;
}

/**
 * `Bhadrapada`, `Adhika Shravana`; both names where a month is kshaya, unless `wanted` says which (0-based). Its dark half
 * (`dark`) has the name of the next month where months are named purnimanta.
 */
export function lunationName(
  lunation: Lunation,
  preferred?: readonly number[],
  { names = 'amanta', dark = false }: { readonly names?: MonthNames; readonly dark?: boolean } = {},
): string {
  const serving = lunation.months.filter((m) => preferred?.includes(m - 1) ?? true);
  const shift = names === 'purnimanta' && dark && !lunation.adhika ? 1 : 0;
  const text = (serving.length > 0 ? serving : lunation.months)
    .map((m) => nameOf('lunar month', (m - 1 + shift) % 12))
    .join('-');
  return lunation.adhika ? `Adhika ${text}` : text;
}

// Names of tithis and lunar months as sentences use them.

import { nameOf, tithiFullName } from '../dsl/vocabulary/kinds.ts';
import type { Lunation } from '../engine/sky/lunations.ts';

/** `Shukla 4`, `Krishna 8`, `Purnima`, `Amavasya` of a tithi 1..30. */
export function tithiShortName(number: number): string {
  if (number === 15 || number === 30) return tithiFullName(number);
  return number > 15 ? `Krishna ${number - 15}` : `Shukla ${number}`;
}

/** `Shukla 4`, `Krishna 1 to 15`, `Ekadashi`: one, several following, or one number of both halves. 0-based labels. */
export function tithiRangeName(labels: readonly number[]): string {
  const [first = 0, second] = labels;
  const last = labels.at(-1) ?? first;
  if (labels.length === 1) return tithiShortName(first + 1);
  if (labels.length === 2 && second === first + 15) return nameOf('tithi', first);
  if (labels.length === 15 && first % 15 === 0) return `${nameOf('paksha', first / 15)} paksha`;
  return `${tithiShortName(first + 1)} to ${(last % 15) + 1}`;
}

/** `Bhadrapada`, `Adhika Shravana`; both names where a month is kshaya, unless `wanted` says which (0-based). */
export function lunationName(lunation: Lunation, wanted?: readonly number[]): string {
  const serving = lunation.months.filter((m) => wanted?.includes(m - 1) ?? true);
  const names = (serving.length > 0 ? serving : lunation.months)
    .map((m) => nameOf('lunar month', m - 1))
    .join('-');
  return lunation.adhika ? `Adhika ${names}` : names;
}

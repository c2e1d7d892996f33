// The names of the index that begin with a key, and those that are within some edits of one. The keys ascend, and each
// knows how many units it shares with the one before, so that a beginning is compared once for all names that have it.

import { longestKey } from '@nirnaya/dsl/vocabulary';
import type { Columns } from '../format.ts';

/** The columns of the index of names. */
export type NameIndex = Pick<Columns, 'keyStarts' | 'keyUnits' | 'keyShared' | 'keyPlaces' | 'keyKinds'>;

/** Takes an entry of the index; `edits` lie between the key looked for and the name, or a beginning of it. */
export type TakeNear = (entry: number, edits: number, isWhole: boolean) => void;

/** The entries whose keys begin with `key`: the first, and the one after the last. */
export function entriesFrom(index: NameIndex, key: string): readonly [first: number, end: number] {
  const boundary = (isBelow: (order: number) => boolean): number => {
    let low = 0;
    let high = index.keyShared.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBelow(orderOf(index, middle, key))) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [boundary((order) => order < 0), boundary((order) => order <= 0)];
}

/** Whether the key of an entry is a key and no more. */
export const isWholeKey = ({ keyStarts }: NameIndex, entry: number, key: string): boolean =>
  keyStarts[entry + 1] - keyStarts[entry] === key.length;

// Below 0 where an entry stands before all that begin with `key`, 0 where it begins with it, above 0 after them.
function orderOf({ keyStarts, keyUnits }: NameIndex, entry: number, key: string): number {
  const start = keyStarts[entry];
  const length = keyStarts[entry + 1] - start;
  for (let i = 0; i < key.length; i++) {
    if (i >= length) return -1;
    const difference = keyUnits[start + i] - key.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Takes every entry whose key is at most `most` edits from `key`, or begins with something that is: letters put in, left
 * out or other ones, neighbours changed about. At the first letter, where few slips are made, an edit counts twice, so that
 * hardly more than the names of one letter are looked through. Time grows with the beginnings within reach.
 */
export function takeNear(index: NameIndex, key: string, most: number, take: TakeNear): void {
  const { keyStarts, keyUnits, keyShared } = index;
  const entries = keyShared.length;
  const width = key.length + 1;
  const far = most + 1;
  const units = Uint16Array.from(key, (_unit, i) => key.charCodeAt(i));
  // Row i: edits between the first i units of a name and the first j of the key, at most `far`.
  const rows = new Uint8Array((longestKey + 1) * width).fill(far);
  // The fewest edits between the whole key and a beginning of up to i units.
  const fewest = new Uint8Array(longestKey + 1).fill(far);
  for (let j = 0; j < width; j++) rows[j] = Math.min(j === 0 ? 0 : j + 1, far);
  fewest[0] = rows[width - 1];
  let entry = 0;
  while (entry < entries) {
    const start = keyStarts[entry];
    const length = keyStarts[entry + 1] - start;
    let depth = keyShared[entry];
    let isDead = false;
    while (depth < length && !isDead) {
      depth += 1;
      const unit = keyUnits[start + depth - 1];
      const before = depth > 1 ? keyUnits[start + depth - 2] : 0;
      const row = depth * width;
      const above = row - width;
      const first = Math.max(1, depth - most);
      const last = Math.min(width - 1, depth + most);
      let least = far;
      rows[row + first - 1] = first === 1 ? Math.min(depth + 1, far) : far;
      if (first === 1) least = rows[row];
      for (let j = first; j <= last; j++) {
        const other = depth === 1 && j === 1 ? 2 : 1;
        let edits = rows[above + j - 1] + (units[j - 1] === unit ? 0 : other);
        edits = Math.min(edits, rows[above + j] + 1, rows[row + j - 1] + 1);
        if (depth > 1 && j > 1 && units[j - 2] === unit && units[j - 1] === before)
          edits = Math.min(edits, rows[above - width + j - 2] + 1);
        rows[row + j] = Math.min(edits, far);
        least = Math.min(least, edits);
      }
      if (last < width - 1) rows[row + last + 1] = far;
      fewest[depth] = Math.min(fewest[depth - 1], last === width - 1 ? rows[row + last] : far);
      // That the first two letters have changed places is seen at the second only.
      isDead = least > most && !(depth === 1 && unit === units[1]);
    }
    if (!isDead) {
      const edits = Math.abs(length - key.length) > most ? far : rows[length * width + width - 1];
      if (edits <= most) take(entry, edits, true);
      else if (fewest[length] <= most) take(entry, fewest[length], false);
      entry += 1;
      continue;
    }
    // What begins alike is as far; it may still have a beginning that is near.
    const edits = fewest[depth - 1];
    const end = endOfBeginning(index, entry, depth);
    if (edits <= most) for (let alike = entry; alike < end; alike++) take(alike, edits, false);
    entry = end;
  }
}

// The first entry after `entry` whose key does not begin with the same units; steps are doubled, then halved.
function endOfBeginning(index: NameIndex, entry: number, units: number): number {
  const entries = index.keyShared.length;
  let step = 1;
  while (entry + step < entries && beginAlike(index, entry, entry + step, units)) step *= 2;
  let low = entry + (step >> 1);
  let high = Math.min(entries, entry + step);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (beginAlike(index, entry, middle, units)) low = middle;
    else high = middle;
  }
  return high;
}

function beginAlike({ keyStarts, keyUnits }: NameIndex, a: number, b: number, units: number): boolean {
  const first = keyStarts[a];
  const second = keyStarts[b];
  if (keyStarts[b + 1] - second < units) return false;
  for (let i = 0; i < units; i++) if (keyUnits[first + i] !== keyUnits[second + i]) return false;
  return true;
}

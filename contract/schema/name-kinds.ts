// The kinds of names that answers have, and of the keys beside them.

import type { sanskritNames } from '@nirnaya/dsl/vocabulary';

/**
 * What a field of an answer names. An observance is known by its code beside the name, a land by its pack. What is `known` is a name only
 * where a table has it, and stays as it is otherwise; of a `sentence` in English the names in it are written. A `window` is a time
 * that a rule names, a `reason` what a rule states in a few words.
 */
export type NamedKind =
  | keyof typeof sanskritNames
  | 'calendar month'
  | 'land'
  | 'observance'
  | 'name'
  | 'known'
  | 'window'
  | 'reason'
  | 'sentence';

/** The kinds of names whose keys are known beforehand. */
const closedKinds = [
  'tithi',
  'paksha',
  'lunar month',
  'nakshatra',
  'yoga',
  'karana',
  'rashi',
  'weekday',
  'graha',
  'tithi class',
  'samvatsara',
  'ritu',
  'ayana',
] as const;

/** A kind of keys: those of closed lists, those of tithis with their half, and all others. */
export type KeyKind = (typeof closedKinds)[number] | 'full tithi' | 'name';

const isClosed = (kind: string): kind is (typeof closedKinds)[number] =>
  (closedKinds as readonly string[]).includes(kind);

/** The kind of the keys of names of a kind; undefined for what is a sentence or is known by a code. */
export function keyKindOf(kind: string): KeyKind | undefined {
  if (kind === 'observance' || kind === 'sentence' || kind === 'reason') return undefined;
  return isClosed(kind) ? kind : 'name';
}

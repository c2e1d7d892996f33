// The memory that a cached observance takes: what it has of its own, without its rule and its lunation.

import { arrayBytes, objectBytes, textBytes } from '../../engine/cache/weight.ts';
import type { Occurrence } from '../../engine/observe/occurrence.ts';

/** Bytes of an occurrence, by estimate: its instants lie in boxes of their own. */
export const occurrenceBytes = ({ spans }: Occurrence): number =>
  objectBytes(5) + 32 + arrayBytes(spans.length) + arrayBytes(2);

/** What an observance has of its own. */
interface Remembered {
  readonly name: string;
  readonly also: readonly unknown[];
  readonly occurrence: Occurrence;
}

/** Bytes of an observance, by estimate. */
export const observanceBytes = ({ name, also, occurrence }: Remembered): number =>
  objectBytes(7) + textBytes(name) + arrayBytes(also.length) + occurrenceBytes(occurrence);

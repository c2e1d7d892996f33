// The dates, found beforehand, of rules that need the sky: years of festivals are listed without the skies of those years.
// They are those of the rules as they stood (known by what decides their dates); a rule that differs is decided as any other.

import { keptDates } from './data/kept-dates.ts';
import { unpackedDates } from './packed-dates.ts';

const unpacked = new Map<string, Int32Array>();

/** The civil days on which a rule's observances begin, 1700 to 3100, by the digest of the rule; undefined if not kept. */
export function keptDatesOf(digest: string): Int32Array | undefined {
  const known = unpacked.get(digest);
  if (known !== undefined) return known;
  const kept = keptDates.get(digest);
  if (kept === undefined) return undefined;
  const days = unpackedDates(kept);
  unpacked.set(digest, days);
  return days;
}

// All dates that a chain decides over some years at one place, as they are stored beside the packs and compared with.

import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import type { Place } from '../../engine/place/place.ts';
import type { Dated } from '../diff/dated.ts';
import { datedIn } from '../diff/dated.ts';

/** The subject of a snapshot. */
export interface SnapshotHead {
  /** the last pack of the chain */
  readonly pack: string;
  readonly site: string;
  readonly place: Place;
  /** Gregorian years, both inclusive */
  readonly from: number;
  readonly to: number;
}

/** The text of a year of a rule that the chain has disabled. */
export const notObserved = 'not observed';

/** The dates of one rule by year, as texts; a year without any has `none`. */
export type YearTexts = ReadonlyMap<number, string>;

/** A snapshot. */
export interface Snapshot extends SnapshotHead {
  /** the pack above it whose snapshot holds the lines that are not in this one; undefined where all are in it */
  readonly parent?: string | undefined;
  readonly fingerprint: string;
  readonly rules: ReadonlyMap<string, YearTexts>;
}

/** Runs some rules of a chain over the years of a snapshot. */
export function takeSnapshot(
  head: SnapshotHead,
  pack: CompiledPack,
  codes: readonly string[],
  placeYear: (place: Place, year: number) => PlaceYear,
): Snapshot {
  const rules = new Map<string, Map<number, string>>(codes.map((code) => [code, new Map()]));
  for (let year = head.from; year <= head.to; year++) {
    const py = placeYear(head.place, year);
    for (const [code, texts] of rules) {
      const observed = pack.rules.get(code)?.linked.disabled === false;
      texts.set(year, observed ? yearText(year, datedIn(pack, py, code, 'standard')) : notObserved);
    }
  }
  return { ...head, fingerprint: pack.fingerprint, rules };
}

// `09-14`, `10-11..10-20`, `12-31..2027-01-02`, `undecided:09-21|09-22`, `no-moonrise:06-01`; of the year no word.
function yearText(year: number, dates: readonly Dated[]): string {
  if (dates.length === 0) return 'none';
  const own = `${year}-`;
  return dates
    .map(({ text }) =>
      text
        .replaceAll(own, '')
        .replace(/^(undecided) /, '$1:')
        .replace(/^no (\w+) /, 'no-$1:'),
    )
    .join(' ');
}

// All dates that a chain decides over some years at one place, as they are stored beside the packs and compared with; of
// years further off digests of them, which tell that something changed and take little space.

import { createHash } from 'node:crypto';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import type { Place } from '@nirnaya/engine/place';
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
  /** Gregorian years, both inclusive, of which a digest is kept in place of the dates */
  readonly digested?: { readonly from: number; readonly to: number } | undefined;
}

/** The text of a year of a rule that the chain has disabled. */
export const notObserved = 'not observed';

/** The dates of one rule by year, as texts; a year without any has `none`. */
export type YearTexts = ReadonlyMap<number, string>;

/** The digests of the dates of one rule by their span of years, `1950..1974`. */
export type SpanDigests = ReadonlyMap<string, string>;

/** A snapshot. */
export interface Snapshot extends SnapshotHead {
  /** the pack above it whose snapshot holds the lines that are not in this one; undefined where all are in it */
  readonly parent?: string | undefined;
  readonly fingerprint: string;
  readonly rules: ReadonlyMap<string, YearTexts>;
  readonly digests: ReadonlyMap<string, SpanDigests>;
}

/** Runs some rules of a chain over the years of a snapshot. */
export function takeSnapshot(
  head: SnapshotHead,
  pack: CompiledPack,
  codes: readonly string[],
  placeYear: (place: Place, year: number) => PlaceYear,
): Snapshot {
  const textIn = (py: PlaceYear, year: number, code: string): string => {
    const observed = pack.rules.get(code)?.linked.disabled === false;
    return observed ? yearText(year, datedIn(pack, py, code, 'standard')) : notObserved;
  };
  const rules = new Map<string, Map<number, string>>(codes.map((code) => [code, new Map()]));
  for (let year = head.from; year <= head.to; year++) {
    const py = placeYear(head.place, year);
    for (const [code, texts] of rules) texts.set(year, textIn(py, year, code));
  }
  const digests = new Map<string, Map<string, string>>();
  for (const { from, to } of spansOf(head.digested)) {
    const hashes = new Map(codes.map((code) => [code, createHash('sha256')]));
    for (let year = from; year <= to; year++) {
      const py = placeYear(head.place, year);
      for (const [code, hash] of hashes)
        hash.update(`${rules.get(code)?.get(year) ?? textIn(py, year, code)}\n`);
    }
    for (const [code, hash] of hashes) {
      const ofRule = digests.get(code) ?? new Map<string, string>();
      digests.set(code, ofRule.set(`${from}..${to}`, hash.digest('hex').slice(0, DIGEST_DIGITS)));
    }
  }
  return { ...head, fingerprint: pack.fingerprint, rules, digests };
}

// Hexadecimal digits: that dates differ and their digests do not happens once in four thousand million changes.
const DIGEST_DIGITS = 8;

// Few enough that `nirnaya diff` over them is quick, and enough that files stay small.
const SPAN_YEARS = 25;

// The last span takes what is left over.
function spansOf(years: SnapshotHead['digested']): readonly { readonly from: number; readonly to: number }[] {
  if (years === undefined) return [];
  const { from, to } = years;
  const count = Math.max(1, Math.floor((to - from + 1) / SPAN_YEARS));
  return Array.from({ length: count }, (_, i) => {
    const first = from + i * SPAN_YEARS;
    return { from: first, to: i === count - 1 ? to : first + SPAN_YEARS - 1 };
  });
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

// The keys beside translated names: made of the English name, and the same in every language.

import type { KeyKind } from '@nirnaya/contract/schema';
import { slugOf } from '@nirnaya/dsl/vocabulary';
import { namesOfKind } from './sanskrit.ts';

const intercalary = 'Adhika ';

// A panchang has dozens of names, and the same ones every day.
const mostKnown = 5000;
const known = new Map<string, string>();
const knownMonths = new Map<string, string>();

/** The key of an English name: that an intercalary month is one stands beside it, and not in its key. */
export function keyOf(kind: KeyKind, english: string): string {
  const isMonth = kind === 'lunar month';
  const keys = isMonth ? knownMonths : known;
  let key = keys.get(english);
  if (key === undefined) {
    key = slugOf(isMonth && isIntercalary(english) ? english.slice(intercalary.length) : english);
    if (keys.size >= mostKnown) keys.clear();
    keys.set(english, key);
  }
  return key;
}

const isIntercalary = (month: string): boolean => month.startsWith(intercalary);

/** Months of a lunar year. */
const months = 12;

let monthNumbers: ReadonlyMap<string, number> | undefined;

/** The number of a lunar month by its key, Chaitra 1; of one that bears two names that of the first. */
export function monthNumberOf(key: string): number | null {
  monthNumbers ??= new Map((keysOf('lunar month') ?? []).map((one, i) => [one, (i % months) + 1]));
  return monthNumbers.get(key) ?? null;
}

/** The keys of a kind in the order of its names; undefined where they are no closed list. */
export function keysOf(kind: KeyKind): readonly string[] | undefined {
  if (kind === 'name') return undefined;
  if (kind === 'full tithi') return fullTithis();
  const keys = namesOfKind(kind).map(({ english }) => slugOf(english));
  if (kind !== 'lunar month') return keys;
  const own = keys.slice(0, months);
  return [...own, ...own.map((first, i) => `${first}_${own[(i + 1) % months]}`)];
}

// Purnima and Amavasya are named without their half.
function fullTithis(): readonly string[] {
  const tithis = keysOf('tithi') ?? [];
  const ends = tithis.slice(-2);
  return (keysOf('paksha') ?? []).flatMap((paksha, half) => [
    ...tithis.slice(0, -2).map((tithi) => `${paksha}_${tithi}`),
    ends[half],
  ]);
}

/** What is written beside a translated field. */
export interface KeyFields {
  readonly kind: KeyKind;
  /** the field of the key, or of the keys where the field is a list */
  readonly key: string;
  /** of a lunar month: the field of its number */
  readonly number: string | undefined;
}

/** Fields that say what an object is, so that its name needs no key. */
const identities = ['code', 'key', 'rule_code', 'festival_id'];

/** What is written beside a field that has names whose keys are of a kind; undefined where something else identifies it. */
export function keyFieldsOf(
  field: string,
  kind: KeyKind,
  { isList, beside }: { readonly isList: boolean; readonly beside: { has(name: string): boolean } },
): KeyFields | undefined {
  const isName = field === 'name';
  if ((isName || field === 'label') && identities.some((name) => beside.has(name))) return undefined;
  const isMonth = kind === 'lunar month' && !isList;
  return {
    kind,
    key: isList ? `${field}_keys` : isName ? 'key' : `${field}_key`,
    number: isMonth ? `${field}_number` : undefined,
  };
}

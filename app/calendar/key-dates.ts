// The dates people look up first: Ekadashi, Purnima, Amavasya and the major festivals. Packs say by their tags
// which observances these are.

import type { PackRule } from '@nirnaya/compiler/front';
import type { calendarMonth } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { isoDate } from '@nirnaya/engine/civil';
import type { ObservedDay } from '../festivals/days.ts';
import { answeredNames } from '../festivals/observance-names.ts';
import type { ListedObservance } from '../festivals/tradition-variants.ts';

type KeyDates = z.output<typeof calendarMonth>['key_dates'];
type KeyDate = KeyDates['major'][number];

/** The tags that make an observance one of a kind, all of them; what it is stands first. */
const tagsOf: Readonly<Record<keyof KeyDates, readonly [string, ...string[]]>> = {
  ekadashi: ['EKADASHI', 'MONTHLY'],
  purnima: ['PURNIMA', 'MONTHLY'],
  amavasya: ['AMAVASYA', 'MONTHLY'],
  major: ['MAJOR'],
};

/**
 * Whether an observance makes its date a key date of a kind: by its own tags, or by those of one that it stands for, as
 * Nirjala Ekadashi stands for the monthly fast.
 */
export const isKey = (kind: keyof KeyDates, { rule, within }: ListedObservance): boolean =>
  [rule, ...within.map((one) => one.rule)].some((one) => has(one, tagsOf[kind]));

function has({ linked }: PackRule, required: readonly string[]): boolean {
  const tags = linked.fields.tags ?? [];
  return required.every((tag) => tags.includes(tag));
}

/** The key dates among what is observed on several days: each observance once, where its first day is one of them. */
export function keyDatesOf(observed: readonly ObservedDay[]): KeyDates {
  const beginning = observed.flatMap(({ day, observances }) => observances.filter((o) => o.day === day));
  const of = (kind: keyof KeyDates): KeyDate[] => beginning.filter((o) => isKey(kind, o)).map(keyDateOf);
  return { ekadashi: of('ekadashi'), purnima: of('purnima'), amavasya: of('amavasya'), major: of('major') };
}

function keyDateOf(observance: ListedObservance): KeyDate {
  const { day, lastDay } = observance;
  const { code, variant, name, name_sa } = answeredNames(observance);
  const date = { date: isoDate(day), ...(lastDay > day ? { end_date: isoDate(lastDay) } : {}) };
  return { ...date, code, variant, name, name_sa };
}

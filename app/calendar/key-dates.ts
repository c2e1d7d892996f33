// The dates people look up first: Ekadashi, Purnima, Amavasya and the major festivals. Packs say by their tags
// which observances these are.

import type { Observance } from '../../compiler/runtime/pack.ts';
import { isoDate } from '../../engine/place/civil.ts';
import type { ObservedDay } from '../festivals/days.ts';
import type { calendarMonth } from '../shapes/calendar.ts';
import type { z } from '../shapes/zod.ts';

type KeyDates = z.output<typeof calendarMonth>['key_dates'];
type KeyDate = KeyDates['major'][number];

/** The tags that make an observance one of a kind, all of them. */
const tagsOf: Readonly<Record<keyof KeyDates, readonly string[]>> = {
  ekadashi: ['EKADASHI', 'MONTHLY'],
  purnima: ['PURNIMA', 'MONTHLY'],
  amavasya: ['AMAVASYA', 'MONTHLY'],
  major: ['MAJOR'],
};

/** Whether an observance makes its date a key date of a kind. */
export function isKey(kind: keyof KeyDates, { rule }: Observance): boolean {
  const tags = rule.linked.fields.tags ?? [];
  return tagsOf[kind].every((tag) => tags.includes(tag));
}

/** The key dates among what is observed on several days: each observance once, where its first day is one of them. */
export function keyDatesOf(observed: readonly ObservedDay[]): KeyDates {
  const beginning = observed.flatMap(({ day, observances }) => observances.filter((o) => o.day === day));
  const of = (kind: keyof KeyDates): KeyDate[] => beginning.filter((o) => isKey(kind, o)).map(keyDateOf);
  return { ekadashi: of('ekadashi'), purnima: of('purnima'), amavasya: of('amavasya'), major: of('major') };
}

const keyDateOf = ({ rule, name, day, lastDay }: Observance): KeyDate => ({
  date: isoDate(day),
  ...(lastDay > day ? { end_date: isoDate(lastDay) } : {}),
  code: rule.code,
  name,
});

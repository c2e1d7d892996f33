// The dates people look up first: Ekadashi, Purnima, Amavasya and the major festivals. Packs say by their tags
// which observances these are.

import type { CompiledPack, Observance } from '../../compiler/runtime/pack.ts';
import type { PackRule } from '../../compiler/runtime/pack-rule.ts';
import { isoDate } from '../../engine/place/civil.ts';
import type { ObservedDay } from '../festivals/days.ts';
import { singledOut } from '../festivals/ways.ts';
import type { calendarMonth } from '../shapes/calendar.ts';
import type { z } from '../shapes/zod.ts';

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
 * Whether an observance makes its date a key date of a kind: by its own tags, or as the one occurrence of such an observance
 * that it singles out and stands for, as Nirjala Ekadashi does.
 */
export function isKey(kind: keyof KeyDates, { rule }: Observance, pack: CompiledPack): boolean {
  const [what, ...how] = tagsOf[kind];
  const whole = pack.rules.get(singledOut(rule) ?? rule.code) ?? rule;
  // A feast on the day of a fast is no such fast.
  return has(rule, [what]) && has(whole, how) && rule.linked.fields.type === whole.linked.fields.type;
}

function has({ linked }: PackRule, wanted: readonly string[]): boolean {
  const tags = linked.fields.tags ?? [];
  return wanted.every((tag) => tags.includes(tag));
}

/** The key dates among what is observed on several days: each observance once, where its first day is one of them. */
export function keyDatesOf(observed: readonly ObservedDay[], pack: CompiledPack): KeyDates {
  const beginning = observed.flatMap(({ day, observances }) => observances.filter((o) => o.day === day));
  const of = (kind: keyof KeyDates): KeyDate[] =>
    beginning.filter((o) => isKey(kind, o, pack)).map(keyDateOf);
  return { ekadashi: of('ekadashi'), purnima: of('purnima'), amavasya: of('amavasya'), major: of('major') };
}

const keyDateOf = ({ rule, name, day, lastDay }: Observance): KeyDate => ({
  date: isoDate(day),
  ...(lastDay > day ? { end_date: isoDate(lastDay) } : {}),
  code: rule.code,
  name,
});

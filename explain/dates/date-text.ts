// Dates in English: one, several, and those already mentioned.

import { nameOf } from '@nirnaya/dsl/vocabulary';
import { civilFromDay } from '@nirnaya/engine/civil';

const monthOf = (day: number): string => nameOf('gregorian month', civilFromDay(day).month - 1);

/** `27 August` of a civil day number. */
export function dayMonth(day: number): string {
  return `${civilFromDay(day).day} ${monthOf(day)}`;
}

/** `27th`. */
export function ordinal(n: number): string {
  const tens = n % 100;
  const suffix = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${suffix}`;
}

// `a`, `a and b`, `a, b and c`.
function listed(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

/** `26 and 27 August`, `31 August and 1 September`. Civil day numbers. */
export function dayList(days: readonly number[], word: 'and' | 'or' = 'and'): string {
  const oneMonth = new Set(days.map(monthOf)).size === 1;
  const texts = days.map((day, i) =>
    oneMonth && i < days.length - 1 ? String(civilFromDay(day).day) : dayMonth(day),
  );
  return listed(texts, word);
}

/** `on 26 August`, `on both 26 and 27 August`, `on each of 25, 26 and 27 August`. */
export function onAll(days: readonly number[]): string {
  if (days.length < 2) return `on ${dayList(days)}`;
  return days.length === 2 ? `on both ${dayList(days)}` : `on each of ${dayList(days)}`;
}

/** `on neither 26 nor 27 August`, `on none of 25, 26 and 27 August`; for two days or more. */
export function onNone(days: readonly number[]): string {
  return days.length === 2
    ? `on neither ${dayList(days).replace(' and ', ' nor ')}`
    : `on none of ${dayList(days)}`;
}

/** `on 27 August`, or `from 22 September to 2 October`. */
export function during(first: number, last: number): string {
  return first === last ? `on ${dayMonth(first)}` : `from ${dayMonth(first)} to ${dayMonth(last)}`;
}

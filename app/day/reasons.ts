// Why something of a day is null.

import { nameOf } from '@nirnaya/dsl/vocabulary';
import { weekdayOf } from '@nirnaya/engine/civil';
import type { PanchangDay } from './day.ts';

/** Why the day is not whole, so that what divides it is null; undefined where it is. */
export function whyNotWhole({ py, index }: Pick<PanchangDay, 'py' | 'index'>): string | undefined {
  if (!Number.isNaN(py.sunset[index])) return undefined;
  if (Number.isNaN(py.sunrise[index])) return 'The Sun does not rise on this date.';
  return Number.isNaN(py.sunsetSeen[index])
    ? 'The Sun does not set within a day of its rise on this date.'
    : 'The Sun does not rise again within 36 hours of its rise on this date.';
}

/** Why a window with a title is absent. */
export function whyNoWindow(day: PanchangDay, title: string): string {
  const sunless = whyNotWhole(day) ?? nightBefore(day);
  return sunless ?? `There is no ${title} on ${nameOf('weekday', weekdayOf(day.day))}.`;
}

// A window before sunrise hangs on the night that ends with it.
function nightBefore({ py, index }: PanchangDay): string | undefined {
  return whyNotWhole({ py, index: index - 1 }) === undefined
    ? undefined
    : 'The Sun does not rise and set on the date before this one.';
}

/** Why no rising signs are given. */
export const whyNoLagna = (): string => 'Beyond the polar circles some signs never rise, or rise backwards.';

/** Why events of a day do not occur, by their names; nothing of those that do. */
export function whyNoEvents(day: PanchangDay): [name: string, reason: string][] {
  const { py, index } = day;
  const out: [string, string][] = [];
  if (Number.isNaN(py.sunrise[index])) out.push(['sunrise', 'The Sun does not rise on this date.']);
  if (Number.isNaN(py.sunsetSeen[index])) out.push(['sunset', `${whyNotWhole(day)}`]);
  if (Number.isNaN(py.moonrise[index])) out.push(['moonrise', 'The Moon does not rise during this day.']);
  if (Number.isNaN(py.moonset[index])) out.push(['moonset', 'The Moon does not set during this day.']);
  return out;
}

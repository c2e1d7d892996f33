// Named moments of a day: noon, midnight, the sunrise that ends a vigil.

import { parseIsoDate } from '../../../engine/civil/civil.ts';
import type { PlaceDay } from '../calculator.ts';
import { uncovered, type Verdict } from '../verdict.ts';
import { compareInstant, type PublishedRow } from './row.ts';

const moments: Readonly<Record<string, ((at: PlaceDay) => number) | undefined>> = {
  madhyahna: ({ py, index }) => (py.sunrise[index] + py.sunset[index]) / 2,
  'Mid-night moment': ({ py, index }) => (py.sunset[index] + py.sunrise[index + 1]) / 2,
  'Shivaratri Parana after': ({ py, index }) => py.sunrise[index + 1],
};

/** Judges a named moment. */
export function checkInstant(published: PublishedRow): Verdict {
  const { calculator, row, place, name, value } = published;
  const moment = moments[name];
  const day = parseIsoDate(row.at('date'));
  const at = day === undefined ? undefined : calculator.dayOf(place, day);
  const printed = calculator.instant(place, value);
  if (moment === undefined || at === undefined || printed === undefined) return uncovered;
  return compareInstant(published, { ours: moment(at), printed, minutes: 1, reason: () => null });
}

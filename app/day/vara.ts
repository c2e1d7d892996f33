// The weekday of a day.

import type { vara } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { weekdayOf } from '@nirnaya/engine/civil';
import type { RequestContext } from '../context/request-context.ts';
import { attributesBy } from './attributes.ts';

const attributesFor = attributesBy('weekday', { name_sa: 'vara_sanskrit', nature: 'vara_nature' });

/** The vara of the day that begins with the sunrise of a civil day number. */
export function varaSection({
  context,
  day,
}: {
  context: RequestContext;
  day: number;
}): z.output<typeof vara> {
  const label = weekdayOf(day);
  const { name_sa, nature } = attributesFor(context.pack, label);
  // The grahas are numbered by the weekdays they rule.
  return { number: label + 1, name: nameOf('weekday', label), name_sa, lord: nameOf('graha', label), nature };
}

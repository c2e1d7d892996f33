// The weekday of a day.

import type { vara } from '../../contract/day/angas.ts';
import type { z } from '../../contract/schema/zod.ts';
import { nameOf } from '../../dsl/vocabulary/kinds.ts';
import { weekdayOf } from '../../engine/civil/civil.ts';
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

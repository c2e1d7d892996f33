// The yogas of Sun and Moon on a day.

import type { yoga, yogaBrief } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import type { AngaSpan } from '@nirnaya/engine/panchang';
import { attributesBy } from './attributes.ts';
import type { PanchangDay } from './day.ts';
import { writeSpans } from './periods.ts';
import { type Period, periodOf } from './times.ts';

const attributesFor = attributesBy('yoga', { nature: 'yoga_nature', lord: 'yoga_lord', deity: 'yoga_deity' });

/** A yoga by name and time. */
export const yogaBriefOf = ({ label }: AngaSpan, period: Period): z.output<typeof yogaBrief> => ({
  number: label + 1,
  name: nameOf('yoga', label),
  period,
});

/** The yogas of a day, and one that runs at some instant; without `running` that of the day's start. */
export function yogaSection(
  { context, clock }: PanchangDay,
  spans: readonly AngaSpan[],
  running: AngaSpan = spans[0],
): z.output<typeof yoga> {
  const { number, name, period } = yogaBriefOf(running, periodOf(clock, running));
  const { nature, lord, deity } = attributesFor(context.pack, running.label);
  return { number, name, period, nature, lord, deity, of_day: writeSpans(clock, spans, yogaBriefOf) };
}

// The tithis of a day.

import type { tithi, tithiBrief } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { nameOf, tithiFullName } from '@nirnaya/dsl/vocabulary';
import type { AngaSpan } from '@nirnaya/engine/panchang';
import { attributesBy } from './attributes.ts';
import type { PanchangDay } from './day.ts';
import { writeSpans } from './periods.ts';
import { type Period, periodOf } from './times.ts';

const attributesFor = attributesBy('tithi', {
  nature: 'tithi_nature',
  lord: 'tithi_lord',
  deity: 'tithi_deity',
});

type TithiBrief = z.output<typeof tithiBrief>;

/** A tithi by its number and names. `label`: 0 to 29. */
export function tithiNamesOf(label: number): Omit<TithiBrief, 'period'> {
  // Fifteen names serve both halves, but the dark one ends with a name of its own.
  const name = nameOf('tithi', label === 29 ? 15 : label % 15);
  return { number: label + 1, name, paksha: label < 15 ? 'Shukla' : 'Krishna' };
}

/** A tithi by name and time. */
export const tithiBriefOf = ({ label }: AngaSpan, period: Period): TithiBrief => ({
  ...tithiNamesOf(label),
  period,
});

/** The tithis of a day, and one that runs at some instant; without `running` that of the day's start. */
export function tithiSection(
  { context, clock }: PanchangDay,
  spans: readonly AngaSpan[],
  running: AngaSpan = spans[0],
): z.output<typeof tithi> {
  const { number, name, paksha, period } = tithiBriefOf(running, periodOf(clock, running));
  const full_name = tithiFullName(running.label + 1);
  const { nature, lord, deity } = attributesFor(context.pack, running.label);
  return {
    number,
    name,
    paksha,
    period,
    full_name,
    nature,
    lord,
    deity,
    of_day: writeSpans(clock, spans, tithiBriefOf),
  };
}

// The nakshatras of the Moon on a day, and their quarters.

import type { nakshatra, nakshatraBrief } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { type AngaSpan, type PadaSpan, padasTouching, type RunningAngas } from '@nirnaya/engine/panchang';
import { attributesBy } from './attributes.ts';
import type { PanchangDay } from './day.ts';
import { writeSpans } from './periods.ts';
import { type Period, periodOf } from './times.ts';

const attributesFor = attributesBy('nakshatra', {
  deity: 'nakshatra_deity',
  gana: 'nakshatra_gana',
  nature: 'nakshatra_nature',
  lord: 'nakshatra_lord',
  yoni: 'nakshatra_yoni',
  nadi: 'nakshatra_nadi',
});

/** A nakshatra by name and time. */
export const nakshatraBriefOf = ({ label }: AngaSpan, period: Period): z.output<typeof nakshatraBrief> => ({
  number: label + 1,
  name: nameOf('nakshatra', label),
  period,
});

/** The nakshatras of a day, and one that runs at some instant; without `running` that of the day's start. */
export function nakshatraSection(
  { context, py, from, to, clock }: PanchangDay,
  spans: readonly AngaSpan[],
  running?: Pick<RunningAngas, 'nakshatra' | 'pada'>,
): z.output<typeof nakshatra> {
  const padas = padasTouching(py.sky, spans, from, to);
  const { nakshatra: span, pada } = running ?? { nakshatra: spans[0], pada: padas[0] };
  const { number, name, period } = nakshatraBriefOf(span, periodOf(clock, span));
  const { deity, gana, nature, lord, yoni, nadi } = attributesFor(context.pack, span.label);
  return {
    number,
    name,
    period,
    deity,
    gana,
    nature,
    lord,
    yoni,
    nadi,
    pada: pada.pada,
    padas: writeSpans(clock, padas, padaOf),
    of_day: writeSpans(clock, spans, nakshatraBriefOf),
  };
}

const padaOf = ({ nakshatra: label, pada }: PadaSpan, period: Period) => ({
  number: label + 1,
  name: nameOf('nakshatra', label),
  pada,
  period,
});

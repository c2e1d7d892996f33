// The nakshatras of the Moon on a day, and their quarters.

import type { nakshatra, nakshatraBrief } from '../../contract/day/angas.ts';
import type { z } from '../../contract/schema/zod.ts';
import { nameOf } from '../../dsl/vocabulary/kinds.ts';
import type { AngaSpan } from '../../engine/panchang/anga-span.ts';
import type { RunningAngas } from '../../engine/panchang/angas.ts';
import { type PadaSpan, padasTouching } from '../../engine/panchang/pada.ts';
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

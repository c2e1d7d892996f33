// The karanas, half-tithis, of a day.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { karana, karanaBrief } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import type { KaranaSpan } from '@nirnaya/engine/panchang';
import { attributesBy } from './attributes.ts';
import type { PanchangDay } from './day.ts';
import { writeSpans } from './periods.ts';
import { type Period, periodOf } from './times.ts';

const attributesFor = attributesBy('karana', { class: 'karana_class', deity: 'karana_deity' });
const natureOf = attributesBy('karana', { nature: 'karana_nature' });

/** Writes a karana by name and time. */
export const karanaBriefBy =
  (pack: CompiledPack) =>
  ({ label, half }: KaranaSpan, period: Period): z.output<typeof karanaBrief> => {
    const { nature } = natureOf(pack, label);
    const auspicious = nature === null ? null : nature === 'auspicious';
    return { number: label + 1, half: half + 1, name: nameOf('karana', label), auspicious, period };
  };

/** The karanas of a day, and one that runs at some instant; without `running` that of the day's start. */
export function karanaSection(
  { context, clock }: PanchangDay,
  spans: readonly KaranaSpan[],
  running: KaranaSpan = spans[0],
): z.output<typeof karana> {
  const brief = karanaBriefBy(context.pack);
  const { number, half, name, auspicious, period } = brief(running, periodOf(clock, running));
  const attributes = attributesFor(context.pack, running.label);
  return {
    number,
    half,
    name,
    auspicious,
    period,
    class: attributes.class,
    deity: attributes.deity,
    of_day: writeSpans(clock, spans, brief),
  };
}

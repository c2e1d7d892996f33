// Decisions on other skies as answers have them.

import type { otherSky } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { isoDate } from '@nirnaya/engine/civil';
import { clockIn } from '@nirnaya/explain/dates';
import { skyBoundaryJson } from '@nirnaya/explain/observatory';
import { dayOf, type SkyDecision } from './decisions.ts';

/** Writes decisions, instants by the clock of an IANA zone. */
export function otherSkiesJson(decisions: readonly SkyDecision[], zone: string): z.output<typeof otherSky>[] {
  const clock = clockIn(zone);
  return decisions.map(({ who, skies, trace, boundary }) => {
    const day = dayOf(trace);
    const { start, end } = trace.occurrence;
    return {
      who: [...who],
      date: day === undefined ? null : isoDate(day),
      target: { start_at: clock.iso(start) ?? '', end_at: clock.iso(end) ?? '' },
      sky: { ...skies, boundary: boundary === undefined ? null : skyBoundaryJson(boundary, clock) },
    };
  });
}

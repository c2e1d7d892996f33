// Bhadra on a day: the karana Vishti, its mouth and its tail, and where it dwells.

import type { bhadra } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { atSunrise, conditionOf, spansInDay, windowsWithin } from './active-conditions.ts';
import type { PanchangDay } from './day.ts';

/** The rule of Bhadra. */
export const bhadraCode = 'CONDITION_BHADRA';

/** Whether and when a day has Bhadra. */
export function bhadraSection(day: PanchangDay): z.output<typeof bhadra> {
  const condition = conditionOf(day, bhadraCode);
  return {
    is_bhadra: condition !== undefined,
    at_sunrise: atSunrise(day, condition),
    spans: spansInDay(day, condition, (span) => ({
      loka: span.kind ?? null,
      on_earth: windowsWithin(day, condition, 'on_earth', span),
      mukha: windowsWithin(day, condition, 'mukha', span)[0] ?? null,
      puchha: windowsWithin(day, condition, 'puchha', span)[0] ?? null,
    })),
  };
}

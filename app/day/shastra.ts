// The classical conditions of a day, all of them.

import type { shastra } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import {
  authorityPart,
  type ConditionOptions,
  conditionOf,
  conditionsOn,
  describeCondition,
  spansInDay,
  windowsInDay,
} from './active-conditions.ts';
import { balaSection } from './bala.ts';
import type { PanchangDay } from './day.ts';

const dishaShoolCode = 'CONDITION_DISHA_SHOOL';

/** Every condition and special yoga that holds, the quarter to shun, and for whom the Moon is strong. */
export function shastraSection(day: PanchangDay, options: ConditionOptions = {}): z.output<typeof shastra> {
  const bala = balaSection(day);
  const shool = conditionOf(day, dishaShoolCode);
  return {
    conditions: conditionsOn(day).map((condition) => ({
      ...describeCondition(condition.rule),
      kind: condition.spans[0]?.kind ?? null,
      spans: spansInDay(day, condition, ({ kind }) => ({ kind: kind ?? null })),
      windows: windowsInDay(day, condition),
      ...authorityPart(day, condition.rule, options),
    })),
    disha_shool: {
      direction: shool?.spans[0]?.kind ?? null,
      ...authorityPart(day, shool?.rule, options),
    },
    ...bala,
  };
}

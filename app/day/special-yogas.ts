// The special yogas of a day: weekday, tithi and star meeting.

import type { PackRule } from '@nirnaya/compiler/front';
import type { specialYogas } from '@nirnaya/contract/day';
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
import type { PanchangDay } from './day.ts';

/** The yogas that every answer lists, whether they hold or not. */
const always = ['YOGA_SARVARTHA_SIDDHI', 'YOGA_AMRITA_SIDDHI', 'YOGA_DWIPUSHKAR', 'YOGA_TRIPUSHKAR'];

const anandadiCode = 'CONDITION_ANANDADI';

/** The special yogas of a day, and its Anandadi yogas. */
export function specialYogasSection(
  day: PanchangDay,
  options: ConditionOptions = {},
): z.output<typeof specialYogas> {
  const {
    rules,
    attributes: { table },
  } = day.context.pack;
  const inForce = always.flatMap((code) => rules.get(code) ?? []).filter((rule) => !rule.linked.disabled);
  const holding = conditionsOn(day)
    .map(({ rule }) => rule)
    .filter(({ code }) => code.startsWith('YOGA_'));
  const yogaOf = (rule: PackRule) => {
    const condition = conditionOf(day, rule.code);
    return {
      ...describeCondition(rule),
      active: condition !== undefined,
      spans: spansInDay(day, condition, ({ kind }) => ({ kind: kind ?? null })),
      windows: windowsInDay(day, condition),
      ...authorityPart(day, rule, options),
    };
  };
  const qualities = table('anandadi_quality');
  return {
    yogas: [...new Set([...inForce, ...holding])].map(yogaOf),
    anandadi: spansInDay(day, conditionOf(day, anandadiCode), ({ kind }) => ({
      name: kind ?? null,
      quality: (kind === undefined ? undefined : qualities.get(kind)?.[0]) ?? null,
    })),
  };
}

// Panchak on a day: the Moon in the last five stars.

import type { panchak, panchakStatus } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { atSunrise, conditionOf, spansInDay } from './active-conditions.ts';
import type { PanchangDay } from './day.ts';

/** The rule of Panchak. */
export const panchakCode = 'CONDITION_PANCHAK';

// What tables call a panchak without a type, and what holds of every type.
const typeless = 'none';
const anyType = 'all';

/** Whether and when a day has Panchak. */
export function panchakBrief(day: PanchangDay): z.output<typeof panchakStatus> {
  const condition = conditionOf(day, panchakCode);
  const type = condition?.spans[0]?.kind ?? null;
  const severities = day.context.pack.attributes.table('panchak_severity');
  return {
    is_panchak: condition !== undefined,
    at_sunrise: atSunrise(day, condition),
    type,
    severity: condition === undefined ? null : (severities.get(type ?? typeless)?.[0] ?? null),
    spans: spansInDay(day, condition, ({ kind }) => ({ type: kind ?? null })),
  };
}

/** Panchak with what is shunned in it and what remedies it; neither where there is none. */
export function panchakSection(day: PanchangDay): z.output<typeof panchak> {
  const brief = panchakBrief(day);
  const valuesOf = (table: string): string[] => {
    const values = day.context.pack.attributes.table(table);
    return [...(values.get(anyType) ?? []), ...(values.get(brief.type ?? typeless) ?? [])];
  };
  return {
    ...brief,
    avoided_activities: brief.is_panchak ? valuesOf('panchak_avoided') : [],
    remedies: brief.is_panchak ? valuesOf('panchak_remedy') : [],
  };
}

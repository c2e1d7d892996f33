// Ganda Mool on a day: the Moon in a star at a joint of the zodiac.

import type { gandaMool } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { spanAt } from '@nirnaya/engine/panchang';
import { atSunrise, conditionOf, spansInDay } from './active-conditions.ts';
import type { PanchangDay } from './day.ts';

/** The rule of Ganda Mool. */
export const gandaMoolCode = 'CONDITION_GANDA_MOOL';

/** Whether and when a day has Ganda Mool, and in which star. */
export function gandaMoolSection(day: PanchangDay): z.output<typeof gandaMool> {
  const { nakshatra } = day.py.sky;
  const condition = conditionOf(day, gandaMoolCode);
  const starAt = (jd: number): number => spanAt(nakshatra, jd)?.label ?? -1;
  const starOf = ({ start, end }: { start: number; end: number }) => starAt((start + end) / 2);
  const first = condition?.spans[0];
  const star = first === undefined ? starAt(day.from) : starOf(first);
  const gana = day.context.pack.attributes.ofKind('nakshatra_gana', 'nakshatra')[star];
  return {
    is_ganda_mool: condition !== undefined,
    at_sunrise: atSunrise(day, condition),
    nakshatra_num: star < 0 ? null : star + 1,
    nakshatra_name: star < 0 ? null : nameOf('nakshatra', star),
    gana: gana ?? null,
    spans: spansInDay(day, condition, (span) => ({ nakshatra_name: nameOf('nakshatra', starOf(span)) })),
  };
}

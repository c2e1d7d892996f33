// The choghadiyas of a day and its night.

import type { choghadiya } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import type { PanchangDay } from './day.ts';
import { dividedDay, type WrittenPart } from './divided.ts';

const ratings = ['good', 'caution', 'bad'] as const;

/** The choghadiyas from sunrise to the next sunrise; null where the Sun does not rise or set. */
export function choghadiyaSection(day: PanchangDay): z.output<typeof choghadiya> | null {
  const { pack } = day.context;
  const rated = pack.attributes.table('choghadiya_rating');
  const lords = pack.attributes.table('choghadiya_lord');
  const slot = ({ number, label, start_at, end_at }: WrittenPart) => ({
    number,
    name: label,
    rating: ratings.find((rating) => rating === rated.get(label)?.[0]) ?? null,
    lord: lords.get(label)?.[0] ?? null,
    start_at,
    end_at,
  });
  const [byDay, byNight] = [dividedDay(day, 'choghadiya_day'), dividedDay(day, 'choghadiya_night')];
  return byDay === null || byNight === null ? null : { day: byDay.map(slot), night: byNight.map(slot) };
}

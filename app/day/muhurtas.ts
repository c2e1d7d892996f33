// The thirty muhurtas of a day and its night.

import type { muhurtas } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import type { PanchangDay } from './day.ts';
import { dividedDay } from './divided.ts';

/** The muhurtas from sunrise to the next sunrise; null where the Sun does not rise or set. */
export function muhurtasSection(day: PanchangDay): z.output<typeof muhurtas> | null {
  const { pack } = day.context;
  const parts = dividedDay(day, 'muhurta_day', 'muhurta_night');
  if (parts === null) return null;
  const byDay = pack.attributes.table('muhurta_day_nature');
  const byNight = pack.attributes.table('muhurta_night_nature');
  return parts.map(({ number, label, isDay, start_at, end_at }) => ({
    number,
    name: label,
    nature: (isDay ? byDay : byNight).get(label)?.[0] ?? null,
    is_day: isDay,
    start_at,
    end_at,
  }));
}

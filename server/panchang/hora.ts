// The horas of a day.

import type { hora } from '../schemas/panchang/timings.ts';
import type { z } from '../schemas/zod.ts';
import type { PanchangDay } from './day.ts';
import { dividedDay } from './divided.ts';

/** The horas from sunrise to the next sunrise; null where the Sun does not rise or set. */
export function horaSection(day: PanchangDay): z.output<typeof hora> | null {
  const natures = day.asked.pack.table('hora_nature');
  const parts = dividedDay(day, 'hora');
  if (parts === null) return null;
  return parts.map(({ number, label, isDay, start, end }) => ({
    number,
    ruler: label,
    nature: natures.get(label)?.[0] ?? null,
    is_day: isDay,
    start,
    end,
  }));
}

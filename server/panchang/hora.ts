// The horas of a day.

import type { hora } from '../schemas/panchang/timings.ts';
import type { z } from '../schemas/zod.ts';
import type { PanchangDay } from './day.ts';
import { dividedDay } from './divided.ts';

/** How horas are measured: twelve of the day and twelve of the night, or 24 of one length. */
export type HoraMeasure = 'seasonal' | 'equal';

/** The division of the packs by each measure. */
export const horaDivision: Readonly<Record<HoraMeasure, string>> = { seasonal: 'hora', equal: 'hora_equal' };

/** The horas from sunrise to the next sunrise; null where the Sun does not rise or set. */
export function horaSection(
  day: PanchangDay,
  measure: HoraMeasure = 'seasonal',
): z.output<typeof hora> | null {
  const natures = day.asked.pack.table('hora_nature');
  const parts = dividedDay(day, horaDivision[measure]);
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

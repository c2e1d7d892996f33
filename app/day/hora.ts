// The horas of a day.

import { defaultMeasure, type HoraMeasure, type hora } from '@nirnaya/contract/day';
import type { z } from '@nirnaya/contract/schema';
import type { PanchangDay } from './day.ts';
import { dividedDay } from './divided.ts';

/** The division of the packs by each measure. */
export const horaDivision: Readonly<Record<HoraMeasure, string>> = { equal: 'hora_equal', day_night: 'hora' };

/** The horas from sunrise to the next sunrise; null where the day is not whole. */
export function horaSection(
  day: PanchangDay,
  measure: HoraMeasure = defaultMeasure,
): z.output<typeof hora> | null {
  const natures = day.context.pack.attributes.table('hora_nature');
  const parts = dividedDay(day, horaDivision[measure]);
  if (parts === null) return null;
  return parts.map(({ number, label, isDay, start_at, end_at }) => ({
    number,
    lord: label,
    nature: natures.get(label)?.[0] ?? null,
    is_day: isDay,
    start_at,
    end_at,
  }));
}

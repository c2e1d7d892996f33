// The response shapes of the operations on months, seasons and years of Jupiter.

import { panchangEnvelope } from '../common/panchang-envelope.ts';
import { hinduCalendar, samvatsara, samvatsaraKeys } from '../day/hindu-calendar.ts';
import { season } from '../day/season.ts';
import { z } from '../schema/zod.ts';

const date = { date: z.string().openapi({ format: 'date' }) };

/** `/v1/hindu-month`. */
export const hinduMonthAnswer = z
  .object({ ...date, hindu_calendar: hinduCalendar.nullable(), ...panchangEnvelope })
  .openapi('HinduMonthAnswer');

/** `/v1/ritu`. */
export const rituAnswer = z
  .object({ ...date, season: season.nullable(), ...panchangEnvelope })
  .openapi('RituAnswer');

/** `/v1/samvatsara`. */
export const samvatsaraAnswer = z
  .object({
    ...date,
    samvatsara: samvatsara.nullable(),
    primary: z.enum(samvatsaraKeys).nullable().describe('the first of the region'),
    vikram_samvat: z.int().nullable(),
    shaka_samvat: z.int().nullable(),
    ...panchangEnvelope,
  })
  .openapi('SamvatsaraAnswer');

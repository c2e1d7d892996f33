// The response shape of the panchang of a day.

import { regionResolution } from '../common/envelope.ts';
import { nextCursor } from '../common/listing.ts';
import { panchangEnvelope } from '../common/panchang-envelope.ts';
import { unavailable } from '../common/unavailable.ts';
import { karana, nakshatra, tithi, vara, yoga } from '../day/angas.ts';
import { hinduCalendar } from '../day/hindu-calendar.ts';
import { choghadiya, dayTimings, hora, horaMeasure, muhurtas, namedWindows } from '../day/timings.ts';
import { eclipsesOfDay } from '../eclipses/eclipse.ts';
import { festivalItem } from '../festivals/festival.ts';
import { z } from '../schema/zod.ts';

const date = () => z.string().openapi({ format: 'date' });

/** What every panchang has. */
export const panchangDayBlock = z
  .object({
    date: date(),
    vara,
    tithi,
    nakshatra,
    yoga,
    karana,
    hindu_calendar: hinduCalendar.nullable(),
    timings: dayTimings,
    unavailable,
  })
  .openapi('PanchangDay');

/** What `include` adds. */
export const includable = z.object({
  hora: hora.nullable().optional(),
  hora_measure: horaMeasure.optional(),
  choghadiya: choghadiya.nullable().optional(),
  festivals: z.array(festivalItem).nullable().optional(),
  muhurat: z
    .object({ ...namedWindows.shape, muhurtas: muhurtas.nullable() })
    .openapi('DayMuhurat')
    .nullable()
    .optional(),
  eclipse: eclipsesOfDay.nullable().optional(),
});

/** `/v1/panchang` and its relatives. */
export const panchangAnswer = panchangDayBlock
  .extend({ ...includable.shape, ...panchangEnvelope })
  .openapi('Panchang');

/** `/v1/panchang/range`. */
export const panchangRangeAnswer = z
  .object({
    start: date(),
    end: date(),
    count: z.int().describe('number of dates on all pages'),
    days: z.array(
      panchangDayBlock
        .partial()
        .openapi('PanchangDayListed', { description: 'The panchang of a date, limited to fields if given.' }),
    ),
    next_cursor: nextCursor,
    ...panchangEnvelope,
    region_resolution: regionResolution,
  })
  .openapi('PanchangRange');

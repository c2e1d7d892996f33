// The response shape of sankrantis.

import { authority } from '../common/authority.ts';
import { panchangEnvelope } from '../common/panchang-envelope.ts';
import { clockTime, timeSpan } from '../common/times.ts';
import { calledShape } from '../festivals/festival.ts';
import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

const date = () => z.string().openapi({ format: 'date' });

/** The Sun's entries into the rashis, in order of time. */
export const sankrantis = z.array(
  z
    .object({
      rashi: named('rashi', z.string().openapi({ example: 'Makara' })),
      at: timeSpan.shape.start_at,
      date: date().describe('civil date of the instant'),
      time: clockTime,
      observance: z
        .object({
          ...calledShape,
          date: date().describe('the day of the observance'),
          windows: z.array(z.object({ key: z.string(), ...timeSpan.shape }).openapi('SankrantiWindow')),
          authorities: z.array(authority),
        })
        .nullable()
        .describe('observance by the tradition; punya_kala is its auspicious time'),
    })
    .openapi('Sankranti'),
);

/** `/v1/sankranti`. */
export const sankrantiAnswer = z
  .object({ year: z.int(), count: z.int(), sankrantis, ...panchangEnvelope })
  .openapi('SankrantisOfYear');

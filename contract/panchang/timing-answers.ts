// The response shapes of the operations on timings.

import { authority } from '../common/authority.ts';
import { panchangEnvelope } from '../common/panchang-envelope.ts';
import { timeSpan } from '../common/times.ts';
import { vara } from '../day/angas.ts';
import { bhadra, gandaMool, panchakStatus } from '../day/conditions.ts';
import { choghadiya, dayTimings, hora, horaMeasure, namedWindow, namedWindows } from '../day/timings.ts';
import { z } from '../schema/zod.ts';

const date = () => z.string().openapi({ format: 'date' });
const once = timeSpan.nullable();

/** `/v1/timings`. */
export const timingsAnswer = z
  .object({
    date: date(),
    ...dayTimings.shape,
    rahu_kaal: once,
    yamagandam: once,
    gulika_kaal: once,
    brahma_muhurta: once,
    abhijit_muhurat: once.describe('null on Wednesday'),
    amrit_kaal: z.array(timeSpan),
    durmuhurta: z.array(timeSpan),
    varjyam: z.array(timeSpan),
    ...namedWindows.shape,
    ...panchangEnvelope,
  })
  .openapi('Timings');

/** `/v1/inauspicious-timings`. */
export const inauspiciousAnswer = z
  .object({
    date: date(),
    inauspicious: namedWindows.shape.inauspicious,
    panchak: panchakStatus.optional(),
    bhadra: bhadra.optional(),
    ganda_mool: gandaMool.optional(),
    ...panchangEnvelope,
  })
  .openapi('InauspiciousTimings', { description: 'Conditions are present only if listed in include.' });

const { key, name, name_sa, quality, start_at, end_at, duration_minutes } = namedWindow.shape;

/** One window of a date. */
export const windowAnswer = z
  .object({
    date: date(),
    vara: vara.shape.name,
    key,
    name,
    name_sa,
    quality,
    applicable: z.boolean().describe('whether a sutak applies on this date'),
    reason: z.string().nullable().describe('why it does not occur'),
    start_at: start_at.nullable(),
    end_at: end_at.nullable(),
    duration_minutes: duration_minutes.nullable(),
    authorities: z.array(authority),
    ...panchangEnvelope,
  })
  .openapi('SingleWindow');

/** `/v1/hora`. */
export const horaAnswer = z
  .object({
    date: date(),
    measure: horaMeasure,
    hora: hora.nullable(),
    authorities: z.array(authority),
    ...panchangEnvelope,
  })
  .openapi('HoraOfDay');

/** `/v1/choghadiya`. */
export const choghadiyaAnswer = z
  .object({
    date: date(),
    choghadiya: choghadiya.nullable(),
    authorities: z.array(authority),
    ...panchangEnvelope,
  })
  .openapi('ChoghadiyaOfDay');

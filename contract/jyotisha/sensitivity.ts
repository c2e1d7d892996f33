// How much of a chart hangs on the minute of the birth.

import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { rashiName } from './grahas.ts';

/** Seconds that a time of birth is uncertain by, unless it is said: half a minute where it has no seconds, else one. */
export const usualUncertainty = { withoutSeconds: 30, withSeconds: 1 } as const;

/** Seconds that a time of birth may be uncertain by at most. */
export const mostUncertain = 7200;

const edge = z
  .object({
    into: named('known', z.string()).describe('what begins at the edge; for a pada its number'),
    degrees: z.number().describe('arc to the edge, at least 0'),
    seconds: z
      .number()
      .nullable()
      .describe(
        'clock time from the birth to the edge, negative before the birth; null with the reason under unavailable',
      ),
  })
  .openapi('ChartEdge');

const edges = { back: edge.describe('the previous edge'), ahead: edge.describe('the next edge') };

/** How far a chart is from another one. */
export const sensitivityShape = z
  .object({
    time_uncertainty: z.number().describe('seconds to either side of the time of birth'),
    is_stated: z.boolean().describe('whether the request states it'),
    points: z.array(
      z.object({
        point: z.enum(['lagna', 'moon']),
        of: z.enum(['rashi', 'nakshatra', 'pada']),
        in: named('known', z.string()),
        ...edges,
      }),
    ),
    vargas: z
      .array(z.object({ varga: z.string(), lagna: rashiName, ...edges }))
      .describe('rashi of the lagna of each varga of the response'),
    vimshottari_days: z
      .number()
      .describe(
        'days by which every date of Vimshottari may be earlier or later within the uncertainty, if the star stays the same',
      ),
    changes: z
      .array(
        z.object({
          what: z.string().describe('lagna, a graha, or the lagna of a varga'),
          of: z.enum(['rashi', 'nakshatra', 'pada']),
          from: named('known', z.string()),
          to: named('known', z.string()),
          seconds: z.number().describe('clock time from the birth, negative before it'),
          affects: z.string(),
        }),
      )
      .describe('what another time within the uncertainty changes, nearest first; empty if nothing'),
  })
  .openapi('Sensitivity');

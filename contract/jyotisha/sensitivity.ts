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
    into: named('known', z.string()).describe('what begins on the other side; of a pada its number'),
    degrees: z.number().describe('of arc to the edge, at least 0'),
    seconds: z
      .number()
      .nullable()
      .describe(
        'of the clock from the time of birth, negative before it; null with the reason under unavailable',
      ),
  })
  .openapi('ChartEdge');

const edges = { back: edge.describe('the edge behind'), ahead: edge.describe('the edge in front') };

/** How far a chart is from another one. */
export const sensitivityShape = z
  .object({
    time_uncertainty: z.number().describe('seconds to either side of the time of birth'),
    is_stated: z.boolean().describe('whether the request says so'),
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
      .describe('of each varga of the answer the rashi of its lagna'),
    vimshottari_days: z
      .number()
      .describe(
        'by which every date of Vimshottari may be earlier or later within that time, if the star stays',
      ),
    changes: z
      .array(
        z.object({
          what: z.string().describe('lagna, a graha, or the lagna of a varga'),
          of: z.enum(['rashi', 'nakshatra', 'pada']),
          from: named('known', z.string()),
          to: named('known', z.string()),
          seconds: z.number().describe('of the clock from the time of birth, negative before it'),
          affects: z.string(),
        }),
      )
      .describe('what another time within the uncertainty changes, the nearest first; empty: none of these'),
  })
  .openapi('Sensitivity');

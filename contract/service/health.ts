// Whether the service runs, and what it runs on.

import { z } from '../schema/zod.ts';

/** Answer of `/`. */
export const rootAnswer = z
  .object({
    status: z.enum(['ok']),
    name: z.string(),
    version: z.string(),
    links: z.object({
      openapi: z.string(),
      festivals: z.string(),
      explain: z.string(),
      packs: z.string(),
      rules: z.string(),
      status: z.string(),
      health: z.string(),
      docs: z.string(),
    }),
  })
  .openapi('Root');

/** Answer of `/v1/status`. */
export const statusAnswer = z
  .object({
    status: z.enum(['ok']),
    version: z.string(),
    started_at: z.string().openapi({ format: 'date-time' }),
    uptime_seconds: z.int(),
    statistics: z.object({
      packs: z.int(),
      rules: z.int().describe('distinct codes in all packs'),
      locations: z.int().describe('places of the catalogue, the curated ones among them'),
      catalogue_version: z.string(),
      first_date: z.string().openapi({ format: 'date' }),
      last_date: z.string().openapi({ format: 'date' }),
    }),
  })
  .openapi('Status');

/** Answer of `/v1/health`. */
export const healthAnswer = z
  .object({
    status: z
      .enum(['ok', 'degraded'])
      .describe(
        'degraded: some pack has errors and serves as it last compiled, or not at all; or the latest packs lack what serving needs, and the last good ones serve; or the store does not answer, and requests with a key are a 503; or deliveries are late; or computations wait and none makes progress',
      ),
    checks: z.object({
      ephemeris: z.object({ status: z.enum(['ok']), version: z.string() }),
      packs: z.object({
        status: z.enum(['ok', 'degraded']),
        count: z.int(),
        failing: z.array(z.string()).describe('the packs whose files have errors'),
        last_reload: z
          .object({
            at: z.string().openapi({ format: 'date-time' }),
            replaced: z.boolean(),
            errors: z.int(),
            reason: z
              .string()
              .nullable()
              .describe('what is wrong with the latest packs; null where they serve'),
          })
          .nullable(),
      }),
      store: z
        .object({
          status: z.enum(['ok', 'failing']),
          kind: z.enum(['sqlite', 'postgres']),
          reason: z.string().nullable().describe('what is wrong; null where nothing is'),
        })
        .nullable()
        .describe('whether the store answers within half a second; null where the service has none'),
      outbox: z
        .object({
          status: z.enum(['ok', 'late', 'unknown']).describe('late: something has been due for a minute'),
          due: z.int().nullable().describe('deliveries that are due'),
          oldest_seconds: z.int().nullable().describe('how long the oldest of them has been due'),
        })
        .nullable()
        .describe('what waits to be delivered to webhooks; null where the service has no store'),
      computing: z
        .object({
          status: z.enum(['ok', 'stalled']),
          waiting: z.int().describe('computations that wait for their turn'),
          reason: z.string().nullable().describe('what is wrong; null where nothing is'),
        })
        .describe('stalled: computations have waited for ten seconds, and none of their kind went on'),
      memory: z.object({ rss_mb: z.int(), heap_mb: z.int() }),
    }),
  })
  .openapi('Health');

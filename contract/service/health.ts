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
      locations: z.int().describe('places of the catalogue, including curated ones'),
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
        'degraded: packs have errors and are served in their last good version or not at all; or the latest packs cannot serve, so the previous ones are used; or the store does not respond, so requests with a key return 503; or deliveries are late; or computations wait without progress',
      ),
    checks: z.object({
      ephemeris: z.object({ status: z.enum(['ok']), version: z.string() }),
      packs: z.object({
        status: z.enum(['ok', 'degraded']),
        count: z.int(),
        failing: z.array(z.string()).describe('packs with errors'),
        last_reload: z
          .object({
            at: z.string().openapi({ format: 'date-time' }),
            replaced: z.boolean(),
            errors: z.int(),
            reason: z.string().nullable().describe('problem of the latest packs; null if they are used'),
          })
          .nullable(),
      }),
      store: z
        .object({
          status: z.enum(['ok', 'failing']),
          kind: z.enum(['sqlite', 'postgres']),
          reason: z.string().nullable().describe('problem; null if none'),
        })
        .nullable()
        .describe('whether the store responds within half a second; null without a store'),
      outbox: z
        .object({
          status: z.enum(['ok', 'late', 'unknown']).describe('late: a delivery is overdue by a minute'),
          due: z.int().nullable().describe('deliveries that are due'),
          oldest_seconds: z.int().nullable().describe('time since the oldest was due'),
        })
        .nullable()
        .describe('pending webhook deliveries; null without a store'),
      computing: z
        .object({
          status: z.enum(['ok', 'stalled']),
          waiting: z.int().describe('waiting computations'),
          reason: z.string().nullable().describe('problem; null if none'),
        })
        .describe('stalled: computations have waited for ten seconds without progress'),
      memory: z.object({ rss_mb: z.int(), heap_mb: z.int() }),
    }),
  })
  .openapi('Health');

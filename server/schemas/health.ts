// Whether the service runs, and what it runs on.

import { z } from '../../app/shapes/zod.ts';

/** Answer of `/`. */
export const rootAnswer = z
  .object({
    status: z.enum(['ok']),
    name: z.string(),
    version: z.string(),
    links: z.record(z.string(), z.string()),
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
        'degraded: some pack has errors and serves as it last compiled, or not at all; or the latest packs lack what serving needs, and the last good ones serve',
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
      memory: z.object({ rss_mb: z.int(), heap_mb: z.int() }),
    }),
  })
  .openapi('Health');

// Webhooks and their deliveries as answered.

import { z } from '../schema/zod.ts';
import { festivalFilter } from './webhook-body.ts';
import { eventComponent, eventKinds, subscribableKinds } from './webhook-events.ts';

const instantOut = () => z.string().openapi({ format: 'date-time' });

const webhookFields = {
  id: z.int(),
  url: z.string(),
  kinds: z.array(z.enum(subscribableKinds)),
  filter: festivalFilter.nullable().describe('filter of festival.upcoming; null without that kind'),
  description: z.string(),
  status: z.enum(['enabled', 'disabled']),
  disabled_at: instantOut().nullable(),
  consecutive_failures: z.int().describe('consecutive failed deliveries; 20 disable the webhook'),
  previous_secret_ends_at: instantOut()
    .nullable()
    .describe('end of the validity of the previous secret; null if not valid'),
  created_at: instantOut(),
};

/** Deliveries of a page where nothing else is asked for. */
export const usualDeliveries = 20;

/** A webhook. */
export const webhookAnswer = z.object(webhookFields).openapi('Webhook');

/** A webhook with its secret, which is shown only now. */
export const webhookWithSecret = webhookAnswer
  .extend({
    secret: z
      .string()
      .describe('the signing secret; it is shown only once')
      .openapi({ example: 'whsec_...' }),
  })
  .openapi('WebhookWithSecret');

/** The webhooks of an account. */
export const webhooksAnswer = z
  .object({
    count: z.int(),
    most: z.int().describe('allowed by the plan'),
    webhooks: z.array(webhookAnswer),
  })
  .openapi('Webhooks');

/** What was removed. */
export const webhookDeleted = z.object({ id: z.int(), deleted: z.literal(true) }).openapi('WebhookDeleted');

// Names in it are those that were sent, in whatever language the delivery is read.
const sentEvent = z
  .custom<Readonly<Record<string, unknown>>>((value) => typeof value === 'object' && value !== null)
  .openapi({
    type: 'object',
    anyOf: eventKinds.map((kind) => ({ $ref: `#/components/schemas/${eventComponent(kind)}` })),
  })
  .describe('the body as sent');

/** A delivery with its attempts. */
export const deliveryAnswer = z
  .object({
    id: z.int(),
    event_id: z.string(),
    kind: z.enum(eventKinds),
    status: z.enum(['pending', 'delivered', 'failed']),
    created_at: instantOut(),
    next_attempt_at: instantOut().nullable().describe('null if none'),
    attempts: z
      .array(
        z.object({
          at: instantOut(),
          status: z.int().nullable().describe('HTTP status; null without a response'),
          note: z.string().describe('error, or the beginning of the response'),
          duration_ms: z.int(),
        }),
      )
      .describe('by time, including those before a resend'),
    event: sentEvent,
  })
  .openapi('Delivery');

/** A page of deliveries. */
export const deliveriesAnswer = z
  .object({
    deliveries: z.array(deliveryAnswer).describe('newest first'),
    next_cursor: z.string().nullable().describe('null on the last page'),
  })
  .openapi('Deliveries');

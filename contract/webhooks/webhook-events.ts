// What webhooks are sent: an envelope, and in it the data of each kind of event. OpenAPI describes them under `webhooks`.

import { alertMatch } from '../alerts/alert.ts';
import { engineEnvelope, locationEcho } from '../common/envelope.ts';
import { festivalItem } from '../festivals/festival.ts';
import { z } from '../schema/zod.ts';

/** Kinds of events that a webhook may ask for. */
export const subscribableKinds = [
  'rules.updated',
  'data.updated',
  'festival.upcoming',
  'quota.warning',
  'alert.matched',
] as const;

/** Every kind of event. */
export const eventKinds = [...subscribableKinds, 'webhook.test'] as const;

/** A kind of events. */
export type EventKind = (typeof eventKinds)[number];

const instantOut = () => z.string().openapi({ format: 'date-time' });
const dateOut = () => z.string().openapi({ format: 'date' });

const rulesUpdated = z.object({
  rules_version: z.string().describe('fingerprint of all packs together'),
  previous: z.string(),
  packs: z
    .array(
      z.object({
        pack: z.string(),
        change: z.enum(['added', 'changed', 'removed']),
        fingerprint: z
          .string()
          .nullable()
          .describe('first characters of the new rules_snapshot_version; null if the pack was removed'),
        previous: z.string().nullable().describe('the same before the change; null if the pack was added'),
      }),
    )
    .describe('packs whose rules, or those of a parent pack, have changed'),
});

const dataUpdated = z.object({
  data: z.array(
    z.object({
      name: z.string().describe('`ephemeris`, `catalogue`'),
      version: z.string(),
      previous: z.string().nullable(),
    }),
  ),
});

const festivalUpcoming = z.object({
  date: dateOut().describe('first date of the festival at the place'),
  days_until: z.int().describe('from the date of the place on which the event was published; 0: the same'),
  festival: festivalItem,
  location: locationEcho,
  _engine: engineEnvelope,
});

const alertMatched = alertMatch.extend({
  alert_id: z.int(),
  name: z.string().describe('name of the alert'),
  location: locationEcho,
});

const quotaWarning = z.object({
  percent: z.int().describe('the threshold that was reached: 75 or 90 per cent of the quota'),
  used: z.int(),
  limit: z.int(),
  month: z.string().describe('the month in UTC whose quota it is').openapi({ example: '2026-11' }),
  resets_at: instantOut(),
  key: z.object({ id: z.int(), name: z.string(), prefix: z.string() }),
});

const webhookTest = z.object({ message: z.string() });

/** The data of each kind of event. */
export const eventData = {
  'rules.updated': rulesUpdated,
  'data.updated': dataUpdated,
  'festival.upcoming': festivalUpcoming,
  'quota.warning': quotaWarning,
  'alert.matched': alertMatched,
  'webhook.test': webhookTest,
} satisfies Readonly<Record<EventKind, z.ZodType>>;

/** The data of a kind of event. */
export type EventData<K extends EventKind> = z.output<(typeof eventData)[K]>;

/** What each kind of event says. */
export const eventTexts: Readonly<Record<EventKind, string>> = {
  'rules.updated': 'The rules of some packs have changed. Dates may have changed.',
  'data.updated': 'The ephemeris or the catalogue of places has changed.',
  'festival.upcoming':
    'A festival is upcoming at the place of the webhook. Each is announced once, when it is at most days_ahead days away.',
  'quota.warning': 'A key has used 75 % or 90 % of its quota of the month.',
  'alert.matched':
    'The conditions of an alert of the account hold on the day that has begun at its place. Each day is announced once.',
  'webhook.test': 'A requested test. Every webhook receives this kind.',
};

/** The schema of the body of an event, its data included. */
export const eventBody = <const K extends EventKind>(kind: K) =>
  z
    .object({
      id: z
        .string()
        .describe('the same as in X-Service-Event-Id, on every attempt')
        .openapi({ example: 'evt_9f2c' }),
      kind: z.enum([kind]),
      created_at: instantOut(),
      webhook_id: z.int(),
      data: eventData[kind],
    })
    .openapi(eventComponent(kind), { description: eventTexts[kind] });

/** The component that describes a kind of event: `festival.upcoming` -> `FestivalUpcomingEvent`. */
export const eventComponent = (kind: EventKind): string =>
  `${kind.replaceAll(/(^|\.)(\w)/g, (_all, _dot, letter: string) => letter.toUpperCase())}Event`;

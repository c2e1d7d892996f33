// Events as they are put into the outbox: the body is written once, and is what is signed and sent ever after.

import { randomBytes } from 'node:crypto';
import type { EventData, EventKind } from '@nirnaya/contract/webhooks';
import type { OutboxEvent, Webhook } from '../store/webhooks.ts';

/** A new id of an event. */
export const newEventId = (): string => `evt_${randomBytes(16).toString('hex')}`;

/** An event for a webhook, due at once. */
export function outboxEvent<K extends EventKind>(
  { id: webhookId }: Pick<Webhook, 'id'>,
  kind: K,
  data: EventData<K>,
  { now, eventId = newEventId() }: { readonly now: number; readonly eventId?: string },
): OutboxEvent {
  const body = JSON.stringify({
    id: eventId,
    kind,
    created_at: new Date(now).toISOString(),
    webhook_id: webhookId,
    data,
  });
  return { webhookId, eventId, kind, body, createdAt: now, scheduledAt: now };
}

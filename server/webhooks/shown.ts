// Webhooks and deliveries as they are answered.

import type { z } from '@nirnaya/contract/schema';
import { type deliveryAnswer, subscribableKinds, type webhookAnswer } from '@nirnaya/contract/webhooks';
import type { FestivalFilter } from '../compute/festival-filter.ts';
import type { Attempt, Delivery, Webhook } from '../store/webhooks.ts';
import { filterOf } from './festival-filter.ts';

const instant = (ms: number): string => new Date(ms).toISOString();
const instantOrNull = (ms: number | undefined): string | null => (ms === undefined ? null : instant(ms));

/** A webhook, without its secret. */
export function shownWebhook(webhook: Webhook, now: number): z.output<typeof webhookAnswer> {
  const { id, url, kinds, filter, description, disabledAt, failures, oldSecretUntil } = webhook;
  return {
    id,
    url,
    kinds: subscribableKinds.filter((kind) => kinds.includes(kind)),
    filter: filter === undefined ? null : shownFilter(filterOf(filter)),
    description,
    status: disabledAt === undefined ? 'enabled' : 'disabled',
    disabled_at: instantOrNull(disabledAt),
    consecutive_failures: failures,
    previous_secret_ends_at: instantOrNull(
      oldSecretUntil !== undefined && oldSecretUntil > now ? oldSecretUntil : undefined,
    ),
    created_at: instant(webhook.createdAt),
  };
}

const shownFilter = ({ festivals, religions, ...filter }: FestivalFilter) => ({
  ...filter,
  ...(festivals === undefined ? {} : { festivals: [...festivals] }),
  ...(religions === undefined ? {} : { religions: [...religions] }),
});

/** A delivery with those of some attempts that are its own. */
export function shownDelivery(
  delivery: Delivery,
  attempts: readonly Attempt[],
): z.output<typeof deliveryAnswer> {
  const { id, eventId, kind, status, createdAt, scheduledAt, body } = delivery;
  return {
    id,
    event_id: eventId,
    kind,
    status,
    created_at: instant(createdAt),
    next_attempt_at: status === 'pending' ? instant(scheduledAt) : null,
    attempts: attempts
      .filter(({ deliveryId }) => deliveryId === id)
      .map((attempt) => ({
        at: instant(attempt.at),
        status: attempt.status ?? null,
        note: attempt.note,
        duration_ms: attempt.durationMs,
      })),
    event: JSON.parse(body) as Record<string, unknown>,
  };
}

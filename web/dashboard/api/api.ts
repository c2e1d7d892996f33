// The operations of the API that the dashboard uses.

import type {
  Alert,
  AlertChange,
  AlertPreview,
  AlertPreviewRequest,
  Alerts,
  AlertWithFeed,
  Deliveries,
  Delivery,
  Feeds,
  FeedWithAddress,
  Keys,
  KeyWithText,
  NewAlert,
  NewFeed,
  NewKey,
  NewWebhook,
  Observance,
  Overview,
  PlaceDetail,
  PlaceMatches,
  Pricing,
  Usage,
  Webhook,
  WebhookChange,
  Webhooks,
  WebhookWithSecret,
} from './answers.ts';
import type { Client } from './client.ts';

/** The operations; each throws `Failure`. */
export type Api = ReturnType<typeof apiOf>;

/** The operations, asked through a client. */
export function apiOf(ask: Client) {
  const key = (id: number) => `/v1/account/keys/${id}`;
  const hook = (id: number) => `/v1/webhooks/${id}`;
  const alert = (id: number) => `/v1/alerts/${id}`;
  return {
    overview: () => ask<Overview>('/v1/account'),
    usage: (from: string, to: string) =>
      ask<Usage>('/v1/account/usage', { query: { start_date: from, end_date: to } }),
    pricing: () => ask<Pricing>('/v1/pricing'),

    keys: (cursor?: string) => ask<Keys>('/v1/account/keys', { query: { limit: 100, cursor } }),
    createKey: (body: NewKey) => ask<KeyWithText>('/v1/account/keys', { method: 'POST', body }),
    rotateKey: (id: number, body: { readonly overlap_hours?: number }) =>
      ask<KeyWithText>(`${key(id)}/rotate`, { method: 'POST', body }),
    revokeKey: (id: number, confirm: boolean) =>
      ask<{ readonly id: number }>(key(id), { method: 'DELETE', query: confirm ? { confirm } : {} }),

    webhooks: () => ask<Webhooks>('/v1/webhooks'),
    webhook: (id: number) => ask<Webhook>(hook(id)),
    createWebhook: (body: NewWebhook) => ask<WebhookWithSecret>('/v1/webhooks', { method: 'POST', body }),
    changeWebhook: (id: number, body: WebhookChange) => ask<Webhook>(hook(id), { method: 'PATCH', body }),
    enableWebhook: (id: number) => ask<Webhook>(`${hook(id)}/enable`, { method: 'POST' }),
    rotateSecret: (id: number, body: { readonly overlap_hours?: number }) =>
      ask<WebhookWithSecret>(`${hook(id)}/rotate-secret`, { method: 'POST', body }),
    deleteWebhook: (id: number) => ask<{ readonly id: number }>(hook(id), { method: 'DELETE' }),
    testWebhook: (id: number) => ask<Delivery>(`${hook(id)}/test`, { method: 'POST' }),
    deliveries: (id: number, cursor?: string) =>
      ask<Deliveries>(`${hook(id)}/deliveries`, { query: { limit: 10, cursor } }),
    resend: (id: number, delivery: number) =>
      ask<Delivery>(`${hook(id)}/deliveries/${delivery}/resend`, { method: 'POST' }),

    alerts: () => ask<Alerts>('/v1/alerts'),
    alert: (id: number) => ask<Alert>(alert(id)),
    createAlert: (body: NewAlert) => ask<AlertWithFeed>('/v1/alerts', { method: 'POST', body }),
    changeAlert: (id: number, body: AlertChange) => ask<Alert>(alert(id), { method: 'PATCH', body }),
    deleteAlert: (id: number) => ask<{ readonly alert_id: number }>(alert(id), { method: 'DELETE' }),
    alertDays: (id: number) => ask<AlertPreview>(`${alert(id)}/preview`),
    previewAlert: (body: AlertPreviewRequest) =>
      ask<AlertPreview>('/v1/alerts/preview', { method: 'POST', body }),
    feeds: () => ask<Feeds>('/v1/feeds'),
    createFeed: (body: NewFeed) => ask<FeedWithAddress>('/v1/feeds', { method: 'POST', body }),
    deleteFeed: (id: number) => ask<{ readonly feed_id: number }>(`/v1/feeds/${id}`, { method: 'DELETE' }),

    observances: (tradition: { readonly region?: string; readonly pack?: string }) =>
      ask<{ readonly rules: readonly Observance[] }>('/v1/rules', {
        query: { kind: 'observance', fields: 'code,name,type,disabled', ...tradition },
      }),

    place: (id: number) => ask<PlaceDetail>(`/v1/locations/${id}`),
    searchPlaces: (q: string) => ask<PlaceMatches>('/v1/locations/search', { query: { q, limit: 20 } }),
  };
}

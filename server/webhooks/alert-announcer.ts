// `alert.matched`: each alert of an account is checked once a day, when the Sun has risen at its place, and announced to the webhooks
// that ask for it where its conditions hold. The day up to which this was done is stored with the events, in one transaction, so that
// over all replicas no day is announced twice.

import { createHash } from 'node:crypto';
import { openCache } from '@nirnaya/engine/cache';
import { mostAlerts } from '../access/plans/record-limits.ts';
import type { RunningDay } from '../compute/alerts/days.ts';
import type { RecordStore } from '../store/records.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Webhook, WebhookStore } from '../store/webhooks.ts';
import { alertCause } from './causes.ts';
import { outboxEvent } from './event.ts';
import { webhooksShare } from './limits.ts';
import { alertContent, alertKind, placeOfAlert, type StoredAlert } from './stored-alert.ts';
import { subscribersOf } from './subscribers.ts';
import type { WebhookContext } from './webhook-context.ts';

/** Announces alerts. */
export interface AlertAnnouncer {
  /** Puts into the outbox what has begun to hold, until `isOver`; gives how many events that were. */
  announce(isOver?: () => boolean): Promise<number>;
}

type Announcing = Pick<WebhookStore, 'cause' | 'publishOnce' | 'subscribers' | 'webhooks'> &
  Pick<RecordStore, 'records'>;

/** An alert of an account that is checked. */
interface EnabledAlert extends StoredAlert {
  readonly id: number;
  readonly createdAt: number;
}

/** The most places of accounts that are remembered. */
const mostRemembered = 10_000;

/** Opens an announcer over the packs and the clock of a service. */
export function alertAnnouncer(service: WebhookContext, store: Announcing): AlertAnnouncer {
  /** by account and place: until when nothing changes for alerts that are the same */
  const remembered = openCache<string, { readonly digest: string; readonly nextAt: number }>({
    name: 'alerts',
    limit: mostRemembered,
  });

  const publish = async (
    webhooks: readonly Webhook[],
    alert: EnabledAlert,
    { date, location, matches }: RunningDay,
  ): Promise<number> => {
    if (date === null || location === null) return 0;
    const [{ accountId } = { accountId: 0 }] = webhooks;
    const name = alertCause(accountId, alert.id);
    const before = await store.cause(name);
    const value = `${digestOf([alert])} ${date}`;
    if (before === value) return 0;
    const match = matches.find(({ id }) => id === alert.id);
    const now = service.now();
    const events =
      match === undefined
        ? []
        : webhooks.map((webhook) => {
            const { id, ...matched } = match;
            const data = { ...matched, alert_id: id, name: alert.settings.name, location };
            return outboxEvent(webhook, 'alert.matched', data, { now });
          });
    return (await store.publishOnce({ name, value, from: { value: before } }, events)) ? events.length : 0;
  };

  const announceAt = async (
    webhooks: readonly Webhook[],
    place: string,
    alerts: readonly EnabledAlert[],
  ): Promise<number> => {
    const [{ accountId } = { accountId: 0 }] = webhooks;
    const key = `${accountId} ${place}`;
    const digest = digestOf(alerts);
    const known = remembered.get(key);
    const now = service.now();
    if (known?.digest === digest && now < known.nextAt) return 0;
    const day = await service.compute.run(
      'runningAlerts',
      {
        place: JSON.parse(place) as ReturnType<typeof placeOfAlert>,
        alerts: alerts.map(({ id, settings: { conditions } }) => ({ id, conditions })),
        now,
      },
      { caller: webhooksShare, lane: 'long' },
    );
    let published = 0;
    for (const alert of alerts) published += await publish(webhooks, alert, day);
    remembered.set(key, { digest, nextAt: day.nextAt });
    return published;
  };

  const announceTo = async (accountId: number): Promise<number> => {
    const webhooks = (await store.webhooks(accountId)).filter(
      ({ kinds, disabledAt }) => disabledAt === undefined && kinds.includes('alert.matched'),
    );
    const records = await store.records(accountId, alertKind, { limit: mostAlerts.enterprise });
    const byPlace = new Map<string, EnabledAlert[]>();
    for (const record of records) {
      const alert = { ...alertContent(record), id: record.id, createdAt: record.createdAt };
      if (!alert.settings.enabled) continue;
      const place = JSON.stringify(placeOfAlert(alert.settings));
      byPlace.set(place, [...(byPlace.get(place) ?? []), alert]);
    }
    let published = 0;
    for (const [place, alerts] of byPlace) published += await announceAt(webhooks, place, alerts);
    return published;
  };

  return {
    announce: async (isOver = () => false) => {
      let published = 0;
      const accounts = new Set<number>();
      for await (const { accountId } of subscribersOf(store, 'alert.matched')) {
        if (isOver()) break;
        if (accounts.has(accountId)) continue;
        accounts.add(accountId);
        try {
          published += await announceTo(accountId);
        } catch (error) {
          if (error instanceof StoreUnavailable) throw error;
          service.failed(error);
        }
      }
      return published;
    },
  };
}

// What was checked under other conditions does not count.
const digestOf = (alerts: readonly EnabledAlert[]): string =>
  createHash('sha256')
    .update(JSON.stringify(alerts.map(({ id, createdAt, settings }) => [id, createdAt, settings])))
    .digest('hex')
    .slice(0, 16);

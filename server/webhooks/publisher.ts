// Checks once a minute what is to be published: rules and data that changed, upcoming festivals, alerts; and removes old
// deliveries. Every replica may run one.

import type { RecordStore } from '../store/records.ts';
import type { WebhookStore } from '../store/webhooks.ts';
import { alertAnnouncer } from './alert-announcer.ts';
import { festivalAnnouncer } from './festival-announcer.ts';
import { deliveryDays } from './limits.ts';
import { announceData, announceRules } from './versions.ts';
import type { WebhookContext } from './webhook-context.ts';

/** What a publisher is made of. */
export interface PublisherOptions {
  readonly service: WebhookContext;
  readonly store: Pick<
    WebhookStore,
    'cause' | 'publishOnce' | 'subscribers' | 'webhooks' | 'forgetDeliveries'
  > &
    Pick<RecordStore, 'records'>;
  /** is called when events may have come into the outbox */
  readonly published: () => void;
  /** milliseconds between two looks; default 60,000 */
  readonly intervalMs?: number;
}

/** A publisher. */
export interface Publisher {
  /** begins to look, until it is closed */
  start(): void;
  /** looks once; fails where the store does */
  look(): Promise<void>;
  /** waits for the look that is under way */
  close(): Promise<void>;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Opens a publisher. */
export function openPublisher(options: PublisherOptions): Publisher {
  const { service, store, published, intervalMs = minute } = options;
  const { packs, now } = service;
  const festivals = festivalAnnouncer(service, store);
  const alerts = alertAnnouncer(service, store);
  // Rules are held against those noted once for each time that packs are read. Looking again and again, replicas with old
  // packs and with new ones would take turns announcing theirs.
  let announcedRules: string | undefined;
  let announcedData: string | undefined;
  let forgotAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isClosed = false;

  const rules = async (): Promise<void> => {
    const { version, fingerprints } = packs.report();
    if (version === announcedRules) return;
    await announceRules(store, fingerprints, now());
    announcedRules = version;
  };
  const data = async (): Promise<void> => {
    const { ephemeris, catalogue } = packs.report();
    const versions = { ephemeris, catalogue };
    const text = JSON.stringify(versions);
    if (text === announcedData) return;
    await announceData(store, versions, now());
    announcedData = text;
  };
  const forget = async (): Promise<void> => {
    if (now() - forgotAt < hour) return;
    await store.forgetDeliveries(now() - deliveryDays * day);
    forgotAt = now();
  };

  const look = async (): Promise<void> => {
    await rules();
    await data();
    await festivals.announce(() => isClosed);
    await alerts.announce(() => isClosed);
    published();
    await forget();
  };
  const lookAndGoOn = (): void => {
    looking = look()
      .catch(service.failed)
      .finally(() => {
        if (isClosed) return;
        timer = setTimeout(lookAndGoOn, intervalMs);
        timer.unref();
      });
  };

  return {
    start: lookAndGoOn,
    look,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

// Webhooks as one part of the service: what checks, what publishes, what delivers.

import { randomBytes } from 'node:crypto';
import type { QuotaWarning } from '../access/access-control.ts';
import type { RecordStore } from '../store/records.ts';
import type { WebhookStore } from '../store/webhooks.ts';
import { openPublisher } from './publisher.ts';
import { warnOfQuota } from './quota-warning.ts';
import { type UrlCheck, urlCheck } from './registration.ts';
import type { ResolveOptions } from './resolve.ts';
import { openSender } from './send.ts';
import type { WebhookContext } from './webhook-context.ts';
import { openWorker } from './worker.ts';

/** What webhooks are made of. */
export interface WebhooksOptions extends Omit<ResolveOptions, 'allowed'> {
  readonly service: WebhookContext;
  readonly store: WebhookStore & Pick<RecordStore, 'records'>;
  /** hosts that may be private and without TLS */
  readonly allowedHosts?: readonly string[] | undefined;
}

/** Webhooks. */
export interface Webhooks {
  /** whether a URL may be registered */
  readonly check: UrlCheck;
  /** looks for deliveries at once: some came into the outbox */
  wake(): void;
  /** publishes the warning of a quota that is largely used; failures are reported, not thrown */
  onQuota(warning: QuotaWarning): void;
  /** begins to publish and to deliver */
  start(): void;
  /** stops both; attempts under way may end within `ms`. To be called before the store is closed. */
  close(ms: number): Promise<void>;
}

/** Opens webhooks; nothing is published or sent before they are started. */
export function openWebhooks(options: WebhooksOptions): Webhooks {
  const { service, store, allowedHosts = [] } = options;
  const { now, version, failed } = service;
  const resolving = { ...options, allowed: new Set(allowedHosts.map((host) => host.toLowerCase())) };
  const sender = openSender({ ...resolving, version, now });
  const worker = openWorker({
    store,
    sender,
    name: `worker_${randomBytes(12).toString('hex')}`,
    now,
    random: Math.random,
    failed,
  });
  const publisher = openPublisher({
    service,
    store,
    published: worker.wake,
  });
  const warnings = new Set<Promise<void>>();
  return {
    check: urlCheck(resolving),
    wake: worker.wake,
    onQuota: ({ account, key, month, usage: { used, limit } }) => {
      if (limit === undefined) return;
      const warning = warnOfQuota(
        store,
        { accountId: account.id, key: namedKey(key), used, limit, month },
        now(),
      )
        .then(worker.wake, failed)
        .finally(() => warnings.delete(warning));
      warnings.add(warning);
    },
    start: () => {
      publisher.start();
      worker.start();
    },
    close: async (ms) => {
      await publisher.close();
      await Promise.all(warnings);
      await worker.close(ms);
      await sender.close();
    },
  };
}

const namedKey = ({ id, name, prefix }: QuotaWarning['key']) => ({ id, name, prefix });

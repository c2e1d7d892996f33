// Delivers what is due: leases events of the outbox, attempts each, settles it. A webhook, an account and a host have only so
// many attempts under way, and a webhook that has more waiting here is not leased for: one that is slow holds up itself.

import { counts } from '../http/counts.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Delivery, Outcome, Webhook, WebhookStore } from '../store/webhooks.ts';
import { delayAfter, disableAfter, mostAttempts } from './backoff.ts';
import { attemptTimeout, type Sender, type Sent } from './send.ts';

/** How many attempts are under way at the same time. */
export interface WorkerBounds {
  readonly total: number;
  readonly perWebhook: number;
  readonly perAccount: number;
  readonly perHost: number;
  /** events leased at once */
  readonly batch: number;
  /** events leased and not yet attempted */
  readonly queued: number;
}

/** The usual bounds. */
const defaultBounds: WorkerBounds = {
  total: 128,
  perWebhook: 4,
  perAccount: 8,
  perHost: 16,
  batch: 16,
  queued: 1000,
};

/** What a worker is made of. */
export interface WorkerOptions {
  readonly store: Pick<WebhookStore, 'lease' | 'settle'>;
  readonly sender: Sender;
  /** unlike that of any other worker, also of one that had its place before */
  readonly name: string;
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** in [0, 1) */
  readonly random: () => number;
  /** called with failures of the store; the worker continues */
  readonly failed: (error: unknown) => void;
  /** milliseconds for which events are leased; default 60,000 */
  readonly leaseMs?: number;
  /** milliseconds between two looks into the outbox; default 1,000 */
  readonly pollMs?: number;
  readonly bounds?: Partial<WorkerBounds>;
}

/** A worker. */
export interface Worker {
  /** begins to look for what is due, until it is closed */
  start(): void;
  /** looks at once */
  wake(): void;
  /** attempts everything that is due now, and gives how many attempts that were */
  drain(): Promise<number>;
  /** leases nothing more, and lets attempts end within `ms`; those that do not are repeated when their lease is over */
  close(ms: number): Promise<void>;
}

interface Leased {
  readonly delivery: Delivery;
  readonly webhook: Webhook;
  readonly until: number;
}

/** Milliseconds between two looks into the outbox while the store does not answer. */
const storeRest = 5000;

/** Times that the result of an attempt is offered to a store that does not take it. */
const settleTries = 5;

/** Opens a worker; it does nothing before it is started or drained. */
export function openWorker(options: WorkerOptions): Worker {
  const { store, sender, name, now, random, failed, leaseMs = 60_000, pollMs = 1000 } = options;
  const bounds = { ...defaultBounds, ...options.bounds };
  const running = { webhook: counts<number>(), account: counts<number>(), host: counts<string>() };
  const attempts = new Set<Promise<void>>();
  const queues = new Map<number, Leased[]>();
  const stop = new AbortController();
  let queuedCount = 0;
  let made = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let isStarted = false;
  let isClosed = false;

  const mayRun = ({ webhook }: Leased): boolean =>
    attempts.size < bounds.total &&
    running.webhook.of(webhook.id) < bounds.perWebhook &&
    running.account.of(webhook.accountId) < bounds.perAccount &&
    running.host.of(hostKey(webhook)) < bounds.perHost;

  const settle = async (leased: Leased, at: number, sent: Sent): Promise<void> => {
    const { delivery } = leased;
    const tried = delivery.attempts + 1;
    const { acknowledged, status, note, durationMs } = sent;
    const attempt = { deliveryId: delivery.id, at, status, note, durationMs };
    const outcome: Outcome = acknowledged
      ? { end: 'delivered' }
      : tried >= mostAttempts
        ? { end: 'failed' }
        : { end: 'retry', scheduledAt: now() + delayAfter(tried, random()) };
    for (let left = settleTries; ; left--) {
      try {
        await store.settle(name, attempt, outcome, disableAfter);
        return;
      } catch (error) {
        failed(error);
        // Not settled, it is repeated with its id when the lease is over.
        if (left <= 1 || !(error instanceof StoreUnavailable) || stop.signal.aborted) return;
        await rest(500 * (settleTries - left + 1));
      }
    }
  };

  const run = async (leased: Leased): Promise<void> => {
    const at = now();
    const sent = await sender.send(leased.delivery, leased.webhook, stop.signal);
    made += 1;
    // One that was given up because the worker closes did not fail.
    if (stop.signal.aborted && !sent.acknowledged) return;
    await settle(leased, at, sent);
  };

  const begin = (leased: Leased): void => {
    const { webhook } = leased;
    const host = hostKey(webhook);
    const end = [
      running.webhook.add(webhook.id),
      running.account.add(webhook.accountId),
      running.host.add(host),
    ];
    const attempt = run(leased)
      .catch(failed)
      .finally(() => {
        for (const each of end) each();
        attempts.delete(attempt);
        if (isStarted && !isClosed) look();
      });
    attempts.add(attempt);
  };

  // Begins what may begin. What has waited so long that its lease might end during the attempt is left to it.
  const beginQueued = (): void => {
    for (const [id, queue] of queues) {
      for (let next = queue[0]; next !== undefined && (isLate(next) || mayRun(next)); next = queue[0]) {
        queue.shift();
        queuedCount -= 1;
        if (!isLate(next)) begin(next);
      }
      if (queue.length === 0) queues.delete(id);
    }
  };
  const isLate = ({ until }: Leased): boolean => now() + attemptTimeout >= until;

  const leaseSome = async (): Promise<number> => {
    const capacity = Math.min(bounds.batch, bounds.total - attempts.size, bounds.queued - queuedCount);
    if (capacity <= 0) return 0;
    const at = now();
    const except = [...new Set([...queues.keys(), ...running.webhook.atLeast(bounds.perWebhook)])];
    const leased = await store.lease({ worker: name, now: at, leaseMs, limit: capacity, except });
    for (const { delivery, webhook } of leased) {
      const queue = queues.get(webhook.id) ?? [];
      queues.set(webhook.id, queue);
      queue.push({ delivery, webhook, until: at + leaseMs });
      queuedCount += 1;
    }
    return leased.length;
  };

  const lookOnce = async (): Promise<number> => {
    beginQueued();
    const count = isClosed ? 0 : await leaseSome();
    beginQueued();
    return count;
  };

  const lookUntilNone = async (): Promise<void> => {
    do {
      lookAgain = false;
      while ((await lookOnce()) > 0);
    } while (lookAgain && !isClosed);
  };

  const look = (): void => {
    if (looking !== undefined) {
      lookAgain = true;
      return;
    }
    clearTimeout(timer);
    let wait = pollMs;
    looking = lookUntilNone()
      .catch((error: unknown) => {
        wait = Math.max(pollMs, storeRest);
        failed(error);
      })
      .finally(() => {
        looking = undefined;
        if (isClosed) return;
        timer = setTimeout(look, wait);
        timer.unref();
      });
  };

  return {
    start: () => {
      isStarted = true;
      look();
    },
    wake: () => {
      if (isStarted && !isClosed) look();
    },
    drain: async () => {
      const before = made;
      for (;;) {
        const leased = await lookOnce();
        if (leased > 0) continue;
        if (attempts.size > 0) await Promise.race(attempts);
        else if (queuedCount === 0) break;
      }
      return made - before;
    },
    close: async (ms) => {
      isClosed = true;
      clearTimeout(timer);
      queues.clear();
      queuedCount = 0;
      await looking;
      queues.clear();
      queuedCount = 0;
      await Promise.race([Promise.all(attempts), rest(ms)]);
      stop.abort();
      await Promise.all(attempts);
    },
  };
}

const rest = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

const hostKey = ({ url }: Webhook): string => (URL.canParse(url) ? new URL(url).host : url);

// The metrics of one service, in a registry of its own: nothing is shared with another in the same process.

import { Registry } from 'prom-client';
import type { Store } from '../../store/store.ts';
import { cacheMetrics, type ThreadCaches } from './caches.ts';
import { processMetrics } from './process.ts';
import { type RequestMetrics, requestMetrics } from './requests.ts';
import { type MeasuredService, serviceMetrics } from './service.ts';
import { meteredStore } from './store.ts';

/** Metrics as Prometheus reads them. */
export interface Metrics {
  readonly requests: RequestMetrics;
  /** the store with its calls measured; to be asked for once */
  metered(store: Store): Store;
  /** adds what is to be said of the service; to be called once */
  about(service: MeasuredService): void;
  /** takes a report of the caches of a thread */
  readonly threadCaches: (report: ThreadCaches) => void;
  readonly contentType: string;
  /** All of them as text; who asks while they are gathered gets the same. */
  text(): Promise<string>;
  close(): void;
}

/** Begins to measure. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const requests = requestMetrics(registry);
  const close = processMetrics(registry);
  const threadCaches = cacheMetrics(registry);
  let gathering: Promise<string> | undefined;
  return {
    requests,
    metered: (store) => meteredStore(store, registry),
    about: (service) => serviceMetrics(service, registry),
    threadCaches,
    contentType: registry.contentType,
    text: () => {
      gathering ??= registry.metrics().finally(() => {
        gathering = undefined;
      });
      return gathering;
    },
    close,
  };
}

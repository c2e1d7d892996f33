// The caches of all threads as metrics: each thread reports its own now and then. Caches of one name are added up.

import { type CacheReport, cacheReports } from '@nirnaya/engine/cache';
import { LRUCache } from 'lru-cache';
import { Counter, Gauge, type Registry } from 'prom-client';

/** The caches of a thread at some time. */
export interface ThreadCaches {
  readonly thread: number;
  readonly reports: readonly CacheReport[];
}

/** The most threads whose reports are remembered: one that has ended is forgotten when others report. */
const mostThreads = 256;

/** Adds the metrics of caches to a registry; gives what takes the reports of threads. */
export function cacheMetrics(registry: Registry): (report: ThreadCaches) => void {
  const latest = new LRUCache<number, readonly CacheReport[]>({ max: mostThreads });
  const all = (): CacheReport[] => [...cacheReports(), ...[...latest.values()].flat()];
  const gauge = (name: string, help: string, value: (report: CacheReport) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers: [registry],
      collect() {
        this.reset();
        for (const report of all()) this.inc({ cache: report.name }, value(report));
      },
    });
  };
  gauge('nirnaya_cache_limit_entries', 'Maximum number of entries of a cache', ({ limit }) => limit);
  gauge('nirnaya_cache_entries', 'Entries of a cache', ({ entries }) => entries);
  new Counter({
    name: 'nirnaya_cache_lookups_total',
    help: 'Cache lookups, by hit or miss',
    labelNames: ['cache', 'result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, hits, misses } of all()) {
        this.inc({ cache: name, result: 'hit' }, hits);
        this.inc({ cache: name, result: 'miss' }, misses);
      }
    },
  });
  return ({ thread, reports }) => {
    latest.set(thread, reports);
  };
}

// Every cache of the process as metrics, from the one list of caches. Caches of one name are added up.

import { Counter, Gauge, type Registry } from 'prom-client';
import { type CacheReport, cacheReports } from '../../engine/cache/registry.ts';

/** Adds the metrics of caches to a registry. */
export function cacheMetrics(registry: Registry): void {
  const gauge = (name: string, help: string, value: (report: CacheReport) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ['cache'],
      registers: [registry],
      collect() {
        this.reset();
        for (const report of cacheReports()) this.inc({ cache: report.name }, value(report));
      },
    });
  };
  gauge('nirnaya_cache_bytes', 'What a cache holds, by estimate', ({ bytes }) => bytes);
  gauge('nirnaya_cache_limit_bytes', 'The most that a cache holds', ({ limit }) => limit);
  gauge('nirnaya_cache_entries', 'Entries of a cache', ({ entries }) => entries);
  new Counter({
    name: 'nirnaya_cache_lookups_total',
    help: 'Lookups in a cache, by whether it held what was looked for',
    labelNames: ['cache', 'result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, hits, misses } of cacheReports()) {
        this.inc({ cache: name, result: 'hit' }, hits);
        this.inc({ cache: name, result: 'miss' }, misses);
      }
    },
  });
}

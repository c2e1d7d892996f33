// The process as metrics: lag of the event loop, collections of garbage, memory, time of processors.

import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Milliseconds between two looks at the event loop. */
const lookEvery = 20;

/** Upper bounds in seconds. */
const lagBuckets = [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5];
const gcBuckets = [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1];

/** Collections by their number in `node:perf_hooks`. */
const gcKinds: Readonly<Record<number, string>> = {
  1: 'minor',
  2: 'minor',
  4: 'major',
  8: 'incremental',
  16: 'weakcb',
};

/** Adds the metrics of this process to a registry; gives what ends the measuring. */
export function processMetrics(registry: Registry): () => void {
  const stopLag = lagMetrics(registry);
  const stopGc = gcMetrics(registry);
  memoryMetrics(registry);
  cpuMetrics(registry);
  return () => {
    stopLag();
    stopGc();
  };
}

// A histogram of its own timer, so that however many read it, none takes anything from another.
function lagMetrics(registry: Registry): () => void {
  const lag = new Histogram({
    name: 'nirnaya_event_loop_lag_seconds',
    help: `Delay of a timer of ${lookEvery} ms`,
    buckets: lagBuckets,
    registers: [registry],
  });
  let expectedAt = performance.now() + lookEvery;
  const timer = setInterval(() => {
    const now = performance.now();
    lag.observe(Math.max(0, now - expectedAt) / 1000);
    expectedAt = now + lookEvery;
  }, lookEvery);
  timer.unref();
  return () => clearInterval(timer);
}

function gcMetrics(registry: Registry): () => void {
  const duration = new Histogram({
    name: 'nirnaya_gc_duration_seconds',
    help: 'Garbage collections, by kind',
    labelNames: ['kind'],
    buckets: gcBuckets,
    registers: [registry],
  });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      duration.observe({ kind: gcKinds[kindOf(entry)] ?? 'other' }, entry.duration / 1000);
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  return () => observer.disconnect();
}

// The types of Node do not have the detail of an entry.
function kindOf(entry: object): number {
  const { detail } = entry as { readonly detail?: { readonly kind?: number } };
  return detail?.kind ?? 0;
}

function memoryMetrics(registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'nirnaya_heap_bytes',
    help: 'Heap of the main thread: used, committed, limit and external',
    labelNames: ['part'],
    registers,
    collect() {
      const heap = getHeapStatistics();
      this.set({ part: 'used' }, heap.used_heap_size);
      this.set({ part: 'committed' }, heap.total_heap_size);
      this.set({ part: 'limit' }, heap.heap_size_limit);
      this.set({ part: 'external' }, heap.external_memory);
    },
  });
}

function cpuMetrics(registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'Start time of the process, seconds since 1970',
    registers,
  }).set(performance.timeOrigin / 1000);
  let counted = process.cpuUsage();
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time of the process',
    registers,
    collect() {
      const now = process.cpuUsage();
      this.inc((now.user + now.system - counted.user - counted.system) / 1e6);
      counted = now;
    },
  });
}

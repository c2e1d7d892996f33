// The service as metrics: threads by lane, computations that wait for one, packs, what is running.

import type { HostLoad } from '@nirnaya/host';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Compute } from '../../compute/compute.ts';
import type { PacksInForce } from '../../compute/packs-in-force.ts';

/** What is measured of a service. */
export interface MeasuredService {
  readonly version: string;
  readonly compute: Pick<Compute, 'load'>;
  readonly packs: PacksInForce;
}

/** Adds the metrics of a service to a registry. */
export function serviceMetrics({ version, compute, packs }: MeasuredService, registry: Registry): void {
  const registers = [registry];
  const loads = (): [string, HostLoad][] => Object.entries(compute.load());
  new Gauge({
    name: 'nirnaya_build_info',
    help: 'Build information; always 1',
    labelNames: ['version', 'node', 'ephemeris'],
    registers,
  }).set({ version, node: process.version, ephemeris: packs.report().ephemeris }, 1);
  new Gauge({
    name: 'nirnaya_threads',
    help: 'Computing threads, by lane: maximum, started, busy',
    labelNames: ['lane', 'state'],
    registers,
    collect() {
      for (const [lane, { mostThreads, startedThreads, busyThreads }] of loads()) {
        this.set({ lane, state: 'most' }, mostThreads);
        this.set({ lane, state: 'started' }, startedThreads);
        this.set({ lane, state: 'busy' }, busyThreads);
      }
    },
  });
  new Gauge({
    name: 'nirnaya_computations_waiting',
    help: 'Waiting computations, by lane',
    labelNames: ['lane'],
    registers,
    collect() {
      for (const [lane, { waiting }] of loads()) this.set({ lane }, waiting);
    },
  });
  new Counter({
    name: 'nirnaya_computations_total',
    help: 'Finished computations, by lane',
    labelNames: ['lane'],
    registers,
    collect() {
      this.reset();
      for (const [lane, { tasksDone }] of loads()) this.inc({ lane }, tasksDone);
    },
  });
  new Counter({
    name: 'nirnaya_thread_deaths_total',
    help: 'Ended threads, by lane and reason: deadline, memory, start failure, unexpected',
    labelNames: ['lane', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const [lane, { deaths }] of loads())
        for (const [reason, count] of Object.entries(deaths)) this.inc({ lane, reason }, count);
    },
  });
  new Gauge({
    name: 'nirnaya_packs_failing',
    help: 'Packs with errors, served in their last good version',
    registers,
    collect() {
      this.set(packs.report().failing.length);
    },
  });
  new Gauge({
    name: 'nirnaya_packs_reload_refused',
    help: '1 if the latest reload of the packs was refused',
    registers,
    collect() {
      this.set(packs.lastReload()?.replaced === false ? 1 : 0);
    },
  });
}

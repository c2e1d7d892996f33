// The service as metrics: threads that evaluate texts, computations that wait for their turn, packs, what is running.

import { Gauge, type Registry } from 'prom-client';
import type { Service } from '../service.ts';

/** Adds the metrics of a service to a registry. */
export function serviceMetrics(
  { version, workspace, sandbox, turns, lastReload }: Service,
  registry: Registry,
): void {
  const registers = [registry];
  new Gauge({
    name: 'nirnaya_build_info',
    help: 'What is running; always 1',
    labelNames: ['version', 'node', 'ephemeris'],
    registers,
  }).set({ version, node: process.version, ephemeris: workspace.sky.ephemerisVersion }, 1);
  new Gauge({
    name: 'nirnaya_sandbox_threads',
    help: 'Threads that evaluate texts: at most, started, at work',
    labelNames: ['state'],
    registers,
    collect() {
      const { most, started, busy } = sandbox.load();
      this.set({ state: 'most' }, most);
      this.set({ state: 'started' }, started);
      this.set({ state: 'busy' }, busy);
    },
  });
  new Gauge({
    name: 'nirnaya_sandbox_queue',
    help: 'Texts that wait for a thread',
    registers,
    collect() {
      this.set(sandbox.load().waiting);
    },
  });
  new Gauge({
    name: 'nirnaya_turns_waiting',
    help: 'Computations that wait for their turn on the main thread',
    registers,
    collect() {
      this.set(turns?.waiting ?? 0);
    },
  });
  new Gauge({
    name: 'nirnaya_packs_failing',
    help: 'Packs with errors, which stay as they last compiled',
    registers,
    collect() {
      this.set(workspace.failing().length);
    },
  });
  new Gauge({
    name: 'nirnaya_packs_reload_refused',
    help: '1 where the latest reload of the packs was refused',
    registers,
    collect() {
      this.set(lastReload()?.replaced === false ? 1 : 0);
    },
  });
}

// What a case of `npm run test:faults` is: something done to a server of its own, and what came of it.

import type { FaultServer, FaultServerOptions } from './fault-server.ts';
import type { HealthProbe } from './health-probe.ts';

/** What came of a case. */
export interface FaultReport {
  /** how often it was tried: requests, connections, starts, as `FaultCase.name` says */
  readonly tried: number;
  /** what failed, a sentence each; empty where nothing did */
  readonly failed: readonly string[];
  /** what was measured, by name and unit: `{'health p99, ms': 12, 'peak RSS, MB': 210}` */
  readonly figures: Readonly<Record<string, number | string>>;
}

/** What a case works with. Everything started through it is ended after the case. */
export interface FaultContext {
  /** Starts the built server as a process of its own, on a free port of loopback. */
  startServer(options?: FaultServerOptions): Promise<FaultServer>;
  /** Asks `/v1/health` again and again, from a thread of its own, until stopped. */
  probeHealth(server: FaultServer): HealthProbe;
  /** a folder of the case alone, removed after it */
  readonly folder: string;
  /** the root of the project: `dist/` and `rulepacks/` lie in it */
  readonly root: string;
  /** aborts when the time of the case is over */
  readonly signal: AbortSignal;
  /** numbers from 0 to 1, the same ones in each run */
  random(): number;
}

/** A case; each file of `test/faults/cases` exports one as `faultCase`. */
export interface FaultCase {
  /** what is tried: `700 pipelined requests without a reader` */
  readonly name: string;
  /** after so many milliseconds it has failed; default two minutes */
  readonly timeLimit?: number;
  run(context: FaultContext): Promise<FaultReport>;
}

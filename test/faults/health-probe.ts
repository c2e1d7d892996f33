// How soon a server answers that it is well, while something else is done to it. The probe runs in a thread of its
// own: what the attack costs this process is not held against the server.

import { Worker } from 'node:worker_threads';

/** How `/v1/health` was answered. Times in milliseconds. */
export interface Latency {
  readonly count: number;
  /** answers other than 200, and requests that got none */
  readonly failures: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Asks until it is stopped. */
export interface HealthProbe {
  /** Stops, and returns what was found. */
  stop(): Promise<Latency>;
}

// One connection that is kept, a new one in between now and then: both the old and the new are to be served.
const script = `
const { parentPort, workerData: { url } } = require('node:worker_threads');
const http = require('node:http');
const keep = new http.Agent({ keepAlive: true, maxSockets: 1 });
const times = [];
let failures = 0;
let open = true;
let n = 0;
const once = () => new Promise((resolve) => {
  const began = performance.now();
  const done = (ok) => { if (!ok) failures += 1; times.push(performance.now() - began); resolve(); };
  const agent = n++ % 10 === 0 ? new http.Agent({ keepAlive: false }) : keep;
  const request = http.get(url + '/v1/health', { agent, timeout: 30000 }, (response) => {
    response.resume();
    response.once('end', () => done(response.statusCode === 200));
  });
  request.once('timeout', () => request.destroy(new Error('timeout')));
  request.once('error', () => done(false));
});
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
(async () => { while (open) { await once(); await pause(10); } keep.destroy(); parentPort.postMessage({ times, failures }); })();
parentPort.once('message', () => { open = false; });
`;

/** Begins to probe a server. */
export function probeHealth(url: string): HealthProbe {
  const worker = new Worker(script, { eval: true, workerData: { url } });
  const actual = new Promise<Latency>((resolve, reject) => {
    worker.once('message', ({ times, failures }: { times: number[]; failures: number }) => {
      resolve(latencyOf(times, failures));
    });
    worker.once('error', reject);
  });
  let exited: Promise<Latency> | undefined;
  const stop = async (): Promise<Latency> => {
    worker.postMessage('stop');
    const latency = await actual;
    await worker.terminate();
    return latency;
  };
  return {
    stop: () => {
      exited ??= stop();
      return exited;
    },
  };
}

// Sums up times in milliseconds.
function latencyOf(times: readonly number[], failures: number): Latency {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  return { count: sorted.length, failures, p50: at(0.5), p99: at(0.99), max: at(1) };
}

const round = (ms: number): number => Math.round(ms * 10) / 10;

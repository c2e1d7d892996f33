// Loads servers from this process, which is none of theirs, and says what came of it.

import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** What is asked. */
export interface Target {
  readonly url: string;
  readonly key?: string;
  readonly paths: readonly string[];
}

/** How it is asked. */
export interface Load {
  readonly connections: number;
  readonly seconds: number;
  /** requests a second; without it as many as are answered */
  readonly rate?: number;
}

/** What came of it. */
export interface Loaded {
  /** requests a second, the average over all seconds */
  readonly rate: number;
  /** milliseconds */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly requests: number;
  /** answers other than 2xx, and requests without one */
  readonly errors: number;
}

/** Loads a server. */
export async function loaded(
  { url, key, paths }: Target,
  { connections, seconds, rate }: Load,
): Promise<Loaded> {
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate }),
    ...(key === undefined ? {} : { headers: { 'X-API-Key': key } }),
    requests: paths.map((path) => ({ method: 'GET', path })),
  });
  return {
    rate: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    max: latency.max,
    requests: requests.total,
    errors: errors + timeouts + non2xx,
  };
}

/** The seconds of processors that a process has used so far; Linux alone says. */
export function processorSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may hold anything, come state and numbers; user and system time are the 12th and 13th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

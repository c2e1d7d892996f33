// `npm run test:faults`: does to servers of its own what nobody should, case by case, and prints what was tried, how
// often, what failed and what was measured. Words behind `--` choose cases by their file. Exits with 1 on failure.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FaultCase, FaultReport } from './fault-case.ts';
import { type FaultServer, startFaultServer } from './fault-server.ts';
import { type HealthProbe, probeHealth } from './health-probe.ts';
import { type Line, table } from './table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = fileURLToPath(new URL('./cases', import.meta.url));

/** How long a case may take where it does not say, in milliseconds. */
const defaultLimit = 120_000;

const chosen = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => chosen.length === 0 || chosen.some((word) => file.includes(word)))
  .sort();

const lines: Line[] = [];
for (const file of files) {
  const { faultCase } = (await import(join(folder, file))) as { faultCase: FaultCase };
  console.error(`${basename(file, '.ts')}: ${faultCase.name}`);
  const began = performance.now();
  const report = await reportOf(faultCase);
  lines.push({ name: faultCase.name, seconds: (performance.now() - began) / 1000, ...report });
}
console.log(table(lines));
const failures = lines.filter(({ failed }) => failed.length > 0).length;
if (failures > 0 || lines.length === 0) {
  console.error(lines.length === 0 ? `no case is called ${chosen.join(' ')}` : `${failures} cases failed`);
  process.exitCode = 1;
}

// What is left of a case is ended after it, however it went.
async function reportOf({ run, timeLimit = defaultLimit }: FaultCase): Promise<FaultReport> {
  const servers: FaultServer[] = [];
  const probes: HealthProbe[] = [];
  const own = mkdtempSync(join(tmpdir(), 'nirnaya-faults-'));
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), timeLimit);
  const tooLong = new Promise<never>((_resolve, reject) => {
    over.signal.addEventListener('abort', () => reject(new Error(`took longer than ${timeLimit / 1000} s`)));
  });
  try {
    const report = run({
      startServer: async (options) => {
        const server = await startFaultServer(root, options);
        servers.push(server);
        return server;
      },
      probeHealth: ({ url }) => {
        const probe = probeHealth(url);
        probes.push(probe);
        return probe;
      },
      folder: own,
      root,
      signal: over.signal,
      random: randomNumbers(20_260_914),
    });
    return await Promise.race([report, tooLong]);
  } catch (error) {
    return { tried: 0, failed: [error instanceof Error ? error.message : String(error)], figures: {} };
  } finally {
    clearTimeout(timer);
    await Promise.all(servers.map((server) => server.kill()));
    await Promise.all(probes.map((probe) => probe.stop()));
    rmSync(own, { recursive: true, force: true });
  }
}

// The generator of Park and Miller: plain, and the same everywhere.
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

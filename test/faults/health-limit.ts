// The promise about `/v1/health` under an attack, and its figures.

import type { FaultContext, FaultReport } from './fault-case.ts';
import type { FaultServer } from './fault-server.ts';
import type { Latency } from './health-probe.ts';

/** How health was answered before an attack and during it. */
export interface HealthUnderAttack {
  readonly quiet: Latency;
  readonly attacked: Latency;
  /** the share of the attack that the server's main thread waited for a processor, busy machines being what they are */
  readonly waited: number;
}

/** How long health is probed before an attack begins, in milliseconds. */
const quietTime = 1500;

/** Asks for health before an attack, so that a slow machine is known for one, and during it. */
export async function healthDuring(
  context: FaultContext,
  server: FaultServer,
  attack: () => Promise<void>,
): Promise<HealthUnderAttack> {
  const before = context.probeHealth(server);
  await new Promise((resolve) => setTimeout(resolve, quietTime));
  const quiet = await before.stop();
  const during = context.probeHealth(server);
  const [began, waited] = [performance.now(), server.waitedForProcessor()];
  await attack();
  const share = (server.waitedForProcessor() - waited) / (performance.now() - began);
  return { quiet, attacked: await during.stop(), waited: Math.max(0, share) };
}

/**
 * What failed where health may take `limit` milliseconds (p99) beyond what it takes on a quiet server. The time that the
 * server was ready and the machine gave it no processor is not held against it.
 */
export function healthFailures({ quiet, attacked, waited }: HealthUnderAttack, limit: number): string[] {
  const allowed = limit + quiet.p99;
  return [
    ...(attacked.failures > 0 ? [`${attacked.failures} of ${attacked.count} health requests failed`] : []),
    ...(attacked.p99 * (1 - waited) > allowed
      ? [`health p99 is ${attacked.p99} ms, over ${allowed.toFixed(1)} ms`]
      : []),
  ];
}

/** The figures of health. */
export const healthFigures = ({ quiet, attacked, waited }: HealthUnderAttack): FaultReport['figures'] => ({
  'health p50/p99/max, ms': `${attacked.p50}/${attacked.p99}/${attacked.max} of ${attacked.count}`,
  'quiet p99, ms': quiet.p99,
  'waited for a processor': `${Math.round(waited * 100)} %`,
});

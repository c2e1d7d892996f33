// Six connections of one account that ask for muhurats of many days, beside one polite client of another account.

import { newAccountKey } from '../accounts.ts';
import { type FaultClient, openClient } from '../ask.ts';
import type { FaultCase } from '../fault-case.ts';

const hostile = 6;
const politeRequests = 150;

/** How many times its quiet p99 the p99 of the polite client may be, and milliseconds beyond it on any machine. */
const mostTimes = 6;
const mostMore = 150;

export const faultCase: FaultCase = {
  name: `${hostile} connections of one account that find muhurats, beside a polite one`,
  timeLimit: 300_000,
  run: async ({ startServer, folder }) => {
    const politeKey = await newAccountKey(folder);
    const hostileKey = await newAccountKey(folder);
    const server = await startServer({ dataDir: folder });
    const polite = openClient({ url: server.url, key: politeKey }, 1, 300);
    await latencies(polite, 20);
    const quiet = await latencies(polite, politeRequests);
    const clients = Array.from({ length: hostile }, () =>
      openClient({ url: server.url, key: hostileKey }, 1, 300),
    );
    let sent = 0;
    let isOver = false;
    const attack = clients.map(async (client, c) => {
      while (!isOver) {
        const i = c + hostile * sent++;
        const year = 1950 + (i % 150);
        await client.get(
          `/v1/muhurat/find?event=marriage&start_date=${year}-02-01&end_date=${year}-04-30&lat=${8 + (i % 25)}.5&lon=77.2`,
        );
      }
    });
    const attacked = await latencies(polite, politeRequests);
    isOver = true;
    await Promise.all(attack);
    for (const client of [polite, ...clients]) client.close();
    const allowed = Math.max(quiet.p99 * mostTimes, quiet.p99 + mostMore);
    return {
      tried: sent,
      failed: [
        ...(attacked.failures > 0 ? [`${attacked.failures} polite requests were not answered with 200`] : []),
        ...(attacked.p99 > allowed
          ? [`polite p99 is ${attacked.p99.toFixed(0)} ms, over ${allowed.toFixed(0)}`]
          : []),
      ],
      figures: {
        'polite p50/p99 quiet, ms': `${quiet.p50.toFixed(0)}/${quiet.p99.toFixed(0)}`,
        'polite p50/p99 attacked, ms': `${attacked.p50.toFixed(0)}/${attacked.p99.toFixed(0)}`,
        'p99 attacked to quiet': (attacked.p99 / quiet.p99).toFixed(1),
        'hostile requests': sent,
      },
    };
  },
};

// Different places of one year, one after the other: each builds a year of a place.
async function latencies(client: FaultClient, count: number) {
  const times: number[] = [];
  let failures = 0;
  for (let i = 0; i < count; i++) {
    const began = performance.now();
    const { status } = await client.get(
      `/v1/panchang?date=2026-0${1 + (i % 9)}-11&location_id=${1 + (i % 27)}`,
    );
    if (status !== 200) failures += 1;
    times.push(performance.now() - began);
  }
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { failures, p50: at(0.5), p99: at(0.99) };
}

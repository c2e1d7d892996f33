// Every two seconds a thread of the service is ended, whatever it does: no request is lost that can be repeated, and none hangs.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Answer, openClient, statuses } from '../ask.ts';
import type { FaultCase } from '../fault-case.ts';
import { healthDuring, healthFailures, healthFigures } from '../health-limit.ts';

/** Seconds for which requests are sent; `FAULT_SECONDS=600` sends them for longer. */
const seconds = Number(process.env.FAULT_SECONDS ?? 20);

/** Milliseconds that health may take, p99, beyond what it takes on a quiet server. */
const healthLimit = 50;

const kinds: readonly ((i: number) => string)[] = [
  (i) => `/v1/panchang?date=${2000 + (i % 60)}-03-14&location_id=${1 + (i % 27)}`,
  (i) => `/v1/festivals?date=${1950 + (i % 90)}-08-15&location_id=${1 + (i % 27)}`,
  (i) => `/v1/festivals/month?year=${1950 + (i % 90)}&month=${1 + (i % 12)}&location_id=${1 + (i % 27)}`,
  (i) =>
    `/v1/bulk/festivals?start_date=${1950 + (i % 90)}-01-01&end_date=${1950 + (i % 90)}-12-31&region=IN-MH`,
];

export const faultCase: FaultCase = {
  name: `a thread ended every 2 s, requests of four kinds on eight connections for ${seconds} s`,
  timeLimit: (seconds + 180) * 1000,
  run: async (context) => {
    const preload = pathToFileURL(join(context.root, 'test', 'faults', 'killed-threads.mjs')).href;
    const server = await context.startServer({ nodeOptions: ['--import', preload] });
    const answers: Answer[] = [];
    const health = await healthDuring(context, server, async () => {
      const end = performance.now() + seconds * 1000;
      const connection = async (n: number): Promise<void> => {
        const client = openClient(server, 1, 300);
        const kind = kinds[n % kinds.length] ?? kinds[0];
        for (let i = n; performance.now() < end; i += 8) answers.push(await client.get(kind?.(i) ?? '/'));
        client.close();
      };
      await Promise.all(Array.from({ length: 8 }, (_, n) => connection(n)));
    });
    const wrong = answers.filter(({ status }) => status !== 200);
    const exited = Number(/threads ended: (\d+)(?![\s\S]*threads ended)/.exec(server.log())?.[1] ?? 0);
    return {
      tried: answers.length,
      failed: [
        ...healthFailures(health, healthLimit),
        ...(exited === 0 ? ['no thread was ended'] : []),
        ...(wrong.length > 0 ? [`not answered: ${statuses(wrong)}: ${wrong[0]?.text.slice(0, 200)}`] : []),
      ],
      figures: {
        answers: statuses(answers),
        'threads ended': exited,
        ...healthFigures(health),
        'peak RSS, MB': server.memory().peak,
      },
    };
  },
};

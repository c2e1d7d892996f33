// Twenty connections request places and years that nobody has requested before.

import { type Answer, manyTimes, openClient, statuses } from '../ask.ts';
import type { FaultCase } from '../fault-case.ts';
import { healthDuring, healthFailures, healthFigures } from '../health-limit.ts';

const connections = 20;
const requests = 400;

const paths: readonly ((place: string, year: number) => string)[] = [
  (place, year) => `/v1/tithi?date=${year}-05-05&${place}`,
  (place, year) => `/v1/festivals?date=${year}-09-14&${place}`,
  (place, year) => `/v1/panchang/full?date=${year}-02-03&${place}`,
  (place, year) => `/v1/panchang/range?start=${year}-02-03&end=${year}-03-04&${place}`,
  (place, year) => `/v1/festivals/year?year=${year}&${place}`,
  (place, year) => `/v1/festivals/year?year=${year}&observatory=true&${place}`,
  (place, year) => `/v1/calendar/year?year=${year}&${place}`,
  (place, year) => `/v1/sankranti?year=${year}&${place}`,
];

export const faultCase: FaultCase = {
  name: `${requests} requests for years and places never asked about, on ${connections} connections`,
  timeLimit: 300_000,
  run: async (context) => {
    const server = await context.startServer();
    const clients = openClient(server, connections, 0);
    const answers: Answer[] = [];
    const health = await healthDuring(context, server, async () => {
      const sent = manyTimes(requests, connections, (i) => {
        const place = `lat=${(context.random() * 120 - 60).toFixed(4)}&lon=${(context.random() * 360 - 180).toFixed(4)}`;
        const path = paths[i % paths.length] as (typeof paths)[number];
        return clients.get(path(place, 1701 + Math.floor(context.random() * 1398)));
      });
      answers.push(...(await sent));
    });
    clients.close();
    const wrong = answers.filter(({ status }) => status !== 200);
    return {
      tried: requests,
      failed: [
        ...healthFailures(health, 100),
        ...(wrong.length > 0 ? [`not answered with 200: ${statuses(wrong)}`] : []),
      ],
      figures: { ...healthFigures(health), 'peak RSS, MB': server.memory().peak },
    };
  },
};

// A service at its work: two connections ask for birth charts, two for the festivals of years, each other people, years and
// places. Every request is answered, and health is as quick as ever.

import { type Answer, openClient, statuses } from '../ask.ts';
import type { FaultCase } from '../fault-case.ts';
import { healthDuring, healthFailures, healthFigures } from '../health-limit.ts';

/** Seconds for which requests are sent; `FAULT_SECONDS=300` sends them for longer. */
const seconds = Number(process.env.FAULT_SECONDS ?? 20);

/** Milliseconds that health may take, p99, beyond what it takes on a quiet server. */
const healthLimit = 50;

type Send = (client: ReturnType<typeof openClient>, i: number) => Promise<Answer>;

const two = (value: number): string => String(value).padStart(2, '0');

const chart: Send = (client, i) => {
  const date = `${1930 + (i % 90)}-${two(1 + (i % 12))}-${two(1 + (i % 28))}`;
  const birth = { name: 'A', date, time: '14:30', lat: 8 + (i % 25), lon: 75.7 };
  return client.post('/v1/birth-chart?store=false', JSON.stringify(birth));
};
const year: Send = (client, i) =>
  client.get(`/v1/festivals/year?year=${1900 + (i % 180)}&location_id=${1 + (i % 27)}`);

export const faultCase: FaultCase = {
  name: `two connections that ask for birth charts and two for festivals of years, for ${seconds} s`,
  timeLimit: (seconds + 120) * 1000,
  run: async (context) => {
    const server = await context.startServer();
    const answers: Record<'charts' | 'years', Answer[]> = { charts: [], years: [] };
    const health = await healthDuring(context, server, async () => {
      const end = performance.now() + seconds * 1000;
      const connection = async (kind: keyof typeof answers, send: Send, first: number): Promise<void> => {
        const client = openClient(server, 1, 300);
        for (let i = first; performance.now() < end; i += 2) answers[kind].push(await send(client, i));
        client.close();
      };
      await Promise.all(
        [0, 1].flatMap((first) => [connection('charts', chart, first), connection('years', year, first)]),
      );
    });
    const wrong = Object.values(answers)
      .flat()
      .filter(({ status }) => status !== 200);
    return {
      tried: answers.charts.length + answers.years.length,
      failed: [
        ...healthFailures(health, healthLimit),
        ...(wrong.length > 0 ? [`not answered: ${statuses(wrong)}: ${wrong[0]?.text.slice(0, 200)}`] : []),
      ],
      figures: {
        charts: statuses(answers.charts),
        years: statuses(answers.years),
        ...healthFigures(health),
        'peak RSS, MB': server.memory().peak,
      },
    };
  },
};

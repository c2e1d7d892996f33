// Requests of different kinds at the same time, on few connections: those that wait for the store, and those that threads
// of each lane compute. Every request ends, health says that all is well, and webhooks are told meanwhile.

import { type Answer, type FaultClient, openClient, statuses } from '../ask.ts';
import type { FaultCase, FaultContext } from '../fault-case.ts';
import { healthDuring, healthFailures, healthFigures } from '../health-limit.ts';
import { openReceiver, receiverHost } from '../receiver.ts';

/** Milliseconds for which each mix is sent. */
const mixTime = 12_000;

const two = (value: number): string => String(value).padStart(2, '0');
const birth = (i: number) => ({
  date: `19${50 + (i % 50)}-${two(1 + (i % 12))}-15`,
  time: '14:30',
  lat: 23.1,
  lon: 75.7,
});
const dates = (i: number): string[] =>
  Array.from({ length: 30 }, (_, k) => `${1720 + ((k * 13 + i * 7) % 1300)}-02-${two(1 + (k % 27))}`);

/** What a kind of request sends for the i-th time, and where webhooks go: a path, with a body where it is posted. */
const kinds: Readonly<
  Record<string, (i: number, receiver: string) => readonly [path: string, body?: object]>
> = {
  charts: (i) => ['/v1/birth-chart?store=false', { name: 'A', ...birth(i) }],
  matches: (i) => ['/v1/compatibility?store=false', { person1: birth(i), person2: birth(i + 7) }],
  years: (i) => [`/v1/festivals/year?year=${1950 + (i % 150)}&location_id=${1 + (i % 27)}`],
  disputes: (i) => [`/v1/festivals/disputes?year=${1900 + (i % 180)}`],
  expressions: (i) => [
    '/v1/expressions/evaluate',
    { expression: 'pradosha and not bhadra', date: `${1900 + (i % 180)}-03-03` },
  ],
  bulk: (i) => ['/v1/bulk/panchang', { dates: dates(i), location_id: 1 + (i % 27) }],
  muhurats: (i) => [
    `/v1/muhurat/find?event=marriage&start_date=${1950 + (i % 150)}-02-01&end_date=${1950 + (i % 150)}-04-30&lat=${8 + (i % 25)}.5&lon=77.2`,
  ],
  // Two are made, and told that they are there again and again.
  webhooks: (i, receiver) =>
    i < 2
      ? [
          '/v1/webhooks',
          {
            url: `${receiver}${i}`,
            kinds: ['festival.upcoming'],
            filter: { days_ahead: 7, region: 'IN-MH' },
          },
        ]
      : [`/v1/webhooks/${1 + (i % 2)}/test`, {}],
};

const mixes: readonly (readonly string[])[] = [
  ['charts', 'years'],
  ['charts', 'disputes'],
  ['charts', 'expressions'],
  ['matches', 'bulk'],
  ['webhooks', 'muhurats', 'charts'],
  Object.keys(kinds),
];

export const faultCase: FaultCase = {
  name: `${mixes.length} mixes of kinds of requests, two connections a kind, each on a fresh server`,
  timeLimit: 600_000,
  run: async (context) => {
    const failed: string[] = [];
    const figures: Record<string, number | string> = {};
    let tried = 0;
    let answer = 0;
    const receiver = await openReceiver(() => {
      answer += 1;
    }, 20);
    context.signal.addEventListener('abort', () => receiver.close());
    for (const mix of mixes) {
      const report = await mixed(context, mix, receiver.url);
      tried += report.tried;
      failed.push(...report.failed.map((failure) => `${mix.join(' + ')}: ${failure}`));
      figures[mix.join(' + ')] = report.figure;
    }
    await receiver.close();
    if (answer === 0) failed.push('no webhook was told anything');
    return { tried, failed, figures: { ...figures, 'webhooks told': answer } };
  },
};

async function mixed(context: FaultContext, mix: readonly string[], receiver: string) {
  const server = await context.startServer({ env: { WEBHOOK_ALLOW_PRIVATE: receiverHost } });
  const clients: FaultClient[] = [];
  const answers: Answer[] = [];
  const health = await healthDuring(context, server, async () => {
    const end = performance.now() + mixTime;
    const connection = async (kind: string, offset: number): Promise<void> => {
      const client = openClient(server, 1, 300);
      clients.push(client);
      for (let i = offset; performance.now() < end; i += 2) {
        const [path, body] = (kinds[kind] as (typeof kinds)[string])(i, receiver);
        answers.push(await (body === undefined ? client.get(path) : client.post(path, JSON.stringify(body))));
      }
    };
    await Promise.all(mix.flatMap((kind) => [0, 1].map((offset) => connection(kind, offset))));
  });
  for (const client of clients) client.close();
  // Load is shed.
  const wrong = answers.filter(({ status }) => status === 0 || (status >= 500 && status !== 503));
  const { checks } = (await (await fetch(`${server.url}/v1/health`)).json()) as {
    checks: { computing: { status: string; waiting: number } };
  };
  const { computing } = checks;
  const peak = server.memory().peak;
  await server.kill();
  return {
    tried: answers.length,
    failed: [
      ...healthFailures(health, 100),
      ...(wrong.length > 0 ? [`not answered: ${statuses(wrong)}`] : []),
      ...(computing.status !== 'ok' || computing.waiting > 0 ? [`health: ${JSON.stringify(computing)}`] : []),
    ],
    figure: `${statuses(answers)}; health p99 ${healthFigures(health)['health p50/p99/max, ms']}; peak RSS ${peak} MB`,
  };
}

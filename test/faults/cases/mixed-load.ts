// Everything that takes long at once, of one account: cold places, charts, disputes, bulk of a year, texts of rules. Beside it a
// polite account asks for panchangs. Every request ends, health and the polite account stay quick, memory is bounded.

import { newAccountKey } from '../accounts.ts';
import { type Answer, type FaultClient, openClient, statuses } from '../ask.ts';
import type { FaultCase } from '../fault-case.ts';
import { healthDuring, healthFailures, healthFigures } from '../health-limit.ts';

/** Seconds for which requests are sent; `FAULT_SECONDS=600` sends them for longer. */
const seconds = Number(process.env.FAULT_SECONDS ?? 30);

/** Megabytes of heap of the main thread, and megabytes that the whole may take. */
const heapLimit = 512;
const residentLimit = 600;

/** Milliseconds that health may take, p99, beyond what it takes on a quiet server. */
const healthLimit = 20;

/** How many times its quiet p99 the p99 of the polite account may be, with so many milliseconds for a busy machine. */
const mostTimes = 3;
const mostMore = 20;

/** Milliseconds between two polite requests. */
const politePause = 40;

const two = (value: number): string => String(value).padStart(2, '0');

/** What a kind of request sends for the i-th time: a path, with a body where it is posted. */
const kinds: readonly ((i: number) => readonly [path: string, body?: object])[] = [
  (i) => [`/v1/panchang?date=${1710 + ((i * 53) % 1300)}-06-11&lat=${(i * 7) % 60}&lon=${(i * 31) % 180}`],
  (i) => [
    '/v1/birth-chart?store=false',
    { name: 'A', date: `19${50 + (i % 50)}-${two(1 + (i % 12))}-15`, time: '14:30', lat: 23.1, lon: 75.7 },
  ],
  (i) => [`/v1/festivals/disputes?year=${1900 + (i % 180)}`],
  (i) => [
    `/v1/bulk/festivals?start_date=${1950 + (i % 90)}-01-01&end_date=${1951 + (i % 90)}-01-01&region=IN-MH`,
  ],
  (i) => ['/v1/rules/evaluate', { text: 'kala: {}', years: [1710 + ((i * 37) % 1300)] }],
];

export const faultCase: FaultCase = {
  name: `five kinds of long requests, two connections each, beside a polite account for ${seconds} s`,
  timeLimit: (2 * seconds + 240) * 1000,
  run: async (context) => {
    const politeKey = await newAccountKey(context.folder);
    const hostileKey = await newAccountKey(context.folder);
    const server = await context.startServer({
      dataDir: context.folder,
      nodeOptions: [`--max-old-space-size=${heapLimit}`],
    });
    const polite = openClient({ url: server.url, key: politeKey }, 1, 300);
    await politely(polite, 3);
    const quiet = await politely(polite, Math.min(seconds, 20));
    const answers: Answer[] = [];
    let sent = 0;
    let attacked = quiet;
    const health = await healthDuring(context, server, async () => {
      const end = performance.now() + seconds * 1000;
      const connection = async (n: number): Promise<void> => {
        const client = openClient({ url: server.url, key: hostileKey }, 1, 300);
        const kind = kinds[n % kinds.length];
        for (let i = n; kind !== undefined && performance.now() < end; i += 10) {
          const [path, body] = kind(i);
          sent += 1;
          answers.push(
            await (body === undefined ? client.get(path) : client.post(path, JSON.stringify(body))),
          );
        }
        client.close();
      };
      const connections = Array.from({ length: 2 * kinds.length }, (_, n) => connection(n));
      attacked = await politely(polite, seconds);
      await Promise.all(connections);
    });
    polite.close();
    const wrong = answers.filter(({ status }) => status === 0 || (status >= 500 && status !== 503));
    const { resident, peak } = server.memory();
    const allowed = quiet.p99 * mostTimes + mostMore;
    const fair = attacked.p99 * (1 - health.waited);
    return {
      tried: sent,
      failed: [
        ...healthFailures(health, healthLimit),
        ...(server.running ? [] : [`the server ended: ${server.log().slice(-500)}`]),
        ...(wrong.length > 0 ? [`not answered: ${statuses(wrong)}: ${wrong[0]?.text.slice(0, 200)}`] : []),
        ...(attacked.failures > 0 ? [`${attacked.failures} polite requests were not answered with 200`] : []),
        ...(fair > allowed
          ? [`polite p99 is ${attacked.p99.toFixed(0)} ms, over ${allowed.toFixed(0)}`]
          : []),
        ...(peak > residentLimit ? [`${peak} MB were resident, more than ${residentLimit}`] : []),
      ],
      figures: {
        answers: statuses(answers),
        ...healthFigures(health),
        'polite p50/p99 quiet, ms': `${quiet.p50.toFixed(1)}/${quiet.p99.toFixed(1)}`,
        'polite p50/p99 attacked, ms': `${attacked.p50.toFixed(1)}/${attacked.p99.toFixed(1)}`,
        'RSS now/peak, MB': `${resident}/${peak}`,
      },
    };
  },
};

// Panchangs of a few places, one after the other, for so many seconds.
async function politely(client: FaultClient, forSeconds: number) {
  const end = performance.now() + forSeconds * 1000;
  const times: number[] = [];
  let failures = 0;
  for (let i = 0; performance.now() < end; i++) {
    const began = performance.now();
    const day = `2026-${two(1 + (i % 12))}-${two(1 + (i % 28))}`;
    const { status } = await client.get(`/v1/panchang?date=${day}&location_id=${1 + (i % 5)}&include=hora`);
    if (status !== 200) failures += 1;
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, politePause));
  }
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { failures, p50: at(0.5), p99: at(0.99) };
}

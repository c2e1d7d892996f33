// `npm run bench:server`: the service as it is operated, with key, quota and log, beside bare Express that sends the same
// body; its latency and memory at a fixed rate; two replicas beside one. `-- --seconds 300` measures for longer.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { civilDay, isoDate } from '../../../engine/civil/civil.ts';
import { type FaultServer, startFaultServer } from '../../faults/fault-server.ts';
import { noPostgres, noRedis, postgresPlace, withRedis } from '../../server/store/places.ts';
import { type Loaded, loaded, median, processorSeconds, type Target } from './load.ts';

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const seconds = Number(options.seconds);
const root = fileURLToPath(new URL('../../..', import.meta.url));

const connections = 16;
const rounds = 3;
const roundSeconds = 5;

/** What is aimed at. */
const ratioAim = 0.6;
const rateAim = 1500;
const p99Aim = 25;
const replicasAim = 1.6;

/** The share by which memory may have grown from the second quarter of the steady load to the last. */
const growthAllowed = 0.1;

/** Seconds before which the heap is still finding its size. */
const settled = 120;

const first = civilDay(2026, 1, 1);
const paths = Array.from(
  { length: 365 },
  (_, i) => `/v1/panchang?date=${isoDate(first + ((i * 151) % 365))}&location_id=${1 + (i % 4)}`,
);
const rows: (readonly [what: string, figure: string, aim: string, verdict: string])[] = [];
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');
const note = (text: string): void => console.error(`measuring ${text}`);
const targetOf = ({ url, key }: Pick<FaultServer, 'url' | 'key'>): Target => ({ url, key, paths });
const logged = { log: 'own file', env: { LOG_LEVEL: 'info' } } as const;

console.error(
  `load of the machine before: ${loadavg()[0]?.toFixed(2)} on ${availableParallelism()} processors`,
);
await besidePlainExpress();
await replicas();
console.log(table(rows));
if (rows.some(([, , , word]) => word === 'MISSED')) process.exitCode = 1;

async function besidePlainExpress(): Promise<void> {
  const server = await startFaultServer(root, logged);
  const body = await warmed(server);
  const minimal = await startPlain(body);
  try {
    const rates = { bare: [] as number[], full: [] as number[] };
    const costs = { bare: [] as number[], full: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      note(`bare Express and the service in turns, ${round + 1} of ${rounds}`);
      const load = { connections, seconds: roundSeconds };
      const plain = await costed(minimal.child.pid ?? 0, () => loaded({ url: minimal.url, paths }, load));
      rates.bare.push(plain.rate);
      costs.bare.push(plain.cost);
      const full = await costed(server.pid, () => loaded(targetOf(server), load));
      costs.full.push(full.cost);
      if (full.errors > 0) throw new Error(`${full.errors} requests failed`);
      rates.full.push(full.rate);
    }
    const ratio = median(rates.full) / median(rates.bare);
    rows.push([
      `/v1/panchang, ${body.length} characters: of the requests a second of bare Express`,
      `${percent(ratio)} (${Math.round(median(rates.full))} of ${Math.round(median(rates.bare))})`,
      `>= ${percent(ratioAim)}`,
      verdict(ratio >= ratioAim),
    ]);
    const share = median(costs.bare) / median(costs.full);
    rows.push([
      'the same by the processor time of a request, whatever else the machine does',
      `${percent(share)} (${median(costs.full).toFixed(0)} us beside ${median(costs.bare).toFixed(0)} us)`,
      `>= ${percent(ratioAim)}`,
      verdict(share >= ratioAim),
    ]);
    note(`${rateAim} requests a second for ${seconds} s`);
    const plain = await loaded({ url: minimal.url, paths }, { connections, seconds: 5, rate: rateAim });
    minimal.child.kill();
    await steady(server, plain);
  } finally {
    minimal.child.kill();
    await server.kill();
  }
}

// What a load cost a process in processor time, microseconds a request.
async function costed(pid: number, load: () => Promise<Loaded>): Promise<Loaded & { readonly cost: number }> {
  const before = processorSeconds(pid);
  const result = await load();
  return { ...result, cost: ((processorSeconds(pid) - before) * 1e6) / result.requests };
}

// Latency, errors and memory at a fixed rate.
async function steady(server: FaultServer, plain: Loaded): Promise<void> {
  const memory: number[] = [];
  const look = setInterval(() => memory.push(server.memory().resident), 500);
  const used = processorSeconds(server.pid);
  const { p50, p99, max, rate, requests, errors } = await loaded(targetOf(server), {
    connections,
    seconds,
    rate: rateAim,
  });
  clearInterval(look);
  const busy = (processorSeconds(server.pid) - used) / seconds;
  rows.push([
    `at ${rateAim} requests a second: p99, ms`,
    `${p99} (p50 ${p50}, max ${max}; bare Express: p99 ${plain.p99}, max ${plain.max}; ${Math.round(rate)}/s reached, ${percent(busy)} of a processor)`,
    `<= ${p99Aim}`,
    verdict(p99 <= p99Aim && rate > 0.98 * rateAim),
  ]);
  rows.push([`errors in ${seconds} s, ${requests} requests`, String(errors), '0', verdict(errors === 0)]);
  const quarter = Math.floor(memory.length / 4);
  const [early, late] = [median(memory.slice(quarter, 2 * quarter)), median(memory.slice(-quarter))];
  rows.push([
    'memory resident, from the second quarter of that to the last',
    `${early} -> ${late} MB (${late >= early ? '+' : ''}${percent(late / early - 1)})`,
    `<= +${percent(growthAllowed)}`,
    seconds < settled ? `not judged in less than ${settled} s` : verdict(late <= early * (1 + growthAllowed)),
  ]);
}

async function replicas(): Promise<void> {
  const skipped = noPostgres ?? noRedis;
  if (skipped !== undefined) {
    rows.push(['two replicas on PostgreSQL and Redis', skipped, '', 'skipped']);
    return;
  }
  const place = await withRedis(postgresPlace)();
  const { databaseUrl = '', redisUrl = '' } = place.options;
  const env = { ...logged.env, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };
  const servers: FaultServer[] = [];
  try {
    for (let i = 0; i < 2; i++) servers.push(await startFaultServer(root, { ...logged, env }));
    const key = servers.find((server) => server.key !== '')?.key ?? '';
    const targets = servers.map(({ url }) => targetOf({ url, key }));
    for (const { url } of servers) await warmed({ url, key });
    const one: number[] = [];
    const two: number[] = [];
    const shares: string[] = [];
    for (let round = 0; round < rounds; round++) {
      note(`one replica and two in turns, ${round + 1} of ${rounds}`);
      one.push((await ofAll(targets.slice(0, 1))).rate);
      const both = await ofAll(targets, servers);
      two.push(both.rate);
      shares.push(both.shares);
    }
    const ratio = median(two) / median(one);
    const processors = availableParallelism();
    rows.push([
      'two replicas on PostgreSQL and Redis, beside one',
      `${ratio.toFixed(2)} x (${Math.round(median(two))} beside ${Math.round(median(one))}); processors: ${shares.at(-1)} of ${processors}`,
      processors >= 4 ? `>= ${replicasAim} x` : `>= ${replicasAim} x where cores allow`,
      ratio >= replicasAim ? 'met' : processors >= 4 ? 'MISSED' : `bounded by ${processors} processors`,
    ]);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await place.remove();
  }
}

// All at once, each with its share of the connections; and what processors the servers and this process took.
async function ofAll(
  targets: readonly Target[],
  servers: readonly FaultServer[] = [],
): Promise<{ readonly rate: number; readonly shares: string }> {
  const pids = [...servers.map(({ pid }) => pid), process.pid];
  const before = pids.map(processorSeconds);
  const results = await Promise.all(
    targets.map((target) =>
      loaded(target, { connections: connections / targets.length, seconds: roundSeconds }),
    ),
  );
  const failed = results.reduce((sum, { errors }) => sum + errors, 0);
  if (failed > 0) throw new Error(`${failed} requests failed`);
  const used = pids.map((pid, i) => (processorSeconds(pid) - (before[i] ?? 0)) / roundSeconds);
  const shares = used.map(
    (share, i) => `${i < servers.length ? `replica ${i + 1}` : 'load'} ${share.toFixed(2)}`,
  );
  return { rate: results.reduce((sum, { rate }) => sum + rate, 0), shares: shares.join(', ') };
}

// Asks for everything once; gives the body of an answer.
async function warmed({ url, key }: Pick<FaultServer, 'url' | 'key'>): Promise<string> {
  let body = '';
  for (const path of paths) {
    const response = await fetch(url + path, { headers: { 'X-API-Key': key } });
    body = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body.slice(0, 200)}`);
  }
  return body;
}

async function startPlain(body: string): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const child = fork(fileURLToPath(new URL('./express-alone.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(body);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, child };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

function table(lines: readonly (readonly string[])[]): string {
  return lines
    .map(([what = '', figure = '', aim = '', word = '']) =>
      [what, `  ${figure}`, ...(aim === '' ? [] : [`  aim ${aim}: ${word}`])].join('\n'),
    )
    .join('\n');
}

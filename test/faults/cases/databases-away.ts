// PostgreSQL and then Redis crash under load and come back: what cannot be answered meanwhile is a 503 that says when to
// try again, and afterwards all goes on without a restart.

import { openStore } from '../../../server/store/open.ts';
import { type Answer, openClient, statuses } from '../ask.ts';
import { type OwnDatabase, ownPostgres, ownRedis } from '../databases.ts';
import type { FaultCase, FaultContext } from '../fault-case.ts';
import type { FaultServer } from '../fault-server.ts';
import { lostOf, noWrites, writing } from '../writes.ts';

const rounds = 3;
const connections = 8;

/** Milliseconds that a database is away, and in which the service is to be back after it is. */
const away = 4000;
const backWithin = 15_000;

export const faultCase: FaultCase = {
  name: `PostgreSQL and Redis of its own crash ${rounds} times each under load, and come back`,
  timeLimit: 300_000,
  run: async (context) => {
    const postgres = await ownPostgres();
    const redis = await ownRedis();
    try {
      if (postgres === undefined || redis === undefined) {
        return { tried: 0, failed: [], figures: { skipped: 'PostgreSQL or Redis is not installed here' } };
      }
      return await taken(context, postgres, redis);
    } finally {
      await postgres?.remove();
      await redis?.remove();
    }
  },
};

async function taken({ startServer, folder }: FaultContext, postgres: OwnDatabase, redis: OwnDatabase) {
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const server = await startServer({ dataDir: folder, env });
  const writes = noWrites();
  const reads: Answer[] = [];
  const failed: string[] = [];
  const figures: Record<string, string | number> = {};
  const load = reading(server, reads);
  const writers = writing(server, writes, connections, 50);
  for (const [name, database] of [
    ['PostgreSQL', postgres],
    ['Redis', redis],
  ] as const) {
    const backs: number[] = [];
    for (let i = 0; i < rounds; i++) {
      await pause(1500);
      await database.crash();
      await pause(away);
      const during = [...reads, ...writes.others].filter(({ status }) => status === 503).length;
      await database.start();
      const back = await backAfter(server);
      if (back === undefined) failed.push(`${name}: not back within ${backWithin / 1000} s`);
      else backs.push(back);
      if (during === 0) failed.push(`${name}: nothing was refused while it was away`);
    }
    figures[`back after ${name}, ms`] = backs.join(' ');
  }
  await load.stop();
  await writers.stop();
  const store = await openStore({
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    dataDir: folder,
    now: Date.now,
  });
  const { lost } = await lostOf(writes, store);
  await store.close();
  const refused = [...reads.filter(({ status }) => status !== 200), ...writes.others];
  const unclear = refused.filter(
    ({ status, headers, text }) =>
      status !== 503 ||
      !(Number(headers['retry-after']) > 0) ||
      !text.includes('"error":"store_unavailable"'),
  );
  const acknowledged = writes.profiles.size + writes.keys.size;
  return {
    tried: 2 * rounds,
    failed: [
      ...failed,
      ...(unclear.length > 0
        ? [`${unclear.length} refusals were unclear: ${statuses(unclear)} ${unclear[0]?.text.slice(0, 300)}`]
        : []),
      ...(lost > 0 ? [`${lost} of ${acknowledged} acknowledged writes were lost`] : []),
      ...(server.running ? [] : ['the server is gone']),
    ],
    figures: {
      ...figures,
      reads: statuses(reads),
      'writes acknowledged': acknowledged,
      'writes lost': lost,
      'writes refused': statuses(writes.others),
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function reading(server: FaultServer, reads: Answer[]): { stop(): Promise<void> } {
  const client = openClient(server, connections);
  let open = true;
  const lane = async (): Promise<void> => {
    for (let n = 0; open; n++) {
      reads.push(await client.get(`/v1/tithi?date=2026-09-${10 + (n % 20)}`));
      await pause(10);
    }
  };
  const lanes = Promise.all(Array.from({ length: connections }, lane));
  return {
    stop: async () => {
      open = false;
      await lanes;
      client.close();
    },
  };
}

// Milliseconds until it answers and writes again; undefined where it does not.
async function backAfter(server: FaultServer): Promise<number | undefined> {
  const client = openClient(server, 1);
  const began = performance.now();
  try {
    while (performance.now() - began < backWithin) {
      const read = await client.get('/v1/tithi?date=2026-09-14');
      const account = await client.get('/v1/account');
      if (read.status === 200 && account.status === 200) return Math.round(performance.now() - began);
      await pause(50);
    }
    return undefined;
  } finally {
    client.close();
  }
}

// Eight processes share a key, on each store: together they grant exactly what the plan allows, of the month and of the
// minute.

import type { PlanId } from '../../../contract/plans/plan-id.ts';
import { plans } from '../../../contract/plans/plans.ts';
import { newKeyText } from '../../../server/access/keys/key-format.ts';
import { monthAt } from '../../../server/access/plans/period.ts';
import { quotaCounter } from '../../../server/access/plans/quota.ts';
import { openStore, type StoreOptions } from '../../../server/store/open.ts';
import {
  type MakePlace,
  noPostgres,
  noRedis,
  postgresPlace,
  sqlitePlace,
  withRedis,
} from '../../server/store/places.ts';
import { type Answer, manyTimes, openClient, statuses } from '../ask.ts';
import type { FaultCase, FaultContext } from '../fault-case.ts';
import type { FaultServer } from '../fault-server.ts';

const processes = 8;

/** Left of the month of one key, and asked by each process; fewer in all than a minute of the plan allows to one. */
const left = 40;
const requestedOfMonth = 7;

/** Answer of a minute by each process: together more than the plan allows. */
const requestedOfMinute = 40;

const stores: readonly (readonly [name: string, skipped: string | undefined, make: MakePlace])[] = [
  ['SQLite', undefined, sqlitePlace],
  ['PostgreSQL', noPostgres, postgresPlace],
  ['PostgreSQL with Redis', noPostgres ?? noRedis, withRedis(postgresPlace)],
  ['SQLite with Redis', noRedis, withRedis(sqlitePlace)],
];

export const faultCase: FaultCase = {
  name: `${processes} processes share a key on each store: quota of the month and burst of the minute`,
  timeLimit: 900_000,
  run: async (context) => {
    const failed: string[] = [];
    const figures: Record<string, string> = {};
    let tried = 0;
    for (const [name, skipped, make] of stores) {
      if (skipped !== undefined) {
        figures[name] = skipped;
        continue;
      }
      const place = await make();
      try {
        const { ofMonth, ofMinute } = await granted(context, place.options);
        tried += ofMonth.length + ofMinute.length;
        failed.push(
          ...wrong(`${name}, month`, ofMonth, left, 'quota_exceeded'),
          ...wrong(`${name}, minute`, ofMinute, burst('pro'), 'rate_limited'),
        );
        figures[`${name}, month`] = statuses(ofMonth);
        figures[`${name}, minute`] = statuses(ofMinute);
      } finally {
        await place.remove();
      }
    }
    return { tried, failed, figures };
  },
};

const burst = (plan: PlanId): number => plans[plan].requestsPerMinute ?? 0;

function wrong(name: string, requested: readonly Answer[], limit: number, code: string): readonly string[] {
  const ok = requested.filter(({ status }) => status === 200).length;
  const refused = requested.filter(
    ({ status, text }) => status === 429 && text.includes(`"error":"${code}"`),
  );
  const strange = requested.find((one) => one.status !== 200 && !refused.includes(one));
  return [
    ...(ok === limit ? [] : [`${name}: ${ok} granted, not ${limit}`]),
    ...(ok + refused.length === requested.length
      ? []
      : [`${name}: not granted nor ${code}: ${statuses(requested)} ${strange?.text.slice(0, 200)}`]),
  ];
}

async function granted({ startServer, folder }: FaultContext, options: StoreOptions) {
  const { month, minute } = await keysIn(options);
  const { databaseUrl, redisUrl, dataDir } = options;
  const env = {
    // Eight processes on few processors: what is shed is not counted, and is not what is looked at here.
    MAX_LAG_MS: '100000',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
  };
  const own = databaseUrl === undefined ? dataDir : folder;
  const servers: FaultServer[] = [];
  for (let i = 0; i < processes; i++) servers.push(await startServer({ dataDir: own, env }));
  const all = async (key: string, times: number): Promise<Answer[]> => {
    const ofEach = servers.map(async ({ url }, i) => {
      const client = openClient({ url, key }, 4);
      const path = (n: number): string => `/v1/tithi?date=2026-09-${10 + ((n + i) % 20)}`;
      const requested = await manyTimes(times, 4, (n) => client.get(path(n)));
      client.close();
      return requested;
    });
    return (await Promise.all(ofEach)).flat();
  };
  const ofMonth = await all(month, requestedOfMonth);
  // The whole of it falls into one minute.
  const second = (Date.now() % 60_000) / 1000;
  if (second > 25) await new Promise((resolve) => setTimeout(resolve, (60.2 - second) * 1000));
  const ofMinute = await all(minute, requestedOfMinute);
  await Promise.all(servers.map((server) => server.kill()));
  return { ofMonth, ofMinute };
}

// One key with little left of its month, another with all of it.
async function keysIn(options: StoreOptions): Promise<{ readonly month: string; readonly minute: string }> {
  const store = await openStore(options);
  const keyOf = async (plan: PlanId): Promise<{ readonly id: number; readonly text: string }> => {
    const createdAt = Date.now();
    const account = await store.createAccount({ name: plan, plan, createdAt });
    const { text, prefix, hash } = newKeyText();
    const key = await store.createKey(
      { accountId: account.id, name: plan, prefix, hash, createdAt },
      undefined,
    );
    if (key === undefined) throw new Error('no key was made');
    return { id: key.id, text };
  };
  try {
    const month = await keyOf('starter');
    const now = monthAt(Date.now());
    const amount = (plans.starter.requestsPerMonth ?? 0) - left;
    await store.counters.take([
      { name: quotaCounter(month.id, now), amount, limit: undefined, expiresAt: now.end },
    ]);
    return { month: month.text, minute: (await keyOf('pro')).text };
  } finally {
    await store.close();
  }
}

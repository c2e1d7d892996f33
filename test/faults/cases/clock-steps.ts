// The clock of a server is stepped about the turn of a month, there and back: each month grants its own quota and never
// more, whatever was granted before, and nothing fails.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { plans } from '../../../contract/plans/plans.ts';
import { newKeyText } from '../../../server/access/keys/key-format.ts';
import { monthAt } from '../../../server/access/plans/period.ts';
import { quotaCounter } from '../../../server/access/plans/quota.ts';
import { openStore } from '../../../server/store/open.ts';
import { type Answer, openClient, statuses } from '../ask.ts';
import type { FaultCase } from '../fault-case.ts';

/** Left to a key of each of the two months. */
const left = 5;

/** The turn of the month; the server starts some seconds before it. */
const turn = Date.UTC(2026, 11, 1);
const second = 1000;
const day = 86_400_000;

/** Where the clock is stepped to, how many are asked there, how many of them are granted. */
const steps: readonly (readonly [name: string, at: number, asked: number, granted: number])[] = [
  ['three seconds before the turn', turn - 3 * second, 3, 3],
  ['five seconds after the turn', turn + 5 * second, 3, 3],
  ['back before the turn', turn - 3 * second, 4, 2],
  ['after it again', turn + 10 * second, 4, 2],
  ['a day back', turn - day, 2, 0],
  ['a day after', turn + day, 2, 0],
  ['a month after', turn + 31 * day, 2, 2],
  ['a year back', turn - 365 * day, 2, 2],
];

export const faultCase: FaultCase = {
  name: `the clock stepped ${steps.length} times about the turn of a month`,
  run: async ({ startServer, folder, root }) => {
    const clock = join(folder, 'clock');
    const stepTo = (at: number): void => writeFileSync(clock, String(at - Date.now()));
    stepTo(turn - 60 * second);
    const key = await keyIn(folder);
    const preload = pathToFileURL(join(root, 'test', 'faults', 'stepped-clock.mjs')).href;
    const server = await startServer({
      dataDir: folder,
      nodeOptions: ['--import', preload],
      env: { FAULT_CLOCK: clock },
    });
    const client = openClient({ url: server.url, key }, 1);
    const failed: string[] = [];
    const figures: Record<string, string> = {};
    let tried = 0;
    for (const [name, at, times, granted] of steps) {
      stepTo(at);
      server.signal('SIGUSR2');
      await new Promise((resolve) => setTimeout(resolve, 300));
      const requested: Answer[] = [];
      for (let i = 0; i < times; i++) requested.push(await client.get('/v1/tithi?date=2026-09-14'));
      tried += times;
      figures[name] = statuses(requested);
      const ok = requested.filter(({ status }) => status === 200).length;
      if (ok !== granted) failed.push(`${name}: ${ok} granted, not ${granted}`);
      const others = requested.filter(({ status }) => status !== 200);
      for (const { status, headers, text } of others) {
        const wait = Number(headers['retry-after']);
        // Until the month ends, by the clock of the server.
        const scheduled = (monthAt(at).end - at) / second;
        if (status !== 429 || Math.abs(wait - scheduled) > 60)
          failed.push(`${name}: ${status}, after ${wait} s, not ${scheduled}: ${text}`);
      }
    }
    const health = await client.get('/v1/health');
    if (health.status !== 200) failed.push(`health afterwards: ${health.status}`);
    client.close();
    return { tried, failed, figures };
  },
};

// A key with little left of November and of December.
async function keyIn(dataDir: string): Promise<string> {
  const createdAt = turn - 400 * day;
  const store = await openStore({ dataDir, now: Date.now });
  const account = await store.createAccount({ name: 'steps', plan: 'starter', createdAt });
  const { text, prefix, hash } = newKeyText();
  const key = await store.createKey(
    { accountId: account.id, name: 'steps', prefix, hash, createdAt },
    undefined,
  );
  if (key === undefined) throw new Error('no key was made');
  const amount = (plans.starter.requestsPerMonth ?? 0) - left;
  const months = [monthAt(turn - day), monthAt(turn)];
  await store.counters.take(
    months.map((month) => ({
      name: quotaCounter(key.id, month),
      amount,
      limit: undefined,
      expiresAt: turn + 100 * day,
    })),
  );
  await store.close();
  return text;
}

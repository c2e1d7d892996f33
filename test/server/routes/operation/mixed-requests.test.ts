// Requests that wait for the store beside requests that wait for what is computed: every one of them is answered.

import { describe, expect, test } from 'vitest';
import { createApp } from '../../../../server/compose/application.ts';
import { accountOperationHandlers } from '../../../../server/routes/account-handlers.ts';
import { startAccountService } from '../../account-service.ts';
import { posted, serve, startClient } from '../../harness.ts';

const { parts } = await startClient();
const { webhooks, accessControl, holder } = await startAccountService();
const get = await serve(
  createApp({ ...parts, accessControl, accountHandlers: accountOperationHandlers(parts.service, webhooks) }),
);

const pro = await holder('business');

const kinds: Readonly<Record<string, (i: number) => readonly [path: string, body?: object]>> = {
  charts: (i) => [
    '/v1/birth-chart?store=false',
    { name: 'A', date: `19${50 + i}-03-15`, time: '14:30', lat: 23.1, lon: 75.7 },
  ],
  years: (i) => [`/v1/festivals/year?year=${2010 + i}&location_id=${1 + i}`],
  disputes: (i) => [`/v1/festivals/disputes?year=${2010 + i}`],
  expressions: (i) => [
    '/v1/expressions/evaluate',
    { expression: 'pradosha and not bhadra', date: `${2010 + i}-03-03` },
  ],
  bulk: (i) => [
    '/v1/bulk/panchang',
    { dates: [`${2010 + i}-02-01`, `${2040 + i}-02-01`], location_id: 1 + i },
  ],
  matches: (i) => [
    '/v1/compatibility?store=false',
    {
      person1: { date: `19${70 + i}-03-15`, time: '14:30', lat: 23.1, lon: 75.7 },
      person2: { date: `19${72 + i}-03-15`, time: '04:30', lat: 28.1, lon: 77.7 },
    },
  ],
};

describe('four connections', () => {
  test.each([
    ['charts', 'years'],
    ['charts', 'disputes'],
    ['charts', 'expressions'],
    ['bulk', 'matches'],
  ])('two that send %s and two that send %s are all answered', async (...mix) => {
    const connection = async (kind: string, offset: number): Promise<readonly number[]> => {
      const statuses: number[] = [];
      for (let i = offset; i < 6; i += 2) {
        const [path, body] = kinds[kind](i);
        const init = body === undefined ? {} : posted(body);
        const headers = { ...init.headers, 'X-API-Key': pro.text };
        statuses.push((await get(path, { ...init, headers })).status);
      }
      return statuses;
    };
    const all = await Promise.all([0, 1].flatMap((offset) => mix.map((kind) => connection(kind, offset))));
    expect(all).toEqual(all.map(() => [200, 200, 200]));
    const { checks } = (await get('/v1/health')).json<{ checks: { computing: object } }>();
    expect(checks.computing).toEqual({ status: 'ok', waiting: 0, reason: null });
  });
});

// The service as it is served, with every operation, and an account that has something of everything that is kept.

import { productVersion } from '../../../app/workspace/version.ts';
import { hashOfSecret } from '../../../server/routes/feed-address.ts';
import type { NewRecord } from '../../../server/store/records.ts';
import {
  type AccountServiceOptions,
  type Holder,
  startAccountService,
} from '../../server/account-service.ts';
import type { Client } from '../../server/harness.ts';

/** The service, asked with the key of that account. */
export interface WholeService {
  readonly get: Client['get'];
}

/** A day before that of the clock. */
const usedOn = '2026-11-20';

/** Starts the service for the tests of a file. What is kept has the id 1, a birth chart the profile 2, and there is a second key. */
export async function startWhole({
  around: envelope,
}: Pick<AccountServiceOptions, 'around'> = {}): Promise<WholeService> {
  const { holder, get, ask, store, accessControl } = await startAccountService({
    version: productVersion(),
    ...(envelope === undefined ? {} : { around: envelope }),
  });
  const first = await holder('enterprise');
  await holder('enterprise', first.account);
  await furnish(first, ask);
  await store.createRecord(exampleFeed(first.account.id), 1);
  await store.createRecord(exampleAlert(first.account.id), 1);
  const { account, key } = first;
  const use = { accountId: account.id, keyId: key.id, day: usedOn };
  await store.addUsage([
    { ...use, operation: 'festivals', requests: 12 },
    { ...use, operation: 'panchang', requests: 30 },
  ]);
  // Keys say when they were last used: whether that is written already is not left to chance.
  await accessControl.flush();
  return { get: (path, init) => get(path, first.text, init) };
}

/** A feed whose address is that of the examples. */
const exampleFeed = (accountId: number): NewRecord => ({
  accountId,
  kind: 'feed',
  data: JSON.stringify({
    settings: {
      name: '',
      region: 'IN-MH',
      weight: ['major'],
      windows: false,
      alarm: null,
      muhurats: [{ event: 'griha_pravesh', min_score: 90, months: 6 }],
      tithis: [{ kind: 'birthday', name: 'Birthday of Asha', month: 1, tithi: 9, years: 3 }],
    },
    dates: [{ month: { amanta: 0, adhika: false }, tithi: 8 }],
    secret: hashOfSecret('x'.repeat(43)),
  }),
  createdAt: Date.UTC(2026, 10, 21),
});

/** An alert whose feed has the address of the examples. */
const exampleAlert = (accountId: number): NewRecord => ({
  accountId,
  kind: 'alert',
  data: JSON.stringify({
    settings: {
      name: 'Ekadashi on a Thursday',
      location_id: 2,
      conditions: {
        all: [
          { fact: 'tithi', operator: 'in', value: [11, 26] },
          { fact: 'weekday', operator: 'equal', value: 'thursday' },
        ],
      },
      enabled: true,
    },
    secret: hashOfSecret('x'.repeat(43)),
  }),
  createdAt: Date.UTC(2026, 10, 21),
});

async function furnish(
  by: Holder,
  ask: Awaited<ReturnType<typeof startAccountService>>['ask'],
): Promise<void> {
  const profile = { name: 'Asha', date: '1990-01-14', time: '05:30', lat: 23.1793, lon: 75.7849 };
  const webhook = {
    url: 'https://hooks.example.com/calendar',
    kinds: ['festival.upcoming'],
    filter: { location_id: 3 },
  };
  for (const [path, body] of [
    ['/v1/profiles', profile],
    ['/v1/birth-chart', profile],
    ['/v1/compatibility', { person1: profile, person2: { ...profile, name: 'Kiran', date: '1988-06-30' } }],
    ['/v1/webhooks', webhook],
    ['/v1/webhooks/1/test', undefined],
  ] as const) {
    const { status, text } = await ask(by, 'POST', path, body);
    if (status >= 300) throw new Error(`${path}: ${text}`);
  }
}

// The key that the service can be tried with at once: on a machine that serves itself alone, and where it is wanted, the
// first start makes an account and a key of the highest plan and keeps the key's text beside the store, so that each start
// can show it.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { planIds } from '@nirnaya/contract/plans';
import type { AccountStore } from '../../store/accounts.ts';
import type { WebhookStore } from '../../store/webhooks.ts';
import { hashOfKey, isKeyText, newKeyText } from './key-format.ts';
import { isValidKey } from './valid-key.ts';

/** What is known of keys when the service starts. */
export type FirstKey =
  /** the text of a valid key */
  | { readonly state: 'shown'; readonly text: string }
  /** keys are there or can be made, but the text of none is known */
  | { readonly state: 'hidden' };

/** Where the service starts. */
export interface FirstKeyOptions {
  readonly store: AccountStore & Pick<WebhookStore, 'publishOnce'>;
  readonly host: string;
  readonly dataDir: string;
  readonly now: number;
  /** whether a key is made and shown */
  readonly devKey: boolean;
}

/** Where the first words of the service go, and the environment that it runs in. */
interface Surroundings {
  readonly stdout: { readonly isTTY?: boolean };
  readonly env: { readonly NODE_ENV?: string | undefined };
}

/** Whether a key is shown: as the setting says; where it says nothing, to somebody at a terminal, never in production. */
export const showsDevKey = (setting: 'yes' | 'no' | 'on_terminal', { stdout, env }: Surroundings): boolean =>
  setting === 'on_terminal' ? stdout.isTTY === true && env.NODE_ENV !== 'production' : setting === 'yes';

/** The plan with everything in it. */
const highestPlan = planIds[planIds.length - 1] ?? 'enterprise';

/** The file of the key, in the folder of data. */
const keyFile = 'dev-key';

/** Whether an interface is reached from this machine alone. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/**
 * The key to start with. Beyond loopback none is made or shown, and a store without a valid key is an error that says how
 * to make one.
 */
export async function firstKey({ store, host, dataDir, now, devKey }: FirstKeyOptions): Promise<FirstKey> {
  if (!isLoopback(host)) {
    if (await store.hasValidKey(now)) return { state: 'hidden' };
    throw new Error(
      `HOST=${host} is reachable from other machines, and the store has no valid key. ` +
        'Create one first, with the same settings: nirnaya keys create --name first',
    );
  }
  if (!devKey) return { state: 'hidden' };
  const stored = storedKey(dataDir);
  if (stored !== undefined && (await isValid(store, stored, now))) return { state: 'shown', text: stored };
  const [someone] = await store.accounts({ limit: 1 });
  // Of several processes that start together, one makes it.
  if (someone !== undefined || !(await store.publishOnce({ name: 'first account', value: 'made' }, []))) {
    return { state: 'hidden' };
  }
  const account = await store.createAccount({ name: 'This machine', plan: highestPlan, createdAt: now });
  const { text, prefix, hash } = newKeyText();
  await store.createKey(
    { accountId: account.id, name: 'development', prefix, hash, createdAt: now },
    undefined,
  );
  keep(dataDir, text);
  return { state: 'shown', text };
}

function storedKey(dataDir: string): string | undefined {
  try {
    const text = readFileSync(join(dataDir, keyFile), 'utf8').trim();
    return isKeyText(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

// Where it cannot be kept, it is shown this once.
function keep(dataDir: string, text: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(join(dataDir, keyFile), `${text}\n`, { mode: 0o600 });
  } catch {
    return;
  }
}

async function isValid(store: AccountStore, text: string, now: number): Promise<boolean> {
  const holder = await store.keyByHash(hashOfKey(text));
  return holder !== undefined && isValidKey(holder.key, now);
}

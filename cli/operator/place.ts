// The store that commands work on: that of the environment's settings, as the service has it.

import { BadSettings, type ServerSettings, settingsFrom } from '@nirnaya/server/settings';
import { type Store, type StoreOptions, StoreUnavailable } from '@nirnaya/server/store';
import { UsageError } from '../options/failure.ts';

/** The settings of the environment; bad ones are all named. */
export function environmentSettings(): ServerSettings {
  try {
    return settingsFrom(process.env);
  } catch (error) {
    if (error instanceof BadSettings) throw new UsageError(...error.message.split('\n'));
    throw error;
  }
}

/** Where the store of the environment lies. */
export function storeOptions(now: () => number): StoreOptions {
  const { databaseUrl, encryptionKey, dataDir } = environmentSettings().store;
  // Commands count nothing, and need no Redis.
  return { databaseUrl, encryptionKey, dataDir, now };
}

/** Does something with the store of the environment. */
export async function withStore<T>(now: () => number, work: (store: Store) => Promise<T>): Promise<T> {
  // Other commands, and the help, need no databases.
  const { openStore } = await import('@nirnaya/server/store');
  const store = await reached(() => openStore(storeOptions(now)));
  try {
    return await reached(() => work(store));
  } finally {
    await store.close();
  }
}

/** Does something; a store that cannot be reached is an error for the user. */
export async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable) throw new UsageError(error.message);
    throw error;
  }
}

// Commands that are only for the embedded store.

import { UsageError } from '../options/failure.ts';
import { environmentSettings } from './place.ts';

/** The folder of the embedded store; where the store is PostgreSQL, an error that says what to use instead. */
export function embeddedDataDir(instead: string): string {
  const { databaseUrl, dataDir } = environmentSettings().store;
  if (databaseUrl === undefined) return dataDir;
  throw new UsageError(`DATABASE_URL: the store is PostgreSQL; ${instead}`);
}

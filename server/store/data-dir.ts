// Where the embedded store lies where nothing else is said.

import { existsSync } from 'node:fs';
import { storePath } from './sqlite/open.ts';
import { StoreUnavailable } from './store.ts';

/** The folder. */
export const defaultDataDir = 'store';

/** The folder of earlier versions, which holds what comes with Nirnaya now. */
const formerDataDir = 'data';

/**
 * Throws `StoreUnavailable` where the default folder is about to be begun while a store of an earlier version lies beside it:
 * its accounts and keys must not seem to be gone.
 */
export function refuseFormerStore(dataDir: string): void {
  if (dataDir !== defaultDataDir || existsSync(storePath(dataDir)) || !existsSync(storePath(formerDataDir)))
    return;
  throw new StoreUnavailable(
    `DATA_DIR: ./${formerDataDir} has a store of an earlier version, and the folder is ./${defaultDataDir} now. Move nirnaya.db*, and dev-key if it is there, from ./${formerDataDir} to ./${defaultDataDir}, or set DATA_DIR=./${formerDataDir}`,
  );
}

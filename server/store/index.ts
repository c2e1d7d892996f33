// What other rooms use of `server/store`.

export type { Account, AccountStore, ApiKey } from './accounts.ts';
export type { KeyPermissions } from './key-permissions.ts';
export { migrateStore, openStore, type StoreOptions } from './open.ts';
export { BadCopy, backupStore, restoreStore, StoreInUse } from './sqlite/backup.ts';
export { type Store, StoreUnavailable } from './store.ts';

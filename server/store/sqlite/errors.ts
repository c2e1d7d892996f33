// Errors of SQLite, as the store has them: what cannot be helped by another statement is a store that is not there.

import { StoreBusy } from '../sql/database.ts';
import { StoreUnavailable, WritesRefused } from '../store.ts';

const reasons: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^SQLITE_FULL/, 'no space is left on the disk'],
  [/^SQLITE_IOERR/, 'the disk cannot be read or written'],
  [/^SQLITE_READONLY/, 'the file is not writable'],
  [/^SQLITE_(CANTOPEN|PERM|AUTH)/, 'the file cannot be opened'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'the file is damaged or is not a store'],
  [/^SQLITE_(NOMEM|PROTOCOL|SCHEMA|INTERRUPT)/, 'SQLite gave up'],
];

/** What keeps a file that can be read from being written. */
const refusals = /^SQLITE_(FULL|IOERR_(WRITE|FSYNC|TRUNCATE)|READONLY)/;

/** Runs something, with errors of the disk as `StoreUnavailable`. */
export function withSqliteErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw sqliteFault(error);
  }
}

function sqliteFault(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
    return new StoreBusy('the store is in use by another process', { cause: error });
  }
  const [, reason] = reasons.find(([pattern]) => pattern.test(code)) ?? [];
  if (reason !== undefined) {
    const Unavailable = refusals.test(code) ? WritesRefused : StoreUnavailable;
    return new Unavailable(`the store: ${reason} (${code})`, { cause: error });
  }
  if (error instanceof TypeError && error.message.includes('connection is not open')) {
    return new StoreUnavailable('the store is closed', { cause: error });
  }
  return error;
}

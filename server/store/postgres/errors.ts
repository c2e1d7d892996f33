// Errors of PostgreSQL, as the store has them. What the server did not say itself is a connection that failed.

import { DatabaseError } from 'pg';
import { StoreBusy } from '../sql/database.ts';
import { StoreUnavailable, WritesRefused } from '../store.ts';

/** Deadlock, serialisation: the transaction was undone, and may be tried again at once. */
const busy = /^(40001|40P01|55P03)$/;

/**
 * Connections (08), resources such as disk and memory (53), a shutdown or a cancelled statement (57), the system (58), a
 * server that only reads (25006), passwords and databases that are refused (28, 3D).
 */
const unavailable = /^(08|53|57|58|28|3D|XX|25006)/;

/** A disk that is full (53100), a server that only reads (25006). */
const refused = /^(53100|25006)/;

/** What a failure of a statement or of connecting is to the store, and whether the connection may be used again. */
export function postgresError(error: unknown): { readonly error: unknown; readonly isBroken: boolean } {
  if (error instanceof DatabaseError) {
    const code = error.code ?? '';
    const cause = { cause: error };
    if (busy.test(code)) {
      return { error: new StoreBusy(`PostgreSQL: ${error.message}`, cause), isBroken: false };
    }
    if (unavailable.test(code)) {
      const Unavailable = refused.test(code) ? WritesRefused : StoreUnavailable;
      return { error: new Unavailable(`PostgreSQL: ${error.message}`, cause), isBroken: true };
    }
    return { error, isBroken: false };
  }
  const reason = error instanceof Error ? reasonOf(error) : String(error);
  return { error: new StoreUnavailable(`PostgreSQL: ${reason}`, { cause: error }), isBroken: true };
}

// Where a name has several addresses, each failed in its own way.
function reasonOf(error: Error): string {
  if (error.message !== '') return error.message;
  if (error instanceof AggregateError) {
    return error.errors.map((one) => (one instanceof Error ? one.message : String(one))).join('; ');
  }
  return error.name;
}

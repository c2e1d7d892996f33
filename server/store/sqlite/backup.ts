// Backups of the embedded store, taken while it serves, and put back.

import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { refuseNewer } from '../sql/migrate.ts';
import { storePath } from './open.ts';

/** What a copy of a store holds. */
export interface StoreCopy {
  /** version of its tables */
  readonly version: number;
  readonly accounts: number;
  readonly bytes: number;
}

/** A backup or a store that cannot be used. The message says why. */
export class BadCopy extends Error {}

/** Another process has the store open. */
export class StoreInUse extends Error {}

/** More pages than any store has: all are copied at one go, so that what others write meanwhile begins nothing again. */
const allPages = 0x7fff_ffff;

/** Copies the store of a folder to a file, which must not be there. Other processes may read and write it meanwhile. */
export async function backupStore(dataDir: string, file: string): Promise<StoreCopy> {
  const path = storePath(dataDir);
  if (!existsSync(path)) throw new BadCopy(`no store in ${dataDir}; set DATA_DIR to the folder of the store`);
  if (existsSync(file)) throw new BadCopy(`${file} already exists`);
  const partial = besides(file, 'partial');
  // What it holds is for the user alone.
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    const database = new BetterSqlite(path, { fileMustExist: true, timeout: 5000 });
    try {
      await database.backup(partial, { progress: () => allPages });
    } finally {
      database.close();
    }
    const copy = looked(partial);
    flush(partial);
    renameSync(partial, file);
    flush(dirname(file));
    return copy;
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(partial + end, { force: true });
  }
}

/** How a backup is put back. */
export interface RestoreOptions {
  /** also where another process has the store open, or what is there cannot be read */
  readonly force: boolean;
}

/** What was done. */
export interface Restored extends StoreCopy {
  /** where the store that was there before is now; undefined where there was none */
  readonly before: string | undefined;
}

/**
 * Puts a backup in the place of the store of a folder; what was there before is kept beside it. Throws `BadCopy` where the
 * backup is damaged or of a newer program, and `StoreInUse`; then nothing has changed.
 */
export function restoreStore(dataDir: string, file: string, { force }: RestoreOptions): Restored {
  if (!existsSync(file)) throw new BadCopy(`no such file: ${file}`);
  const path = storePath(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const partial = besides(path, 'restoring');
  rmSync(partial, { force: true });
  try {
    // Looked at where it will be: what was given stays untouched.
    closeSync(openSync(partial, 'wx', 0o600));
    copyFileSync(file, partial);
    const copy = looked(partial);
    flush(partial);
    const before = existsSync(path) ? setAside(path, force) : undefined;
    renameSync(partial, path);
    flush(dataDir);
    return { ...copy, before };
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(partial + end, { force: true });
  }
}

// Without its log the file holds all that was written: the log goes only where nobody else has the store open.
function setAside(path: string, force: boolean): string {
  try {
    mergeLog(path);
  } catch (error) {
    if (!force) throw error;
  }
  const before = besides(path, 'before-restore');
  rmSync(before, { force: true });
  // The log of the old store must never be read as that of the new one.
  for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true });
  renameSync(path, before);
  return before;
}

function mergeLog(path: string): void {
  const database = new BetterSqlite(path, { fileMustExist: true, timeout: 0 });
  try {
    const mode = database.pragma('journal_mode = DELETE', { simple: true });
    if (mode !== 'delete') throw new StoreInUse('another process has the store open');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('SQLITE_BUSY')) throw new StoreInUse('another process has the store open');
    if (error instanceof StoreInUse) throw error;
    throw new BadCopy(`the existing store cannot be read (${code === '' ? String(error) : code})`);
  } finally {
    database.close();
  }
}

// Read through to its end: a copy that is damaged is of no use to anybody.
function looked(path: string): StoreCopy {
  const database = opened(path);
  try {
    database.pragma('journal_mode = DELETE');
    const verdict = database.pragma('integrity_check', { simple: true });
    if (verdict !== 'ok') throw new BadCopy(`it is damaged: ${verdict}`);
    const numberOf = (query: string): number => Number(database.prepare(query).pluck().get());
    const version = numberOf('select coalesce(max(version), 0) from store_version');
    refuseNewer(version);
    return {
      version,
      accounts: numberOf('select count(*) from accounts'),
      bytes: numberOf('pragma page_count') * numberOf('pragma page_size'),
    };
  } catch (error) {
    if (error instanceof BetterSqlite.SqliteError) {
      throw new BadCopy(`it is not a store of Nirnaya, or is damaged (${error.code}: ${error.message})`);
    }
    throw error;
  } finally {
    database.close();
  }
}

function opened(path: string): BetterSqlite.Database {
  try {
    return new BetterSqlite(path, { fileMustExist: true });
  } catch (error) {
    throw new BadCopy(`it cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const besides = (path: string, word: string): string => join(dirname(path), `${basename(path)}.${word}`);

function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

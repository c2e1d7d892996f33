// A folder of files that may be lost at any time: each is written whole or not at all, read only if its checksum is right,
// and the oldest go when there are too many. Several programs may use it at once, and one that cannot goes without.

import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Bytes by keys. */
export interface CacheFiles {
  /** the bytes of a key; undefined where there are none, or none that are whole */
  get(key: string): Uint8Array | undefined;
  /** whether a key has bytes, which may not be whole */
  has(key: string): boolean;
  /** Stores bytes, if it can. */
  put(key: string, bytes: Uint8Array): void;
}

/** Bounds of a folder. */
export interface CacheBounds {
  readonly files: number;
  readonly bytes: number;
}

/** Enough for the chains of a few versions of the packs; a chain takes two files, together under a megabyte. */
const defaultBounds: CacheBounds = { files: 48, bytes: 64 * 1024 * 1024 };

const ending = '.bin';
const unfinished = '.tmp';
const checksumLength = 32;

/** How long an unfinished file is left to its writer, milliseconds. */
const patience = 3_600_000;

/** The files of a folder, which need not exist. */
export function cacheFiles(folder: string, bounds: CacheBounds = defaultBounds): CacheFiles {
  const pathOf = (key: string): string => join(folder, `${key}${ending}`);
  return {
    get: (key) => {
      const bytes = attempt(() => (isOwn(pathOf(key)) ? readFileSync(pathOf(key)) : undefined));
      if (bytes === undefined) return undefined;
      const content = bytes.subarray(checksumLength);
      if (!checksum(content).equals(bytes.subarray(0, checksumLength))) return undefined;
      // What was used last goes last.
      const now = new Date();
      attempt(() => utimesSync(pathOf(key), now, now));
      return content;
    },
    has: (key) => existsSync(pathOf(key)),
    put: (key, bytes) => {
      if (bytes.length > bounds.bytes) return;
      attempt(() => mkdirSync(folder, { recursive: true, mode: 0o700 }));
      const temporary = join(folder, `${randomUUID()}${unfinished}`);
      const done = attempt(() => {
        writeFileSync(temporary, Buffer.concat([checksum(bytes), bytes]), { mode: 0o600 });
        renameSync(temporary, pathOf(key));
        return true;
      });
      if (done === undefined) attempt(() => rmSync(temporary, { force: true }));
      else attempt(() => prune(folder, bounds));
    },
  };
}

// What another user could have written is not read: some of it is run.
function isOwn(path: string): boolean {
  const { uid, mode } = statSync(path);
  const own = process.getuid?.();
  return own === undefined || (uid === own && (mode & 0o022) === 0);
}

const checksum = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

// A cache that fails is a cache that is empty.
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

// Another program may remove what this one lists.
function prune(folder: string, bounds: CacheBounds): void {
  const files = readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const stats = attempt(() => statSync(path));
    return stats === undefined || !stats.isFile()
      ? []
      : [{ path, name, size: stats.size, at: stats.mtimeMs }];
  });
  const now = Date.now();
  for (const { path, name, at } of files) {
    if (name.endsWith(unfinished) && now - at > patience) attempt(() => rmSync(path, { force: true }));
  }
  let bytes = 0;
  const cached = files.filter(({ name }) => name.endsWith(ending)).sort((a, b) => b.at - a.at);
  cached.forEach(({ path, size }, i) => {
    bytes += size;
    if (i >= bounds.files || bytes > bounds.bytes) attempt(() => rmSync(path, { force: true }));
  });
}

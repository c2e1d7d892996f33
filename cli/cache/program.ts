// A program of one file of CommonJS, with the code that V8 made of it the last time. Node has this by itself for modules of
// ECMAScript from 22 on, in a folder that it never empties.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { constants, Script } from 'node:vm';
import type { CacheFiles } from './files.ts';

/** A program that was read. */
export interface CachedProgram<E> {
  readonly exports: E;
  /** Caches the code that was made of it so far, unless it came from the cache. */
  store(): void;
}

/** Reads a program in ASCII. V8 refuses the code under `key` where it is not of this text and this V8; then it is made again. */
export function openProgram<E extends object>(
  path: string,
  cache: CacheFiles,
  key: string,
): CachedProgram<E> {
  const cachedData = cache.get(key);
  const script = new Script(
    // Latin-1 is read several times as fast as UTF-8, and stays one byte a letter.
    `(function (exports, require, module, __filename, __dirname) {${readFileSync(path, 'latin1')}\n})`,
    {
      filename: path,
      ...(cachedData === undefined ? {} : { cachedData: Buffer.from(cachedData) }),
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    },
  );
  const module = { exports: {} as E };
  const start = script.runInThisContext() as (...args: unknown[]) => void;
  start(module.exports, createRequire(path), module, path, dirname(path));
  return {
    // A program may put others in the place of the exports that it was given.
    exports: module.exports,
    store: () => {
      if (cachedData === undefined || script.cachedDataRejected === true)
        cache.put(key, script.createCachedData());
    },
  };
}

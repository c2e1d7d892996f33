// The program that checks and emits types: TypeScript's native compiler, which takes a fifth of the time. Tools that read
// TypeScript through its API still need the version before.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The path of `tsc`, a script for Node. */
export const tsc = join(
  dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')),
  'bin',
  'tsc',
);

// Builds the programs before the tests where the sources are newer: services under test start their threads from them.

import { spawnSync } from 'node:child_process';

export function setup(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the programs cannot be built');
}

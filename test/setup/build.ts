// Builds the programs before the tests where the sources are newer: services under test start their threads from them, and open
// the packs that the build compiled. BUILT="as it stands" leaves what is there, for tests of sources that are changed to see
// whether tests notice.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | undefined;

export function setup(): void {
  folder = mkdtempSync(join(temporaryRoot(), 'n-'));
  process.env.TMPDIR = folder;
  // Commands cache what they compile; those of tests leave the user's caches alone.
  process.env.XDG_CACHE_HOME = mkdtempSync(join(folder, 'caches-'));
  if (process.env.BUILT === 'as it stands') return;
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--without-rule-pages'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the programs cannot be built');
}

export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}

const memory = '/dev/shm';
const enough = 2 ** 31;

// Stores of tests wait for the disk at every commit, but for a folder in memory where there is room for one.
function temporaryRoot(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > enough ? memory : tmpdir();
}

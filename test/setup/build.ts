// Builds the programs before the tests where the sources are newer: services under test start their threads from them, and open
// the packs that the build compiled. BUILT="as it stands" leaves what is there, for tests of sources that are changed to see
// whether tests notice.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let caches: string | undefined;

export function setup(): void {
  // Commands cache what they compile; those of tests leave the user's caches alone.
  caches = mkdtempSync(join(tmpdir(), 'nirnaya-caches-'));
  process.env.XDG_CACHE_HOME = caches;
  if (process.env.BUILT === 'as it stands') return;
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--without-rule-pages'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the programs cannot be built');
}

export function teardown(): void {
  if (caches !== undefined) rmSync(caches, { recursive: true, force: true });
}

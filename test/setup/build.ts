// Builds the programs before the tests where the sources are newer: services under test start their threads from them, and open
// the packs that the build compiled. BUILT="as it stands" leaves what is there, for tests of sources that are changed to see
// whether tests notice.

import { spawnSync } from 'node:child_process';

export function setup(): void {
  if (process.env.BUILT === 'as it stands') return;
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the programs cannot be built');
}

// Runs the quick tests on each version of Node that is supported, as npm's package `node` has them; with arguments, on those.

import { spawnSync } from 'node:child_process';

const given = process.argv.slice(2);
const versions = given.length > 0 ? given : ['20', '22', '24'];
const quick = ['node', 'node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.quick.config.ts'];

const failed = versions.filter((version) => {
  console.log(`== Node ${version}`);
  const args = ['exec', '--yes', `--package=node@${version}`, '--', ...quick];
  return spawnSync('npm', args, { stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  console.error(`failed on Node ${failed.join(', ')}`);
  process.exitCode = 1;
}

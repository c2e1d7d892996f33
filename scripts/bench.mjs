// `npm run bench`: bundles the measurements as the product is bundled, so that what is measured is as it is run.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { programs } from './programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = join(root, '.bench');
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

await bundle({
  root,
  outdir,
  programs: {
    'bench/main': 'test/bench/main',
    'bench/http-server': 'test/bench/http-server',
    ...programs,
  },
  buildId: 'bench',
  // What we are compared with runs as it is published.
  external: Object.keys(devDependencies),
});
const { status } = spawnSync(process.execPath, [join(outdir, 'bench', 'main.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

// Bundles `@nirnaya/core` to one file of plain JavaScript, and builds its types. In: nothing. Out: `core/dist`.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { directImports } from './direct-imports.mjs';
import { licencesOf } from './licences.mjs';
import { tsc } from './tsc.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { status } = spawnSync(process.execPath, [tsc, '-b', 'core'], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['core/index.ts'],
  outfile: 'core/dist/index.js',
  bundle: true,
  minify: true,
  // Modules are always read as UTF-8; Hindi would take six letters for one.
  charset: 'utf8',
  format: 'esm',
  // Whatever needs a module of Node is an error.
  platform: 'browser',
  target: 'es2022',
  conditions: ['@nirnaya/source'],
  metafile: true,
  logLevel: 'warning',
  plugins: [directImports],
});
writeFileSync(join(root, 'core', 'dist', 'LICENSES.txt'), licencesOf(metafile, root));

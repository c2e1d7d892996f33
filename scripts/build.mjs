// Builds `dist` where it is not what the sources say. In: nothing, or --if-possible, which makes a compiler that is not
// installed no failure. An installed package has no sources: what was packed is what is run.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist', '.sources');

const rooms = [
  'app',
  'authoring',
  'cli',
  'compiler',
  'dsl',
  'engine',
  'ephemeris',
  'explain',
  'host',
  'server',
  'web',
];
const settings = ['tsconfig.json', 'tsconfig.build.json', 'package.json'];
const sources = /\.(ts|tsx|css|html|svg)$/;

/** SHA-256 over all that is built and how; undefined where there are no sources. */
function digestOfSources() {
  if (!existsSync(join(root, 'tsconfig.build.json'))) return undefined;
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => sources.test(path))
      .map((path) => join(room, path)),
  );
  const hash = createHash('sha256');
  for (const file of [...settings, ...files.sort()]) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** The scripts that build, in their order, each with its arguments; undefined where one is not installed. */
function builders() {
  const { resolve } = createRequire(import.meta.url);
  try {
    return [
      [resolve('typescript/bin/tsc'), '-p', 'tsconfig.build.json'],
      [join(dirname(resolve('vite/package.json')), 'bin', 'vite.js'), 'build', 'web/dashboard'],
    ];
  } catch {
    return undefined;
  }
}

function build(digest) {
  const all = builders();
  if (all === undefined) {
    console.error(
      'nirnaya: dist is not current, and TypeScript and Vite are not installed to build it. ' +
        'Run `npm ci` with the development dependencies and `npm run build`, then `npm prune --omit=dev`.',
    );
    return process.argv.includes('--if-possible') ? 0 : 1;
  }
  // What no source stands for any more must not be packed.
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  for (const command of all) {
    const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
    if (status !== 0) return status ?? 1;
  }
  writeFileSync(stamp, `${digest}\n`);
  return 0;
}

const digest = digestOfSources();
const built = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : undefined;
process.exitCode = digest === undefined || digest === built ? 0 : build(digest);

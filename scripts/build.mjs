// Builds `dist` where it is not what the sources say. In: nothing, or --if-possible, which makes a bundler that is not
// installed no failure, or --without-rule-pages, which leaves the rule browser as it is, as tests do. An installed package has no sources: what was packed is what is run.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programs, singleFiles } from './programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const stamp = join(dist, '.sources');
const packsStamp = join(dist, '.packs');
const docsStamp = join(dist, '.docs');
const ruleStamp = join(dist, '.rules');

// Takes long to make, and does not depend on most sources.
const longLived = ['.rules', 'rule-pages'];

const { workspaces: rooms = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const settings = [
  'data/sky/manifest.json',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'scripts/bundle.mjs',
  'scripts/direct-imports.mjs',
  'scripts/fonts.mjs',
  'scripts/licences.mjs',
  'scripts/pages.mjs',
  'scripts/programs.mjs',
];
const sources = /\.(ts|tsx|css|html|svg)$|^package\.json$|^words\/\w+\.json$/;

/** SHA-256 over all that is built and how; undefined where there are no sources. */
function digestOfSources() {
  if (!existsSync(join(root, 'cli', 'main.ts'))) return undefined;
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => sources.test(path) && !path.startsWith('dist'))
      .map((path) => join(room, path)),
  );
  const hash = createHash('sha256');
  for (const file of [...settings, ...files.sort()]) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** SHA-256 over the rule packs and the words beside them, and what compiles them; undefined where there are none. */
function digestOfPacks(sources) {
  const folder = join(root, 'rulepacks');
  if (!existsSync(folder)) return undefined;
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const hash = createHash('sha256').update(`${sources}\n`);
  hash.update(readFileSync(join(root, 'data', 'sky', 'manifest.json')));
  for (const path of paths.filter((path) => /\.ya?ml$/.test(path)).sort()) {
    hash.update(`${path}\n`).update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex');
}

/** SHA-256 over the documents that are pages of the service, and what makes them pages. */
function digestOfDocs(sources) {
  const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(md|svg)$/.test(path))
    .map((path) => join('docs', path));
  const others = ['CHANGELOG.md', 'CONTRIBUTING.md', 'dsl/LANGUAGE.md', 'server/data/changelog.jsonl'];
  const hash = createHash('sha256').update(`${sources}\n`);
  for (const file of [...documents.sort(), ...others]) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Writes the pages for developers. */
function writeDocs(digest) {
  const folder = join(dist, 'web', 'docs');
  rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [join(dist, 'server', 'write-docs.js'), root, folder], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) return status ?? 1;
  writeFileSync(docsStamp, `${digest}\n`);
  return 0;
}

/** SHA-256 over the rule packs, what makes pages of them, and the names of the files that these load. */
function digestOfRulePages() {
  const makers = [
    'app',
    'authoring',
    'compiler',
    'dsl',
    'engine',
    'explain',
    'server/pages/docs',
    'web/pages/docs',
  ];
  const files = makers.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('dist'))
      .map((path) => join(folder, path)),
  );
  const packs = readdirSync(join(root, 'rulepacks'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ya?ml$/.test(path))
    .map((path) => join('rulepacks', path));
  const hash = createHash('sha256').update(readFileSync(join(dist, 'web', 'pages', 'files.json')));
  for (const file of ['package.json', ...files.sort(), ...packs.sort()]) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Writes the rule browser. */
function writeRulePages(digest) {
  const folder = join(dist, 'rule-pages');
  rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, [join(dist, 'server', 'write-rules.js'), folder], {
    cwd: root,
    stdio: 'inherit',
  });
  // Packs with errors are no reason to have no program: compiling them says what is wrong.
  if (status === 0) writeFileSync(ruleStamp, `${digest}\n`);
}

/** Compiles the bundled packs to one file, so that no program that starts need compile them. */
function compilePacks(digest) {
  const command = [join(dist, 'cli', 'main.js'), 'compile', '--json'];
  const { status, stdout } = spawnSync(
    process.execPath,
    [...command, '--out', join(dist, 'rulepacks.bundle')],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  if (status !== 0) {
    // Packs with errors are no reason to have no program: it says what is wrong with them.
    console.error(
      `nirnaya: the rule packs were not compiled; \`nirnaya check\` shows why.\n${stdout.slice(0, 2000)}`,
    );
    return 0;
  }
  const playground = spawnSync(
    process.execPath,
    [
      join(dist, 'authoring', 'write-playground-data.js'),
      join(dist, 'rulepacks.bundle'),
      join(root, 'data', 'sky', 'sky.bin'),
      join(dist, 'web', 'playground'),
    ],
    { cwd: root, stdio: 'inherit' },
  );
  if (playground.status !== 0) return playground.status ?? 1;
  writeFileSync(packsStamp, `${digest}\n`);
  return 0;
}

const isInstalled = (name) => {
  try {
    createRequire(import.meta.url).resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
};

async function build(digest) {
  if (!['esbuild', 'marked', 'vite'].every(isInstalled)) {
    console.error(
      'nirnaya: dist is not current, and esbuild, marked and Vite are not all installed to build it. ' +
        'Run `npm ci` with the development dependencies and `npm run build`, then `npm prune --omit=dev`.',
    );
    return process.argv.includes('--if-possible') ? 0 : 1;
  }
  const { bundle, bundleSingle } = await import('./bundle.mjs');
  const { licencesOf } = await import('./licences.mjs');
  // What no source stands for any more must not be packed.
  for (const name of existsSync(dist) ? readdirSync(dist) : []) {
    if (!longLived.includes(name)) rmSync(join(dist, name), { recursive: true, force: true });
  }
  const contents = await bundle({ root, outdir: dist, programs, buildId: digest });
  await bundleSingle({ root, outdir: dist, programs: singleFiles, buildId: digest });
  writeFileSync(join(dist, 'LICENSES.txt'), licencesOf(contents, root));
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', 'web/dashboard', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) return status ?? 1;
  const { buildPages } = await import('./pages.mjs');
  await buildPages(root, join(dist, 'web', 'pages'));
  const documents = spawnSync(
    process.execPath,
    [join(dist, 'server', 'write-documents.js'), join(dist, 'api')],
    { cwd: root, stdio: 'inherit' },
  );
  if (documents.status !== 0) return documents.status ?? 1;
  writeFileSync(stamp, `${digest}\n`);
  return 0;
}

const stamped = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);

const digest = digestOfSources();
if (digest !== undefined) {
  process.exitCode = digest === stamped(stamp) ? 0 : await build(digest);
  const docs = digestOfDocs(digest);
  if (stamped(stamp) === digest && docs !== stamped(docsStamp)) process.exitCode = writeDocs(docs);
  const packs = digestOfPacks(digest);
  if (stamped(stamp) === digest && packs !== undefined && packs !== stamped(packsStamp)) {
    process.exitCode = compilePacks(packs);
  }
  if (stamped(stamp) === digest && packs !== undefined && !process.argv.includes('--without-rule-pages')) {
    const rules = digestOfRulePages();
    if (rules !== stamped(ruleStamp)) writeRulePages(rules);
  }
}

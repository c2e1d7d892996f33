// Builds `dist` where it is not what the sources say. In: nothing, or --if-possible, which makes a bundler that is not
// installed no failure, or --without-rule-pages, which leaves the rule browser as it is, as tests do. An installed package
// has no sources: what was packed is what is run.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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
  'scripts/browser-files.mjs',
  'scripts/bundle.mjs',
  'scripts/dashboard.mjs',
  'scripts/direct-imports.mjs',
  'scripts/fonts.mjs',
  'scripts/licences.mjs',
  'scripts/pages.mjs',
  'scripts/programs.mjs',
];
const sources = /\.(ts|tsx|css|html|svg)$|^package\.json$|^words\/\w+\.json$/;

/** The files below a folder of the project whose paths in it match, in order. What was built there is no source. */
const filesIn = (folder, pattern) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path) && !path.startsWith('dist'))
    .map((path) => join(folder, path))
    .sort();

/** SHA-256 over some files and their names; `beside`: what else counts. */
function digestOf(files, beside = '') {
  const hash = createHash('sha256').update(beside);
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** SHA-256 over all that is built and how; undefined where there are no sources. */
function digestOfSources() {
  if (!existsSync(join(root, 'cli', 'main.ts'))) return undefined;
  return digestOf([...settings, ...rooms.flatMap((room) => filesIn(room, sources)).sort()]);
}

/** The rule packs and the words beside them. */
const packFiles = () => filesIn('rulepacks', /\.ya?ml$/);

/** SHA-256 over the rule packs and the words beside them, and what compiles them; undefined where there are none. */
const digestOfPacks = (sources) =>
  existsSync(join(root, 'rulepacks')) ? digestOf(packFiles(), `${sources}\n`) : undefined;

/** SHA-256 over the documents that are pages of the service, and what makes them pages. */
const digestOfDocs = (sources) =>
  digestOf(
    [
      ...filesIn('docs', /\.(md|svg)$/),
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'dsl/LANGUAGE.md',
      'server/data/changelog.jsonl',
    ],
    `${sources}\n`,
  );

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
  return digestOf([
    'dist/web/pages/files.json',
    'package.json',
    ...makers.flatMap((folder) => filesIn(folder, /\.tsx?$/)),
    ...packFiles(),
  ]);
}

/** Runs a built program; gives its exit status. */
const run = (program, ...args) =>
  spawnSync(process.execPath, [join(dist, program), ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;

/** Has a built program write pages into a folder of `dist`; gives its exit status. Where it fails no stamp says that they are there. */
function writePages({ folder, stamp: own, digest }, program, ...args) {
  const out = join(dist, folder);
  for (const path of [own, out]) rmSync(path, { recursive: true, force: true });
  const status = run(program, ...args, out);
  if (status === 0) writeFileSync(own, `${digest}\n`);
  return status;
}

/** Writes the pages for developers. */
const writeDocs = (digest) =>
  writePages({ folder: 'web/docs', stamp: docsStamp, digest }, 'server/write-docs.js', root);

/** Writes the rule browser. */
const writeRulePages = (digest) =>
  writePages({ folder: 'rule-pages', stamp: ruleStamp, digest }, 'server/write-rules.js');

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
  const playground = run(
    'authoring/write-playground-data.js',
    join(dist, 'rulepacks.bundle'),
    join(root, 'data', 'sky', 'sky.bin'),
    join(dist, 'web', 'playground'),
  );
  if (playground !== 0) return playground;
  const offline = run(
    'server/write-offline.js',
    join(dist, 'rulepacks.bundle'),
    join(dist, 'web', 'offline'),
  );
  if (offline !== 0) return offline;
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
  if (!['esbuild', 'marked'].every(isInstalled)) {
    console.error(
      'nirnaya: dist is not current, and esbuild and marked are not both installed to build it. ' +
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
  const { buildDashboard } = await import('./dashboard.mjs');
  await buildDashboard(root, join(dist, 'web', 'dashboard'));
  const { buildPages } = await import('./pages.mjs');
  await buildPages(root, join(dist, 'web', 'pages'));
  const documents = run('server/write-documents.js', join(dist, 'api'));
  if (documents !== 0) return documents;
  writeFileSync(stamp, `${digest}\n`);
  return 0;
}

const stamped = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);

const digest = digestOfSources();
if (digest !== undefined) {
  process.exitCode = digest === stamped(stamp) ? 0 : await build(digest);
  if (stamped(stamp) === digest) makeRest(digest);
}

/** Makes what the built programs make. What fails does not keep the rest from being made, and is not forgotten for it. */
function makeRest(digest) {
  const take = (status) => {
    if (status !== 0) process.exitCode = status;
  };
  const docs = digestOfDocs(digest);
  if (docs !== stamped(docsStamp)) take(writeDocs(docs));
  const packs = digestOfPacks(digest);
  if (packs === undefined) return;
  if (packs !== stamped(packsStamp)) take(compilePacks(packs));
  if (process.argv.includes('--without-rule-pages')) return;
  const rules = digestOfRulePages();
  // Packs with errors are no reason to have no program: compiling them says what is wrong.
  if (rules !== stamped(ruleStamp)) writeRulePages(rules);
}

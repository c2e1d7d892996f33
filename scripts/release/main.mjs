// `npm run release`: builds, tests and packs the version of package.json, writes its notes, and moves the files of `changes/` to the
// changelog. By default it says what it would do and prints the notes; `-- --run` does it. It publishes nothing, commits nothing
// and makes no tag: the last lines say how.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readChanges, released, withChanges } from './changes.mjs';
import { releaseNotes } from './notes.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    run: { type: 'boolean', default: false },
    out: { type: 'string', default: 'release' },
  },
});
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const changelogFile = join(root, 'CHANGELOG.md');
const changes = readChanges(join(root, 'changes'));
const changelog = withChanges(readFileSync(changelogFile, 'utf8'), changes);
const notes = releaseNotes(changelog, version);
const steps = [
  ['npm', 'run', '-s', 'build'],
  ['npm', 'test'],
  ['npm', 'run', '-s', 'coverage'],
  ['npm', 'pack', '--pack-destination', values.out],
];

const call = ([command, ...args], stdio) => spawnSync(command, args, { cwd: root, encoding: 'utf8', stdio });

function release() {
  const uncommitted = call(['git', 'status', '--porcelain'], 'pipe').stdout.trim();
  if (uncommitted !== '') return `the working tree has changes; commit them first:\n${uncommitted}`;
  mkdirSync(join(root, values.out), { recursive: true });
  for (const step of steps) {
    console.log(`== ${step.join(' ')}`);
    if (call(step, 'inherit').status !== 0) return `${step.join(' ')} failed; nothing was released`;
  }
  writeFileSync(join(root, values.out, 'NOTES.md'), notes);
  writeFileSync(changelogFile, released(changelog, version, new Date().toISOString().slice(0, 10)));
  for (const { file } of changes) rmSync(join(root, 'changes', file));
  console.log(`The package and NOTES.md are in ${values.out}. To commit the changelog and tag the release:`);
  console.log(`  git commit -m "release: ${version}" CHANGELOG.md changes`);
  console.log(`  git tag -a v${version} --cleanup=verbatim -F ${values.out}/NOTES.md`);
  return undefined;
}

if (values.run) {
  const problem = release();
  if (problem !== undefined) {
    console.error(`release: ${problem}`);
    process.exitCode = 1;
  }
} else {
  for (const step of steps) console.log(`would run: ${step.join(' ')}`);
  console.log(`would move ${changes.length} files of changes to CHANGELOG.md`);
  console.log(`would write: ${join(values.out, 'NOTES.md')}\n\n${notes}`);
  console.log('This was a dry run; npm run release -- --run does it.');
}

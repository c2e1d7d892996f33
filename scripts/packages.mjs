// `npm run packages`: builds every room as a package, packs it, and checks what would be published with publint and with
// what Are the types wrong? checks. Ends with 1 where anything is wrong. In: names of rooms; without any all of them.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { tsc } from './tsc.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const rooms = process.argv.length > 2 ? process.argv.slice(2) : workspaces;

/** Runs a command; its output is shown where it fails. Out: its standard output. */
function output(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout;
  console.error(stdout, stderr);
  throw new Error(`${command} ${args.join(' ')} failed`);
}

// Packages are modules of ECMAScript alone: what CommonJS and the oldest resolution make of them is no concern.
const unsupported = new Set(['NoResolution', 'UntypedResolution']);
const isConcern = ({ kind, resolutionKind }) =>
  !(unsupported.has(kind) && (resolutionKind === 'node10' || resolutionKind === 'node16-cjs')) &&
  kind !== 'CJSResolvesToESM';

/** What is wrong with the package of a room, a line each. */
async function problemsOf(room, folder) {
  const [{ filename }] = JSON.parse(
    output('npm', 'pack', '--json', '--ignore-scripts', '--workspace', room, '--pack-destination', folder),
  );
  const tarball = readFileSync(join(folder, filename));
  const { messages, pkg } = await publint({
    pack: { tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength) },
    strict: true,
  });
  const lints = messages.map(
    (message) => `${message.type}: ${formatMessage(message, pkg, { color: false })}`,
  );
  const { types, problems = [] } = await checkPackage(createPackageFromTarballData(tarball));
  // Programs have no entries, and so no types.
  if (types === false) return lints;
  const wrong = problems
    .filter(isConcern)
    .map(
      ({ kind, entrypoint = '', resolutionKind = '' }) => `types: ${kind} ${entrypoint} ${resolutionKind}`,
    );
  return [...lints, ...wrong];
}

output(process.execPath, tsc, '-b', 'tsconfig.packages.json');
output(process.execPath, 'scripts/core.mjs');
const folder = mkdtempSync(join(tmpdir(), 'nirnaya-packages-'));
for (const room of rooms) {
  const problems = await problemsOf(room, folder);
  console.log(`${room}: ${problems.length === 0 ? 'no problems' : ''}`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
rmSync(folder, { recursive: true });

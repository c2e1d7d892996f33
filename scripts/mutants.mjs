// Do the tests see what is wrong? Makes one small change at a time to a source, runs the tests that are about it, and says
// which changes they noticed. In: [--seed N], for other changes than the usual ones; [parts of paths], for some sources
// alone. Out: a line for each change and a count; ends with 1 where a change cannot be tried. Sources are restored, also where
// it is interrupted or ended; until then, commit nothing. What is built is taken as it stands: a change is tried on the
// sources alone.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Sources, each with the tests that are about it. */
const subjects = {
  'engine/civil/civil.ts': ['engine/civil/civil'],
  'engine/almanac/day-frame.ts': ['engine/almanac'],
  'engine/place/eclipse-spans.ts': ['engine/place/eclipse-spans'],
  'engine/panchang/month.ts': ['engine/panchang/month'],
  'engine/observe/pieces.ts': ['engine/observe/pieces'],
  'compiler/runtime/run.ts': ['compiler/runtime/emit/targets'],
  'compiler/runtime/emit/occurrences.ts': ['compiler/runtime/emit/targets'],
  'compiler/runtime/emit/spans.ts': ['compiler/runtime/emit/conditions', 'compiler/runtime/emit/tropical'],
  'engine/observe/graha-tracks.ts': ['engine/observe/graha-tracks', 'compiler/runtime/emit/planets'],
  'compiler/runtime/scored.ts': ['compiler/runtime/emit/muhurats', 'compiler/runtime/emit/suitability'],
  'compiler/front/link/over-land.ts': ['compiler/front/link/over-land', 'compiler/compile/shared-chains'],
  'compiler/front/check/environment.ts': ['compiler/front/check/environment'],
  'compiler/compile/set-with.ts': ['compiler/compile/set-with'],
  'compiler/artifact/bundled-set.ts': ['compiler/artifact/pack-bundle'],
  'explain/sentences/tithi-name.ts': ['explain/sentences'],
  'explain/sentences/reason.ts': ['explain/sentences'],
  'explain/observatory/overlap.ts': ['explain/observatory'],
  'explain/dates/date-text.ts': ['explain/dates'],
  'app/names/qualifiers.ts': ['app/names'],
  'app/festivals/lunar-month.ts': ['app/festivals', 'server/routes/festivals'],
  'app/festivals/search/matches.ts': ['app/festivals/search'],
  'app/packs/pack-memo.ts': ['cli/check', 'app/packs'],
  'app/panchang/running.ts': ['server/routes/angas'],
  'server/http/response-cache.ts': ['server/http/caching'],
  'server/http/connections.ts': ['server/http/connections'],
  'server/access/plans/quota.ts': ['server/access/plans/quota'],
  'server/openapi/stated-defaults.ts': ['server/openapi'],
  'contract/plans/counted.ts': ['server/access/plans/counted'],
  'cli/options/years.ts': ['cli/docs', 'cli/days'],
  'cli/output/diff/text.ts': ['cli/diff'],
};

/** Small changes: what is looked for in a line, and what takes its place. */
const changes = [
  [/ === /, ' !== '],
  [/ !== /, ' === '],
  [/ < /, ' >= '],
  [/ > /, ' <= '],
  [/ <= /, ' < '],
  [/ >= /, ' > '],
  [/ && /, ' || '],
  [/ \|\| /, ' && '],
  [/ \+ 1\b/, ' - 1'],
  [/ - 1\b/, ' + 1'],
  [/\btrue\b/, 'false'],
  [/\bfalse\b/, 'true'],
  [/^(\s*)if \(.*\) return\b/, '$1if (false) return'],
  // What would have been asked of each item becomes the second argument, which counts for nothing.
  [/\.filter\(/, '.flatMap((item) => [item], '],
  [/\.some\(/, '.every('],
];

const isCode = (line) => !/^\s*(\/\/|\/?\*|import |export (type|interface)|readonly )/.test(line);

/** Every change that a text permits. */
const sitesIn = (text) =>
  text.split('\n').flatMap((line, i) =>
    isCode(line)
      ? changes.flatMap(([from, to]) => {
          const changed = line.replace(from, to);
          return changed === line ? [] : [{ line: i, changed, from: line }];
        })
      : [],
  );

// The same source is changed in the same place by every run, wherever the others stand.
const chosen = (path, seed, sites) =>
  sites[createHash('sha256').update(`${seed} ${path}`).digest().readUInt32BE() % sites.length];

/** How long tests may take; a change that keeps them busy for longer is noticed. Milliseconds. */
const limit = 240_000;

function isNoticed(tests) {
  const files = tests.map((test) => join('test', test));
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--bail', '1', ...files], {
    cwd: root,
    env: { ...process.env, BUILT: 'as it stands' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // Its workers end with it, also those that do not come to an end.
    detached: true,
  });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += String(chunk);
  });
  const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), limit);
  return new Promise((resolve, reject) => {
    child.once('close', (status) => {
      clearTimeout(timer);
      if (/No test files found/.test(out)) reject(new Error(`no tests are named ${files.join(', ')}`));
      else resolve(status !== 0);
    });
  });
}

const words = process.argv.slice(2);
const at = words.indexOf('--seed');
const seed = at < 0 ? 1 : Number(words.splice(at, 2)[1]);
let restore = () => {};
for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.on(signal, () => {
    restore();
    process.exit(status);
  });
}
const counts = { noticed: 0, unnoticed: 0, untried: 0 };
for (const [path, tests] of Object.entries(subjects)) {
  if (words.length > 0 && !words.some((word) => path.includes(word))) continue;
  const file = join(root, path);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const site = chosen(path, seed, sitesIn(text));
  let outcome = 'untried';
  if (site !== undefined) {
    restore = () => writeFileSync(file, text);
    writeFileSync(file, text.split('\n').with(site.line, site.changed).join('\n'));
    try {
      outcome = (await isNoticed(tests)) ? 'noticed' : 'unnoticed';
    } finally {
      restore();
    }
  }
  counts[outcome] += 1;
  console.log(
    `${outcome.padEnd(9)} ${path}:${(site?.line ?? -1) + 1} ${site?.changed.trim() ?? 'nothing to change'}`,
  );
}
console.log(`${counts.noticed} noticed, ${counts.unnoticed} unnoticed, ${counts.untried} untried`);
process.exitCode = counts.untried > 0 ? 1 : 0;

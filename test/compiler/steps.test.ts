// The work of the compiler grows with the length of a text, whatever stands in it. Work is counted, not timed: how often
// each block of our code was run, as V8 counts it. What the counts cannot see, a search of a regular expression through
// one long line, is seen by the longest files that are read: quadratic, they would take hours.

import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packSetOf } from '../../compiler/compile/compile.ts';
import { renderDiagnostics } from '../../dsl/diagnostics/frame.ts';
import { readPack } from '../../dsl/pack/read-pack.ts';
import { largestFile, type SourceFile, sourceFile } from '../../dsl/source/source-file.ts';
import { hostileShapes } from './hostile-shapes.ts';

const session = new Session();
beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(() => session.disconnect());

// Texts are read anew each time; `readPackSet` would know them.
const compileAll = (files: readonly SourceFile[]) =>
  packSetOf(
    files.map((file) => readPack(file)),
    { dataVersion: 'test' },
  ).compileAll();

/** How often blocks of `dsl/` and `compiler/` are run while files are compiled. */
async function stepsOf(files: readonly SourceFile[]): Promise<number> {
  await session.post('Profiler.takePreciseCoverage');
  compileAll(files);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => /\/(?:dsl|compiler)\/[^?]*\.ts/.test(url) && !url.includes('/test/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

/** The most by which the steps may grow where a text doubles; what every text costs is taken off. */
const most = 2.5;

describe('steps grow with the length', () => {
  test.each(hostileShapes)('%s', async (_name, make) => {
    await stepsOf(make(100));
    const [one, two, four] = [await stepsOf(make(100)), await stepsOf(make(200)), await stepsOf(make(400))];
    expect(one).toBeGreaterThan(100);
    // Some texts are refused as soon as they are too large, and cost less from there on.
    expect(four - two, `${one}, ${two}, ${four}`).toBeLessThanOrEqual(most * Math.max(two - one, one / 4));
  });

  test('what is quadratic is seen', async () => {
    const quadratic = (n: number): readonly SourceFile[] =>
      Array.from({ length: n }, (_, i) =>
        sourceFile(`${i}.yaml`, `pack: P${'x'.repeat(i)}\n${'#\n'.repeat(i)}`),
      );
    const [one, two, four] = [
      await stepsOf(quadratic(20).flatMap(repeated(20))),
      await stepsOf(quadratic(40).flatMap(repeated(40))),
      await stepsOf(quadratic(80).flatMap(repeated(80))),
    ];
    expect(four - two).toBeGreaterThan(most * (two - one));
  });
});

const repeated =
  (times: number) =>
  (file: SourceFile, index: number): readonly SourceFile[] =>
    Array.from({ length: times }, (_, i) => sourceFile(`${index}-${i}.yaml`, file.text.slice(0, 12)));

test('the longest lines that are read, each searched once', () => {
  for (const text of [
    `pack: "X" ${' '.repeat(largestFile - 20)}y\n`,
    `pack: X\ntitle: [a] ${' #'.repeat(largestFile / 2 - 20)}\n`,
    `pack: X\ntitle: "a${' \n b'.repeat(largestFile / 4 - 20)}"\n`,
    `pack: X\nrules:\n  FESTIVAL_A:\n    observe: ${'A1'.repeat(largestFile / 2 - 50)}\n`,
    `pack: X\nrules:\n  FESTIVAL_A:\n    name: ${' ('.repeat(largestFile / 2 - 50)}x\n`,
    `${' '.repeat(largestFile - 20)}\tpack: X\n`,
  ]) {
    const { diagnostics } = compileAll([sourceFile('a.yaml', text)]);
    expect(renderDiagnostics(diagnostics).length).toBeLessThan(3 * largestFile);
  }
});

test('of many diagnostics a hundred are written out, and the number of the rest', () => {
  const text = `pack: X\n${Array.from({ length: 300 }, (_, i) => `key${i}: 1\n`).join('')}`;
  const { diagnostics } = compileAll([sourceFile('a.yaml', text)]);
  const written = renderDiagnostics(diagnostics);
  expect(written.match(/unknown-field/g)).toHaveLength(100);
  expect(written).toContain('and 200 more');
  expect(written).toContain('300 errors');
});

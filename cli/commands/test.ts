// `nirnaya test`: runs the tests that authors write beside their packs.

import { writeFileSync } from 'node:fs';
import { bundledCalendars } from '@nirnaya/app/data';
import { bundledPacksDir } from '@nirnaya/app/packs';
import type { CheckResult } from '@nirnaya/authoring/tests';
import { diagnosticToJson, renderDiagnostics } from '@nirnaya/dsl/diagnostics';
import { type Almanac, openAlmanac } from '@nirnaya/engine/almanac';
import { openBundledSky } from '@nirnaya/ephemeris';
import { NegativeAnswer } from '../options/failure.ts';
import { type Io, write, writeJson } from '../options/io.ts';
import { runSuite, type Suite, suiteAt } from '../options/suite.ts';
import { unwritable } from '../options/unwritable.ts';
import { checksAbout } from '../output/test/about.ts';
import { junitXml } from '../output/test/junit.ts';
import { reasonFor } from '../output/test/reason.ts';
import { failureText, placeOf, subjectOf, sumText } from '../output/test/text.ts';
import { paintFor } from '../output/text/paint.ts';
import { watching } from '../output/watch/watching.ts';
import type { AddCommand } from './command.ts';

interface TestOptions {
  readonly rule: readonly string[];
  readonly junit?: string;
  readonly watch?: boolean;
  readonly json?: boolean;
}

/** Adds the command. */
export const addTest: AddCommand = (program, io) => {
  program
    .command('test')
    .description('runs the tests beside rule packs; fails if a rule gives another date')
    .argument('[paths...]', 'folders or *.test.yaml files (default: the bundled packs)')
    .option(
      '--rule <code>',
      'only tests of this rule or kala; * matches any text, as in "FESTIVAL_*"; repeatable',
      (pattern: string, patterns: readonly string[]) => [...patterns, pattern],
      [],
    )
    .option('--junit <file>', 'also write the results to a file, as JUnit XML')
    .option('--watch', 'run again after each change, until stopped')
    .option('--json', 'print JSON')
    .action(async (paths: readonly string[], options: TestOptions) => {
      const sky = openBundledSky();
      try {
        const almanac = openAlmanac(sky, { calendars: bundledCalendars() });
        const once = (): Promise<boolean> =>
          testOnce(paths, { almanac, dataVersion: sky.ephemerisVersion }, options, io);
        if (options.watch !== true) {
          if (!(await once())) throw new NegativeAnswer();
          return;
        }
        await watching(paths.length === 0 ? [bundledPacksDir()] : paths, once, io);
      } finally {
        sky.close();
      }
    });
};

async function testOnce(
  paths: readonly string[],
  { almanac, dataVersion }: { readonly almanac: Almanac; readonly dataVersion: string },
  options: TestOptions,
  io: Io,
): Promise<boolean> {
  const whole = suiteAt(paths, dataVersion);
  const suite = { ...whole, checks: checksAbout(whole.checks, options.rule) };
  const errors = suite.diagnostics.some((d) => d.severity === 'error');
  const results = runSuite(suite, almanac);
  const ok = !errors && results.every(({ passed }) => passed);
  if (options.junit !== undefined) {
    const reason = (result: CheckResult) => reasonFor(result, suite.packs, almanac);
    writeReport(options.junit, junitXml(results, suite.diagnostics, reason));
  }
  if (options.json === true) {
    await writeJson(io, asJson(suite, results, ok, almanac));
    return ok;
  }
  const paint = paintFor(io);
  if (suite.diagnostics.length > 0)
    await write(io.out, `${renderDiagnostics(suite.diagnostics, { color: io.color })}\n\n`);
  for (const result of results.filter(({ passed }) => !passed)) {
    await write(io.out, failureText(result, reasonFor(result, suite.packs, almanac), paint));
  }
  await write(io.out, sumText(results, suite.files, paint));
  return ok;
}

function writeReport(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw unwritable(path, error, '--junit');
  }
}

function asJson(suite: Suite, results: readonly CheckResult[], ok: boolean, almanac: Almanac): unknown {
  const failed = results.filter(({ passed }) => !passed);
  return {
    ok,
    files: suite.files,
    passed: results.length - failed.length,
    failed: failed.length,
    diagnostics: suite.diagnostics.map(diagnosticToJson),
    failures: failed.map((result) => ({
      at: placeOf(result.check),
      what: subjectOf(result.check),
      expected: result.expected,
      found: result.actual,
      reason: reasonFor(result, suite.packs, almanac) ?? null,
    })),
  };
}

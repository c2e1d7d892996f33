// The author tests of a command line: their files and packs, their diagnostics, and the result of each claim.

import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundledPacksDir } from '@nirnaya/app/packs';
import { curatedPlace, locations, placeOfPack } from '@nirnaya/app/places';
import { type Check, type CheckResult, checksOf, runCheck, type TestWorld } from '@nirnaya/authoring/tests';
import type { PackSet } from '@nirnaya/compiler/compile';
import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import { isTestFile, loadPackFiles, loadTestFiles, readSourceFile, readTests } from '@nirnaya/dsl/pack';
import type { SourceFile } from '@nirnaya/dsl/source';
import type { Almanac } from '@nirnaya/engine/almanac';
import { UsageError } from './failure.ts';
import { packsAt } from './packs.ts';

/** A claim that was run. */
export interface TimedResult extends CheckResult {
  /** milliseconds */
  readonly took: number;
}

/** Tests found and looked up. */
export interface Suite {
  readonly files: number;
  readonly packs: PackSet;
  readonly checks: readonly Check[];
  /** diagnostics of the test files, and of the packs that they name */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the tests at some paths, folders or files; without any, those of the bundled packs. */
export function suiteAt(paths: readonly string[], dataVersion: string): Suite {
  const folders = paths.length === 0 ? [bundledPacksDir()] : paths;
  const missing = folders.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new UsageError(...missing.map((path) => `no such file or folder: ${path}`));
  const files = folders.flatMap(testFilesAt);
  if (files.length === 0) throw new UsageError(`no *.test.yaml files below ${folders.join(', ')}`);
  return suiteOf(files, packsAt(paths.filter(holdsPacks), dataVersion).packs);
}

/** Looks the tests of some files up in packs. */
export function suiteOf(files: readonly SourceFile[], packs: PackSet): Suite {
  const world = worldOf(packs);
  const diagnostics: Diagnostic[] = [];
  const checks = files.flatMap((file) => {
    const read = readTests(file);
    diagnostics.push(...read.diagnostics);
    return read.document === undefined ? [] : checksOf(read.document, world, diagnostics);
  });
  return { files: files.length, packs, checks, diagnostics };
}

/** Runs every claim of a suite, in order. */
export function runSuite({ checks }: Suite, almanac: Almanac): readonly TimedResult[] {
  const results: TimedResult[] = [];
  for (const check of checks) {
    const start = performance.now();
    const result = runCheck(check, almanac.placeYear);
    results.push({ ...result, took: performance.now() - start });
  }
  return results;
}

const holdsPacks = (path: string): boolean =>
  statSync(path).isDirectory() ? loadPackFiles(path).length > 0 : !isTestFile(path);

/** The files of tests at a path; their paths are shown as they are found from here. */
export function testFilesAt(path: string): SourceFile[] {
  const shown = (file: string): string => {
    const near = relative(process.cwd(), file);
    return near.startsWith('..') ? file : near;
  };
  if (!statSync(path).isDirectory())
    return isTestFile(path) ? [readSourceFile(path, shown(path)) ?? []].flat() : [];
  return loadTestFiles(path).map((file) => ({ ...file, path: shown(join(path, file.path)) }));
}

function worldOf(packs: PackSet): TestWorld {
  const all = [...locations.values()];
  return {
    packs,
    siteNames: all.map(({ name_en }) => name_en),
    siteNamed: (name) => {
      const location = all.find(({ name_en }) => name_en.toLowerCase() === name.toLowerCase());
      return location && curatedPlace(location);
    },
    siteOfPack: (name) => placeOfPack(name, packs.packs),
  };
}

// The examples of diagnostics: the bad packs of the conformance suite, and their diagnostics.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unreachableRules } from '@nirnaya/authoring/reachable';
import type { Example } from '@nirnaya/authoring/site';
import { untestedRules } from '@nirnaya/authoring/tests';
import { wordsDiagnostics } from '@nirnaya/authoring/words';
import { type PackSet, readPackSet } from '@nirnaya/compiler/compile';
import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import { isPackFile, isTestFile, isWordsFile } from '@nirnaya/dsl/pack';
import { type SourceFile, sourceFile } from '@nirnaya/dsl/source';
import { suiteOf } from '../../options/suite.ts';

/**
 * The example of a code in a folder of cases, each named as its code: its files with the mistake, and the corrected files
 * in `good.yaml` or below `good/`. Undefined where there is no such case.
 */
export function exampleIn(folder: string, code: string): Example | undefined {
  const path = join(folder, code);
  if (!existsSync(path)) return undefined;
  const own = yamlIn(path);
  const bad = own.filter(({ path: name }) => name !== corrected);
  const good = [...own.filter(({ path: name }) => name === corrected), ...yamlIn(join(path, 'good'))];
  return { bad, diagnostics: diagnosticsOf(bad), good };
}

const corrected = 'good.yaml';

function yamlIn(folder: string): readonly SourceFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => isPackFile(name) || isTestFile(name) || isWordsFile(name))
    .sort()
    .map((name) => sourceFile(name, readFileSync(join(folder, name), 'utf8')));
}

/** The diagnostics of files: of packs and words, and where there are author tests, of these and of what they leave untested. */
export function diagnosticsOf(files: readonly SourceFile[]): readonly Diagnostic[] {
  // No fingerprint is shown, so the version of the sky does not matter.
  const packs = readPackSet(
    files.filter((file) => isPackFile(file.path)),
    { dataVersion: '' },
  );
  const tests = files.filter((file) => isTestFile(file.path));
  const words = wordsDiagnostics(
    files.filter((file) => isWordsFile(file.path)),
    packs,
  );
  const { diagnostics } = packs.compileAll();
  const reach = diagnostics.some((d) => d.severity === 'error') ? [] : unreachableRules(packs);
  return [...new Set([...diagnostics, ...ofTests(tests, packs), ...reach, ...words])];
}

function ofTests(tests: readonly SourceFile[], packs: PackSet): readonly Diagnostic[] {
  if (tests.length === 0) return [];
  const { checks, diagnostics } = suiteOf(tests, packs);
  const failed = [...diagnostics, ...packs.compileAll().diagnostics].some((d) => d.severity === 'error');
  return failed ? diagnostics : [...diagnostics, ...untestedRules(packs, checks)];
}

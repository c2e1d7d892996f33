// The bad half of the conformance suite: each case's files earn exactly the diagnostics of its `expected.json`, and
// what puts them right does so.

import { describe, expect, it } from 'vitest';
import { diagnosticsOf } from '../../cli/output/docs/examples.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { renderDiagnostic } from '../../dsl/diagnostics/frame.ts';
import { type SourceFile, sourceFile } from '../../dsl/source/source-file.ts';
import { badCases, readBadCase, shownAs } from './bad-case.ts';

const cases = badCases().map((name) => ({ name, ...readBadCase(name) }));

describe('a bad case is reported with what is wrong and where', () => {
  it.each(cases)('$name', ({ files, expected }) => {
    expect(expected.diagnostics).not.toEqual([]);
    expect(shownAs(diagnosticsOf(files))).toEqual(expected.diagnostics);
    expect(expected.about).toMatch(/\S{3}/);
  });
});

describe('corrected, it has no diagnostics', () => {
  it.each(cases.flatMap(({ name, good }) => (good === undefined ? [] : [{ name, good }])))(
    '$name',
    ({ good }) => {
      expect(diagnosticsOf(good).map((d) => renderDiagnostic(d))).toEqual([]);
    },
  );
});

/** Some files with one change made. */
function changed(
  files: readonly SourceFile[],
  { range, text }: NonNullable<Diagnostic['fix']>,
): SourceFile[] {
  const { file, start, end } = range;
  const made = sourceFile(file.path, file.text.slice(0, start) + text + file.text.slice(end));
  return files.map((one) => (one === file ? made : one));
}

const errorsIn = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter(({ severity }) => severity === 'error').length;

const fixes = cases.flatMap(({ name, files }) => {
  const reported = diagnosticsOf(files);
  return reported.flatMap(({ code, fix }) =>
    fix === undefined ? [] : [{ name, files, reported, code, fix }],
  );
});

describe('what a diagnostic proposes takes it back, and brings no error', () => {
  it.each(fixes)('$name: $fix.title', ({ files, reported, code, fix }) => {
    const after = diagnosticsOf(changed(files, fix));
    const those = (all: readonly Diagnostic[]): number => all.filter((d) => d.code === code).length;
    expect(those(after)).toBe(those(reported) - 1);
    expect(errorsIn(after)).toBeLessThanOrEqual(errorsIn(reported));
  });
});

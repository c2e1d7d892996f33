// The bad cases of the conformance suite: their files, what is expected, and what our implementation reports.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic, Severity } from '../../dsl/diagnostics/diagnostic.ts';
import { lineColumn, type SourceFile, sourceFile } from '../../dsl/source/source-file.ts';

/** One diagnostic of `expected.json`; lines and columns begin at 1. */
interface ExpectedDiagnostic {
  readonly file: string;
  readonly code: string;
  readonly severity: Severity;
  readonly line: number;
  readonly column: number;
}

/** A bad case: the files with the mistake, the diagnostics, and the corrected files where the case has them. */
export interface BadCase {
  readonly files: readonly SourceFile[];
  readonly expected: { readonly about: string; readonly diagnostics: readonly ExpectedDiagnostic[] };
  readonly good: readonly SourceFile[] | undefined;
}

const folder = fileURLToPath(new URL('../../conformance/bad', import.meta.url));

/** The names of the bad cases. */
export const badCases = (): string[] => readdirSync(folder).sort();

/** Reads a bad case. */
export function readBadCase(name: string): BadCase {
  const path = join(folder, name);
  const read = (at: string, names: readonly string[]): SourceFile[] =>
    names.map((file) => sourceFile(file, readFileSync(join(at, file), 'utf8')));
  const yamlIn = (at: string): string[] =>
    readdirSync(at)
      .filter((file) => file.endsWith('.yaml'))
      .sort();
  const corrected = join(path, 'good');
  const inFolder = existsSync(corrected) ? read(corrected, yamlIn(corrected)) : undefined;
  const inFile = existsSync(join(path, 'good.yaml')) ? read(path, ['good.yaml']) : undefined;
  return {
    files: read(
      path,
      yamlIn(path).filter((file) => file !== 'good.yaml'),
    ),
    expected: JSON.parse(readFileSync(join(path, 'expected.json'), 'utf8')),
    good: inFolder ?? inFile,
  };
}

/** Diagnostics in the shape of `expected.json`: by file, line and column. */
export const shownAs = (diagnostics: readonly Diagnostic[]): readonly ExpectedDiagnostic[] =>
  diagnostics
    .map(({ code, severity, range }) => ({
      file: range.file.path,
      code,
      severity,
      ...lineColumn(range.file, range.start),
    }))
    .sort(
      (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
    );

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

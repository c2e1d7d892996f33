// Every file (or folder of files) of `bad/` is a set of packs with mistakes. Its leading comments say what must be
// found, and where: `# expect: code line:column`. Nothing else may be found.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readPackSet } from '../../compiler/compile.ts';
import { catalogueEntries } from '../../dsl/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { testEntries } from '../../dsl/diagnostics/entries-test.ts';
import { renderDiagnostic } from '../../dsl/diagnostics/frame.ts';
import { lineColumn, type SourceFile, sourceFile } from '../../dsl/source/source-file.ts';

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

function filesOf(path: string): SourceFile[] {
  if (!statSync(path).isDirectory()) return [sourceFile(path, readFileSync(path, 'utf8'))];
  return readdirSync(path)
    .sort()
    .map((name) => sourceFile(name, readFileSync(join(path, name), 'utf8')));
}

const expectedIn = (file: SourceFile): string[] =>
  [...file.text.matchAll(/^# expect: (\S+ \d+:\d+)\r?$/gm)].map((match) => match[1] ?? '');

const foundIn = (file: SourceFile, diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics
    .filter((d) => d.range.file === file)
    .map((d) => {
      const { line, column } = lineColumn(file, d.range.start);
      return `${d.code} ${line}:${column}`;
    });

const compiled = (files: readonly SourceFile[]): readonly Diagnostic[] =>
  readPackSet(files, { dataVersion: 'test' }).compileAll().diagnostics;

const bad = readdirSync(folder('bad')).sort();
const good = readdirSync(folder('good')).sort();

describe('a bad pack is told what is wrong and where', () => {
  it.each(bad)('%s', (name) => {
    const files = filesOf(join(folder('bad'), name));
    const diagnostics = compiled(files);
    for (const file of files)
      expect(foundIn(file, diagnostics).sort(), file.path).toEqual(expectedIn(file).sort());
    expect(files.flatMap(expectedIn)).not.toEqual([]);
  });

  it.each(bad)('%s: the carets stand under the fault', (name) => {
    for (const d of compiled(filesOf(join(folder('bad'), name)))) {
      const frame = renderDiagnostic(d).split('\n');
      const { line, column } = lineColumn(d.range.file, d.range.start);
      expect(frame[0]).toBe(`${d.severity}[${d.code}]: ${d.message}`);
      expect(frame[1]).toContain(`${line}:${column}`);
      const [source = '', carets = ''] = frame.slice(2, 4).map((l) => l.slice(l.indexOf('|') + 2));
      const marks = /\p{M}/gu;
      // Cells, not characters: combining marks take none.
      const under = [...source.replace(marks, '')]
        .slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)
        .join('');
      const wanted = d.range.file.text.slice(d.range.start, Math.max(d.range.end, d.range.start + 1));
      const first = wanted.split(/\r?\n/)[0] ?? '';
      if (first !== '')
        expect(under.trimEnd()).toBe(first.replace(marks, '').replaceAll('\t', ' ').trimEnd());
    }
  });

  it('every code of the catalogue that a pack can earn occurs in some bad pack', () => {
    const told = new Set(
      bad.flatMap((name) => compiled(filesOf(join(folder('bad'), name))).map((d) => d.code)),
    );
    // Too large a file is tried by the reader's own test, and what is said of test files by theirs.
    const missing = catalogueEntries()
      .map((entry) => entry.code)
      .filter((code) => code !== 'too-large' && !(code in testEntries) && !told.has(code));
    expect(missing).toEqual([]);
  });

  it('every entry of the catalogue has a paragraph', () => {
    for (const { code, paragraph } of catalogueEntries()) expect(paragraph.length, code).toBeGreaterThan(30);
  });
});

describe('a good pack compiles without a word', () => {
  it.each(good)('%s', (name) => {
    // A stretch of days is found by no key, which is told and yet no fault.
    const told = compiled(filesOf(join(folder('good'), name))).filter(({ code }) => code !== 'unindexed');
    expect(told.map((d) => renderDiagnostic(d))).toEqual([]);
  });
});

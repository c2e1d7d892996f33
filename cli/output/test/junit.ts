// The results of author tests as JUnit XML, which continuous integration reads: a suite for each file of tests, a case for
// each claim, and an error for what could not be read or looked up.

import type { CheckResult } from '@nirnaya/authoring/tests';
import { type Diagnostic, diagnosticToJson, renderDiagnostic } from '@nirnaya/dsl/diagnostics';
import type { TimedResult } from '../../options/suite.ts';
import { placeOf, subjectOf } from './text.ts';

interface Case {
  readonly file: string;
  readonly line: string;
  readonly name: string;
  readonly pack: string;
  readonly took: number;
  readonly problem?: { readonly tag: 'failure' | 'error'; readonly message: string; readonly text: string };
}

/** The document. `reasonFor` explains the result of a rule, for a claim that failed. */
export function junitXml(
  results: readonly TimedResult[],
  diagnostics: readonly Diagnostic[],
  reasonFor: (result: CheckResult) => string | undefined,
): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(caseOfError);
  const cases = [...errors, ...results.map((result) => caseOf(result, reasonFor))];
  const files = [...new Set(cases.map(({ file }) => file))];
  const suites = files.flatMap((file) => {
    const own = cases.filter((one) => one.file === file);
    return [
      `  <testsuite ${attributes({ name: file, ...counts(own) })}>`,
      ...own.map(caseXml),
      '  </testsuite>',
    ];
  });
  const head = attributes({ name: 'nirnaya test', ...counts(cases) });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${head}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function caseOf(result: TimedResult, reasonFor: (result: CheckResult) => string | undefined): Case {
  const { check, passed, expected, actual, took } = result;
  const place = placeOf(check);
  const common = {
    file: check.range.file.path,
    line: place.split(':').at(-2) ?? '1',
    name: subjectOf(check),
    pack: check.pack.name,
    took,
  };
  if (passed) return common;
  const text = [place, `expected ${expected}`, `found ${actual}`, reasonFor(result) ?? ''].join('\n').trim();
  return { ...common, problem: { tag: 'failure', message: `expected ${expected}, found ${actual}`, text } };
}

function caseOfError(diagnostic: Diagnostic): Case {
  const { code, message, range } = diagnostic;
  const { line } = diagnosticToJson(diagnostic);
  const problem = {
    tag: 'error',
    message: `${code}: ${message}`,
    text: renderDiagnostic(diagnostic),
  } as const;
  return { file: range.file.path, line: String(line), name: code, pack: range.file.path, took: 0, problem };
}

function counts(cases: readonly Case[]): Readonly<Record<string, string>> {
  const of = (tag: string): string => String(cases.filter(({ problem }) => problem?.tag === tag).length);
  return {
    tests: String(cases.length),
    failures: of('failure'),
    errors: of('error'),
    time: seconds(cases.reduce((sum, { took }) => sum + took, 0)),
  };
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

function caseXml({ file, line, name, pack, took, problem }: Case): string {
  const head = attributes({ name, classname: pack, file, line, time: seconds(took) });
  if (problem === undefined) return `    <testcase ${head}/>`;
  const { tag, message, text } = problem;
  return [
    `    <testcase ${head}>`,
    `      <${tag} ${attributes({ message })}>${escaped(text)}</${tag}>`,
    '    </testcase>',
  ].join('\n');
}

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escaped(value).replaceAll('\n', '&#10;')}"`)
    .join(' ');

// XML 1.0 knows no control characters besides tab and line ends, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text.replaceAll(unwritable, '\ufffd').replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

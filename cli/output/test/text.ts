// The results of author tests, as text for a terminal.

import type { Check, CheckResult } from '@nirnaya/authoring/tests';
import { lineColumn } from '@nirnaya/dsl/source';
import type { Paint } from '../text/paint.ts';
import { labelled, wrapped } from '../text/wrap.ts';
import { nameOfCheck } from './about.ts';

const width = 80;
const column = 12;

/** One claim that failed: where it stands, what was expected and found, and why the rule says so. */
export function failureText(
  { check, expected, actual }: CheckResult,
  reason: string | undefined,
  paint: Paint,
): string {
  return [
    `${paint.red('failed')} ${paint.bold(subjectOf(check))}`,
    `  ${placeOf(check)}`,
    labelled('  expected', expected, width, column),
    labelled('  found', actual, width, column),
    ...(reason?.split('\n').map((line) => wrapped(line, width, '  ')) ?? []),
    '',
    '',
  ].join('\n');
}

/** `FESTIVAL_X 2026, IN-MH at Mumbai, drik`. */
export function subjectOf(check: Check): string {
  const where = `${check.pack.name} at ${check.site.name}`;
  switch (check.kind) {
    case 'year':
      return `${check.rule.code} ${check.year}, ${where}${modeText(check.mode)}`;
    case 'date':
      return `${check.rule.code} ${check.date}, ${where}${modeText(check.mode)}`;
    case 'named':
      return `${check.rule.code} ${check.window} ${check.date}, ${where}${modeText(check.mode)}`;
    case 'undecided':
      return `${check.rule.code} ${check.dates[0]}, ${where}${modeText(check.mode)}`;
    case 'holds':
      return `${check.rule.code} ${check.at.date}, ${where}`;
    case 'kala':
      return `${check.kala} ${check.date}, ${where}`;
    case 'time':
      return `${check.rule.code} ${check.at.date}, ${where}`;
    case 'windows':
    case 'worth':
      return `${check.rule.code} ${check.date}, ${where}`;
    case 'chakra':
    case 'birth':
    case 'match':
      return `${check.rule.code}, ${check.pack.name}`;
  }
}

const modeText = (mode: string): string => (mode === 'drik' ? ', drik' : '');

/** `base/ganesha.test.yaml:12:11`. */
export function placeOf({ range }: Check): string {
  const { line, column: at } = lineColumn(range.file, range.start);
  return `${range.file.path}:${line}:${at}`;
}

/** The line that counts. */
export function sumText(results: readonly CheckResult[], files: number, paint: Paint): string {
  const failed = results.filter(({ passed }) => !passed).length;
  const rules = new Set(results.map(({ check }) => nameOfCheck(check))).size;
  const of = `${rules} rules and kalas in ${files} ${files === 1 ? 'file' : 'files'}`;
  const passed = paint.green(`${results.length - failed} passed`);
  return `${failed === 0 ? passed : `${passed}, ${paint.red(`${failed} failed`)}`}; ${of}\n`;
}

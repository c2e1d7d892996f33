// Reads a truth file: every row checked, every difference recorded.

import type { Calculator } from './calculator.ts';
import { type Check, checks, summaries } from './files.ts';
import { countRows, type FileRows, readRows, type UnreadRow } from './rows.ts';
import type { Difference, FileReport, Parts, RuleFit, Verdict } from './verdict.ts';

/** The report of a file; undefined where there is no such file. */
export function readFile(calculator: Calculator, dir: string, file: string): FileReport | undefined {
  const check = checks[file];
  if (check !== undefined) {
    const rows = readRows(dir, file);
    return rows && reportOf(calculator, file, rows, check);
  }
  const rows = countRows(dir, file);
  if (rows === undefined) return undefined;
  return {
    file,
    rows,
    covered: 0,
    agree: 0,
    differ: 0,
    unexplained: 0,
    unread: [],
    variants: [],
    parts: {},
    differences: [],
    fits: [],
    judged: [],
    summary: [],
  };
}

/** The report of rows. */
export function reportOf(
  calculator: Calculator,
  file: string,
  { rows, unread: left }: FileRows,
  check: Check,
): FileReport {
  const differences: Difference[] = [];
  const parts: Record<string, { covered: number; agree: number }> = {};
  const fits: RuleFit[] = [];
  const judged: FileReport['judged'][number][] = [];
  const unread: UnreadRow[] = [...left];
  const variants: UnreadRow[] = [];
  let agree = 0;
  for (const row of rows) {
    const verdict = checked(() => check(calculator, row, rows));
    if (verdict.kind === 'uncovered') {
      if (verdict.variant !== undefined) variants.push({ line: row.line, why: verdict.variant });
      continue;
    }
    if (verdict.kind === 'unread') {
      unread.push({ line: row.line, why: verdict.why });
      continue;
    }
    count(parts, verdict.parts ?? {});
    if (verdict.fit !== undefined) fits.push(verdict.fit);
    if (verdict.judged !== undefined) judged.push({ ...verdict.judged, agrees: verdict.kind === 'agree' });
    if (verdict.kind === 'agree') agree++;
    else differences.push({ row: row.line, ...verdict.difference });
  }
  return {
    file,
    rows: rows.length + left.length,
    covered: agree + differences.length,
    agree,
    differ: differences.length,
    unexplained: differences.filter((d) => d.reason === null).length,
    unread,
    variants,
    parts,
    differences,
    fits,
    judged,
    summary: summaryOf(() => summaries[file]?.(calculator, rows) ?? []),
  };
}

// What is wrong with one row keeps no other from being checked.
function checked(check: () => Verdict): Verdict {
  try {
    return check();
  } catch (error) {
    return { kind: 'unread', why: error instanceof Error ? error.message : String(error) };
  }
}

// A summary that cannot be made keeps no report from being written.
function summaryOf(make: () => readonly string[]): readonly string[] {
  try {
    return make();
  } catch (error) {
    return [`the summary cannot be made: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function count(totals: Record<string, { covered: number; agree: number }>, parts: Parts): void {
  for (const [name, agrees] of Object.entries(parts)) {
    const total = totals[name] ?? { covered: 0, agree: 0 };
    totals[name] = { covered: total.covered + 1, agree: total.agree + (agrees ? 1 : 0) };
  }
}

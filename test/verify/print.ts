// The report for a reader: a table of the files, then the differences of each.

import { fitsBySource } from './fits.ts';
import type { FileReport } from './verdict.ts';

/** How many differences of a file are printed unless all are requested. */
const SHOWN = 40;

/** The report as text. */
export function printed(reports: readonly FileReport[], all: boolean): string {
  return [
    table(reports),
    ...reports.flatMap((report) => [
      differences(report, all),
      unreadRows(report),
      variantRows(report),
      fitsBySource(report),
      summary(report),
    ]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function table(reports: readonly FileReport[]): string {
  const head = ['file', 'rows', 'agree', 'differ', 'unexplained', 'not covered yet', 'unread', 'agreement'];
  const lines = reports.flatMap((report) => [
    [
      report.file,
      ...[
        report.rows,
        report.agree,
        report.differ,
        report.unexplained,
        report.rows - report.covered - report.unread.length,
        report.unread.length,
      ].map(String),
      share(report.agree, report.covered),
    ],
    ...Object.entries(report.parts).map(([name, part]) => [
      `  ${name}`,
      '',
      String(part.agree),
      String(part.covered - part.agree),
      '',
      '',
      '',
      share(part.agree, part.covered),
    ]),
  ]);
  const widths = head.map((_, i) => Math.max(...[head, ...lines].map((line) => line[i].length)));
  return [head, ...lines]
    .map((line) =>
      line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '),
    )
    .join('\n');
}

const share = (agree: number, covered: number): string =>
  covered === 0 ? '' : `${((100 * agree) / covered).toFixed(3)} %`;

const unreadRows = ({ file, unread }: FileReport): string =>
  listed(`${file}: ${unread.length} unread`, unread);

const variantRows = ({ file, variants }: FileReport): string =>
  listed(`${file}: ${variants.length} not covered, by a variant that is not implemented`, variants);

const listed = (head: string, rows: FileReport['unread']): string =>
  rows.length === 0
    ? ''
    : [head, ...rows.slice(0, SHOWN).map(({ line, why }) => `  line ${line}: ${why}`)].join('\n');

const summary = ({ file, summary: lines }: FileReport): string =>
  lines.length === 0 ? '' : [`${file}: summary`, ...lines.map((line) => `  ${line}`)].join('\n');

function differences(report: FileReport, all: boolean): string {
  if (report.differences.length === 0) return '';
  const shown = all ? report.differences : report.differences.slice(0, SHOWN);
  const left = report.differences.length - shown.length;
  return [
    `${report.file}: ${report.differ} differ`,
    ...shown.map(({ row, what, expected, actual, reason, note }) => {
      const why = reason ?? (note === undefined ? 'unexplained' : `unexplained (${note})`);
      return `  line ${row}: ${what}: ${expected}, ours ${actual}: ${why}`;
    }),
    ...(left > 0 ? [`  and ${left} more (--all shows them)`] : []),
  ].join('\n');
}

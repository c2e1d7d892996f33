// The diagnostics of a text in the shape of the answer.

import type { evaluation } from '@nirnaya/contract/rules';
import type { z } from '@nirnaya/contract/schema';
import type { Diagnostic } from '@nirnaya/dsl/diagnostics';
import { lineColumn, type SourceRange } from '@nirnaya/dsl/source';
import { isDraftFile, reportedPath } from './draft-file.ts';

/** A diagnostic as answered. */
export type ReportedDiagnostic = z.output<typeof evaluation>['diagnostics'][number];

const rank = { error: 0, warning: 1, info: 2 } as const;

/** Errors anywhere, and all diagnostics of the text; by severity, then by place. */
export function diagnosticsReport(diagnostics: readonly Diagnostic[]): ReportedDiagnostic[] {
  return diagnostics
    .filter(({ severity, range }) => severity === 'error' || isDraftFile(range.file))
    .sort((a, b) => rank[a.severity] - rank[b.severity] || a.range.start - b.range.start)
    .map((d) => ({
      code: d.code,
      severity: d.severity,
      message: d.message,
      ...placeOf(d.range),
      labels: d.labels.map((label) => ({ message: label.message, ...placeOf(label.range) })),
      help: d.help ?? null,
    }));
}

function placeOf({ file, start, end }: SourceRange) {
  const from = lineColumn(file, start);
  const to = lineColumn(file, end);
  return {
    file: reportedPath(file),
    line: from.line,
    // What was added before the text has no column of its own.
    column: Math.max(1, from.column),
    end_line: to.line,
    end_column: Math.max(1, to.column),
  };
}

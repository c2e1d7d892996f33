// What the language says to the author of a text, as answered.

import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { lineColumn, type SourceRange } from '../../dsl/source/source-file.ts';
import type { evaluation } from '../schemas/evaluate.ts';
import type { z } from '../schemas/zod.ts';
import { isTrialFile } from './trial-file.ts';

/** A diagnostic as answered. */
export type ToldDiagnostic = z.output<typeof evaluation>['diagnostics'][number];

const rank = { error: 0, warning: 1, info: 2 } as const;

/** Errors wherever they are, and all that is said of the text; graver ones first, then by place. */
export function toldOf(diagnostics: readonly Diagnostic[]): ToldDiagnostic[] {
  return diagnostics
    .filter(({ severity, range }) => severity === 'error' || isTrialFile(range.file))
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
    file: isTrialFile(file) ? null : file.path,
    line: from.line,
    // What was added before the text has no column of its own.
    column: Math.max(1, from.column),
    end_line: to.line,
    end_column: Math.max(1, to.column),
  };
}
